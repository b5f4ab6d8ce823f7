import Foundation
import LessonRunner
import LessonTesting
import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
import SourceDiagnostics
import Testing

/// The search for changes, with the course's own problems and what it teaches about them.
struct RepairTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content").path

  private static let suite = ScenarioSuite.find(in: [folder], withExercises: true).suite

  /// Challenges want more than a fix: some ask for new views, others for other numbers.
  ///
  /// A search never changes the steps, so a challenge that wants other steps is left out.
  @Test func `a search solves at least half of the challenges that want another setup`() {
    var solved: [String] = []
    var open: [String] = []
    for entry in Self.suite.entries {
      guard let challenge = entry.exercise as? LessonChallenge, challenge.keeps == .steps
      else { continue }
      let scenario = entry.scenario
      let start = challenge.startText(scenario)
      let search = RepairSearch(
        start, goal: challenge.checks, resolver: scenario.library.resolver(),
        options: ScenarioRunning.options(for: scenario))
      let isSolved = search.report().repairs.contains { repair in
        challenge.judged(from: start).verdict(on: SourceText(name: "", text: repair.text)).isSolved
      }
      if isSolved { solved.append(entry.name) } else { open.append(entry.name) }
    }
    #expect(solved.count + open.count >= 12)
    #expect(solved.count * 2 >= solved.count + open.count, "solved \(solved), not \(open)")
  }

  @Test func `a search finds most of the settings that a variant of the course changes`() {
    var found: [String] = []
    var missed: [String] = []
    for entry in Self.suite.entries where !entry.scenario.mustFail && entry.exercise == nil {
      let scenario = entry.scenario
      let parsed = ParsedScenario(scenario.source, resolver: scenario.library.resolver())
      guard parsed.scenarios.count > 1, !parsed.diagnostics.hasErrors else { continue }
      for variant in parsed.scenarios.compactMap({ $0.variant?.text }) {
        guard let start = Self.text(scenario.source.text, withoutChangesOf: variant) else {
          continue
        }
        let search = RepairSearch(
          SourceText(name: "", text: start), variant: variant,
          resolver: scenario.library.resolver(), options: ScenarioRunning.options(for: scenario))
        let report = search.report()
        guard report.obstacle == nil else { continue }
        let name = "\(entry.name) \(variant)"
        if report.repairs.isEmpty { missed.append(name) } else { found.append(name) }
      }
    }
    #expect(found.count + missed.count >= 5)
    #expect(found.count > missed.count, "found \(found), not \(missed)")
  }

  /// Returns a text without the `with` lines of a variant, or `nil` if it has none.
  private static func text(_ text: String, withoutChangesOf variant: String) -> String? {
    var lines: [Substring] = []
    var isInside = false
    var removed = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("variant ") { isInside = line == "variant \(variant)" }
      if isInside, line.hasPrefix("  with ") {
        removed += 1
      } else {
        lines.append(line)
      }
    }
    return removed == 0 ? nil : lines.joined(separator: "\n")
  }
}
