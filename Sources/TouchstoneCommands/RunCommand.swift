import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder

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

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or '-' for standard input.",
      valueName: "file"))
  var file: String

  @Option(help: "The form in which the run is shown.")
  var format = RunFormat.text

  @Option(
    help: ArgumentHelp(
      "The CSS with the colors of a diagram; \(Self.usualStyle) if it exists.",
      valueName: "file"))
  var style: String?

  private static let usualStyle = SiteRequest().templates + "/theme/figures.css"

  @Option(help: ArgumentHelp("Show only this variant.", valueName: "name"))
  var variant: String?

  @OptionGroup var limits: LimitOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let styleSheet = try styleSheet(console)
    let (run, _) = try ScenarioChoice(file, variant: variant).run(console, limits.limits)
    try console.write(run.text(as: format, styleSheet: styleSheet))
    try console.report(SourceProblems(diagnostics: run.diagnostics))
  }

  private func styleSheet(_ console: Console, files: FileAccess = .disk) throws -> String {
    guard format == .sequence, style != nil || files.isFolder(Self.usualStyle) == false else {
      return ""
    }
    do {
      return String(decoding: try files.contents(style ?? Self.usualStyle), as: UTF8.self)
    } catch {
      try console.report(SourceProblems(files: [error]))
      return ""
    }
  }
}

extension RunFormat: ExpressibleByArgument {}
