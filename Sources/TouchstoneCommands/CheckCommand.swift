import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// `touchstone check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Do everything that a build does, except writing.",
    discussion: """
      Every scenario is run, and every page is made, so that the errors and warnings are the same as \
      with `touchstone build`, with the same exit codes.

      With files or folders, only their errors and warnings are shown and count. If all of them are \
      lessons, no others are run, unless a lesson contains HTML. They can also be outside the \
      content folder, such as a scenario on your desktop.

      Reports: \(Self.reports). They contain the result of each scenario, quiz, and challenge, as \
      the reports of `touchstone test` do, and every other problem. A report without a file goes to \
      standard output. --report can be given several times.

      \(ExitStatus.help)
      """)

  private static let reports = SuiteReportFormat.allCases
    .map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")

  @Argument(
    help: ArgumentHelp("Show only what's wrong with these files or folders.", valueName: "file"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp("Write a report to standard output or to a file.", valueName: "form[=file]"))
  var report: [ReportRequest] = []

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws { try ReportRequest.validate(report) }

  func run() async throws {
    let check = SiteCheck(content: sources.content, templates: sources.templates, paths: paths)
    let console = consoleOptions.console
    try ReportRequest.refuse(
      report, insteadOf: paths, inside: [sources.content, sources.templates], console)
    let progress = ProgressLine(console)
    let result = await check.result { progress.show($0) }
    progress.clear()
    if let miss = result.misses.first { try console.leave(miss) }
    if !report.contains(where: { $0.file == nil }) {
      try console.write(console.listing(of: result.problems), to: .errors)
      try console.write(line(for: result), to: result.problems.areFatal ? .errors : .output)
    }
    if !report.isEmpty { try await writeReports(of: result, console) }
    if result.problems.areFatal { throw ExitStatus(result.problems).code }
  }

  private func writeReports(of result: SiteCheck.Result, _ console: Console) async throws {
    var desk = ReportDesk(report, console: console, addsText: false)
    var counts = SuiteCounts(planned: result.suite.entries)
    var reported: [Diagnostic] = []
    try desk.begin(counts)
    try await result.suite.run(SuiteRunOptions()) { result in
      counts.count(result)
      reported += result.outcome.diagnostics
      try desk.add(result)
    }
    var others = result.problems
    others.diagnostics.removeAll { reported.contains($0) }
    try desk.add(others)
    counts.otherErrors = others.errorCount
    try desk.end(counts)
    try desk.writeFiles()
  }

  private func line(for result: SiteCheck.Result) -> String {
    guard result.problems.areFatal else {
      let lessons = result.lessonCount.map { $0 == 1 ? "1 lesson" : "\($0) lessons" }
      return [lessons, "no errors"].compactMap(\.self).joined(separator: ", ") + "\n"
    }
    let count = result.problems.errorCount
    return "\n\(count == 1 ? "1 error" : "\(count) errors")\n"
  }
}
