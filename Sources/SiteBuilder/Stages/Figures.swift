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
      listingHTML: Highlighter.html(scenario.source), verdict: verdict(on: run),
      remark: remark(on: run),
      facts: factPage.isEmpty
        ? [] : scenario.facts.map { .init(number: $0.number, address: factPage) },
      failure: run.shownFailure.isEmpty ? nil : run.shownFailure,
      figures: run.isSkipped
        ? []
        : scenario.figures.map {
          .init(kind: $0.rawValue, html: html(of: $0, showing: run, factPage))
        })
  }

  private static func html(
    of figure: FigureKind, showing run: ScenarioRun, _ factPage: String
  ) -> String {
    let trace = run.trace ?? Trace()
    var options = options(for: run.scenario)
    options.factPage = factPage
    return switch figure {
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
