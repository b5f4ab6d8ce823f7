package import Figures
package import ScenarioRunner
import TraceExplanations
package import TraceModel

extension FigureRequest {
  /// Returns the figures of a scenario's run, or those of each variant, one variant after another,
  /// with the comparisons behind them.
  ///
  /// The states of all variants share a ruler.
  package func figures(of runs: [ScenarioRun]) -> [RunFigure] {
    let timed = runs.indices.filter { kinds(for: runs[$0].trace).contains(.states) }
    let states = StateLanes.sharingScale(
      timed.map { (runs[$0].trace, self.options(forVariant: runs[$0].variant)) })
    var figures: [RunFigure] = []
    for (place, run) in runs.enumerated() {
      figures += self.figures(
        of: run.trace, variant: run.variant, steps: run.steps, expected: run.expected,
        states: timed.firstIndex(of: place).map { states[$0] })
    }
    return figures + comparisonFigures(of: runs)
  }

  /// Returns the figures of what has happened so far, of whose text nothing is known.
  package func figures(of trace: Trace) -> [RunFigure] { figures(of: trace, variant: "") }

  private func figures(
    of trace: Trace, variant: String, steps: [EventPlace] = [], expected: [EventPlace] = [],
    states: StateLanes? = nil
  ) -> [RunFigure] {
    var options = self.options(forVariant: variant)
    let kinds = self.kinds(for: trace)
    let isWhyAsked = self.kinds?.contains(.why) ?? false
    options.hasTable = kinds.contains(.table)
    return kinds.compactMap { kind in
      let html =
        switch (kind, states) {
        case (.states, let states?): states.html
        default: Self.html(of: kind, showing: trace, options, allSilences: isWhyAsked)
        }
      guard let html else { return nil }
      var figure = RunFigure(kind: kind, variant: variant, html: html)
      // The script that steps finds here which lines of the text belong to a row.
      if kind == .table {
        let rows = trace.rows(options)
        figure.lines = lines?.text(for: rows, steps: steps, expected: expected) ?? ""
        figure.fingers = rows.fingerText
      }
      return figure
    }
  }

  /// Returns the first variant beside each of the others.
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

  /// The comparisons of variants, unless other figures only are asked for.
  private func comparisonFigures(of runs: [ScenarioRun]) -> [RunFigure] {
    guard kinds?.contains(.compare) ?? true else { return [] }
    return comparisons(of: runs).map { RunFigure(kind: .compare, html: $0.html) }
  }

  /// The figures that a trace is shown in: those that are asked for or the usual ones, and what
  /// goes with them.
  ///
  /// A sequence diagram brings its table, which is the diagram for a screen reader and on a phone.
  /// Where a figure shows what recognizers decide, and one that the scenario has written down
  /// stayed silent, stands why.
  private func kinds(for trace: Trace) -> [FigureKind] {
    var kinds = self.kinds ?? FigureKind.usual
    let hasRecognizer = trace.events.contains { trace[$0.to]?.kind == .recognizer }
    if self.kinds == nil, !hasRecognizer { kinds.removeAll { $0 == .states } }
    if kinds.contains(.sequence), !kinds.contains(.table) { kinds.append(.table) }
    let showsDecisions =
      kinds.contains(.states) || kinds.contains(.requirements)
      || kinds.contains(.table) && options.topics.contains(.recognizers)
    if showsDecisions, !kinds.contains(.why), !Self.silences(in: trace, options).isEmpty {
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
    case .report: DigitizerReports(of: trace, options: options).html
    case .sets: RecognizerSets(of: trace, options: options).html
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
}
