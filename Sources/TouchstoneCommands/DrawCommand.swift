import ArgumentParser
import DeviceLogs
import LessonTesting
import ScenarioFigures
import SourceDiagnostics
import TraceModel

/// `touchstone draw`.
struct DrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw the figures of a stored trace or of a log from a device.",
    discussion: """
      Store a trace with `touchstone run FILE#scenario --format json`. If a scenario has variants, \
      the figures of each are drawn, followed by their comparisons.

      A log that TouchTrace has printed on a device is drawn in the same way; what it doesn't show, \
      such as hit-testing, is absent. Each of its sequences, which start at 0 ms, is drawn like a \
      variant.

      The page with the figures is written to standard output.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A file with a trace in JSON or a log, or `-` for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    name: .customLong("figure"), parsing: .upToNextOption,
    help: ArgumentHelp("Draw only these figures.", valueName: "kind"))
  var figures: [FigureKind] = []

  @Option(
    help: ArgumentHelp(
      "The CSS with the colors of the figures; \(Console.usualStyle) if it exists.",
      valueName: "file"), completion: .file())
  var style: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let path = file == "-" ? "/dev/stdin" : file
    let json = String(
      decoding: PlainText.utf8(of: try console.contents(of: path)), as: UTF8.self)
    let log = DeviceLog(SourceText(name: file, text: json))
    if !log.sequences.isEmpty {
      let kinds = FigureRequest.kindsOfLogs
      if let missing = figures.first(where: { !kinds.contains($0) }) {
        try console.leave(.notInLog(missing.rawValue, possible: kinds.map(\.rawValue)))
      }
      let drawing = StoredTraceDrawing(of: log, kinds: figures)
      return try console.write(drawing.html(styleSheet: try console.styleSheet(style)))
    }
    do {
      let drawing = try StoredTraceDrawing(of: json, named: file, kinds: figures)
      try console.write(drawing.html(styleSheet: try console.styleSheet(style)))
    } catch let error as TraceJSONError {
      // What isn't JSON at all is more likely to be a log.
      let isJSON = json.utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
      let problem = isJSON ? nil : log.problem
      try console.report(unreadable: [problem ?? error.diagnostic(of: json, in: file)])
    }
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
