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
    abstract: "Explain why a recognizer or a view of a scenario didn't act.",
    discussion: """
      The answer, which comes from the run's trace, is the first rule that kept it from acting, with \
      the rule's numbers, its facts, and their evidence. What it did do is shown before the answer, \
      and what blocked it later after it.

      If a scenario has variants, each gets an answer, or only the variant given by --variant.

      Every answer counts as a success. Whether the scenario's expectations hold doesn't matter here.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or '-' for standard input.",
      valueName: "file"))
  var file: String

  @Argument(help: "The name of a recognizer, a view, or a window.")
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
