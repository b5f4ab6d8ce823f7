/// The run loop of an application's main thread, as your code uses it for timers and blocks.
///
/// While a finger drags a scroll view, the loop runs in tracking mode (D168). Timers and blocks of
/// the default mode wait until the drag is over, and timers and blocks of the common modes don't.
///
///     let clock = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
///     application.runLoop.add(clock, forMode: .common)
///
/// Narrower than Foundation's class: there's one loop for each application and no `RunLoop.main`,
/// and the clock runs it, never your code.
public final class RunLoop {
  /// A group of timers, blocks, and observers of a run loop, which serves one mode at a time.
  public enum Mode: CaseIterable, Sendable {
    /// All modes that count as common: `default` and, since the application started, `tracking`
    /// (D168).
    case common
    /// The mode in which the loop runs unless another is requested.
    case `default`
    /// The mode while a scroll view is being dragged, `UITrackingRunLoopMode`.
    case tracking

    /// The name of the mode in Swift.
    package var name: String {
      switch self {
      case .common: "common"
      case .default: "default"
      case .tracking: "tracking"
      }
    }

    /// The value of the mode's constant in UIKit.
    var word: String {
      switch self {
      case .default: "kCFRunLoopDefaultMode"
      case .tracking: "UITrackingRunLoopMode"
      case .common: "kCFRunLoopCommonModes"
      }
    }
  }

  /// The application, which may be deallocated while other code still holds its loop.
  private unowned(unsafe) var application: UIApplication?

  /// The underlying run loop.
  private let loop: CFRunLoop

  /// The timers that may still fire, in the order in which they were added.
  private var timers: [Timer] = []

  /// The timers that are due and wait for their mode, oldest first.
  private var waiting: [Timer] = []

  init(of application: UIApplication) {
    self.application = application
    loop = application.mainRunLoop
    loop.modeDidChange = { [unowned(unsafe) self] in continueInMode() }
  }

  deinit {
    stop()
  }

  /// Stops everything, because the application is going away.
  func stop() {
    application = nil
    loop.modeDidChange = nil
    for timer in timers { timer.runLoop = nil }
    timers.removeAll()
    waiting.removeAll()
  }

  /// The mode in which the loop runs or, when it sleeps, will run next.
  public var currentMode: Mode { loop.currentMode }

  /// Starts a timer, or adds one more mode to a timer that already runs in this loop.
  ///
  /// A timer that was invalidated, or that runs in another loop, is left unchanged.
  public func add(_ timer: Timer, forMode mode: Mode) {
    guard let application, timer.isValid, timer.runLoop == nil || timer.runLoop === self else {
      return
    }
    timer.modes.append(mode)
    if timer.runLoop == nil {
      timer.runLoop = self
      timers.append(timer)
      timer.deadline = application.clock.now + timer.interval
      start(timer)
    } else if let index = waiting.firstIndex(where: { $0 === timer }), runs(timer) {
      waiting.remove(at: index)
      start(timer)
    }
  }

