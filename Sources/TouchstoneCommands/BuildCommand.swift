import ArgumentParser
import FileSystem
import LessonRunner
import SiteBuilder

/// `touchstone build`.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Run every scenario and build the site.",
    discussion: """
      The site is written completely or not at all: if any lesson has an error, all errors are \
      listed, and the previous site stays as it is.

      The output folder is replaced as a whole. It must be empty or the result of an earlier build.

      \(ExitStatus.help)
      """)

  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp("The folder that becomes the site.", valueName: "folder"),
    completion: .directory)
  var output = SiteRequest().output

  @OptionGroup var engineOptions: EngineOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let request = SiteRequest(
      content: sources.content, templates: sources.templates, output: output,
      engine: engineOptions.file,
      lentFacts: FactLedger.embeddedSources)
    let progress = ProgressLine(console)
    do {
      let store = CacheFolder(environment: console.environment)
      let summary = try await SiteBuild(request, store: store) { progress.show($0) }.run()
      progress.clear()
      try console.report(SourceProblems(diagnostics: summary.warnings))
      try console.write(Self.line(for: summary, at: output))
    } catch let problems as SourceProblems {
      progress.clear()
      try console.report(problems, closing: Self.line(for: problems, at: output))
    }
  }

  private static func line(for problems: SourceProblems, at output: String) -> String {
    let count = problems.errorCount
    return "\n\(count == 1 ? "1 error" : "\(count) errors"); nothing is written to \(output)\n"
  }

  private static func line(for summary: SiteSummary, at output: String) -> String {
    let made =
      switch summary.publication {
      case .replaced: "made"
      case .unchanged: "is up to date"
      }
    let counts = [
      (summary.counts.lessons, "lesson"), (summary.counts.scenarios, "scenario"),
      (summary.counts.expectations, "expectation"), (summary.counts.facts, "fact"),
      (summary.fileCount, "file"),
    ].map { count, word in "\(count) \(word)\(count == 1 ? "" : "s")" }
    return "\(output) \(made): \(counts.joined(separator: ", ")); \(summary.duration.inWords)\n"
  }
}

extension Duration {
  /// The duration in a readable form: `42 ms`, `1.3 s`.
  var inWords: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
