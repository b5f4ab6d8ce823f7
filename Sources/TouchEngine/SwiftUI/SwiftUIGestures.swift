/// A gesture of a number of taps (G307).
open class SwiftUITapGesture: SwiftUIGestureRecognizer {
  open override var className: String { "TapGesture" }

  /// The number of taps in a row.
  public final var count = 1

  private var taps = 0
  private var start: CGPoint?
  private var timer: VirtualClock.Timer?

  /// Waits for a tap gesture of SwiftUI with more taps (G307).
  open override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? SwiftUITapGesture else { return false }
    return other.count > count
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downCount > 1 { return fail(Reason(.fingers, [Double(downCount), 1]), fact: "G130") }
    stopTimer()
    start = touches.first?.windowLocation
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let distance = distance(of: touches, from: start)
    if distance > limits.tapAllowableMovement {
      fail(Reason(.moved, [distance, limits.tapAllowableMovement]), fact: "G126")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps >= count {
      explain(Reason(.tapped, [Double(taps), Double(count)], ["tap"]), fact: "G125")
      state = .ended
      return
    }
    timer = application?.schedule(after: limits.tapInterval, for: self) { [unowned(unsafe) self] in
      fail(
        Reason(
          .noFurtherTap, [Double(taps), Double(count), limits.tapInterval.milliseconds], ["tap"]),
        fact: "G128")
    }
  }

  open override func reset() {
    stopTimer()
    taps = 0
    start = nil
  }

  private final func stopTimer() {
    if let timer { application?.clock.cancel(timer) }
    timer = nil
  }
}

/// A gesture of a finger that rests; it ends as soon as the finger has rested long enough (G311).
///
/// Until iOS 17, it begins as soon as the finger touches down, and so keeps a scroll view around it from
/// scrolling (G313).
open class SwiftUILongPressGesture: SwiftUIGestureRecognizer {
  open override var className: String { "LongPressGesture" }

  /// The time that the finger must rest, in seconds.
  public final var minimumDuration = 0.5

  /// The distance that the finger can move, in points.
  public final var maximumDistance: CGFloat = 10

  private var start: CGPoint?
  private var timer: VirtualClock.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downCount > 1 { return fail(Reason(.fingers, [Double(downCount), 1]), fact: "G140") }
    start = touches.first?.windowLocation
    if suspends(.pressesOfSwiftUIWait) {
      explain(Reason(.pressed, [0, 0]), fact: "G313")
      state = .began
    }
    let span = VirtualTime(seconds: max(0, minimumDuration))
    timer = application?.schedule(after: span, for: self) { [unowned(unsafe) self] in
      explain(Reason(.pressed, [span.milliseconds, span.milliseconds]), fact: "G311")
      state = .ended
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible || state == .began, let start else { return }
    let distance = distance(of: touches, from: start)
    if distance >= maximumDistance {
      fail(Reason(.moved, [distance, maximumDistance]), fact: "G311")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let timer, let clock = application?.clock else { return }
    let needed = VirtualTime(seconds: max(0, minimumDuration))
    let pressed = needed - (timer.deadline - clock.now)
    fail(Reason(.pressed, [pressed.milliseconds, needed.milliseconds]), fact: "G311")
  }

  override var progress: Measure? {
    guard state == .possible else { return nil }
    return progress(of: timer, after: VirtualTime(seconds: minimumDuration))
  }

  open override func reset() {
    if let timer { application?.clock.cancel(timer) }
    timer = nil
    start = nil
  }
}

/// A gesture of a finger that moves (G311).
open class SwiftUIDragGesture: SwiftUIGestureRecognizer {
  open override var className: String { "DragGesture" }

  /// The distance in any direction after which the gesture begins, in points.
  public final var minimumDistance: CGFloat = 10

  private var start: CGPoint?
  private var farthest: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    start = touches.first?.windowLocation
    beginIfFarEnough()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    farthest = max(farthest, distance(of: touches, from: start))
    if state == .possible { beginIfFarEnough() } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      fail(Reason(.liftedAfterMoving, [farthest, minimumDistance]), fact: "G311")
    } else {
      explain(Reason(.lastFingerLifted), fact: "G311")
      state = .ended
    }
  }

  private final func beginIfFarEnough() {
    guard farthest >= minimumDistance else { return }
    explain(Reason(.moved, [farthest, minimumDistance]), fact: "G311")
    state = .began
  }

  override var progress: Measure? {
    guard state == .possible, start != nil else { return nil }
    return Measure(value: farthest, limit: minimumDistance, unit: .points)
  }

  open override func reset() {
    start = nil
    farthest = 0
  }
}

extension ClassDescription {
  /// A gesture of a finger that moves.
  package static let dragGesture = gesture(
    "DragGesture", isDiscrete: false, { SwiftUIDragGesture() },
    properties: [
      .typed(
        "minimumDistance", "The distance after which a drag gesture begins, in points.",
        get: { (drag: SwiftUIDragGesture) in drag.minimumDistance },
        set: { $0.minimumDistance = $1 })
    ])

  /// A gesture of a finger that rests.
  package static let swiftUILongPressGesture = gesture(
    "LongPressGesture", isDiscrete: false, { SwiftUILongPressGesture() },
    properties: [
      .typed(
        "maximumDistance", "The distance that a pressing finger can move, in points.",
        get: { (press: SwiftUILongPressGesture) in press.maximumDistance },
        set: { $0.maximumDistance = $1 }),
      .typed(
        "minimumDuration", "The time that a finger must rest.", .time,
        get: { (press: SwiftUILongPressGesture) in press.minimumDuration },
        set: { $0.minimumDuration = $1 }),
    ])

  /// A gesture of a number of taps.
  package static let swiftUITapGesture = gesture(
    "TapGesture", isDiscrete: true, { SwiftUITapGesture() },
    properties: [
      .typed(
        "count", "The number of taps.", .count(1...1_000),
        get: { (tap: SwiftUITapGesture) in tap.count }, set: { $0.count = $1 })
    ])
}
