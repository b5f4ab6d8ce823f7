import Figures
package import ScenarioFigures
import ScenarioRunner
import TextWriting
package import TraceModel

/// The figures of a stored trace, as a page of their own.
package struct StoredTraceDrawing: Sendable {
  /// The figures, in their order.
  package let figures: [RunFigure]

  private let title: String

  /// Reads what `touchstone run --format json` has written, and draws the kinds that are asked for;
  /// none asks for the usual ones.
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

  /// The page; the style sheet gives the figures their colors.
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
