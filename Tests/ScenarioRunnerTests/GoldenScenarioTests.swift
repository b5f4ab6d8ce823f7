import Foundation
import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// Scenarios in files, with the trace and the failures of each beside it.
///
/// With `TOUCHSTONE_RECORD=1` in the environment the outputs are written anew; look at them before
/// they are committed. A scenario whose name begins with `failing` must fail, every other one must
/// not.
struct GoldenScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(9)) }.sorted()
  }()

  @Test(arguments: names)
  func `a scenario gives its trace and its failures`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".scenario")
    let source = SourceText(
      name: name + ".scenario", text: try String(contentsOf: file, encoding: .utf8))
    let parsed = ParsedScenario(source, resolver: Self.resolver)
    #expect(parsed.diagnostics.listing() == "")
    let results = parsed.scenarios.map { $0.run() }
    let failures = results.flatMap { $0.failures }
    #expect(failures.isEmpty != name.hasPrefix("failing"), "\(failures.listing())")
    var output = ""
    for (scenario, result) in zip(parsed.scenarios, results) {
      if let variant = scenario.variant { output += "== \(variant.text)\n" }
      output += result.trace.text
      if !result.hasPassed { output += "\n" + result.failures.listing() }
    }
    for other in results.dropFirst() {
      let difference = TraceDifference(results[0].trace, other.trace)
      output += "\n" + difference.sentence(left: "the first", right: "the other") + "\n"
      output += difference.lines.map { $0 + "\n" }.joined()
    }

    let expected = Self.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(output.utf8).write(to: expected)
    } else {
      #expect(
        try String(contentsOf: expected, encoding: .utf8) == output, "Golden/\(name).txt differs")
    }
  }

  /// Finds the scenes of other files.
  private static let resolver = SceneResolver(classes: .course) { name, _ in
    let file = folder.appendingPathComponent(name + ".scenario")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return SourceText(name: name + ".scenario", text: text)
  }

  @Test func `every output belongs to a scenario`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let outputs = files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    #expect(outputs == Self.names)
    #expect(Self.names.count > 20)
  }

  @Test(arguments: names)
  func `what a trace tells can be expected in the same words`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".scenario")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Up to the first block of expectations or the first variant, from which on there are only these.
    let story = lines.prefix { !$0.hasPrefix("expect") && !$0.hasPrefix("variant") }
      .joined(separator: "\n")
    func scenario(_ text: String) -> ParsedScenario {
      ParsedScenario(SourceText(name: name + ".scenario", text: text), resolver: Self.resolver)
    }
    let result = scenario(story).scenario.run()
    let trace = result.trace
    // What UIKit's own objects call in themselves has no name in a scene.
    let isNamed = { (event: TraceEvent) in trace.name(of: event.to) != "choose" }
    let phrases = Set(
      trace.events.filter { $0.kind != .chain && isNamed($0) }.map { trace.phrase(for: $0) })
    guard result.hasPassed, !phrases.isEmpty else { return }
    let parsed = scenario(
      story + "\nexpect in any order\n" + phrases.sorted().map { "  \($0)\n" }.joined())
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.scenario.run().failures.listing() == "")
  }

  @Test(arguments: names)
  func `the language knows every word of the trace`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".scenario")
    let source = SourceText(
      name: name + ".scenario", text: try String(contentsOf: file, encoding: .utf8))
    let parsed = ParsedScenario(source, resolver: Self.resolver)
    for event in parsed.scenario.run().trace.events where event.kind != .chain {
      let word = event.word.split(separator: " ").first.map(String.init) ?? ""
      #expect(ScenarioClasses.course.isEvent(word), "`\(word)` is missing")
    }
  }
}
