import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder

/// `touchstone facts`.
struct FactsCommand: AsyncParsableCommand {
  /// A form of the table.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Shows the facts that the model rests on, and what proves each.",
    discussion: """
      A filter is a number, with '*' for any characters and '?' for one, or words that stand in a \
      fact's claim, its subject or its evidence: 'contested' shows the facts of which others report \
      the opposite.

      A fact is shown (a scenario of a lesson passes and is about it), tested (a test of the engine \
      is about it), omitted (the model leaves it out, for a reason), or unproven. Scenarios are \
      run to find that out. Unproven facts are no mistake.

      \(ExitStatus.help)
      """)

  @Argument(help: ArgumentHelp("Show only the facts that fit.", valueName: "filter"))
  var filter: String?

  @Flag(help: "Show only the facts that nothing proves yet.")
  var unproven = false

  @Option(help: "How to show them: as text or as json.")
  var format = Format.text

  @Option(help: ArgumentHelp("The folder with the lessons and the facts.", valueName: "folder"))
  var content = SiteRequest().content

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    if FileAccess.disk.isFolder(content) == false {
      try console.report(SourceProblems(files: [FileProblem(.read, content, .isNoFolder)]))
    }
    var (report, problems) = await FactReport.read(from: content)
    if problems.areFatal && report.rows.isEmpty { try console.report(problems) }
    if report.rows.isEmpty { try console.leave(.noFacts(content)) }
    if let filter {
      report.rows.removeAll { !Self.fits($0, filter) }
      if report.rows.isEmpty { try console.leave(.noFactFits(filter)) }
    }
    if unproven { report.rows.removeAll { $0.status != .unproven } }
    try console.write(format == .text ? report.text : report.json)
    try console.report(problems)
  }

  private static func fits(_ row: FactReport.Row, _ filter: String) -> Bool {
    ScenarioFilter.matches(filter, row.number) || row.contains(filter)
  }
}
