import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// An error that indicates a step that couldn't be performed, whose reason has been reported.
struct StepFailure: Error {}

/// A runner that performs steps in order, with fingers and the clock.
final class StepRunner {
  let live: LiveScene
  let options: RunOptions
  private let observer: RunObserver

  /// The locations of the fingers that are down, by their numbers, in screen points.
  var fingers: [Int: CGPoint] = [:]

  /// The ranges of the steps that were performed, each with the first event that it can have
  /// caused.
  private(set) var places: [EventPlace] = []

  /// Everything that fingers, buttons, the system, and the program have done, in order.
  private(set) var plays: [ScenarioPlay] = []

  /// The number of steps performed so far.
  private var stepCount = 0

  /// The meter for the trace's text.
  private var meter = TraceMeter()

  /// The tools that are down, other than ordinary fingers.
  var tools: [Int: FingerTool] = [:]

  /// The location of the hovering pointer, in screen points.
  var pointer: CGPoint?

  /// A closure that's called for each frame, and whenever a timer has fired; it returns whether to
  /// call it again for the next frame, because something may have moved by then.
  var onFrame: (() -> Bool)?

  private var watchesFrames = true

  /// The buttons of the remote control that are down.
  var pressedButtons: [UIPress.PressType] = []

  /// Creates a runner for the objects of a setup.
  init(_ live: LiveScene, _ observer: RunObserver, options: RunOptions) {
    self.live = live
    self.observer = observer
    self.options = options
  }

  var application: UIApplication { live.application }
  var clock: VirtualClock { live.application.clock }
  var hand: Hand { options.hand }

  /// Performs all steps, and then advances the clock until no timer is left.
  ///
  /// - Returns: Whether every step could be performed.
  func run(_ steps: [Step]) -> Bool {
    do throws(StepFailure) {
      try performAll(steps)
      try finish(steps.last)
    } catch {
      return live.hasRaised && live.problems.isEmpty
    }
    return live.problems.isEmpty
  }

  /// Performs some steps, leaving the clock at the time when they end.
  func perform(_ steps: [Step]) {
    // Any problem has already been reported.
    do throws(StepFailure) { try performAll(steps) } catch {}
  }

  /// Advances the clock until no timer is left.
  func finish() {
    do throws(StepFailure) { try finish(nil) } catch {}
  }

  private func performAll(_ steps: [Step]) throws(StepFailure) {
    for step in steps {
      if live.hasRaised { try fail(.stepAfterException, step.range) }
      stepCount += 1
      let most = options.limits.steps
      guard stepCount <= most.value else {
        try fail(
          .tooManySteps(limit: most.value), step.range,
          most.note(line: "limit N steps", option: "--limit-steps", in: live.source))
      }
      if case .repetition = step.action {} else { note(step.range) }
      do throws(StepFailure) {
        try perform(step)
      } catch  where live.hasRaised && live.problems.isEmpty {
        continue
      }
      noteFrame()
      try checkLimits(step.range)
      checkInvariants(step.range)
      if !live.problems.isEmpty { throw StepFailure() }
    }
  }

  func note(_ action: ScenarioPlay.Action) {
    plays.append(ScenarioPlay(time: clock.now, action: action))
  }

  /// Sends a report of the hardware to the system.
  func send(_ report: HIDEvent) {
    note(.report(report))
    live.recorder?.time = clock.now
    live.backboard.send(report)
  }

  private func note(_ range: Range<Int>) {
    places.append(EventPlace(event: live.recorder?.trace.events.count ?? 0, range: range))
  }

