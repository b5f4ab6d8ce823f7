import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SourceDiagnostics

/// `touchstone compare`.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show where the runs of two scenarios diverge.",
    discussion: """
      The first line says where they diverge. Below, '-' marks what only the first run has and '+' \
      what only the second has; long parts that agree are folded. If you give only one scenario, its \
      first variant is compared with each of the others; if you give two, each is represented by \
      its first variant.

      Every answer counts as a success, whether or not the runs differ and the expectations hold.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp("A lesson's FILE#scenario, or a file with one scenario.", valueName: "first")
  )
  var first: String

  @Argument(
    help: ArgumentHelp(
      "A second scenario; without it, the variants of the first are compared.", valueName: "second")
  )
  var second: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    var runs = [try run(first, console)]
    if let second { runs.append(try run(second, console)) }
    guard let report = ComparisonReport(of: runs) else {
      try console.leave(.noVariants(first))
    }
    try console.write(report.text)
  }

  private func run(_ argument: String, _ console: Console) throws -> LessonRun {
    let (run, _) = try ScenarioChoice(argument).run(console)
    guard run.trace != nil else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    return run
  }
}
