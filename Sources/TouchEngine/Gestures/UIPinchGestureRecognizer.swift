/// A recognizer of two fingers that move apart or together; a continuous gesture.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIPinchGestureRecognizer" }

  private var pair = FingerPair()
  private var baseline = 0.0
  private var storedScale = 1.0
  private var speed = SmoothedSpeed()

  /// The distance of the fingers relative to the distance at the start; setting it moves the start
  /// (G159).
  public var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedScale = newValue
      if let distance = given(.scalesCanBeSet, pair.distance) { baseline = distance / newValue }
      speed.restart(at: newValue, application?.clock.now ?? .zero)
    }
  }

  /// The rate at which the scale changes, per second (G161).
  public var velocity: CGFloat { speed.value }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in pair.take(touches) { ignore(touch, for: event) }
    guard let distance = pair.distance else { return }
    baseline = state == .possible ? distance : distance / storedScale
    speed.restart(at: storedScale, application?.clock.now ?? .zero)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = pair.distance else { return report(touches, of: pair) }
    if state == .possible {
      let change = distance - baseline
      let threshold = limits.pinchThreshold
      guard change.magnitude >= threshold else { return }
      // A part of the distance counts toward the baseline (G158).
      baseline += change > 0 ? limits.pinchBaseline : -limits.pinchBaseline
      update(distance)
      explain(
        Reason(.distanceChanged, [change.magnitude, threshold]), fact: "G157"
      )
      state = .began
    } else {
      update(distance)
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
    baseline = 0
    storedScale = 1
    speed = SmoothedSpeed()
  }

  /// How much the distance of the fingers has changed (G157).
  override var progress: Measure? {
    guard state == .possible, let distance = pair.distance else { return nil }
    return Measure(
      value: (distance - baseline).magnitude, limit: limits.pinchThreshold, unit: .points)
  }

  private final func update(_ distance: Double) {
    guard baseline > 0 else { return }
    storedScale = distance / baseline
    speed.add(storedScale, at: application?.clock.now ?? .zero, limits.smoothing)
  }
}

/// The two fingers of a pinch or a rotation.
struct FingerPair {
  private var first: UITouch?
  private var second: UITouch?

  /// The distance of the fingers in window points, or `nil` unless both are down.
  var distance: Double? {
    guard let first, let second else { return nil }
    return first.windowLocation.distance(to: second.windowLocation)
  }

  /// The direction from the first finger to the second, in radians, or `nil` unless both are down.
  var angle: Double? {
    guard let first, let second else { return nil }
    return Trigonometry.angle(
      x: second.windowLocation.x - first.windowLocation.x,
      y: second.windowLocation.y - first.windowLocation.y)
  }

  /// Whether both fingers are up.
  var isEmpty: Bool { first == nil && second == nil }

  /// Returns whether one of the fingers is in the pair.
  func contains(anyOf touches: Set<UITouch>) -> Bool {
    [first, second].contains { finger in finger.map { touches.contains($0) } ?? false }
  }

  /// Accepts fingers until there are two.
  ///
  /// - Returns: The others, which the recognizer ignores.
  mutating func take(_ touches: Set<UITouch>) -> [UITouch] {
    var others: [UITouch] = []
    for touch in touches {
      if first == nil {
        first = touch
      } else if second == nil {
        second = touch
      } else {
        others.append(touch)
      }
    }
    return others
  }

  /// Removes fingers that have lifted.
  mutating func release(_ touches: Set<UITouch>) {
    if let touch = first, touches.contains(touch) { first = nil }
    if let touch = second, touches.contains(touch) { second = nil }
  }
}

extension UIGestureRecognizer {
  /// Reports a move of the only finger left of a gesture of two (G293).
  ///
  /// The values stay as they were: no source tells what they are.
  final func report(_ touches: Set<UITouch>, of pair: FingerPair) {
    guard state == .began || state == .changed, pair.contains(anyOf: touches),
      follows(.lastFingersAreReported)
    else { return }
    state = .changed
  }

  /// Ends the gesture of two fingers when both are up; it fails if it hasn't begun (G160).
  ///
  /// The pair is a copy, because setting the state may reset the recognizer.
  final func endWhenLifted(_ pair: FingerPair) {
    guard pair.isEmpty || limits.pinchEnd == .firstLift else { return }
    explain(Reason(.bothFingersAreUp), fact: "G160")
    state = state == .possible ? .failed : .ended
  }
}

/// The speed of a value, where each sample is mixed with the previous speed (G161).
struct SmoothedSpeed {
  /// The speed per second.
  private(set) var value = 0.0

  private var last = 0.0
  private var time = VirtualTime.zero
  private var hasSample = false

  /// Restarts the measurement from a value at a time.
  mutating func restart(at value: Double, _ time: VirtualTime) {
    last = value
    self.time = time
    self.value = 0
    hasSample = false
  }

  /// Adds a sample; the first one counts in full.
  mutating func add(_ next: Double, at time: VirtualTime, _ smoothing: Double) {
    let seconds = (time - self.time).seconds
    guard seconds > 0 else { return }
    let sample = (next - last) / seconds
    value = hasSample ? smoothing * value + (1 - smoothing) * sample : sample
    hasSample = true
    last = next
    self.time = time
  }
}

extension ClassDescription {
  /// A recognizer of two fingers that move apart or together.
  package static let pinchGestureRecognizer = ClassDescription(
    "UIPinchGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { UIPinchGestureRecognizer() },
    properties: [
      .typed(
        "scale", "The distance of the fingers of a pinch as a part of the distance at the start.",
        .length, .always, .ofGesture,
        get: { (pinch: UIPinchGestureRecognizer) in pinch.scale }, set: { $0.scale = $1 }),
      .typed(
        "velocity", "The speed at which the scale changes, per second.", .anyNumber, .never,
        .ofGesture,
        get: { (pinch: UIPinchGestureRecognizer) in pinch.velocity }),
    ])
}