  private func perform(_ step: Step) throws(StepFailure) {
    let range = step.range
    switch step.action {
    case .advance(let moment):
      guard moment >= clock.now else { try fail(.timeInThePast(clock.now.text), range) }
      try advance(to: moment, range)
    case .wait(let span):
      try advance(to: clock.now + span, range)
    case .fingerTouches(let finger, let place, let tool):
      try touch([(finger, point(of: place, range))], with: tool, range)
    case .fingerMoves(let finger, let move):
      try self.move([finger], move, range)
    case .fingerTrembles(let finger, let pace):
      try tremble(finger, pace, range)
    case .fingerPresses(let finger, let force):
      try change(finger, range) { $0.force = force }
    case .fingerRolls(let finger, let angle):
      try change(finger, range) { $0.rollAngle = angle }
    case .pointerLeaves:
      try removePointer(range)
    case .pointerMoves(let move):
      try movePointer(move, range)
    case .pointerScrolls(let distance, let pace, let isWheel):
      try scroll(by: distance, pace, isWheel ? .discrete : .continuous, range)
    case .fingerLifts(let finger):
      try lift([finger], range)
    case .repetition(let count, let body):
      for _ in 0..<count { try performAll(body) }
    case .fingersTouch(let places):
      try touch(places, range)
    case .fingersMove(let fingers, let move):
      try self.move(allIfNone(fingers, range), move, range)
    case .fingersLift(let fingers):
      try lift(allIfNone(fingers, range), range)
    case .tap(let landing, let count):
      try perform(
        hand.tap(at: point(of: landing.place, range), count: count, fingers: landing.fingers),
        with: landing.tool, range)
    case .press(let landing, let span):
      try perform(
        hand.press(at: point(of: landing.place, range), for: span, fingers: landing.fingers),
        with: landing.tool, range)
    case .click(let button, let span):
      try send(.presses, button, force: 1, range)
      try advance(to: clock.now + (span ?? hand.tapDuration), range)
      try send(.releases, button, force: 1, range)
    case .device(let change):
      try send(change, range)
    case .activation(let name):
      guard let view = live.view(named: name.text), view.window != nil else {
        try fail(.notInAWindow(name.text), name.range)
      }
      guard live.visibleCenter(of: view) != nil else {
        try fail(.notSelectable(name.text), name.range)
      }
      note(.activation(name.text))
      guard let point = application.activate(view) else { return }
      try perform(hand.tap(at: point, count: 1, fingers: 1), range)
    case .remote(let change, let button, let force):
      try send(change, button, force: force, range)
    case .drag(let landing, let destination, let duration):
      let distance = try distance(from: landing.place, destination, range)
      try perform(
        hand.drag(
          from: point(of: landing.place, range), by: distance, over: duration,
          fingers: landing.fingers),
        with: landing.tool, range)
    case .swipe(let direction, let landing):
      try perform(
        hand.swipe(
          from: point(of: landing.place, range), direction, fingers: landing.fingers),
        with: landing.tool, range)
    case .pinch(let place, let scale, let duration):
      try perform(
        hand.pair(around: point(of: place, range), scale: scale, over: duration), range)
    case .rotate(let place, let angle, let duration):
      try perform(
        hand.pair(around: point(of: place, range), angle: angle, over: duration), range)
    case .system(let action):
      note(.system(action))
      perform(action)
    case .program(let action):
      note(.program(range))
      try ProgramRunner(live, options: options).perform(action, range)
    case .reaction(let pattern, let action):
      observer.react(to: pattern, with: action, range)
    }
  }

  private func perform(_ action: SystemAction) {
    switch action {
    case .applicationComesToFront:
      live.recordSystem(.shows, "application")
      live.backboard.frontmostApplication = application
    case .cancelsTouches:
      application.cancelTouches()
    case .eventFetchThreadRuns:
      live.recordSystem(.runs, "event-fetch thread")
      application.isEventFetchThreadRunning = true
    case .eventFetchThreadStops:
      live.recordSystem(.stops, "event-fetch thread")
      application.isEventFetchThreadRunning = false
    case .homeScreenComesToFront:
      live.recordSystem(.shows, TraceEvent.homeScreen)
      live.backboard.frontmostApplication = nil
    case .tapsStatusBar:
      application.handleStatusBarTap()
    }
  }

  // MARK: Time and limits

  func advance(to moment: VirtualTime, _ range: Range<Int>) throws(StepFailure) {
    let longest = options.limits.time
    guard moment <= longest.value else {
      // A scenario's line can't allow more time than the default.
      try fail(
        .runTooLong(seconds: longest.value.seconds.text()), range,
        longest.note(line: "", option: "--limit-time", in: live.source))
    }
    plays.append(ScenarioPlay(time: moment, action: .wait))
    // One timer at a time, so that the limits also apply to what timers do.
    while let stop = nextStop(until: moment) {
      clock.advance(to: stop)
      try checkLimits(range)
      noteFrame()
    }
    clock.advance(to: moment)
    noteFrame()
  }

  private func noteFrame() {
    if let onFrame { watchesFrames = onFrame() }
  }

  /// Returns the time of the next timer that's due until a moment, or of the next frame.
  private func nextStop(until moment: VirtualTime) -> VirtualTime? {
    let deadline = clock.nextDeadline.flatMap { $0 <= moment ? $0 : nil }
    guard onFrame != nil, watchesFrames else { return deadline }
    let frame = clock.now + ScreenFilm.frame
    guard frame < deadline ?? moment else { return deadline }
    return frame
  }

  /// Advances the clock after the last step until no timer is left, stopping the program's
  /// repeating timers, which would never end.
  private func finish(_ last: Step?) throws(StepFailure) {
    let range = last?.range ?? 0..<0
    guard !live.hasRaised else { return }
    live.stopRepeatingTimers()
    while let deadline = clock.nextDeadline { try advance(to: deadline, range) }
    checkInvariants(range)
  }

  private func checkInvariants(_ range: Range<Int>) {
    guard options.checksInvariants else { return }
    for violation in application.invariantViolations() {
      live.report(.brokenInvariant(violation), at: range)
    }
  }

  func checkLimits(_ range: Range<Int>) throws(StepFailure) {
    guard let recorder = live.recorder else { return }
    let limits = options.limits
    if recorder.trace.events.count > limits.events.value {
      try fail(
        .tooManyEvents(limit: limits.events.value), range,
        limits.events.note(line: "limit N events", option: "--limit-events", in: live.source))
    }
    if meter.measures(recorder.trace, moreThan: limits.kilobytes.value * 1_000) {
      try fail(
        .tooMuchOutput(limit: limits.kilobytes.value), range,
        limits.kilobytes.note(
          line: "limit N kilobytes", option: "--limit-output", in: live.source))
    }
  }

  func fail(
    _ message: DiagnosticMessage, _ range: Range<Int>, _ note: Diagnostic.Note? = nil
  ) throws(StepFailure) -> Never {
    live.report(message, at: range, note)
    throw StepFailure()
  }
}
