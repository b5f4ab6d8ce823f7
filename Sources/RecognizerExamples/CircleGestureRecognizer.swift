public import TouchEngine

/// Recognizes one finger that goes around the middle of the view, as on a dial; a continuous
/// gesture (G194).
///
/// It begins with the first move and then tells, move by move, by how much the finger has turned.
/// Near the middle the direction means nothing, so a finger that lands there fails it.
open class CircleGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "CircleGestureRecognizer" }

  /// How far from the middle of the view the finger has to be, in points.
  public var innerRadius = 20.0

  /// The turn since the move before, in radians, clockwise being positive.
  public private(set) var angle = 0.0

  /// The turn since the beginning, in radians; more than one round is more than 2π.
  public private(set) var totalAngle = 0.0

  private var finger: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if finger == nil, state == .possible {
        finger = touch
        if direction(of: touch.location(in: view)) == nil { state = .failed }
      } else {
        ignore(touch, for: event)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger),
      let now = direction(of: finger.location(in: view)),
      let before = direction(of: finger.previousLocation(in: view))
    else { return }
    angle = now - before
    // From just above the left to just below it is a small step, not nearly a whole round.
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    totalAngle += angle
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    finger = nil
    angle = 0
    totalAngle = 0
  }

  /// Returns the direction of a place as seen from the middle of the view, in radians, or `nil`
  /// when it is too near.
  private final func direction(of place: CGPoint) -> Double? {
    guard let view else { return nil }
    let x = place.x - view.bounds.midX
    let y = place.y - view.bounds.midY
    guard x * x + y * y >= innerRadius * innerRadius else { return nil }
    return Trigonometry.angle(x: x, y: y)
  }
}

extension ClassDescription {
  /// The recognizer of circles among the examples.
  package static let circleGestureRecognizer = ClassDescription(
    "CircleGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { CircleGestureRecognizer() })
}
