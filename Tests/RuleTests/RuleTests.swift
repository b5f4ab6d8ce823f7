import Foundation
import LessonRunner
import LessonTesting
import ScenarioRunner
import Testing
import TouchEngine

/// The scenarios that show facts, run by an engine that does not follow the facts' rules.
///
/// `EngineRuleTests` does the same with the engine's tests.
struct RuleTests {
  /// A fact that rests on a rule, with the scenarios that show it; its description names the test.
  struct Guard: CustomTestStringConvertible, Sendable {
    var number: String
    var rule: String
    var scenarios: [SuiteEntry]

    var testDescription: String { "\(number) without \(rule)" }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let content = root.appendingPathComponent("Content").path

  // To read the ledger is to run all scenarios, so it is read once.
  private static let reading = Task { await FactReport.read(from: content).report.rows }

  /// The facts of the ledger.
  static func rows() async -> [FactRow] { await reading.value }

  /// The facts that scenarios show, once for each of their rules.
  private static func guards() async -> [Guard] {
    var entries: [String: SuiteEntry] = [:]
    for entry in ScenarioSuite.find(in: [content]).suite.entries {
      let file = entry.path.split(separator: "/").last?.dropLast(3) ?? ""
      let lesson = file.drop { $0.isNumber || $0 == "-" }
      entries["\(lesson)#\(entry.scenario.name)"] = entry
    }
    return await rows().flatMap { row in
      let scenarios = row.proofs.compactMap { entries[$0] }
      return row.rules.filter { _ in !scenarios.isEmpty }
        .map { Guard(number: row.number, rule: $0, scenarios: scenarios) }
    }
  }

  @Test(arguments: await guards())
  func `a scenario that shows a fact fails when its rule is not followed`(_ guarded: Guard) throws {
    let rule = try #require(
      UIKitRule.allCases.first { "\($0)" == guarded.rule }, "no rule has that name")
    var options = RunOptions()
    options.behavior.suspend(rule)
    let runs = guarded.scenarios.map { $0.run(options) }
    let names = guarded.scenarios.map(\.name).joined(separator: ", ")
    let isSeen = runs.contains { !$0.isPassed }
    #expect(isSeen, "\(names) shows nothing of it")
  }

  @Test func `every rule has a fact`() async throws {
    let guarded = Set(await Self.rows().flatMap(\.rules))
    for rule in UIKitRule.allCases { #expect(guarded.contains("\(rule)"), "\(rule)") }
  }

  @Test func `whatever names a rule has something to check, and the rule is there`() async {
    let rules = Set(UIKitRule.allCases.map { "\($0)" })
    for row in await Self.rows() where !row.rules.isEmpty {
      #expect(!row.tests.isEmpty || !row.proofs.isEmpty, "\(row.number)")
      #expect(Set(row.rules).isSubset(of: rules), "\(row.number): \(row.rules)")
    }
  }
}
