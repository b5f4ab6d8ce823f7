import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

@testable import ScreenImport

/// Dumps in the forms that UIKit, the debugger, and TouchTrace print, and the scenarios they become.
struct DumpTests {
  @Test func `there are forty-two dumps, each with a scenario, and one has more than sixty views`()
    throws
  {
    let names = DumpFile.all.map(\.name)
    #expect(names.count == 42)
    #expect(DumpFile.names(in: "Golden", ending: ".scenario") == names)
    let counts = try DumpFile.all.map { ImportedScreen.dump(of: try $0.source()).views.count }
    #expect((counts.max() ?? 0) > 60)
  }

  @Test(arguments: DumpFile.all)
  func `a dump becomes the expected scenario`(dump: DumpFile) throws {
    let screen = ImportedScreen(try dump.source())
    let scenario = try #require(screen.scenario)
    #expect(try dump.golden(".scenario", recording: scenario) == scenario)
    let listing = screen.diagnostics.listing()
    #expect(try dump.golden(".messages.txt", recording: listing) == listing)
  }

  @Test(arguments: DumpFile.all)
  func `the scenario is formatted, has no errors, and runs`(dump: DumpFile) throws {
    let text = try #require(ImportedScreen(try dump.source()).scenario)
    let source = SourceText(name: dump.name, text: text)
    #expect(Formatter.formatted(source) == text)
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    var options = RunOptions()
    options.checksInvariants = true
    #expect(parsed.scenario.run(options).failures.listing() == "")
  }

  /// The expected views come from a hit test of the dump's own frames.
  @Test(arguments: DumpFile.all)
  func `hit-testing finds the views that the frames contain`(dump: DumpFile) throws {
    let source = try dump.source()
    var writer = ScenarioWriter(ImportedScreen.dump(of: source))
    writer.write()
    let hits = FrameHitTest(writer).hits
    #expect(hits.count >= 1)
    // A tap in a text field would show the keyboard in front of other views.
    var text = "UIKit keyboardHeight: 0\n"
    text += try #require(ImportedScreen(source).scenario) + "\n"
    for hit in hits { text += "tap \(NumberList.text([hit.x, hit.y]))\n" }
    text += "\nexpect\n"
    // The touches of a switch belong to a view inside it (D279).
    let isSwitch = { (name: String) in text.contains("UISwitch \(name) ") }
    for hit in hits {
      text += "  hit \(isSwitch(hit.name) ? "visualElement of " : "")\(hit.name)\n"
    }
    let parsed = ParsedScenario(SourceText(name: dump.name, text: text))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.scenario.run().failures.listing() == "")
  }

  @Test(arguments: [
    ("65 45", "movedView"), ("155 85", "movedView"), ("330 90", "badgeView"),
    ("305 65", "badgeView"), ("40 565", "ribbonView"), ("205 605", "stampView"),
    ("155 605", "view"), ("240 450", "button"), ("150 300", "cardView"),
  ])
  func `a view with a transform is where its frame is`(point: String, view: String) throws {
    let dump = try #require(DumpFile.all.first { $0.name == "07-transforms" })
    let scenario = try #require(ImportedScreen(try dump.source()).scenario)
    let text = scenario + "\ntap \(point)\n\nexpect\n  hit \(view)\n"
    let parsed = ParsedScenario(SourceText(name: dump.name, text: text))
    #expect(parsed.scenario.run().failures.listing() == "")
  }
}