  /// Calls a block once, in the loop's next pass in one of some modes.
  ///
  /// A block that another block adds waits until the loop is woken again.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) {
    loop.perform(in: modes, block)
    application?.runMainLoopSoon()
  }

  /// Calls a block once, in the loop's next pass in its default mode.
  public func perform(_ block: @escaping () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Schedules a timer.
  private func start(_ timer: Timer) {
    guard let clock = application?.clock else { return }
    timer.clockTimer = clock.schedule(after: timer.deadline - clock.now) {
      [unowned(unsafe) self] in
      guard let application else { return }
      // The timer may release the application.
      withExtendedLifetime(application) { comeDue(timer, in: application) }
    }
  }

  /// Removes a timer that won't fire again.
  func forget(_ timer: Timer) {
    if let clockTimer = timer.clockTimer { application?.clock.cancel(clockTimer) }
    timer.clockTimer = nil
    timers.removeAll { $0 === timer }
    waiting.removeAll { $0 === timer }
  }

  private func runs(_ timer: Timer) -> Bool {
    timer.modes.contains { loop.serves($0) }
  }

  private func comeDue(_ timer: Timer, in application: UIApplication) {
    timer.clockTimer = nil
    guard runs(timer) else {
      waiting.append(timer)
      return note(
        timer, .timerWaits, Reason(.loopIsInMode, [currentMode.word]), fact: "D168")
    }
    application.performTurn(for: "timer") {
      let isLate = application.clock.now > timer.deadline
      note(
        timer, .timer(after: timer.interval),
        isLate ? Reason(.wasDue, [timer.deadline.milliseconds]) : nil)
      application.recorder?.depth += 1
      timer.fire()
      application.recorder?.depth -= 1
    }
    guard timer.isValid, timer.runLoop === self, timer.clockTimer == nil else { return }
    // Missed times aren't made up for: the next firing is the next one in the future.
    let late = application.clock.now - timer.deadline
    let missed = max(0, late.microseconds / timer.interval.microseconds)
    timer.deadline =
      timer.deadline + VirtualTime(microseconds: (missed + 1) * timer.interval.microseconds)
    start(timer)
  }

  /// Runs the timers that have waited for the loop's current mode.
  private func continueInMode() {
    let due = waiting.filter { runs($0) }
    waiting.removeAll { timer in due.contains { $0 === timer } }
    for timer in due { start(timer) }
    if loop.hasBlocks { application?.runMainLoopSoon() }
  }

  private func note(
    _ timer: Timer, _ payload: TraceEvent.Payload, _ reason: Reason?, fact: String = ""
  ) {
    guard let application, let recorder = application.recorder else { return }
    recorder.time = application.clock.now
    recorder.record(
      payload, from: recorder.participant(of: application),
      to: recorder.target(named: timer.traceName), reason: reason, fact: fact)
  }
}

/// A timer that calls a block after an interval, once or repeatedly, when it's added to a run loop.
///
/// There's no `scheduledTimer`, because it couldn't know which application's loop to use: create a
/// timer and add it.
public final class Timer {
  /// The name in traces; Foundation has no such property.
  public var traceName = "timer"

  /// The interval between two calls, in seconds.
  public var timeInterval: Double { interval.seconds }

  /// Whether the timer may still fire.
  public private(set) var isValid = true

  /// The interval between two calls.
  let interval: VirtualTime

  /// The loop that the timer was added to.
  unowned(unsafe) var runLoop: RunLoop?

  /// The modes in which the timer fires.
  var modes: [RunLoop.Mode] = []

  /// The time at which the timer is due.
  var deadline = VirtualTime.zero

  /// The clock's timer for that time.
  var clockTimer: VirtualClock.Timer?

  /// Whether the block is called more than once.
  package let repeats: Bool
  private let block: (Timer) -> Void

  /// Creates a timer that does nothing until you add it to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between two calls, in seconds, and at least
  ///     0.1 ms.
  ///   - repeats: Whether the block is called repeatedly.
  ///   - block: The block to call, with the timer.
  public init(
    timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.interval = max(VirtualTime(seconds: interval), VirtualTime(microseconds: 100))
    self.repeats = repeats
    self.block = block
  }

  /// Calls the block; a timer that doesn't repeat is then invalid.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer permanently.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    runLoop?.forget(self)
    runLoop = nil
  }
}

extension ClassDescription {
  /// The run loop of the main thread.
  package static let runLoop = ClassDescription(
    "RunLoop", .runLoop,
    properties: [
      .dynamic(
        "currentMode", "The mode in which the run loop runs, or will run next.",
        .words(RunLoop.Mode.allCases.map { $0.name }),
        read: { (loop: RunLoop, _) in .words([loop.currentMode.name]) })
    ])
}

extension ClassDescription {
  /// A timer that your code schedules, once or repeatedly.
  package static let timer = ClassDescription(
    "Timer", .timer,
    properties: [
      .typed(
        "isValid", "Whether a timer may still fire.",
        get: { (timer: Timer) in timer.isValid }),
      .repeats,
      .timeInterval,
    ])
}

extension Property {
  /// Whether a timer fires repeatedly.
  package static let repeats = Property.typed(
    "repeats", "Whether a timer fires again and again.", .boolean, .whenMade,
    get: { (timer: Timer) in timer.repeats })

  /// The interval between two calls of a timer.
  package static let timeInterval = Property.typed(
    "timeInterval", "The time between two calls of a timer.", .time, .whenMade,
    get: { (timer: Timer) in timer.timeInterval })
}
