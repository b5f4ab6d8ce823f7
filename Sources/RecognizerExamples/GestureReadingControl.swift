public import TouchEngine

/// Tells five gestures of one finger apart with raw touches alone: what recognizers spare an app.
///
/// Some gestures begin alike, and until the finger has done more nobody can know which one it is. What the
/// control does in the meantime is its `doubt`. It sends `valueChanged` for each gesture that it has read.
open class GestureReadingControl: UIControl {
  /// What the finger has done.
  public enum Gesture: String, CaseIterable, Sendable, WordedValue {
    /// It has landed and lifted at nearly the same place.
    case tap
    /// It has done so twice.
    case doubleTap
    /// It has gone more than ten points.
    case pan
    /// It has rested for half a second.
    case longPress
    /// It has rested after a tap.
    case tapAndAHalf

    package var word: String { rawValue }
  }

  /// What to do with a tap that may be half of something else.
  public enum Doubt: String, CaseIterable, Sendable, WordedValue {
    /// Tell of it once it is certain, which takes 350 ms.
    case wait
    /// Tell of it at once, and of the double tap as well if there is one.
    case guess
    /// Tell of it at once, and know no other gesture of two taps.
    case giveUp

    package var word: String { rawValue }
  }

  deinit {
    // A timer must not outlive the control that it calls.
    stopTimer()
  }

  open override var className: String { "GestureReadingControl" }

  /// What to do with a tap that may be half of something else.
  public var doubt = Doubt.wait

  /// What the finger has done last.
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
    // A finger that lands elsewhere is no second one; the tap before was one by itself.
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

  /// Tells of a tap that has waited; it was no half of anything.
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
  /// The control among the examples that reads raw touches.
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
