import Figures
import PageRendering
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The stage that draws what happened.
enum FigureDrawing {
  /// Returns a scenario as its page shows it: the text, and the figures that its fence asks for.
  ///
  /// The numbers of facts in the figures lead to the page of facts, if there is one; so do the codes
  /// of messages to theirs.
  static func section(
    showing run: ScenarioRun, factPage: String, messagePage: String? = nil, isLive: Bool = false
  ) -> ScenarioSection {
    let scenario = run.scenario
    return ScenarioSection(
      identifier: scenario.fragment, name: scenario.name, title: scenario.title,
      listingHTML: Highlighter.html(run.shownSource ?? scenario.source), verdict: verdict(on: run),
      remark: remark(on: run),
      facts: factPage.isEmpty
        ? [] : scenario.facts.map { .init(number: $0.number, address: factPage) },
      failureHTML: run.shownFailures.isEmpty
        ? nil : run.shownFailures.listing(.html(messagePage: messagePage)),
      partings: comparisons(of: run, options(for: scenario)).map(\.sentence),
      figures: run.isSkipped ? [] : figures(showing: run, factPage),
      live: isLive && !run.isSkipped ? live(run, factPage, messagePage) : nil)
  }

  /// What the engine in the page needs to do what the build has done, and more.
  private static func live(
    _ run: ScenarioRun, _ factPage: String, _ messagePage: String?
  ) -> ScenarioSection.Live {
    let scenario = run.scenario
    let text = scenario.standaloneText
    let isShown =
      text == scenario.source.text && run.shownSource == nil
      && Highlighter.hiddenLines(in: scenario.source).isEmpty
    return ScenarioSection.Live(
      text: isShown ? nil : text, request: request(for: scenario, factPage, messagePage))
  }

