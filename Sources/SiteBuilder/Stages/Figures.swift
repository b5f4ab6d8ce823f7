import Figures
import PageRendering
import ScenarioLanguage
import TraceModel

/// The stage that draws what happened.
enum FigureDrawing {
  /// Returns a scenario as its page shows it: the text, and the figures that its fence asks for.
  ///
  /// The numbers of facts in the figures lead to the page of facts, if there is one.
  static func section(showing run: ScenarioRun, factPage: String) -> ScenarioSection {
    let scenario = run.scenario
    return ScenarioSection(
      identifier: scenario.fragment, name: scenario.name, title: scenario.title,
      listingHTML: Highlighter.html(run.shownSource ?? scenario.source), verdict: verdict(on: run),
      remark: remark(on: run),
      facts: factPage.isEmpty
        ? [] : scenario.facts.map { .init(number: $0.number, address: factPage) },
      failure: run.shownFailure.isEmpty ? nil : run.shownFailure,
      partings: run.partings(topics: options(for: scenario).topics),
      figures: run.isSkipped ? [] : figures(showing: run, factPage))
  }

  /// The figures of a run, or those of each variant, one variant after another.
  private static func figures(
    showing run: ScenarioRun, _ factPage: String
  ) -> [ScenarioSection.Figure] {
    var usual = options(for: run.scenario)
    usual.factPage = factPage
    guard !run.variants.isEmpty else {
      return run.scenario.figures.map {
        .init(kind: $0.rawValue, html: html(of: $0, showing: run.trace ?? Trace(), usual))
      }
    }
    return run.variants.flatMap { variant in
      var options = usual
      options.idPrefix += "_" + variant.name
      options.title += ", " + variant.name
      return run.scenario.figures.map { figure in
        ScenarioSection.Figure(
          kind: figure.rawValue, variant: variant.name,
          html: html(of: figure, showing: variant.trace, options))
      }
    }
  }

  private static func html(
    of figure: FigureKind, showing trace: Trace, _ options: FigureOptions
  ) -> String {
    switch figure {
    case .sequence: SequenceDiagram(of: trace, options: options).html
    case .table: TraceTable(of: trace, options: options).html
    case .tree: ViewTreePicture(of: trace, options: options).html
    }
  }

  /// What the author decided about the figures of a scenario.
  static func options(for scenario: LessonScenario) -> FigureOptions {
    FigureOptions(
      idPrefix: scenario.fragment, title: scenario.title ?? scenario.name,
      topics: scenario.topics ?? FigureOptions.usualTopics)
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
    case let count: "Run when this page was made: all \(count) expectations hold."
    }
  }
}
