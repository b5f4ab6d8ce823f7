import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// Says that a step could not be done; why has been reported.
struct StepFailure: Error {}

/// Carries out steps, one after another, with fingers and the clock.
final class StepRunner {
  let live: LiveScene
  let options: RunOptions

  /// Where the fingers are that are down, by their numbers, in screen points.
  var fingers: [Int: CGPoint] = [:]

  /// Creates a runner for a scene.
  init(_ live: LiveScene, options: RunOptions) {
    self.live = live
    self.options = options
  }

  var application: UIApplication { live.application }
  var clock: VirtualClock { live.application.clock }

  /// Carries out all steps, then lets the clock run until no timer waits.
  ///
  /// - Returns: whether everything could be done.
  func run(_ steps: [Step]) -> Bool {
    do throws(StepFailure) {
      for step in steps {
        try perform(step)
        checkInvariants(step.range)
        if !live.problems.isEmpty { return false }
      }
      try finish(steps.last)
      checkInvariants(steps.last?.range ?? 0..<0)
    } catch {
      return false
    }
    return live.problems.isEmpty
  }

  private func perform(_ step: Step) throws(StepFailure) {
    let range = step.range
    switch step.action {
    case .advance(let moment):
      guard VirtualTime(moment) >= clock.now else { try fail(.timeIsOver(clock.now.text), range) }
      try advance(to: VirtualTime(moment), range)
    case .wait(let span):
      try advance(to: clock.now + VirtualTime(span), range)
    case .fingerTouches(let finger, let place):
      try touch(finger, at: point(of: place, range), range)
    case .fingerMoves(let finger, let move):
      try self.move(finger, move, range)
    case .fingerLifts(let finger):
      try lift(finger, range)
    case .fingersLift:
      try liftAll(range)
    case .tap(let place, let count):
      try tap(place, count: count, range)
    case .press(let place, let span):
      let finger = try freeFinger(range)
      try touch(finger, at: point(of: place, range), range)
      try advance(to: clock.now + VirtualTime(span), range)
      try lift(finger, range)
    case .drag(let place, let distance, let duration):
      try stroke(
        place, by: CGPoint(distance),
        over: duration.map { VirtualTime($0) } ?? options.dragDuration,
        range)
    case .swipe(let direction, let place):
      try stroke(place, by: distance(of: direction), over: options.swipeDuration, range)
    case .systemCancelsTouches:
      application.cancelTouches()
      try checkLimits(range)
    case .program(let action):
      try ProgramRunner(live, options: options).perform(action, range)
    }
  }

  // MARK: Fingers

  func touch(_ finger: Int, at place: CGPoint, _ range: Range<Int>) throws(StepFailure) {
    guard fingers[finger] == nil else { try fail(.fingerIsDown(finger), range) }
    fingers[finger] = place
    // Each landing is searched for anew; the first search of a window is the first pass.
    for window in live.windows { window.pass = 0 }
    application.handle(HIDEvent([HIDEvent.Finger(finger, .touch, at: place)]))
    try checkLimits(range)
  }

  func lift(_ finger: Int, _ range: Range<Int>) throws(StepFailure) {
    guard let place = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
    fingers[finger] = nil
    application.handle(HIDEvent([HIDEvent.Finger(finger, .lift, at: place)]))
    try checkLimits(range)
  }

  private func liftAll(_ range: Range<Int>) throws(StepFailure) {
    guard !fingers.isEmpty else { try fail(.noFingerIsDown, range) }
    let down = fingers.sorted { $0.key < $1.key }
    fingers = [:]
    application.handle(HIDEvent(down.map { HIDEvent.Finger($0.key, .lift, at: $0.value) }))
    try checkLimits(range)
  }

  private func move(_ finger: Int, _ move: FingerMove, _ range: Range<Int>) throws(StepFailure) {
    guard let start = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
    let goal: CGPoint
    switch move.destination {
    case .by(let distance): goal = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    case .to(let place): goal = try point(of: place, range)
    }
    try self.move(
      finger, to: goal, over: move.duration.map { VirtualTime($0) }, steps: move.steps, range)
  }

  /// Moves a finger in a straight line at an even pace, the last report at exactly the end.
  func move(
    _ finger: Int, to goal: CGPoint, over duration: VirtualTime?, steps: Int?,
    _ range: Range<Int>
  ) throws(StepFailure) {
    guard let start = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
    let begin = clock.now
    let span = duration?.microseconds ?? 0
    let million: Int64 = 1_000_000
    let byClock = (span * options.reportsPerSecond + million - 1) / million
    let count = Int64(steps ?? Int(max(1, byClock)))
    for index in 1...count {
      // With a number of steps they are even; else each stands at its own tick of the digitizer.
      var offset = span
      if index < count {
        let rate = options.reportsPerSecond
        offset = steps == nil ? (index * million + rate / 2) / rate : span * index / count
      }
      try advance(to: begin + VirtualTime(microseconds: offset), range)
      let part = span > 0 ? Double(offset) / Double(span) : Double(index) / Double(count)
      let place = CGPoint(
        x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
      fingers[finger] = place
      application.handle(HIDEvent([HIDEvent.Finger(finger, .move, at: place)]))
      try checkLimits(range)
    }
  }

  // MARK: Time and limits

  func advance(to moment: VirtualTime, _ range: Range<Int>) throws(StepFailure) {
    guard moment <= options.longestRun else {
      try fail(.runTooLong(seconds: options.longestRun.seconds.text()), range)
    }
    // One timer at a time, so that the limits hold also for what timers do.
    while let deadline = clock.nextDeadline, deadline <= moment {
      clock.advance(to: deadline)
      try checkLimits(range)
    }
    clock.advance(to: moment)
  }

  /// Lets the clock run on after the last step until no timer waits.
  private func finish(_ last: Step?) throws(StepFailure) {
    let range = last?.range ?? 0..<0
    while let deadline = clock.nextDeadline { try advance(to: deadline, range) }
  }

  private func checkInvariants(_ range: Range<Int>) {
    guard options.checksInvariants else { return }
    for violation in application.invariantViolations() {
      live.report(.brokenInvariant(violation), at: range)
    }
  }

  private func checkLimits(_ range: Range<Int>) throws(StepFailure) {
    guard let count = live.recorder?.trace.events.count, count > options.mostEvents else { return }
    try fail(.tooManyEvents(limit: options.mostEvents), range)
  }

  func fail(_ message: DiagnosticMessage, _ range: Range<Int>) throws(StepFailure) -> Never {
    live.report(message, at: range)
    throw StepFailure()
  }
}
