/// A recognizer of fingers that move quickly in one direction; a discrete gesture.
///
/// The swipe is recognized while the fingers move, at the first sample that's far enough (G169).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Sendable, WordedOptions {
    /// The bits (G166).
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)

    /// To the left.
    public static let left = Direction(rawValue: 2)

    /// Up.
    public static let up = Direction(rawValue: 4)

    /// Down.
    public static let down = Direction(rawValue: 8)

    package static let wordedOptions: [(word: String, option: Self)] = [
      ("down", .down),
      ("left", .left),
      ("right", .right),
      ("up", .up),
    ]
  }

  /// The location where one finger touched down.
  private struct Start {
    var touch: UITouch
    var place: CGPoint
  }

  open override var className: String { "UISwipeGestureRecognizer" }

  /// The directions that the recognizer accepts (G166).
  public var direction: Direction = .right

  /// The number of fingers (G166).
  public var numberOfTouchesRequired = 1

  private var starts: [Start] = []
  private var startTime = VirtualTime.zero
  private var timer: VirtualClock.Timer?

  /// The number of fingers of the swipe, also in the action (G132).
  open override var numberOfTouches: Int { numberOfTouches(of: numberOfTouchesRequired) }

  /// Returns where the swipe started (G176), in a view's coordinates.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty, let window = self.view?.window else { return .zero }
    guard follows(.swipesTellTheirStart) else { return super.location(in: view) }
    var sum = CGPoint.zero
    for start in starts {
      sum = CGPoint(x: sum.x + start.place.x, y: sum.y + start.place.y)
    }
    let count = Double(starts.count)
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    return view.map { window.convert(middle, to: $0) } ?? middle
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      startTime = application?.clock.now ?? .zero
      // The last moment still counts (G167), so the timer is due right after it.
      let span = limits.swipeLongestTime + VirtualTime(microseconds: 1)
      timer = application?.schedule(after: span, for: self) { [unowned(unsafe) self] in
        fail(Reason(.noSwipe, [limits.swipeLongestTime.milliseconds]), fact: "G167")
      }
    }
    for touch in touches { starts.append(Start(touch: touch, place: touch.windowLocation)) }
    if starts.count > numberOfTouchesRequired {
      fail(
        Reason(.fingers, [Double(starts.count), Double(numberOfTouchesRequired)]), fact: "G173")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(isLift: false)
  }

  /// Whether the swipe isn't recognized while the fingers move (G169).
  private final var waitsForLift: Bool { suspends(.swipesNeedNoLift) }

  /// Recognizes the swipe when all fingers are far enough, while they move (G169).
  private final func measure(isLift: Bool) {
    let needed = neededDistance
    let seconds = secondsSinceStart
    let allowed = limits.swipeDrift * (1 - seconds * (1 - limits.swipeRateAcross))
    var isFarEnough = starts.count == numberOfTouchesRequired
    var least = Double.infinity
    for start in starts.prefix(follows(.everyFingerSwipes) ? starts.count : 1) {
      let x = start.touch.windowLocation.x - start.place.x
      let y = start.touch.windowLocation.y - start.place.y
      guard let (along, across) = distances(x, y) else {
        return fail(Reason(.hasNoDirection), fact: "G175")
      }
      if suspends(.swipesMeasureFromTheStart), goesBack(start.touch) {
        return fail(Reason(.movedBack), fact: "G171")
      }
      if along < 0, follows(.backwardsFailsSwipes) {
        return fail(Reason(.movedTheOtherWay, [-along]), fact: "G170")
      }
      if across > allowed {
        return fail(Reason(.drifted, [across, allowed]), fact: "G168")
      }
      least = min(least, along)
      if along < needed { isFarEnough = false }
    }
    guard isFarEnough, isLift == waitsForLift else { return }
    stopTimer()
    explain(Reason(.moved, [least, needed]), fact: "G168")
    state = .ended
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if waitsForLift { measure(isLift: true) }
    if state == .possible { fail(Reason(.liftedTooSoon), fact: "G168") }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.touchesWereCancelled), fact: "G011")
  }

  open override func reset() {
    stopTimer()
    starts.removeAll()
    startTime = .zero
  }

  /// Returns the distances of a move along and across the accepted directions, or `nil` when it
  /// fits none.
  ///
  /// When one mask has horizontal and vertical directions, the horizontal ones decide, which is why
  /// a mask of right and down doesn't recognize a move down (G174).
  private final func distances(_ x: Double, _ y: Double) -> (along: Double, across: Double)? {
    var direction = direction
    if y.magnitude > x.magnitude, suspends(.horizontalDirectionsDecide) {
      direction.subtract([.left, .right])
    }
    if direction.contains([.left, .right]) { return (x.magnitude, y.magnitude) }
    if direction.contains(.right) { return (x, y.magnitude) }
    if direction.contains(.left) { return (-x, y.magnitude) }
    if direction.contains([.up, .down]) { return (y.magnitude, x.magnitude) }
    if direction.contains(.down) { return (y, x.magnitude) }
    if direction.contains(.up) { return (-y, x.magnitude) }
    return nil
  }

  private final var secondsSinceStart: Double {
    ((application?.clock.now ?? .zero) - startTime).seconds
  }

  /// The distance that's enough now; it decreases with time (G168).
  private final var neededDistance: Double {
    limits.swipeDistance * (1 - secondsSinceStart * (1 - limits.swipeRateAlong))
  }

  /// The distance of the finger that has gone least in the direction.
  override var progress: Measure? {
    guard state == .possible, !starts.isEmpty else { return nil }
    var least = Double.infinity
    for start in starts {
      let place = start.touch.windowLocation
      guard let (along, _) = distances(place.x - start.place.x, place.y - start.place.y) else {
        return nil
      }
      least = min(least, along)
    }
    return Measure(value: max(0, least), limit: neededDistance, unit: .points)
  }

  /// Whether a finger has moved against the direction since its previous location.
  private final func goesBack(_ touch: UITouch) -> Bool {
    let step = touch.windowLocation - touch.previousWindowLocation
    return (distances(step.x, step.y)?.along ?? 0) < 0
  }

  private final func fail(_ reason: Reason, fact: String) {
    stopTimer()
    explain(reason, fact: fact)
    state = .failed
  }

  private final func stopTimer() {
    if let timer { application?.clock.cancel(timer) }
    timer = nil
  }
}

extension ClassDescription {
  /// A recognizer of a quick stroke.
  package static let swipeGestureRecognizer = ClassDescription(
    "UISwipeGestureRecognizer", .recognizer, inherits: .gestureRecognizer, isDiscrete: true,
    instances: .init { UISwipeGestureRecognizer() },
    properties: [
      .typed(
        "direction", "The directions that a swipe may have.",
        get: { (swipe: UISwipeGestureRecognizer) in swipe.direction }, set: { $0.direction = $1 }),
      .typed(
        "numberOfTouchesRequired", "The number of fingers.", .count(1...1_000),
        get: { (swipe: UISwipeGestureRecognizer) in swipe.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
