public import TouchEngine

/// A control that distinguishes five one-finger gestures with raw touches alone: the work that
/// recognizers save an app.
///
/// Some gestures begin alike, and until the finger has done more, the control can't know which one
/// it is. What the control does meanwhile is its `doubt`. It sends `valueChanged` for each gesture
/// that it has recognized.
open class GestureReadingControl: UIControl {
  /// The gestures of the finger.
  public enum Gesture: String, CaseIterable, Sendable, WordedValue {
    /// The finger has touched down and lifted at nearly the same location.
    case tap
    /// The finger has tapped twice.
    case doubleTap
    /// The finger has moved more than ten points.
    case pan
    /// The finger has rested for half a second.
    case longPress
    /// The finger has rested after a tap.
    case tapAndAHalf

    package var word: String { rawValue }
  }

  /// The options for a tap that may be half of another gesture.
  public enum Doubt: String, CaseIterable, Sendable, WordedValue {
    /// The control reports the tap once it's certain, which takes 350 ms.
    case wait
    /// The control reports the tap immediately, and also the double tap if there is one.
    case guess
    /// The control reports the tap immediately, and recognizes no other gesture of two taps.
    case giveUp

    package var word: String { rawValue }
  }

  deinit {
    // A timer must not outlive the control that it calls.
    stopTimer()
  }

  open override var className: String { "GestureReadingControl" }

  /// The option for a tap that may be half of another gesture.
  public var doubt = Doubt.wait

  /// The latest gesture of the finger.
  public private(set) var gesture = Gesture.tap

  private var start: CGPoint?
  private var isSecond = false
  private var isTold = false
  private var hasTapToTell = false
  private var timer: Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard start == nil, let touch = touches.first else { return }
    stopTimer()
    isSecond = touch.tapCount == 2 && doubt != .giveUp
    // A finger that touches down elsewhere doesn't make a second tap; the tap before was a single
    // tap.
    if !isSecond { tellTap() }
    start = touch.location(in: nil)
    isTold = false
    startTimer(after: 0.5) { $0.tell($0.isSecond ? .tapAndAHalf : .longPress) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, !isTold, let place = touches.first?.location(in: nil) else { return }
    let x = place.x - start.x
    let y = place.y - start.y
    guard x * x + y * y > 100 else { return }
    tellTap()
    tell(.pan)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard start != nil else { return }
    start = nil
    if isTold { return }
    stopTimer()
    switch doubt {
    case _ where isSecond: tell(.doubleTap)
    case .wait:
      hasTapToTell = true
      startTimer(after: 0.35) { $0.tellTap() }
    case .guess, .giveUp: tell(.tap)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopTimer()
    start = nil
    tellTap()
  }

  /// Reports a tap that has waited and isn't half of another gesture.
  private final func tellTap() {
    if hasTapToTell { tell(.tap) }
  }

  private final func tell(_ gesture: Gesture) {
    stopTimer()
    isTold = true
    hasTapToTell = false
    self.gesture = gesture
    sendActions(for: .valueChanged)
  }

  private final func startTimer(
    after interval: Double, _ body: @escaping (GestureReadingControl) -> Void
  ) {
    let timer = Timer(timeInterval: interval, repeats: false) { [unowned(unsafe) self] _ in
      body(self)
    }
    timer.traceName = "timer"
    self.timer = timer
    window?.application?.runLoop.add(timer, forMode: .common)
  }

  private final func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}

extension ClassDescription {
  /// The example control that reads raw touches.
  package static let gestureReadingControl = ClassDescription(
    "GestureReadingControl", .view, inherits: .control,
    instances: .init { GestureReadingControl() },
    properties: [
      .typed(
        "doubt",
        "What to do with a tap that may be half of something else: 'wait', 'guess', 'giveUp'.",
        get: { (control: GestureReadingControl) in control.doubt }, set: { $0.doubt = $1 }),
      .typed(
        "gesture", "The gesture that was read last.",
        get: { (control: GestureReadingControl) in control.gesture }),
    ])
}
