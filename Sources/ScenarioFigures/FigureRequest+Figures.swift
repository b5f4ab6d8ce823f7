package import Figures
package import ScenarioRunner
import TraceExplanations
package import TraceModel

extension FigureRequest {
  /// Returns the figures of a scenario's run, or the figures of each variant, one variant after
  /// another, followed by the comparisons.
  ///
  /// The states of all variants share a ruler.
  package func figures(of runs: [ScenarioRun]) -> [RunFigure] {
    let shown = runs.map { shortening(namesOf: $0.trace) }
    let plans = shown.map { $0.request.plan(for: $0.trace) }
    let timed = runs.indices.filter { plans[$0].kinds.contains(.states) }
    let states = StateLanes.sharingScale(
      timed.map { (shown[$0].trace, shown[$0].request.options(forVariant: runs[$0].variant)) })
    var figures: [RunFigure] = []
    for (place, run) in runs.enumerated() {
      var request = shown[place].request
      request.options.hitMap = run.hitMap
      figures += request.figures(
        of: shown[place].trace, plans[place], variant: run.variant, steps: run.steps,
        expected: run.expected, states: timed.firstIndex(of: place).map { states[$0] })
    }
    return figures + comparisonFigures(of: runs)
  }

  /// Returns the figures of a run so far, without its source text.
  package func figures(of trace: Trace) -> [RunFigure] {
    let (request, trace) = shortening(namesOf: trace)
    return request.figures(of: trace, request.plan(for: trace), variant: "")
  }

  /// Returns the request and the trace as figures show them: with short names.
  package func shortening(namesOf trace: Trace) -> (request: FigureRequest, trace: Trace) {
    let names = ShortNames(of: trace)
    var request = self
    request.options = names.shortening(options)
    return (request, names.shortening(trace))
  }

  private func figures(
    of trace: Trace, _ plan: Plan, variant: String, steps: [EventPlace] = [],
    expected: [EventPlace] = [],
    states: StateLanes? = nil
  ) -> [RunFigure] {
    var options = self.options(forVariant: variant)
    options.hasTable = plan.kinds.contains(.table)
    let diagram =
      plan.kinds.contains(.sequence) ? SequenceDiagram(of: trace, options: options) : nil
    return plan.kinds.compactMap { kind in
      let bytes =
        switch (kind, states, diagram) {
        case (.states, let states?, _): states.bytes
        case (.sequence, _, let diagram?): diagram.bytes
        case (.table, _, let diagram?): TraceTable(beside: diagram).bytes
        default: Self.bytes(of: kind, showing: trace, options, plan.silences)
        }
      guard let bytes else { return nil }
      var figure = RunFigure(kind: kind, variant: variant, bytes: bytes)
      // The script that steps through a run finds here which lines of the text belong to a row.
      if kind == .table {
        let rows = trace.rows(options)
        figure.lines = lines?.text(for: rows, steps: steps, expected: expected) ?? ""
        figure.fingers = rows.fingerText
      }
      return figure
    }
  }

  /// Returns the comparisons of the first variant with each of the others.
  package func comparisons(of runs: [ScenarioRun]) -> [TraceComparison] {
    guard let first = runs.first else { return [] }
    return runs.dropFirst().map { run in
      var options = self.options
      options.idPrefix += "_" + run.variant
      return TraceComparison(
        of: .init(name: first.variant, trace: first.trace),
        and: .init(name: run.variant, trace: run.trace), options: options)
    }
  }

  /// Returns the comparisons of variants, unless the request names only other figures.
  private func comparisonFigures(of runs: [ScenarioRun]) -> [RunFigure] {
    guard kinds?.contains(.compare) ?? true else { return [] }
    return comparisons(of: runs).map { RunFigure(kind: .compare, bytes: $0.bytes) }
  }

  /// The content for a trace.
  private struct Plan {
    /// The figures.
    var kinds: [FigureKind]
    /// The reasons recognizers never acted, if they're shown.
    var silences: [SilenceNotes.Note]
  }

  /// Chooses the figures for a trace: the requested ones or the usual ones, with those that
  /// accompany them.
  ///
  /// A sequence diagram brings its table, which replaces the diagram for a screen reader and on a
  /// phone. When a figure shows the decisions of recognizers, and one that the scenario declares
  /// never acted, the reasons are added.
  private func plan(for trace: Trace) -> Plan {
    let isWhyAsked = self.kinds?.contains(.why) ?? false
    var kinds = self.kinds ?? FigureKind.usual
    let isRecognizer = trace.participants.map { $0.kind == .recognizer }
    let hasRecognizer = trace.events.contains {
      isRecognizer.indices.contains($0.to.index) && isRecognizer[$0.to.index]
    }
    if self.kinds == nil, !hasRecognizer { kinds.removeAll { $0 == .states } }
    if kinds.contains(.sequence), !kinds.contains(.table) { kinds.append(.table) }
    let showsDecisions =
      kinds.contains(.states) || kinds.contains(.statechart) || kinds.contains(.requirements)
      || kinds.contains(.table) && options.topics.contains(.recognizers)
    guard explainsSilences, showsDecisions || isWhyAsked else {
      return Plan(kinds: kinds, silences: [])
    }
    let silences = silences(in: trace, all: isWhyAsked)
    if !isWhyAsked, !silences.isEmpty {
      // An answer comes after a figure that raises the question, and before a long table.
      let table = kinds.firstIndex(of: .table) ?? kinds.endIndex
      kinds.insert(.why, at: table == kinds.startIndex ? kinds.endIndex : table)
    }
    return Plan(kinds: kinds, silences: silences)
  }

  /// Returns a figure of one run; `nil` for a kind that shows several runs.
  private static func bytes(
    of figure: FigureKind, showing trace: Trace, _ options: FigureOptions,
    _ silences: [SilenceNotes.Note]
  ) -> [UInt8]? {
    switch figure {
    case .sequence: SequenceDiagram(of: trace, options: options).bytes
    case .table: TraceTable(of: trace, options: options).bytes
    case .tree: ViewTreePicture(of: trace, options: options).bytes
    case .states: StateLanes(of: trace, options: options).bytes
    case .statechart: StateCharts(of: trace, options: options).bytes
    case .chain: ResponderChain(of: trace, options: options).bytes
    case .requirements: RequirementGraph(of: trace, options: options).bytes
    case .turns: RunLoopTurns(of: trace, options: options).bytes
    case .report: DigitizerReports(of: trace, options: options).bytes
    case .sets: RecognizerSets(of: trace, options: options).bytes
    case .compare: nil
    case .why: SilenceNotes(silences, options: options).bytes
    }
  }

  /// Returns the first rule that stopped each recognizer that never acted.
  ///
  /// UIKit's own recognizers rarely act, which isn't surprising, and a recognizer that's undecided
  /// at the end of a run may still act; they're included only where all are requested.
  private func silences(in trace: Trace, all: Bool) -> [SilenceNotes.Note] {
    let recognizers = trace.participants.filter { recognizer in
      recognizer.kind == .recognizer && (all || !recognizer.isBroughtByUIKit)
        && !options.hidden.contains(recognizer.name)
    }
    return trace.explanations(ofSilent: recognizers).compactMap { explanation in
      guard let obstacle = explanation.firstObstacle, all || obstacle.rule != .undecided else {
        return nil
      }
      return SilenceNotes.Note(sentence: obstacle.sentence, facts: obstacle.facts)
    }
  }
}
