import ArgumentParser
import FileSystem
import LessonTesting
import ScenarioFigures
import SiteBuilder
import SourceDiagnostics
import TraceModel

/// `touchstone draw`.
struct DrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw the figures of a stored trace.",
    discussion: """
      Store a trace with 'touchstone run FILE#scenario --format json'. If a scenario has variants, \
      the figures of each are drawn, followed by their comparisons.

      The page with the figures is written to standard output.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A file with a trace in JSON, or '-' for standard input.", valueName: "trace.json"))
  var file: String

  @Option(
    name: .customLong("figure"), parsing: .upToNextOption,
    help: ArgumentHelp("Draw only these figures.", valueName: "kind"))
  var figures: [FigureKind] = []

  @Option(
    help: ArgumentHelp(
      "The CSS with the colors of the figures; \(Self.usualStyle) if it exists.",
      valueName: "file"))
  var style: String?

  private static let usualStyle = SiteRequest().templates + "/theme/figures.css"

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let path = file == "-" ? "/dev/stdin" : file
    let json = try contents(of: path, console)
    do {
      let drawing = try StoredTraceDrawing(of: json, named: file, kinds: figures)
      try console.write(drawing.html(styleSheet: try styleSheet(console)))
    } catch let error as TraceJSONError {
      let problems = SourceProblems(diagnostics: [error.diagnostic(of: json, in: file)])
      try console.write(console.listing(of: problems), to: .errors)
      throw ExitStatus.fileProblem.code
    }
  }

  private func contents(of path: String, _ console: Console) throws -> String {
    do {
      return String(decoding: try FileAccess.disk.contents(path), as: UTF8.self)
    } catch {
      try console.report(SourceProblems(files: [error]))
      return ""
    }
  }

  private func styleSheet(_ console: Console) throws -> String {
    guard style != nil || FileAccess.disk.isFolder(Self.usualStyle) == false else { return "" }
    return try contents(of: style ?? Self.usualStyle, console)
  }
}

extension FigureKind: ExpressibleByArgument {}

extension TraceJSONError {
  /// Returns the error with its position in the text, as far as it's known.
  fileprivate func diagnostic(of json: String, in file: String) -> Diagnostic {
    var range: Range<Int>?
    if case .syntax(let offset) = self {
      let start = min(offset, json.utf8.count)
      range = start..<min(start + 1, json.utf8.count)
    }
    return Diagnostic(.noTrace(text), at: range, in: SourceText(name: file, text: json))
  }
}
