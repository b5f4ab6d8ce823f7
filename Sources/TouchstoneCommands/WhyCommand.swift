import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// `touchstone why`.
struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Says why a recognizer or a view of a scenario did not act.",
    discussion: """
      The answer is the first rule that kept it from acting, with its numbers, and the facts behind \
      that rule with their evidence. It is read from the run's trace. What it did all the same stands \
      above it, what came in its way later below.

      Of a scenario with variants there is an answer for each, or for the one that --variant names.

      An answer is a success, whatever it says. Whether the scenario's expectations hold does not \
      matter here.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file that holds one scenario, or '-' for standard input.",
      valueName: "file"))
  var file: String

  @Argument(help: "The name of a recognizer, a view or a window.")
  var name: String

  @Option(help: ArgumentHelp("The folder with the facts.", valueName: "folder"))
  var content = SiteRequest().content

  @Option(help: ArgumentHelp("Answer for this variant only.", valueName: "name"))
  var variant: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let (run, scenario) = try ScenarioChoice(file, variant: variant).run(console)
    guard run.trace != nil else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    let (ledger, problems) = FactLedger.read(from: content)
    try console.report(problems)
    guard let report = WhyReport(about: name, in: run, facts: ledger) else {
      let names = WhyReport.names(in: run)
      let meant = Suggestion.nearest(to: name, among: names)
      try console.leave(
        .unknownParticipant(name, of: scenario, suggestion: meant, known: names))
    }
    try console.write(report.text)
  }
}
