import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// What an exported test compares: what TouchTrace prints, and nothing else.
struct ComparedLinesTests {
  private func test(expecting line: String) throws -> ScenarioExport {
    let parsed = ParsedScenario(
      SourceText(
        name: "test",
        text: """
          UINavigationController nav
            UIViewController list
              UIView page
                UIScrollView feed  contentSize: 390 2000  maximumZoomScale: 3
                  UITapGestureRecognizer open

          tap page

          expect
            \(line)

          """))
    #expect(parsed.diagnostics.listing() == "")
    return ScenarioExport(parsed.scenario, named: "test", as: .xctest)
  }

  @Test(arguments: [
    "feed touchesBegan", "list touchesBegan", "open ended", "open fires ended", "pan of feed began",
    "pinch of feed began", "delay of feed touchesBegan", "pop of nav touchesBegan",
  ])
  func `a line that TouchTrace prints is compared`(_ line: String) throws {
    let test = try test(expecting: line)
    #expect(test.comparesLog)
    #expect(test.text.contains("      \"\(line)\",\n"))
    #expect(test.diagnostics.isEmpty)
  }

  /// TouchTrace doesn't see how UIKit fails a recognizer, or whom hit-testing asks.
  @Test(arguments: ["open failed", "never open failed", "hit feed", "open takes"])
  func `a line that TouchTrace may lack is left out, with a warning`(_ line: String) throws {
    let test = try test(expecting: line)
    #expect(!test.comparesLog)
    #expect(test.text.contains("print(log)"))
    #expect(test.diagnostics.count == 1)
  }
}