  private static func request(
    for scenario: LessonScenario, _ factPage: String, _ messagePage: String?
  ) -> String {
    let options = options(for: scenario)
    var lines = (scenario.figures ?? []).map { "figure \($0.rawValue)" }
    lines += (scenario.topics ?? []).map { "topic \($0.rawValue)" }
    lines += ["prefix live", "title \(options.title)"]
    if !factPage.isEmpty { lines.append("facts \(factPage)") }
    if let messagePage { lines.append("messages \(messagePage)") }
    lines += options.pinned.map { "pin \($0)" } + options.hidden.map { "hide \($0)" }
    for group in options.groups {
      lines += ["group \(group.title)"] + group.names.map { "lane \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The figures of a run, or those of each variant, one variant after another.
  private static func figures(
    showing run: ScenarioRun, _ factPage: String
  ) -> [ScenarioSection.Figure] {
    var usual = options(for: run.scenario)
    usual.factPage = factPage
    guard !run.variants.isEmpty else {
      let trace = run.trace ?? Trace()
      return figures(
        showing: trace, of: run, usual, steps: run.steps, expected: run.expected)
    }
    let figures = run.variants.flatMap { variant in
      var options = usual
      options.idPrefix += "_" + variant.name
      options.title += ", " + variant.name
      return self.figures(
        showing: variant.trace, of: run, options, variant: variant.name, steps: variant.steps,
        expected: variant.expected)
    }
    return figures + comparisonFigures(of: run, usual)
  }

  private static func figures(
    showing trace: Trace, of run: ScenarioRun, _ options: FigureOptions, variant: String? = nil,
    steps: [EventPlace], expected: [EventPlace]
  ) -> [ScenarioSection.Figure] {
    let kinds = kinds(for: run.scenario, trace, options)
    let isWhyAsked = run.scenario.figures?.contains(.why) ?? false
    var options = options
    options.hasTable = kinds.contains(.table)
    return kinds.compactMap { kind in
      guard let html = html(of: kind, showing: trace, options, allSilences: isWhyAsked) else {
        return nil
      }
      var figure = ScenarioSection.Figure(kind: kind.rawValue, variant: variant, html: html)
      // The script that steps finds here which lines of the text belong to a row.
      if kind == .table {
        let rows = trace.rows(options)
        figure.lines = run.lines?.text(for: rows, steps: steps, expected: expected) ?? ""
        figure.fingers = rows.fingerText
      }
      return figure
    }
  }

  /// The first variant beside each of the others.
  private static func comparisons(
    of run: ScenarioRun, _ usual: FigureOptions
  ) -> [TraceComparison] {
    guard let first = run.variants.first else { return [] }
    return run.variants.dropFirst().map { variant in
      var options = usual
      options.idPrefix += "_" + variant.name
      return TraceComparison(
        of: .init(name: first.name, trace: first.trace),
        and: .init(name: variant.name, trace: variant.trace), options: options)
    }
  }

  /// The comparisons of variants, unless the fence asks for other figures only.
  private static func comparisonFigures(
    of run: ScenarioRun, _ usual: FigureOptions
  ) -> [ScenarioSection.Figure] {
    guard run.scenario.figures?.contains(.compare) ?? true else { return [] }
    return comparisons(of: run, usual).map {
      ScenarioSection.Figure(kind: FigureKind.compare.rawValue, html: $0.html)
    }
  }

  /// The figures that a trace is shown in: those that the fence asks for or the usual ones, and
  /// what goes with them.
  ///
  /// A sequence diagram brings its table, which is the diagram for a screen reader and on a phone.
  /// Where a figure shows what recognizers decide, and one that the scenario has written down stayed
  /// silent, stands why.
  private static func kinds(
    for scenario: LessonScenario, _ trace: Trace, _ options: FigureOptions
  ) -> [FigureKind] {
    var kinds = scenario.figures ?? FigureKind.usual
    let hasRecognizer = trace.events.contains { trace[$0.to]?.kind == .recognizer }
    if scenario.figures == nil, !hasRecognizer { kinds.removeAll { $0 == .states } }
    if kinds.contains(.sequence), !kinds.contains(.table) { kinds.append(.table) }
    let showsDecisions =
      kinds.contains(.states) || kinds.contains(.requirements)
      || kinds.contains(.table) && options.topics.contains(.recognizers)
    if showsDecisions, !kinds.contains(.why), !silences(in: trace, options).isEmpty {
      kinds.insert(.why, at: kinds.firstIndex(of: .table) ?? kinds.endIndex)
    }
    return kinds
  }

  /// Returns a figure of one run; `nil` for a kind that shows several runs.
  private static func html(
    of figure: FigureKind, showing trace: Trace, _ options: FigureOptions, allSilences: Bool
  ) -> String? {
    switch figure {
    case .sequence: SequenceDiagram(of: trace, options: options).html
    case .table: TraceTable(of: trace, options: options).html
    case .tree: ViewTreePicture(of: trace, options: options).html
    case .states: StateLanes(of: trace, options: options).html
    case .chain: ResponderChain(of: trace, options: options).html
    case .requirements: RequirementGraph(of: trace, options: options).html
    case .turns: RunLoopTurns(of: trace, options: options).html
    case .compare: nil
    case .why:
      SilenceNotes(silences(in: trace, options, all: allSilences), options: options).html
    }
  }

  /// For each recognizer that never acted, the first rule that stopped it.
  ///
  /// Those that UIKit brings are silent most of the time, and nobody wonders; they are told of only
  /// where all are asked for.
  private static func silences(
    in trace: Trace, _ options: FigureOptions, all: Bool = false
  ) -> [SilenceNotes.Note] {
    trace.participants.filter { $0.kind == .recognizer }.compactMap { recognizer in
      guard all || !recognizer.isBroughtByUIKit, !options.hidden.contains(recognizer.name),
        let explanation = trace.explanation(of: recognizer.name), explanation.acts.isEmpty,
        let obstacle = explanation.firstObstacle
      else { return nil }
      return SilenceNotes.Note(sentence: obstacle.sentence, facts: obstacle.facts)
    }
  }

  /// What the author decided about the figures of a scenario.
  static func options(for scenario: LessonScenario) -> FigureOptions {
    var options = FigureOptions(
      idPrefix: scenario.fragment, title: scenario.title ?? scenario.name,
      topics: scenario.topics ?? FigureOptions.usualTopics)
    options.pinned = scenario.pinned.map(\.text)
    options.hidden = scenario.hidden.map(\.text)
    options.groups = scenario.groups.map { group in
      FigureOptions.LaneGroup(title: group.title, names: group.names.map(\.text))
    }
    return options
  }

  private static func remark(on run: ScenarioRun) -> String? {
    if let reason = run.scenario.skipReason { return "Not run: \(reason)" }
    return run.scenario.mustFail ? "This is not so. Run when this page was made:" : nil
  }

  private static func verdict(on run: ScenarioRun) -> String? {
    guard !run.scenario.mustFail else { return nil }
    return switch run.expectationCount {
    case 0: nil
    case 1: "Run when this page was made: the one expectation holds."
    case 2: "Run when this page was made: both expectations hold."
    case let count: "Run when this page was made: all \(count) expectations hold."
    }
  }
}
