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
      the rule's numbers, its facts, their evidence, and a scenario that shows each fact. It says \
      whose recognizer won, and which delegate gave which answer. What it did do is shown before the \
      answer, and what blocked it later after it. For a row or an item, the answer is why it wasn't \
      selected.

      If a scenario has variants, each gets an answer, or only the variant given by --variant.

      With --fix, the known fixes are tried on copies of the scenario, and those that make all lines \
      under `expect` true are listed, the least harmful first: the change of the scenario, the same \
      change in Swift, what else happens or no longer happens then, and its price. For the price, \
      each control, list, scroll view, and recognizer is touched with and without the change. At most \
      \(FixReport.changeLimit) changes are tried, and at most \(FixReport.pairLimit) pairs of them if none \
      works alone. A change after which recognizers wait for each other isn't a fix. --expect gives \
      other lines to make true instead. If all lines are true already and there's no --expect, NAME has to act. \
      Of variants, the first is fixed, or the one given by --variant.

      Every answer counts as a success, whether or not the scenario's expectations hold. With --fix, \
      the exit code is 1 if no fix is found.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or `-` for standard input.",
      valueName: "file"), completion: .file())
  var file: String

  @Argument(help: "The name of a recognizer, a view, or a window; optional with --fix.")
  var name: String?

  @Flag(help: "Search for changes that make the expectations true.")
  var fix = false

  @Option(
    name: .customLong("expect"), parsing: .singleValue,
    help: ArgumentHelp(
      "What a fix has to make true, as a line under `expect`. Can be repeated.",
      valueName: "line"))
  var wishes: [String] = []

  @Option(help: "The form of the answer: text or json.")
  var format = TextOrJSON.text

  @Option(
    help: ArgumentHelp("The folder with the facts.", valueName: "folder"), completion: .directory)
  var content = SiteRequest().content

  @Option(help: ArgumentHelp("Answer for this variant only.", valueName: "name"))
  var variant: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if name == nil, !fix { throw ValidationError(.missingParticipantToExplain) }
    if !wishes.isEmpty, !fix { throw ValidationError(.expectWithoutFix) }
    if wishes.contains(where: { $0.contains(where: \.isNewline) }) {
      throw ValidationError(.wishWithLines)
    }
  }

  func run() async throws {
    let console = consoleOptions.console
    let (run, scenario) = try ScenarioChoice(file, variant: variant).run(console)
    guard run.trace != nil else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    let answer = try answer(in: run, scenario, console)
    guard fix else {
      guard let answer else { return }
      return try console.write(format == .text ? answer.text : WhyReport.json(answer))
    }
    let report = FixReport(for: run, about: name, wishes: wishes)
    try console.report(SourceProblems(diagnostics: report.errors))
    if report.hasNothingToFix { try console.leave(.nothingToFix(scenario)) }
    switch format {
    case .text: try console.write((answer.map { $0.text + "\n" } ?? "") + report.text)
    case .json:
      try console.write(WhyReport.json(answer, report))
    }
    if !report.hasFix { throw ExitStatus.contentIsWrong.code }
  }

  /// Returns the answer about the named participant, or `nil` if none is named.
  private func answer(
    in run: LessonRun, _ scenario: String, _ console: Console
  ) throws -> WhyReport? {
    guard let name else { return nil }
    let ledger = try FactLedger.read(from: content, orEmbedded: console)
    guard let report = WhyReport(about: name, in: run, facts: ledger) else {
      let names = WhyReport.names(in: run)
      let meant = Suggestion.nearest(to: name, among: names)
      try console.leave(
        .unknownParticipant(name, of: scenario, suggestion: meant, known: names))
    }
    return report
  }
}
