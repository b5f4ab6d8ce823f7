import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel

/// A scene that whoever reads the page touches.
final class LiveSession {
  /// The text and the request that began it.
  let text: String
  let requestText: String

  /// What the language makes of the text.
  let parsed: ParsedScenario

  /// The scene while it lives; `nil` when the text has errors.
  private(set) var scene: ScenarioSession?

  /// What has been done, in order.
  private(set) var steps: [LiveStep] = []

  /// Whether the clock has run to the end of everything that waits.
  private(set) var isFinished = false

  /// The moment at which the last step was done, in microseconds.
  private var lastStepEnd: Int64 = 0

  /// Whether nothing more can be done.
  var isOver: Bool { isFinished || scene?.isOver ?? true }

  /// How many rows of the table the page has, and how they look.
  var shownRows = LiveRows()

  /// What is known of several fingers of one event, until the last one is.
  private var waiting: [FingerChange] = []

  /// With what each finger touches that comes down next.
  private var tools: [Int: UITouch.TouchType] = [:]

  /// What a finger does.
  enum Phase: Int32 {
    case began = 0
    case moved, ended, cancelled
  }

  private struct FingerChange {
    var finger: Int
    var phase: Phase
    var point: CGPoint
  }

  /// Builds the scene of the variant that the request names, or of the first one, and lets the
  /// program do what it does before the first finger.
  init(_ text: String, _ requestText: String) {
    self.text = text
    self.requestText = requestText
    parsed = ParsedScenario(SourceText(name: "", text: text))
    guard !parsed.diagnostics.hasErrors else { return }
    let wanted = TextLines.pairs(in: requestText).first { $0.word == "variant" }?.value
    let scenario =
      parsed.scenarios.first { $0.variant?.text == wanted } ?? parsed.scenario
    let limits = PageLimits.limits(of: parsed)
    let session = ScenarioSession(
      scenario, FigureRequest(text: requestText).runOptions(limits))
    session.perform(scenario.preparation)
    scene = session
  }

  /// Takes the scene apart.
  func end() {
    scene?.end()
    scene = nil
  }

  /// The places of the fingers that are down.
  private var fingers: [Int: CGPoint] {
    var fingers: [Int: CGPoint] = [:]
    for (number, place) in scene?.fingers ?? [] { fingers[number] = place }
    return fingers
  }

  // MARK: What is done

  /// Chooses with what a finger touches that comes down next.
  func use(_ type: UITouch.TouchType, as finger: Int) { tools[finger] = type }

  /// Lets a finger do something at a moment, in one event with others that still follow.
  func touch(
    _ finger: Int, _ phase: Phase, at point: CGPoint, _ microseconds: Int64,
    isLast: Bool
  ) {
    waiting.append(FingerChange(finger: finger, phase: phase, point: point))
    guard isLast else { return }
    let changes = waiting
    waiting = []
    advance(to: microseconds)
    send(changes)
  }

  /// Lets the clock run to a moment; one that is over is now.
  func advance(to microseconds: Int64) {
    guard let scene else { return }
    let span = microseconds - scene.now.microseconds
    if span > 0 { perform(.wait(span)) }
  }

  /// Lets the clock run until no timer waits, as after the last step of a scenario; nothing more can
  /// be done then, for no scenario could do it.
  func finish() {
    isFinished = true
    scene?.finish()
  }

  private func send(_ changes: [FingerChange]) {
    if changes.contains(where: { $0.phase == .cancelled }) {
      guard !fingers.isEmpty else { return }
      perform(.cancel)
      return perform(.lift(fingers.keys.sorted()))
    }
    // A finger that is said to do what it cannot do has been taken away before.
    let down = fingers
    lift(changes.filter { $0.phase == .ended && down[$0.finger] != nil })
    move(changes.filter { $0.phase == .moved && down[$0.finger] != nil })
    land(changes.filter { $0.phase == .began && down[$0.finger] == nil })
  }

  private func lift(_ changes: [FingerChange]) {
    // A finger is where it was seen last.
    move(changes)
    let fingers = unique(changes).map { $0.finger }
    if !fingers.isEmpty { perform(.lift(fingers)) }
  }

  private func move(_ changes: [FingerChange]) {
    let places = fingers
    let moves = unique(changes).compactMap { change -> (change: FingerChange, by: CGPoint)? in
      guard let place = places[change.finger] else { return nil }
      let distance = CGPoint(rounding: change.point.x - place.x, change.point.y - place.y)
      return distance == CGPoint(x: 0, y: 0) ? nil : (change, distance)
    }
    guard let first = moves.first else { return }
    if moves.count > 1, moves.allSatisfy({ $0.by == first.by }) {
      return perform(.moveTogether(moves.map { $0.change.finger }, by: first.by))
    }
    for (change, _) in moves { perform(.move(change.finger, change.point)) }
  }

  private func land(_ changes: [FingerChange]) {
    let landings = unique(changes)
    let free = (1...10).filter { fingers[$0] == nil }.prefix(landings.count)
    if landings.count > 1, landings.map({ $0.finger }) == Array(free),
      landings.allSatisfy({ tools[$0.finger] ?? .direct == .direct })
    {
      return perform(.touchTogether(landings.map { $0.point }))
    }
    for landing in landings {
      perform(.touch(landing.finger, landing.point, tools[landing.finger] ?? .direct))
    }
  }

  /// Returns the changes in the order of their fingers, for each finger the last.
  private func unique(_ changes: [FingerChange]) -> [FingerChange] {
    (1...10).compactMap { finger in changes.last { $0.finger == finger } }
  }

  private func perform(_ step: LiveStep) {
    guard let scene, !isOver else { return }
    if case .wait(let time) = step, case .wait(let before) = steps.last {
      steps[steps.count - 1] = .wait(before + time)
    } else {
      steps.append(step)
    }
    scene.perform([step.step])
    lastStepEnd = scene.now.microseconds
  }

  // MARK: What is kept

  /// The steps, without a wait at the end in which nothing happened.
  var keptSteps: [LiveStep] {
    guard case .wait(let span) = steps.last, let scene else { return steps }
    let start = lastStepEnd - span
    let last = min(lastStepEnd, scene.trace.events.last.map { $0.time.microseconds } ?? 0)
    return steps.dropLast() + (last > start ? [.wait(last - start)] : [])
  }

  /// The scenario with these steps in the places of its own, and without expectations.
  var replayText: String {
    let kept = parsed.scenarios.flatMap { $0.preparation }.map { $0.range }
    return ReplayText.text(
      of: parsed.scenario.sources.own, keeping: kept, with: keptSteps.map { $0.text })
  }
}
