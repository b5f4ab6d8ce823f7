import Figures
import LessonRunner
import LessonTesting
import LiveEngine
import ScenarioFigures
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Every scenario of the course, in the live engine.
struct CourseTests {
  @Test(arguments: CourseScenarios.all.indices)
  func `the live engine draws a scenario as its page does`(_ index: Int) throws {
    let entry = CourseScenarios.all[index]
    let run = entry.run()
    let section = FigureDrawing.section(showing: run, factPage: "facts.html")
    var request = run.scenario.figureRequest
    request.options.factPage = "facts.html"
    let text = run.scenario.standaloneText
    let answer = try Answer(LiveFace().run(Array(text.utf8), Array(request.text.utf8)))
    #expect(!answer["fault"].isThere)
    #expect(answer["passed"].isTrue == !run.scenario.mustFail, "\(answer["listing"].text)")
    let figures = answer["figures"].elements
    #expect(figures.map { $0["kind"].text } == section.figures.map(\.kind.rawValue))
    for (figure, expected) in zip(figures, section.figures) {
      #expect(figure["html"].text == expected.html, "\(expected.kind)")
      #expect(figure["fingers"].text == expected.fingers)
      guard text == run.scenario.source.text else { continue }
      #expect(figure["lines"].text == expected.lines)
      #expect(answer["colors"].text == section.listingHTML + (section.expectationsHTML ?? ""))
    }
  }

  @Test func `the course is there`() { #expect(CourseScenarios.all.count > 100) }
}
