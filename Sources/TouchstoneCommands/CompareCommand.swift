import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SourceDiagnostics

/// `touchstone compare`.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Shows where the runs of two scenarios part.",
    discussion: """
      The first line says where they part. Below, '-' stands before what only the first run has, '+' \
      before what only the second has; long parts that agree are folded. Of a scenario with variants \
      that is given alone, the first variant is compared with each of the others; beside another \
      scenario the first variant stands for it.

      An answer is a success, whether the runs differ or not, and whether expectations hold or not.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp("A lesson's FILE#scenario, or a file with one scenario.", valueName: "first")
  )
  var first: String

  @Argument(
    help: ArgumentHelp(
      "Another one; none to compare the variants of the first.", valueName: "second"))
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
