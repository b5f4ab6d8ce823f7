/// A recognizer of two fingers that turn about each other; a continuous gesture.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIRotationGestureRecognizer" }

  private var pair = FingerPair()
  private var lastAngle = 0.0
  private var turn = 0.0
  private var speed = SmoothedSpeed()

  /// The rotation in radians, with positive values clockwise on the screen; setting it restarts the
  /// measurement (G163).
  public var rotation: CGFloat {
    get { turn }
    set {
      guard newValue.isFinite else { return }
      turn = newValue
      speed.restart(at: newValue, application?.clock.now ?? .zero)
    }
  }

  /// The rate at which the rotation changes, in radians per second (G164).
  public var velocity: CGFloat { speed.value }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in pair.take(touches) { ignore(touch, for: event) }
    guard let angle = pair.angle else { return }
    lastAngle = angle
    speed.restart(at: turn, application?.clock.now ?? .zero)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = pair.angle else { return report(touches, of: pair) }
    turn += UIRotationGestureRecognizer.difference(angle, lastAngle)
    lastAngle = angle
    if state == .possible {
      let degrees = turn * 180 / .pi
      let threshold = limits.rotationThreshold
      // The sum of small steps may miss a round number by its last bits.
      guard degrees.magnitude >= threshold - 1e-9 else { return }
      let taken = limits.rotationBaseline * .pi / 180
      turn -= turn > 0 ? taken : -taken
      measure()
      explain(Reason(.turned, [degrees.magnitude, threshold]), fact: "G162")
      state = .began
    } else {
      measure()
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.release(touches)
    endWhenLifted(pair)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    explain(Reason(.touchesWereCancelled), fact: "G011")
    state = .cancelled
  }

  open override func reset() {
    pair = FingerPair()
    lastAngle = 0
    turn = 0
    speed = SmoothedSpeed()
  }

  /// How far the fingers have turned (G162).
  override var progress: Measure? {
    guard state == .possible, pair.angle != nil else { return nil }
    return Measure(
      value: (turn * 180 / .pi).magnitude, limit: limits.rotationThreshold, unit: .degrees)
  }

  private final func measure() {
    speed.add(turn, at: application?.clock.now ?? .zero, limits.smoothing)
  }

  /// Returns the turn from one direction to another in the shorter direction.
  private static func difference(_ angle: Double, _ other: Double) -> Double {
    var difference = angle - other
    if difference > .pi { difference -= 2 * .pi }
    if difference < -.pi { difference += 2 * .pi }
    return difference
  }
}

extension ClassDescription {
  /// A recognizer of two fingers that turn.
  package static let rotationGestureRecognizer = ClassDescription(
    "UIRotationGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { UIRotationGestureRecognizer() },
    properties: [
      .typed(
        "rotation", "The turn of a rotation, in radians.", .angle, .always, .ofGesture,
        get: { (rotation: UIRotationGestureRecognizer) in rotation.rotation },
        set: { $0.rotation = $1 }),
      .typed(
        "velocity", "The speed of the turn, in radians per second.", .angle, .never, .ofGesture,
        get: { (rotation: UIRotationGestureRecognizer) in rotation.velocity }),
    ])
}
