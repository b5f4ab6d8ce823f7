import Figures
import FileSystem
import LessonRunner
import ScenarioExport
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceExplanations
import TraceModel

/// The stage that draws everything about a run for its own page.
struct RunDrawing: Sendable {
  /// The run.
  let run: LessonRun
  /// The path of the page.
  let path: SitePath
  /// The URL of the facts page, relative to the page; empty if there is none.
  let factPage: String
  /// The URL of the page of messages; `nil` if there is none.
  let messagePage: String?
  /// Whether readers can run scenarios in the page.
  let isLive: Bool
  /// The words of the page.
  let words: SiteWords
  /// The fixes that earlier builds found.
  let fixes: [ContentHash: RunRepair]

  /// The figures of every run, in the order of the page.
  private static let usualKinds: [FigureKind] = [.tree, .sequence, .table, .states]

  /// Draws the run, with comparisons that its lesson shows and the facts on which it depends.
  func whole(_ comparisons: [FactComparison], dependingOn facts: [String]) -> WholeRun? {
    guard let parsed = run.parsed, !run.runs.isEmpty else { return nil }
    let request = request
    var section = FigureDrawing.section(
      showing: run, factPage: factPage, messagePage: messagePage,
      isLive: isLive, words: words, drawing: request, figures: [])
    section.live?.facts = facts
    let (figures, notes) = figures(request)
    var compared = section
    compared.show(comparisons, drawnAs: request.options)
    section.partings = compared.partings
    let silent = silent
    let parts = Self.parts(figures + compared.figures, notes, kinds: request.kinds ?? [])
    return WholeRun(
      path: path, section: section, screens: figures.filter { $0.kind == .tree },
      expectations: expectations(of: parsed, request, figures),
      parts: within(RunPageLimits.figureBytes, parts), code: code(of: parsed),
      silent: silent,
      repair: silent != nil || run.scenario.mustFail
        ? RunRepair(for: run, about: silent, knowing: fixes) : nil)
  }

  /// The name of the first recognizer of the scenario that never acted, and isn't undecided.
  private var silent: String? {
    guard let trace = run.trace else { return nil }
    let own = trace.participants.filter { $0.kind == .recognizer && !$0.isBroughtByUIKit }
    return trace.explanations(ofSilent: own).first { explanation in
      explanation.firstObstacle.map { $0.rule != .undecided } ?? false
    }?.name
  }

  // MARK: Figures

  /// The request for all figures: the usual ones, then the others that the lesson asks for.
  ///
  /// A lesson may leave out what doesn't matter to its text. Here are the lesson's topics, the
  /// topic of every event that an expectation names, and, unless the run would be too long, the
  /// usual ones.
  private var request: FigureRequest {
    var request = FigureDrawing.request(for: run, factPage)
    // There's only one run on the page, which the heading names, and a long one has hundreds of ids.
    request.options.idPrefix = "run"
    request.options.title = ""
    var kinds = Self.usualKinds
    let hasRecognizer = run.runs.contains { run in
      run.trace.events.contains { run.trace[$0.to]?.kind == .recognizer }
    }
    if !hasRecognizer { kinds.removeAll { $0 == .states } }
    kinds += (request.kinds ?? []).filter { !kinds.contains($0) }
    request.kinds = kinds + (kinds.contains(.compare) ? [] : [.compare])
    let events = run.runs.flatMap { run in
      (run.expected + run.grounds).map { run.trace.events[$0.event] }
    }
    let topics = request.options.topics + events.map(\.kind.topic)
    request.options.topics = TraceTopic.allCases.filter(topics.contains)
    var whole = request
    whole.options.topics = TraceTopic.allCases.filter { topic in
      topics.contains(topic) || FigureOptions.usualTopics.contains(topic)
    }
    let fits = run.runs.allSatisfy { one in
      let most = RunPageLimits.rows(of: .sequence, variantCount: run.runs.count) ?? .max
      return RunPageLimits.shortened(one, whole, to: most) == nil
    }
    if fits { request = whole }
    let isComplete = run.runs.allSatisfy { run in
      let rows = Set(run.trace.rows(request.options).map(\.index))
      return (run.expected + run.grounds).allSatisfy { rows.contains($0.event) }
    }
    if !isComplete { request.options.hidden = [] }
    return request
  }

