import ArgumentParser
import SiteBuilder
import SourceDiagnostics

/// `touchstone test`.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs scenarios and says which do what their lessons say.",
    discussion: """
      A pattern for --filter is a scenario's name, a lesson's name, or LESSON#SCENARIO, with '*' \
      for any characters and '?' for one.

      When a folder has a ledger of facts, its proofs are checked too, unless a filter is given.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "Lessons, scenario files, or folders with lessons.", valueName: "path"))
  var paths = [SiteRequest().content]

  @Flag(help: "Only list the scenarios.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Run only the scenarios that fit a pattern; can be given more than once.",
      valueName: "pattern"))
  var filter: [String] = []

  func run() async throws {
    let console = Console()
    var (suite, problems) = ScenarioSuite.find(in: paths)
    try console.write(problems.listing(console.decoration(for: .errors)), to: .errors)
    if !filter.isEmpty, !problems.areFatal || !suite.entries.isEmpty {
      try select(from: &suite, console)
    }
    var isPassed = true
    if list {
      for entry in suite.entries { try console.write(entry.name + "\n") }
    } else if !suite.entries.isEmpty || !problems.areFatal {
      isPassed = try await test(suite, console)
    }
    if problems.areFatal { throw ExitStatus(problems).code }
    if !isPassed { throw ExitStatus.contentIsWrong.code }
  }

  private func select(from suite: inout ScenarioSuite, _ console: Console) throws {
    let filters = filter.map(ScenarioFilter.init)
    suite.entries.removeAll { entry in
      !filters.contains { $0.matches(path: entry.path, name: entry.scenario.name) }
    }
    guard suite.entries.isEmpty else { return }
    let patterns = filter.map { "'\($0)'" }.joined(separator: " or ")
    try console.leave(
      misusedBecause: "no scenario fits \(patterns); 'touchstone test --list' shows all")
  }

  /// Runs the scenarios and writes what became of each; returns whether all are as they should be.
  private func test(_ suite: ScenarioSuite, _ console: Console) async throws -> Bool {
    let decoration = console.decoration(for: .output)
    let runs = await suite.run()
    for (entry, run) in zip(suite.entries, runs) {
      let word =
        run.isSkipped
        ? "skip" : run.isPassed ? "pass" : decoration.decorate("FAIL", as: .severity(.error))
      try console.write(word + "  " + entry.name + "\n")
      if !run.diagnostics.isEmpty {
        try console.write("\n" + run.diagnostics.listing(decoration) + "\n")
      }
    }
    let failureCount = runs.count { !$0.isPassed }
    let scenarios = runs.count == 1 ? "1 scenario" : "\(runs.count) scenarios"
    if failureCount > 0 {
      try console.write("\(failureCount) of \(scenarios) failed\n")
    } else {
      try console.write("\(scenarios) passed\n")
    }
    // With a filter, most proofs have not been run.
    let facts = filter.isEmpty ? suite.checkFacts(in: runs) : []
    if !facts.isEmpty {
      try console.write("\n" + facts.listing(decoration))
    }
    return failureCount == 0 && !facts.hasErrors
  }
}
