import TraceModel

/// The states that a recognizer of a kind can have, and the transitions between them.
struct StateMachine {
  /// A state, as traces have it.
  typealias State = TraceEvent.State

  /// From which state to which.
  struct Transition: Equatable {
    /// The state that is left.
    var from: State
    /// The state that is entered.
    var to: State
  }

  /// Whether the gesture is continuous, as a pan is.
  let isContinuous: Bool

  /// Creates the machine of a class; one that UIKit doesn't have is known by what it did.
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

  /// The states, from the first one on.
  var states: [State] {
    isContinuous
      ? [.possible, .began, .changed, .ended, .cancelled, .failed] : [.possible, .ended, .failed]
  }

  /// The transitions that Apple documents, with the resets.
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
