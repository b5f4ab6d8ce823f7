import Figures
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel

/// A scenario's view tree that the reader touches.
final class LiveSession {
  /// The text and the request that the session started with.
  let text: String
  let requestText: String

  /// The parsed text.
  let parsed: ParsedScenario

  /// The running scenario; `nil` if the text has errors or the session has ended.
  private(set) var scene: ScenarioSession?

  /// The steps so far, in order.
  private(set) var steps: [LiveStep] = []

  /// Whether the clock has run until nothing was pending.
  private(set) var isFinished = false

  /// The time of the last step, in microseconds.
  private var lastStepEnd: Int64 = 0

  /// Whether no more steps are possible.
  var isOver: Bool { isFinished || scene?.isOver ?? true }

  /// The table rows that the page has.
  private(set) var table = GrowingTable()

  /// The session's own request, and the latest that the page has made, which a page repeats in each
  /// frame.
  private let request: FigureRequest
  private var requests: [(bytes: [UInt8], request: FigureRequest)] = []
  private static let maximumRequests = 4

  /// The changes of an event's fingers that arrived before the last finger.
  private var waiting: [FingerChange] = []

  /// The tool for each finger's next touch.
  private var tools: [Int: UITouch.TouchType] = [:]

  /// A phase of a finger.
  enum Phase: Int32 {
    case began = 0
    case moved, ended, cancelled
  }

  private struct FingerChange {
    var finger: Int
    var phase: Phase
    var point: CGPoint
  }

  /// Builds the variant that the request names, or the first one, without the facts that the
  /// request names, and runs the program's setup before the first touch.
  ///
  /// - Parameters:
  ///   - text: The scenario.
  ///   - requestText: What the page wants to know.
  ///   - plays: Whether to perform the scenario's steps, after which the session is over.
  /// - Throws: A fault if a fact isn't one that the engine can do without.
  init(_ text: String, _ requestText: String, plays: Bool = false) throws(LiveFault) {
    let facts = try SuspendedFact.asked(in: requestText)
    self.text = text
    self.requestText = requestText
    request = FigureRequest(text: requestText)
    parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    guard !parsed.diagnostics.hasErrors else { return }
    let wanted = TextLines.pairs(in: requestText).first { $0.word == "variant" }?.value
    let scenario =
      parsed.scenarios.first { $0.variant?.text == wanted } ?? parsed.scenario
    let limits = PageLimits.limits(of: parsed)
    var options = request.runOptions(limits)
    options.suspend(facts)
    let session = ScenarioSession(scenario, options)
    session.startFilming()
    session.perform(plays ? scenario.steps : scenario.preparation)
    scene = session
    if plays { finish() }
  }

  /// Ends the session.
  func end() {
    scene?.end()
    scene = nil
  }

  // MARK: Figures

  /// Returns a request that the page makes, which is parsed when it's new.
  func request(of bytes: [UInt8]) throws(LiveFault) -> FigureRequest {
    if let known = requests.first(where: { $0.bytes == bytes }) { return known.request }
    let request = FigureRequest(text: try LiveText.text(of: bytes))
    if requests.count == Self.maximumRequests { requests.removeFirst() }
    requests.append((bytes, request))
    return request
  }

  /// Returns the rows of the table that are new since the last call.
  func growth(of trace: Trace) -> GrowingTable.Growth {
    guard table.isBehind(trace) else { return GrowingTable.Growth() }
    let (request, shown) = request.shortening(namesOf: trace)
    return table.grow(with: shown, options: request.options)
  }

  /// The points of the fingers that are down.
  private var fingers: [Int: CGPoint] {
    var fingers: [Int: CGPoint] = [:]
    for (number, place) in scene?.fingers ?? [] { fingers[number] = place }
    return fingers
  }

  // MARK: Steps

  /// Sets the tool for a finger's next touch.
  func use(_ type: UITouch.TouchType, as finger: Int) { tools[finger] = type }

  /// Changes a finger at a given time, in one event with any that still follow.
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

  /// Runs the clock to a given time; a time in the past means now.
  func advance(to microseconds: Int64) {
    guard let scene else { return }
    let span = microseconds - scene.now.microseconds
    if span > 0 { perform(.wait(span)) }
  }

  /// Runs the clock until no timer is pending, as after a scenario's last step; no more steps are
  /// possible afterward, because a scenario couldn't contain them.
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
    // The system has already canceled a finger whose change isn't possible.
    let down = fingers
    lift(changes.filter { $0.phase == .ended && down[$0.finger] != nil })
    move(changes.filter { $0.phase == .moved && down[$0.finger] != nil })
    land(changes.filter { $0.phase == .began && down[$0.finger] == nil })
  }

  private func lift(_ changes: [FingerChange]) {
    // A finger is where it was last seen.
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

  /// Returns each finger's last change, in the order of the fingers.
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

  // MARK: Recorded steps

  /// The steps, without a final wait during which nothing happened.
  var keptSteps: [LiveStep] {
    guard case .wait(let span) = steps.last, let scene else { return steps }
    let start = lastStepEnd - span
    let last = min(lastStepEnd, scene.trace.events.last.map { $0.time.microseconds } ?? 0)
    return steps.dropLast() + (last > start ? [.wait(last - start)] : [])
  }

  /// The scenario with these steps instead of the original ones.
  var replayText: String {
    let kept = parsed.scenarios.flatMap { $0.preparation }.map { $0.range }
    return ReplayText.text(
      of: parsed.scenario.sources.own, keeping: kept, with: keptSteps.map { $0.text },
      classes: parsed.scenario.classes)
  }
}
