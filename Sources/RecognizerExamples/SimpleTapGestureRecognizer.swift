public import TouchEngine

/// A recognizer of one finger that touches down and lifts at nearly the same location; a discrete
/// gesture.
///
/// The smallest recognizer that follows all the rules: every path through it leads to a final state
/// (G193), additional fingers make it fail, and `reset()` clears the state of an attempt (G191).
open class SimpleTapGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "SimpleTapGestureRecognizer" }

  /// The maximum distance that the finger can move, in points of the window.
  public var allowableMovement = 10.0

  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let place = touches.first?.location(in: nil) else { return }
    let x = place.x - start.x
    let y = place.y - start.y
    if x * x + y * y > allowableMovement * allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}

extension ClassDescription {
  /// The example recognizer of a tap.
  package static let simpleTapGestureRecognizer = ClassDescription(
    "SimpleTapGestureRecognizer", .recognizer, inherits: .gestureRecognizer, isDiscrete: true,
    instances: .init { SimpleTapGestureRecognizer() })
}
