/// A recognizer of one or more taps with one or more fingers; a discrete gesture.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UITapGestureRecognizer" }

  /// The number of taps in a row (G125).
  public var numberOfTapsRequired = 1

  /// The number of fingers (G125).
  public var numberOfTouchesRequired = 1

  /// The buttons of a pointing device that must be pressed; an empty set isn't possible (G054).
  public var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet { if buttonMaskRequired.isEmpty { buttonMaskRequired = oldValue } }
  }

  /// Creates a recognizer of one tap with one finger, or of one press of the select button.
  public override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    allowedPressTypes = [.select]
  }

  private var completedTaps = 0
  private var fingersLanded = 0
  private var hasLifted = false
  private var firstTap: CGPoint?
  private var landing = CGPoint.zero
  private var timer: VirtualClock.Timer?

  /// The timer for the fingers that are missing (G296).
  private var fingerTimer: VirtualClock.Timer?

  /// The number of fingers of the tap, which the action also sees after they have lifted (G132).
  open override var numberOfTouches: Int { numberOfTouches(of: numberOfTouchesRequired) }

  /// Returns the centroid of the fingers when they touched down (G133), in points.
  open override func location(in view: UIView?) -> CGPoint {
    guard fingersLanded > 0, let window = given(.tapsTellTheirLanding, self.view?.window) else {
      return super.location(in: view)
    }
    guard let view else { return landing }
    return window.convert(landing, to: view)
  }

  /// Doesn't prevent a tap with the same fingers and more taps, or a long press that requires as
  /// many taps (G134).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventedGestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTouchesRequired != numberOfTouchesRequired
        || tap.buttonMaskRequired != buttonMaskRequired
        || tap.numberOfTapsRequired <= numberOfTapsRequired
    }
    if let press = preventedGestureRecognizer as? UILongPressGestureRecognizer {
      return press.numberOfTouchesRequired != numberOfTouchesRequired
        || press.numberOfTapsRequired < numberOfTapsRequired
    }
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = downCount
    if event.buttonMask != buttonMaskRequired {
      return fail(Reason(.otherButtons), fact: "G054")
    }
    if hasLifted || down > numberOfTouchesRequired, follows(.surplusFailsTaps) {
      return fail(
        Reason(.fingers, [Double(down), Double(numberOfTouchesRequired)]), fact: "G130")
    }
    if fingersLanded == 0 {
      startTimer(after: limits.tapLongestHold) { [unowned(unsafe) self] in
        fail(Reason(.heldFor, [limits.tapLongestHold.milliseconds]), fact: "G129")
      }
      if down < numberOfTouchesRequired { startFingerTimer() }
    }
    fingersLanded = down
    if down == numberOfTouchesRequired { stopFingerTimer() }
    landing = middle
    if let firstTap, down == numberOfTouchesRequired {
      let distance = landing.distance(to: firstTap)
      if distance > limits.tapAllowableSeparation {
        return fail(Reason(.awayFromTheFirstTap, [distance]), fact: "G127")
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasLifted else { return }
    let distance = middle.distance(to: landing)
    if distance > limits.tapAllowableMovement {
      fail(Reason(.moved, [distance, limits.tapAllowableMovement]), fact: "G126")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersLanded < numberOfTouchesRequired, follows(.missingFingersFailTaps) {
      return fail(
        Reason(.missingFingers, [Double(fingersLanded), Double(numberOfTouchesRequired)]),
        fact: "G130")
    }
    hasLifted = true
    guard hasEnded(with: limits.tapEnd) else { return }  // G131
    if firstTap == nil { firstTap = landing }
    complete("tap")
  }

  /// The time that has passed since a tap while the next one may come (G128).
  override var progress: Measure? {
    guard state == .possible, completedTaps > 0, fingersLanded == 0 else { return nil }
    return progress(of: timer, after: limits.tapInterval)
  }

  /// Counts a tap, and waits for the next one if any are missing.
  private final func complete(_ word: String) {
    completedTaps += 1
    stopTimer()
    if completedTaps >= numberOfTapsRequired {
      explain(
        Reason(.tapped, [Double(completedTaps), Double(numberOfTapsRequired)], [word]),
        fact: "G125")
      state = .ended
      return
    }
    fingersLanded = 0
    hasLifted = false
    startTimer(after: limits.tapInterval) { [unowned(unsafe) self] in
      fail(
        Reason(
          .noFurtherTap,
          [Double(completedTaps), Double(numberOfTapsRequired), limits.tapInterval.milliseconds],
          [word]),
        fact: "G128")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.touchesWereCancelled), fact: "G011")
  }

  /// Counts a press of one of the allowed buttons like a tap with one finger.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    startTimer(after: limits.tapLongestHold) { [unowned(unsafe) self] in
      fail(Reason(.heldFor, [limits.tapLongestHold.milliseconds]), fact: "G129")
    }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard event.presses(for: self).allSatisfy({ $0.isOver }) else { return }
    complete("click")
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    fail(Reason(.pressesWereCancelled), fact: "G011")
  }

  open override func reset() {
    stopTimer()
    completedTaps = 0
    fingersLanded = 0
    hasLifted = false
    firstTap = nil
    landing = .zero
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
    stopFingerTimer()
  }

  /// Waits for the fingers that are missing, if that takes less time than a tap can (G296).
  private final func startFingerTimer() {
    let wait = limits.tapFingerInterval
    guard wait < limits.tapLongestHold else { return }
    fingerTimer = application?.schedule(after: wait, for: self) { [unowned(unsafe) self] in
      let counts = [Double(fingersLanded), Double(numberOfTouchesRequired), wait.milliseconds]
      fail(Reason(.noFurtherFinger, counts), fact: "G296")
    }
  }

  private final func stopFingerTimer() {
    if let fingerTimer { application?.clock.cancel(fingerTimer) }
    fingerTimer = nil
  }
}

extension UIGestureRecognizer {
  /// The behavior that the recognizer follows.
  final var limits: UIKitBehavior { application?.behavior ?? UIKitBehavior() }

  /// Returns whether the fingers that have lifted end a gesture.
  final func hasEnded(with end: GestureEnd) -> Bool {
    end == .firstLift || downCount == 0
  }
}

extension CGPoint {
  /// Returns the length of the straight line to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let x = x - other.x
    let y = y - other.y
    return (x * x + y * y).squareRoot()
  }
}

extension ClassDescription {
  /// A recognizer of taps.
  package static let tapGestureRecognizer = ClassDescription(
    "UITapGestureRecognizer", .recognizer, inherits: .gestureRecognizer, isDiscrete: true,
    instances: .init { UITapGestureRecognizer() },
    properties: [
      .typed(
        "buttonMaskRequired", "The button that a tap must be made with.",
        get: { (tap: UITapGestureRecognizer) in tap.buttonMaskRequired },
        set: { $0.buttonMaskRequired = $1 }),
      .typed(
        "numberOfTapsRequired", "The number of taps.", .count(1...1_000),
        get: { (tap: UITapGestureRecognizer) in tap.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }),
      .typed(
        "numberOfTouchesRequired", "The number of fingers.", .count(1...1_000),
        get: { (tap: UITapGestureRecognizer) in tap.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
