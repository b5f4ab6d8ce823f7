import TraceModel

/// The states that a kind of recognizer can have, and the transitions between them.
struct StateMachine {
  /// A state, as traces record it.
  typealias State = TraceEvent.State

  /// A transition from one state to another.
  struct Transition: Equatable {
    /// The old state.
    var from: State
    /// The new state.
    var to: State
  }

  /// Whether the gesture is continuous, as a pan is.
  let isContinuous: Bool

  /// Creates the machine of a class; for a class that UIKit doesn't have, the recognizer's steps
  /// determine the kind.
  init(ofClass name: String, taking steps: [StateStep]) {
    let tells = steps.contains { [.began, .changed, .cancelled].contains($0.transition.to) }
    isContinuous = tells || Self.continuousClasses.contains(name)
  }

  private static let continuousClasses = [
    "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIScrollViewPanGestureRecognizer",
    "UIScrollViewPinchGestureRecognizer", "_UISwipeActionPanGestureRecognizer",
  ]

  /// The states, starting with the initial one.
  var states: [State] {
    isContinuous
      ? [.possible, .began, .changed, .ended, .cancelled, .failed] : [.possible, .ended, .failed]
  }

  /// The transitions that Apple documents, including resets.
  var transitions: [Transition] {
    let pairs: [(State, State)] =
      isContinuous
      ? [
        (.possible, .began), (.possible, .failed), (.began, .changed), (.began, .ended),
        (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
        (.ended, .possible), (.cancelled, .possible), (.failed, .possible),
      ]
      : [(.possible, .ended), (.possible, .failed), (.ended, .possible), (.failed, .possible)]
    return pairs.map { Transition(from: $0.0, to: $0.1) }
  }
}
