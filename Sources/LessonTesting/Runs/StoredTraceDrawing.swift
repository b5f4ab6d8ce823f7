package import DeviceLogs
import Figures
package import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
package import TraceModel

/// The figures of a stored trace or of a device's log, as a standalone page.
package struct StoredTraceDrawing: Sendable {
  /// The figures, in order.
  package let figures: [RunFigure]

  private let title: String

  /// Reads the output of `touchstone run --format json`, and draws the requested figures, or the
  /// default ones if there are none.
  package init(
    of json: String, named title: String, kinds: [FigureKind] = []
  ) throws(TraceJSONError) {
    let traces = try Trace.stored(in: json)
    self.title = title
    figures = Self.request(titled: title, kinds)
      .figures(of: traces.map { ScenarioRun(variant: $0.name, trace: $0.trace) })
  }

  /// Draws the requested figures of a log, or the default ones if there are none; each of several
  /// sequences is drawn like a variant.
  package init(of log: DeviceLog, kinds: [FigureKind] = []) {
    title = log.source.name
    figures = Self.request(titled: title, kinds).figures(of: log)
  }

  private static func request(titled title: String, _ kinds: [FigureKind]) -> FigureRequest {
    FigureRequest(
      kinds: kinds.isEmpty ? nil : kinds,
      options: FigureOptions(idPrefix: "trace", title: title, topics: TraceTopic.allCases))
  }

  /// Returns the page; the style sheet gives the figures their colors.
  package func html(styleSheet: String = "") -> String {
    let title = HTMLText.escaping(title)
    let style = styleSheet.isEmpty ? "" : "<style>\n\(styleSheet)</style>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      \(style)<main>
      \(figures.map(\.html).joined(separator: "\n"))
      </main>
      </html>

      """
  }
}
