import FileSystem
import Foundation
import LessonRunner
import LessonTesting
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// Every scenario of `Content`, one test each.
struct ContentTests {
  /// A scenario of a lesson; its description names the test.
  struct Example: CustomTestStringConvertible, Sendable {
    var entry: SuiteEntry

    var testDescription: String {
      let file = entry.path.split(separator: "/").last ?? ""
      return file.replacing(".md", with: "") + "#" + entry.scenario.name
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content").path

  private static let found = ScenarioSuite.find(in: [folder])

  @Test(arguments: found.suite.entries.map(Example.init))
  func `a scenario does what its lesson says`(_ example: Example) {
    let run = example.entry.run()
    #expect(run.isPassed, "\n\(run.diagnostics.listing())")
  }

  @Test func `what a page shows in the places of wildcards is true, too`() {
    var count = 0
    for entry in Self.found.suite.entries where !entry.scenario.mustFail {
      guard let shown = entry.run().shownSource else { continue }
      var entry = entry
      entry.scenario.source = shown
      count += 1
      let run = entry.run()
      #expect(run.isPassed, "\n\(shown.text)\n\(run.diagnostics.listing())")
    }
    #expect(count > 3)
  }

  @Test func `with its scenes written out, a scenario runs alone and does the same`() {
    var count = 0
    for entry in Self.found.suite.entries where entry.scenario.skipReason == nil {
      let text = entry.scenario.standaloneText
      guard text != entry.scenario.source.text else { continue }
      count += 1
      var alone = entry
      alone.scenario.source = SourceText(name: entry.scenario.name, text: text)
      alone.scenario.library = SceneLibrary()
      let (run, whole) = (alone.run(), entry.run())
      #expect(run.trace?.text == whole.trace?.text, "\n\(text)\n\(run.diagnostics.listing())")
      #expect(run.runs.map(\.trace.text) == whole.runs.map(\.trace.text), "\n\(text)")
    }
    #expect(count > 30)
  }

  @Test func `every lesson can be read and has a scenario`() {
    let problems = Self.found.problems
    #expect(!problems.areFatal, "\n\(problems.listing())")
    let lessons = Set(Self.found.suite.entries.map(\.path))
    #expect(lessons.count >= 8)
  }
}
