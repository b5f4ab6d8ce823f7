/// A recognizer of fingers that rest for a while; a continuous gesture (G146).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UILongPressGestureRecognizer" }

  /// The time that the fingers must rest, in seconds (G136).
  public var minimumPressDuration = 0.5

  /// The maximum distance that the fingers can move before the gesture begins, in points (G136,
  /// G138).
  public var allowableMovement = 10.0

  /// The number of taps that must come first, close to each other and to the press (G145, G260).
  public var numberOfTapsRequired = 0

  /// The number of fingers (G136).
  public var numberOfTouchesRequired = 1

  private var completedTaps = 0
  private var fingersLanded = 0
  private var firstTap: CGPoint?
  private var landing = CGPoint.zero
  private var landingTime = VirtualTime.zero
  private var timer: VirtualClock.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // Additional fingers don't matter once the gesture has begun (G141).
      if follows(.begunPressesIgnoreFingers) { for touch in touches { ignore(touch, for: event) } }
      return
    }
    let down = currentTouches.filter { !$0.isOver }
    if down.count > numberOfTouchesRequired, follows(.surplusFailsPresses) {
      return fail(
        Reason(.fingers, [Double(down.count), Double(numberOfTouchesRequired)]), fact: "G140")
    }
    fingersLanded = down.count
    landing = UIGestureRecognizer.centroid(of: down, in: nil)
    landingTime = application?.clock.now ?? .zero
    guard down.count == numberOfTouchesRequired else { return }
    if let distance = firstTap?.distance(to: landing), distance > limits.tapAllowableSeparation {
      return fail(Reason(.awayFromTheFirstTap, [distance]), fact: "G260")
    }
    if completedTaps < numberOfTapsRequired {
      stopTimer()
    } else if minimumPressDuration <= 0, follows(.shortPressesBeginAtOnce) {
      begin()
    } else if beginsByTimer {
      let duration = VirtualTime(seconds: minimumPressDuration)
      startTimer(after: duration) { [unowned(unsafe) self] in begin() }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = UIGestureRecognizer.centroid(of: currentTouches.filter { !$0.isOver }, in: nil)
    let distance = place.distance(to: landing)
    if state != .possible {
      guard distance > allowableMovement || follows(.pressesTellEveryMove) else { return }
      explain(Reason(.aFingerMoved), fact: "G144")
      state = .changed
      return
    }
    let pressed = (application?.clock.now ?? .zero) - landingTime
    if pressed.seconds >= minimumPressDuration, !beginsByTimer { return begin() }
    if distance > allowableMovement, follows(.movingFailsPresses) {
      fail(
        Reason(.movedAfter, [distance, allowableMovement, pressed.milliseconds]),
        fact: "G138")
    }
  }

  override func touchHasTrembled() {
    guard state == .began || state == .changed else { return }
    explain(Reason(.aFingerTrembled), fact: "G262")
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      guard hasEnded(with: limits.pressEnd) else { return }
      explain(Reason(.aFingerLifted), fact: "G142")
      state = .ended
      return
    }
    guard completedTaps < numberOfTapsRequired, fingersLanded == numberOfTouchesRequired else {
      guard follows(.earlyLiftsFailPresses) else { return begin() }
      let pressed = (application?.clock.now ?? .zero) - landingTime
      let needed = VirtualTime(seconds: minimumPressDuration)
      return fail(Reason(.pressed, [pressed.milliseconds, needed.milliseconds]), fact: "G139")
    }
    guard currentTouches.allSatisfy({ $0.isOver }) else { return }
    completedTaps += 1
    if firstTap == nil { firstTap = landing }
    fingersLanded = 0
    startTimer(after: limits.tapInterval) { [unowned(unsafe) self] in
      fail(Reason(.noPress, [limits.tapInterval.milliseconds]), fact: "G145")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    explain(Reason(.touchesWereCancelled), fact: "G011")
    stopTimer()
    state = .cancelled
  }

  open override func reset() {
    stopTimer()
    completedTaps = 0
    fingersLanded = 0
    firstTap = nil
    landing = .zero
  }

  /// The time that the fingers have pressed (G137), or that has passed since a tap (G145).
  override var progress: Measure? {
    guard state == .possible else { return nil }
    let isPressed = completedTaps >= numberOfTapsRequired
    return progress(
      of: timer,
      after: isPressed ? VirtualTime(seconds: minimumPressDuration) : limits.tapInterval)
  }

  /// Whether the gesture begins while the fingers rest, rather than with their next move (G137).
  private final var beginsByTimer: Bool { follows(.pressesBeginByTimer) }

  /// Begins from the timer, without a touch event (G137).
  private final func begin() {
    let pressed = VirtualTime(seconds: max(0, minimumPressDuration))
    explain(Reason(.pressed, [pressed.milliseconds, pressed.milliseconds]), fact: "G137")
    state = .began
  }

  private final func fail(_ reason: Reason, fact: String) {
    stopTimer()
    explain(reason, fact: fact)
    state = .failed
  }

  private final func startTimer(after span: VirtualTime, _ body: @escaping () -> Void) {
    stopTimer()
    timer = application?.schedule(after: span, for: self, body)
  }

  private final func stopTimer() {
    if let timer { application?.clock.cancel(timer) }
    timer = nil
  }
}

extension ClassDescription {
  /// A recognizer of a finger that rests.
  package static let longPressGestureRecognizer = ClassDescription(
    "UILongPressGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { UILongPressGestureRecognizer() },
    properties: [
      .typed(
        "allowableMovement",
        "How far a finger may stray before a long press is recognized, in points.",
        get: { (press: UILongPressGestureRecognizer) in press.allowableMovement },
        set: { $0.allowableMovement = $1 }),
      .typed(
        "minimumPressDuration", "How long a finger rests before a long press is recognized.", .time,
        get: { (press: UILongPressGestureRecognizer) in press.minimumPressDuration },
        set: { $0.minimumPressDuration = $1 }),
      .typed(
        "numberOfTapsRequired", "The number of taps.", .count(0...1_000),
        get: { (press: UILongPressGestureRecognizer) in press.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }),
      .typed(
        "numberOfTouchesRequired", "The number of fingers.", .count(1...1_000),
        get: { (press: UILongPressGestureRecognizer) in press.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
