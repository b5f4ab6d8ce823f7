/// A recognizer of dragging fingers; a continuous gesture.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIPanGestureRecognizer" }

  /// The minimum number of fingers (G150).
  public var minimumNumberOfTouches = 1

  /// The maximum number of fingers (G150).
  public var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling without touches that the pan follows; none by default (G302).
  public var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The scrolling without touches that the pan follows, with the pointer's location at its beginning and
  /// the distance since then, in window points.
  private var scroll: (kind: UIScrollTypeMask, start: CGPoint, distance: CGPoint)?

  /// The distance that the fingers have moved, in window points.
  private var travel = CGPoint.zero

  /// The distance that the fingers had moved when the gesture began, before the threshold was
  /// subtracted, since they touched down or since the gesture last declined to begin, in window
  /// points.
  private(set) final var travelAtBegin = CGPoint.zero

  /// The distance that the fingers had moved when the gesture last declined to begin, in window
  /// points; `nil` if it hasn't declined.
  private var declinedTravel: CGPoint?

  /// The centroid of the fingers from which the next step is measured, in window points.
  private var anchor = CGPoint.zero

  private var velocitySamples = VelocitySamples()

  /// Returns the distance that the fingers have moved since the gesture began or the translation
  /// was set, in a view's coordinates (G148).
  public func translation(in view: UIView?) -> CGPoint {
    UIGestureRecognizer.convert(vector: travel, in: self.view?.window, to: view)
  }

  /// Sets the value from which the translation continues (G153), in a view's coordinates.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard follows(.translationsCanBeSet) else { return }
    travel = UIGestureRecognizer.convert(vector: translation, from: view, to: self.view?.window)
  }

  /// Returns the speed of the fingers in a view's coordinates, in points per second (G154).
  public func velocity(in view: UIView?) -> CGPoint {
    UIGestureRecognizer.convert(
      vector: velocitySamples.mixed(limits.panVelocityWeights), in: self.view?.window, to: view)
  }

  /// Returns the location of the fingers or, without touches, the pointer's location at the beginning with
  /// what has been scrolled (G303).
  open override func location(in view: UIView?) -> CGPoint {
    guard let scroll, let window = self.view?.window else { return super.location(in: view) }
    let place = scroll.start + scroll.distance
    return view.map { window.convert(place, to: $0) } ?? place
  }

  /// Begins to follow scrolling without touches.
  final func scrollBegan(at place: CGPoint, _ kind: UIScrollTypeMask, _ time: VirtualTime) {
    scroll = (kind, place, .zero)
    velocitySamples.add(place, at: time, limits.velocitySampleInterval)
  }

  /// Follows scrolling by a distance.
  final func scrolled(by distance: CGPoint, at time: VirtualTime) {
    guard let place = scroll.map({ $0.start + $0.distance + distance }) else { return }
    scroll?.distance += distance
    travel += distance
    velocitySamples.add(place, at: time, limits.velocitySampleInterval)
    guard distance != .zero else { return }
    if state == .possible { beginIfFarEnough() } else { state = .changed }
  }

  /// Ends with the scrolling.
  final func scrollEnded() {
    if state == .possible {
      fail(Reason(.liftedAfterMoving, [farthest, neededDistance]), fact: "G155")
    } else {
      state = .ended
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = downCount
    if down > maximumNumberOfTouches, follows(.surplusFailsPans) {
      guard state == .possible else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      return fail(
        Reason(.fingersOfAtMost, [Double(down), Double(maximumNumberOfTouches)]),
        fact: "G150")
    }
    // An additional finger moves the centroid, not the translation (G152).
    if down == touches.count { anchor = middle } else { moveAnchor() }
    velocitySamples.add(anchor, at: event.time, limits.velocitySampleInterval)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = middle
    travel = CGPoint(x: travel.x + place.x - anchor.x, y: travel.y + place.y - anchor.y)
    anchor = place
    velocitySamples.add(place, at: event.time, limits.velocitySampleInterval)
    if state == .possible { beginIfFarEnough() } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = downCount
    if state == .possible {
      if down == 0, follows(.earlyLiftsFailPans) {
        if declinedTravel != nil {
          fail(Reason(.liftedBeforeTurning), fact: "G259")
        } else if self.touches.count < minimumNumberOfTouches {
          let numbers = [Double(self.touches.count), Double(minimumNumberOfTouches)]
          fail(Reason(.liftedWithFingers, numbers), fact: "G155")
        } else {
          fail(Reason(.liftedAfterMoving, [farthest, threshold]), fact: "G155")
        }
      }
    } else if hasEnded(with: limits.panEnd) {
      explain(Reason(.lastFingerLifted), fact: "G151")
      state = .ended
    }
    if down > 0 { moveAnchor() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if downCount == 0 { fail(Reason(.touchesWereCancelled), fact: "G156") }
  }

  open override func reset() {
    travel = .zero
    travelAtBegin = .zero
    declinedTravel = nil
    anchor = .zero
    scroll = nil
    velocitySamples = VelocitySamples()
  }

  /// Restarts a pan that had to wait from zero when it finally begins (G149).
  override func didWait() {
    if follows(.waitedPansStartAtZero) { travel = .zero }
  }

  /// The distance along the axis that has more of it (G147).
  override var progress: Measure? {
    guard state == .possible, downCount > 0 else { return nil }
    return Measure(value: farthest, limit: threshold, unit: .points)
  }

  /// The distance that the fingers must move on one of the axes, in points, which is also
  /// subtracted from the translation.
  var threshold: CGFloat { limits.panThreshold }

  /// Returns whether the gesture can begin with a sufficient distance; if it declines, the
  /// recognizer stays possible, and the next distance is measured from there (G259).
  func accepts(_ way: CGPoint) -> Bool { true }

  /// Returns the reason a path can no longer become this gesture, or `nil` if it can.
  func refusal(of way: CGPoint) -> Refusal? { nil }

  /// The touches that are down.
  final var downTouches: [UITouch] {
    touches.contains { $0.isOver } ? touches.filter { !$0.isOver } : touches
  }

  /// The greater of the distances on the two axes (G147).
  private final var farthest: CGFloat {
    limits.panMeasure.length(of: way)
  }

  /// The distance that the fingers have moved since they touched down, or since the gesture
  /// declined to begin.
  private final var way: CGPoint { declinedTravel.map { travel - $0 } ?? travel }

  /// Begins when one axis reaches the threshold, which is subtracted from that axis (G147, G148).
  private final func beginIfFarEnough() {
    if let refusal = refusal(of: way) { return fail(refusal.reason, fact: refusal.fact) }
    let threshold = neededDistance
    guard scroll != nil || downCount >= minimumNumberOfTouches, farthest >= threshold else {
      return
    }
    guard accepts(way) else {
      declinedTravel = travel
      return
    }
    explain(Reason(.moved, [farthest, threshold]), fact: "G147")
    travelAtBegin = way
    travel = CGPoint(x: reduced(travel.x), y: reduced(travel.y))
    state = .began
  }

  /// The distance that the gesture needs: for a wheel, whose notch is meant, next to none (G302).
  private final var neededDistance: CGFloat {
    scroll?.kind == .discrete ? threshold * Self.shareForWheels : threshold
  }

  private static let shareForWheels: CGFloat = 0.0001

  /// Measures the next step from the centroid of the fingers that are down now, so that a finger
  /// that comes or goes doesn't move the translation (G152).
  private final func moveAnchor() {
    if follows(.translationDoesNotJump) { anchor = middle }
  }

  /// Subtracts the threshold from a distance that has reached it; a shorter distance stays
  /// unchanged, because no source covers it.
  private final func reduced(_ distance: CGFloat) -> CGFloat {
    guard distance.magnitude >= neededDistance else { return distance }
    let part = neededDistance * limits.panThresholdShare
    return distance > 0 ? distance - part : distance + part
  }

  /// Fails with a reason, or cancels the gesture if it has begun (G156).
  final func fail(_ reason: @autoclosure () -> Reason, fact: String) {
    explain(reason(), fact: fact)
    state = .failed
  }
}

/// The last velocities of a pan, in points per second.
private struct VelocitySamples {
  private var place: CGPoint?
  private var time = VirtualTime.zero
  private var newest: CGPoint?
  private var previous: CGPoint?

  /// Adds a location at a time, unless the last sample is too recent (G154).
  mutating func add(_ place: CGPoint, at time: VirtualTime, _ least: VirtualTime) {
    if let last = self.place {
      guard time - self.time >= least else { return }
      let seconds = (time - self.time).seconds
      previous = newest
      newest = CGPoint(x: (place.x - last.x) / seconds, y: (place.y - last.y) / seconds)
    }
    self.place = place
    self.time = time
  }

  /// Returns the weighted mix of the last two velocities, or the latest when there's only one
  /// (G154).
  func mixed(_ weights: (newest: Double, previous: Double)) -> CGPoint {
    guard let newest else { return .zero }
    guard let previous else { return newest }
    return CGPoint(
      x: weights.newest * newest.x + weights.previous * previous.x,
      y: weights.newest * newest.y + weights.previous * previous.y)
  }
}

extension UIGestureRecognizer {
  /// Converts a vector of a window to the coordinates of a view, or of the window for `nil`.
  static func convert(vector: CGPoint, in window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let window, let view else { return vector }
    let tip = window.convert(vector, to: view)
    let foot = window.convert(CGPoint.zero, to: view)
    return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
  }

  /// Converts a vector of a view, or of the window for `nil`, to the coordinates of the window.
  static func convert(vector: CGPoint, from view: UIView?, to window: UIWindow?) -> CGPoint {
    guard let window, let view else { return vector }
    let tip = view.convert(vector, to: window)
    let foot = view.convert(CGPoint.zero, to: window)
    return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
  }
}

extension ClassDescription {
  /// A recognizer of dragging fingers.
  package static let panGestureRecognizer = ClassDescription(
    "UIPanGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { UIPanGestureRecognizer() },
    properties: [
      .typed(
        "allowedScrollTypesMask", "The kinds of scrolling without touches that a pan follows.",
        get: { (pan: UIPanGestureRecognizer) in pan.allowedScrollTypesMask },
        set: { $0.allowedScrollTypesMask = $1 }),
      .typed(
        "maximumNumberOfTouches", "The greatest number of fingers of a pan.", .count(1...1_000),
        get: { (pan: UIPanGestureRecognizer) in pan.maximumNumberOfTouches },
        set: { $0.maximumNumberOfTouches = $1 }),
      .typed(
        "minimumNumberOfTouches", "The least number of fingers of a pan.", .count(1...1_000),
        get: { (pan: UIPanGestureRecognizer) in pan.minimumNumberOfTouches },
        set: { $0.minimumNumberOfTouches = $1 }),
      .dynamic(
        "translation",
        "How far the fingers of a pan have gone, in the coordinates of its view, in points.",
        .point, .never, [.ofGesture, .inCoordinates],
        read: { (pan: UIPanGestureRecognizer, context) in
          pan.translation(in: context.space).dynamicValue
        }),
      .dynamic(
        "velocity",
        "The speed of the fingers of a pan in the coordinates of its view, in points per second.",
        .point, .never, [.ofGesture, .inCoordinates],
        read: { (pan: UIPanGestureRecognizer, context) in
          pan.velocity(in: context.space).dynamicValue
        }),
    ])
}