  /// Returns the figures, and a note for each kind that shows only the beginning of a run.
  private func figures(
    _ request: FigureRequest
  ) -> (figures: [RunFigure], notes: [FigureKind: String]) {
    var whole = request
    var shortened: [RunFigure] = []
    var notes: [FigureKind: String] = [:]
    for kind in [FigureKind.sequence, .table] {
      guard let most = RunPageLimits.rows(of: kind, variantCount: run.runs.count) else { continue }
      let cuts = run.runs.map { RunPageLimits.shortened($0, request, to: most) }
      guard cuts.contains(where: { $0 != nil }) else { continue }
      whole.kinds?.removeAll { $0 == kind }
      var beginning = request
      // A table has lanes only next to a sequence, and here only one of the two has this length.
      beginning.kinds = [.sequence, .table]
      beginning.explainsSilences = false
      shortened += beginning.figures(of: zip(run.runs, cuts).map { $1?.run ?? $0 })
        .filter { $0.kind == kind }
      let counts = zip(run.runs, cuts).map { run, cut in
        cut?.total ?? run.trace.rows(request.options).count
      }
      let shown = counts.map { min($0, most) }.reduce(0, +)
      notes[kind] = words(
        .runBeginning, ["shown": "\(shown)", "total": "\(counts.reduce(0, +))"])
    }
    return (whole.figures(of: run.runs).filter { notes[$0.kind] == nil } + shortened, notes)
  }

  /// Returns the figures by kind, in the order in which the page shows them.
  private static func parts(
    _ figures: [RunFigure], _ notes: [FigureKind: String], kinds: [FigureKind]
  ) -> [WholeRun.Part] {
    let first: [FigureKind] = [.sequence, .table, .states, .why]
    let others = kinds.filter { $0 != .tree && $0 != .compare && !first.contains($0) }
    return (first + others + [.compare]).compactMap { kind in
      let drawn = figures.filter { $0.kind == kind }
      return drawn.isEmpty ? nil : WholeRun.Part(kind: kind, figures: drawn, note: notes[kind])
    }
  }

  /// Returns the parts with at most some bytes of figures; what no longer fits is said instead.
  ///
  /// The table, which says everything, is always there.
  private func within(_ bytes: Int, _ parts: [WholeRun.Part]) -> [WholeRun.Part] {
    var rest = bytes - parts.filter { $0.kind == .table }.map(\.byteCount).reduce(0, +)
    return parts.map { part in
      guard part.kind != .table else { return part }
      rest -= part.byteCount
      guard rest < 0 else { return part }
      rest += part.byteCount
      return WholeRun.Part(kind: part.kind, figures: [], note: words(.runNotDrawn))
    }
  }

  // MARK: Expectations and code

  private func expectations(
    of parsed: ParsedScenario, _ request: FigureRequest, _ figures: [RunFigure]
  ) -> [ExpectationList] {
    zip(parsed.scenarios, run.runs).compactMap { scenario, run in
      let table = figures.first { $0.kind == .table && $0.variant == run.variant }
      let list = ExpectationList(
        of: scenario, run, in: request, rowPrefix: table?.tablePrefix ?? "",
        rowCount: table == nil
          ? 0 : RunPageLimits.rows(of: .table, variantCount: self.run.runs.count) ?? 0)
      return list.lines.isEmpty ? nil : list
    }
  }

  private func code(of parsed: ParsedScenario) -> WholeRun.Code {
    let export = ScenarioExport(
      parsed.scenario, named: parsed.scenario.exportName(run.scenario.name))
    return WholeRun.Code(
      text: export.text, omissions: export.diagnostics.map(\.message.text))
  }
}

extension WholeRun.Part {
  /// The size of the figures.
  fileprivate var byteCount: Int { figures.map(\.bytes.count).reduce(0, +) }
}

extension RunFigure {
  /// The prefix of the ids in a table, which its own id has.
  fileprivate var tablePrefix: String? {
    guard let match = html.firstMatch(of: /id="([^"]*)table"/) else { return nil }
    return String(match.output.1)
  }
}
