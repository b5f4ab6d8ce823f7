import Figures
import LessonRunner
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The stage that draws what happened.
enum FigureDrawing {
  /// Returns a scenario as its page shows it: the text, and the figures that its fence requests.
  ///
  /// The numbers of facts in the figures link to the facts page, if there is one, and the codes of
  /// messages link to theirs.
  static func section(
    showing run: LessonRun, factPage: String, messagePage: String? = nil, isLive: Bool = false,
    words: SiteWords = .english
  ) -> ScenarioSection {
    let request = request(for: run, factPage)
    return section(
      showing: run, factPage: factPage, messagePage: messagePage, isLive: isLive, words: words,
      drawing: request, figures: run.isSkipped ? [] : request.figures(of: run.runs))
  }

  /// Returns a scenario as a page shows it, with the figures that were drawn for a request.
  static func section(
    showing run: LessonRun, factPage: String, messagePage: String?, isLive: Bool,
    words: SiteWords, drawing request: FigureRequest, figures: [RunFigure]
  ) -> ScenarioSection {
    let scenario = run.scenario
    let source = run.shownSource ?? scenario.source
    let verdict = verdict(on: run, words)
    var (listing, expectations) = Highlighter.htmlParts(of: source, classes: .course)
    // If no figure shows what happened, or the expectations are only a few lines, readers want to
    // see them.
    let isShort = (expectations ?? "").utf8.count { $0 == UInt8(ascii: "\n") } < 4
    if figures.isEmpty || verdict == nil || isShort {
      listing += expectations ?? ""
      expectations = nil
    }
    return ScenarioSection(
      identifier: scenario.fragment, title: scenario.title, name: scenario.name,
      listingHTML: listing, expectationsHTML: expectations,
      hasLongLines: hasLongLines(source), verdict: verdict,
      remark: remark(on: run, words),
      facts: factPage.isEmpty
        ? [] : scenario.facts.map { .init(number: $0.number, address: factPage) },
      failureHTML: run.shownFailures.isEmpty
        ? nil : run.shownFailures.listing(.html(messagePage: messagePage)),
      partings: request.comparisons(of: run.runs).map(\.sentence),
      figures: figures,
      strips: run.isSkipped || scenario.mustFail ? [] : strips(of: run, request),
      showsStrips: figures.isEmpty,
      live: isLive && !run.isSkipped ? live(run, request, messagePage) : nil)
  }

  /// Returns the strips of a scenario, one for each variant.
  private static func strips(of run: LessonRun, _ request: FigureRequest) -> [ScenarioSection.Strip]
  {
    run.runs.compactMap { run in
      let strip = request.strip(of: run)
      return strip.isEmpty ? nil : .init(variant: run.variant, bytes: strip.bytes)
    }
  }

  /// The maximum length of a line, in characters, that leaves room for a figure next to it in a
  /// window that is 1280 pixels wide.
  private static let longestBeside = 76

  private static func hasLongLines(_ source: SourceText) -> Bool {
    source.text.split(separator: "\n").contains { $0.count > longestBeside }
  }

  /// Returns the data that the page's engine needs to reproduce the build's run, and more.
  private static func live(
    _ run: LessonRun, _ request: FigureRequest, _ messagePage: String?
  ) -> ScenarioSection.Live {
    let scenario = run.scenario
    let text = scenario.standaloneText
    let isShown =
      text == scenario.source.text && run.shownSource == nil
      && Highlighter.hiddenLines(in: scenario.source).isEmpty
    var request = request
    request.options.idPrefix = "live"
    let messages = messagePage.map { "messages \($0)\n" } ?? ""
    return ScenarioSection.Live(text: isShown ? nil : text, request: request.text + messages)
  }

  /// Returns the request for drawing the figures of a run.
  static func request(for run: LessonRun, _ factPage: String) -> FigureRequest {
    var request = run.scenario.figureRequest
    request.options.factPage = factPage
    request.lines = run.lines
    return request
  }

  private static func remark(on run: LessonRun, _ words: SiteWords) -> String? {
    if let reason = run.scenario.skipReason { return words(.notRun, ["reason": reason]) }
    return run.scenario.mustFail ? words(.runDiffers) : nil
  }

  private static func verdict(on run: LessonRun, _ words: SiteWords) -> String? {
    guard !run.scenario.mustFail else { return nil }
    return switch run.expectationCount {
    case 0: nil
    case 1: words(.verdictOne)
    case 2: words(.verdictTwo)
    case let count: words(.verdict, ["count": "\(count)"])
    }
  }
}

extension ScenarioSection {
  /// Shows, after the figures of the run, what would happen if UIKit didn't follow some facts.
  mutating func show(_ comparisons: [FactComparison], drawnAs options: FigureOptions) {
    for comparison in comparisons {
      var options = options
      options.idPrefix += "_" + comparison.facts.numbers
      for variant in comparison.variants where variant.differs {
        partings.append(comparison.sentence(of: variant))
        figures.append(
          RunFigure(
            kind: .compare, variant: variant.name,
            bytes: comparison.figure(of: variant, options).bytes))
      }
    }
  }
}
