import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder

/// `touchstone facts`.
struct FactsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Show the facts that the model rests on, and what tests each.",
    discussion: """
      A filter is a number, where `*` matches any characters and `?` matches one, or words from a \
      fact's claim, subject, or evidence: `contested` shows the facts about which others report \
      the opposite.

      A fact is shown (a passing scenario of a lesson tests it), tested (only a test of the engine \
      does), omitted (the model leaves it out, for a reason), or untested. Scenarios are run to find \
      that out. Untested facts aren't an error.

      \(ExitStatus.help)
      """)

  @Argument(help: ArgumentHelp("Show only the facts that match.", valueName: "filter"))
  var filter: String?

  // The second name is the former one.
  @Flag(
    name: [.customLong("untested"), .customLong("unproven")],
    help: "Show only the facts that nothing tests yet.")
  var untested = false

  @Option(help: "The form in which they're shown: text or json.")
  var format = TextOrJSON.text

  @Option(
    help: ArgumentHelp("The folder with the lessons and the facts.", valueName: "folder"),
    completion: .directory)
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
      if report.rows.isEmpty { try console.leave(.noMatchingFact(filter)) }
    }
    if untested { report.rows.removeAll { $0.status != .untested } }
    try console.write(format == .text ? report.text : report.json)
    try console.report(problems)
  }

  private static func fits(_ row: FactRow, _ filter: String) -> Bool {
    ScenarioFilter.matches(filter, row.number) || row.contains(filter)
  }
}
