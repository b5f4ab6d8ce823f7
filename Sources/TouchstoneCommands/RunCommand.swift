import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics

/// `touchstone run`.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run one scenario and show what happens.",
    discussion: """
      Formats: \(RunFormat.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")).

      If a scenario has variants, each is shown under its name, or only the variant given by --variant.

      What happened is written to standard output. Errors in the scenario, and expectations that \
      don't hold, are written to standard error.

      With --without, the scenario runs as if UIKit didn't follow a fact: the run shows what would \
      happen, and each expectation that depends on the fact is written to standard error as a note. \
      Such notes are the answer, so the exit code is 0; it's 1 only if an expectation doesn't hold \
      in either run. `touchstone compare` shows both runs together.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or `-` for standard input.",
      valueName: "file"), completion: .file())
  var file: String

  @Option(help: "The form in which the run is shown.")
  var format = RunFormat.text

  @Option(
    help: ArgumentHelp(
      "The CSS with the colors of a diagram; \(Console.usualStyle) if it exists.",
      valueName: "file"), completion: .file())
  var style: String?

  @Option(help: ArgumentHelp("Show only this variant.", valueName: "name"))
  var variant: String?

  @OptionGroup var without: WithoutOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let styleSheet = format == .sequence ? try console.styleSheet(style) : ""
    let facts = try without.facts(console)
    let (run, other) = try ScenarioChoice(file, variant: variant).runs(
      without: facts, console, limits.limits)
    try console.write(other.text(as: format, styleSheet: styleSheet))
    try console.report(
      SourceProblems(diagnostics: run.diagnostics + other.newFailures(than: run, without: facts)))
  }
}

extension LessonRun {
  /// Returns a note for each expectation that holds in another run, but not without some facts.
  fileprivate func newFailures(
    than other: LessonRun, without facts: [SuspendedFact]
  ) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for (run, other) in zip(runs, other.runs) {
      for failure in run.failures(notIn: other) {
        let note = failure.restated(as: .withoutFact(facts.numbers, failure.quotedLine))
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return notes.inSourceOrder
  }
}

extension RunFormat: ExpressibleByArgument {}
