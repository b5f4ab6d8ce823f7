import Figures
package import ScenarioFigures
import ScenarioRunner
import TextWriting
package import TraceModel

/// The figures of a stored trace, as a standalone page.
package struct StoredTraceDrawing: Sendable {
  /// The figures, in order.
  package let figures: [RunFigure]

  private let title: String

  /// Reads the output of `touchstone run --format json`, and draws the requested figures, or the
  /// default ones if there are none.
  package init(
    of json: String, named title: String, kinds: [FigureKind] = []
  ) throws(TraceJSONError) {
    self.title = title
    let request = FigureRequest(
      kinds: kinds.isEmpty ? nil : kinds,
      options: FigureOptions(idPrefix: "trace", title: title, topics: TraceTopic.allCases))
    let stored = try Trace.stored(in: json)
    figures = request.figures(of: stored.map { ScenarioRun(variant: $0.name, trace: $0.trace) })
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
