import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
import SourceDiagnostics
import Testing

/// The search for changes, with problems whose fixes have been published.
struct ProblemTests {
  @Test func `there are at least 25 problems, each with a fix`() {
    #expect(Problem.all.count >= 25)
    #expect(!Problem.all.contains { $0.fixes.isEmpty })
  }

  @Test(arguments: Problem.all)
  func `a published fix is among the first three changes`(problem: Problem) {
    let report = RepairSearch(problem.source).report()
    let lines = report.repairs.prefix(3).flatMap(\.difference).filter { $0.hasPrefix("+ ") }
    let isFound = problem.fixes.contains { fix in lines.contains { $0.contains(fix) } }
    #expect(isFound, "\n\(report.repairs.map(\.title)) of \(report.tried)")
  }

  @Test(arguments: Problem.all)
  func `no change that turns something off comes before a published fix`(problem: Problem) {
    let repairs = RepairSearch(problem.source).report().repairs
    let fix = repairs.firstIndex { repair in
      repair.difference.contains { line in
        line.hasPrefix("+ ") && problem.fixes.contains { line.contains($0) }
      }
    }
    let harmful = repairs.firstIndex { $0.harm > 0 } ?? repairs.count
    #expect(fix.map { $0 <= harmful } ?? false, "\n\(repairs.map { ($0.title, $0.harm) })")
  }

  @Test(arguments: Problem.all)
  func `each change makes the expectations true, and keeps steps and form`(problem: Problem) {
    let before = ParsedScenario(problem.source)
    #expect(!before.diagnostics.hasErrors)
    #expect(before.run().contains { !$0.hasPassed })
    for repair in RepairSearch(problem.source).report().repairs {
      let source = SourceText(name: "", text: repair.text)
      let parsed = ParsedScenario(source)
      #expect(!parsed.diagnostics.hasErrors, "\n\(repair.text)")
      #expect(!parsed.run().contains { !$0.hasPassed }, "\n\(repair.text)")
      #expect(Formatter.formatted(source) == repair.text)
      #expect(parsed.lastSteps == before.lastSteps)
      #expect(!repair.swift.isEmpty)
    }
  }

  @Test(arguments: Problem.all.prefix(6))
  func `the same search has the same result`(problem: Problem) {
    #expect(RepairSearch(problem.source).report() == RepairSearch(problem.source).report())
  }
}

extension ParsedScenario {
  /// The lines of the steps after the program's preparation, and those under `expect`.
  fileprivate var lastSteps: [String] {
    let prepared = scenario.preparation.map { $0.range }
    let ranges =
      scenario.steps.map { $0.range }.filter { !prepared.contains($0) }
      + scenario.expectations.map { $0.range }
    return ranges.map { scenario.source[$0] }
  }
}
