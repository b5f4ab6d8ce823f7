public import TouchEngine

/// A recognizer of one finger that circles the center of the view, as on a dial; a continuous
/// gesture (G194).
///
/// The gesture begins with the first move and then reports, move by move, by how much the finger
/// has turned. Close to the center, the direction isn't meaningful, so the recognizer fails if the
/// finger touches down there.
open class CircleGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "CircleGestureRecognizer" }

  /// The minimum distance of the finger from the center of the view, in points.
  public var innerRadius = 20.0

  /// The turn since the previous move, in radians, with positive values clockwise.
  public private(set) var angle = 0.0

  /// The turn since the beginning, in radians; more than one revolution is more than 2π.
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
    // From just above the left to just below it is a small step, not nearly a whole revolution.
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

  /// Returns the direction of a point from the center of the view, in radians, or `nil` when the
  /// point is too close.
  private final func direction(of place: CGPoint) -> Double? {
    guard let view else { return nil }
    let x = place.x - view.bounds.midX
    let y = place.y - view.bounds.midY
    guard x * x + y * y >= innerRadius * innerRadius else { return nil }
    return Trigonometry.angle(x: x, y: y)
  }
}

extension ClassDescription {
  /// The example recognizer of circles.
  package static let circleGestureRecognizer = ClassDescription(
    "CircleGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { CircleGestureRecognizer() })
}
