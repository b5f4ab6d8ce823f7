public import TouchEngine

/// Recognizes one finger that lands and lifts at nearly the same place; a discrete gesture.
///
/// The smallest recognizer that keeps all the rules: every way through it leads to a final state
/// (G193), further fingers make it fail, and what an attempt has gathered is cleared in `reset()`
/// (G191).
open class SimpleTapGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "SimpleTapGestureRecognizer" }

  /// How far the finger may go, in points of the window.
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
  /// The recognizer of a tap among the examples.
  package static let simpleTapGestureRecognizer = ClassDescription(
    "SimpleTapGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { SimpleTapGestureRecognizer() })
}
