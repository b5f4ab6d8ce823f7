import Figures
import StandardTemplates
public import TraceModel

extension Trace {
  /// Draws a sequence diagram of what happened.
  ///
  /// - Parameters:
  ///   - title: The name of the diagram.
  ///   - topics: The topics whose events are shown.
  /// - Returns: The diagram as an SVG file.
  public func sequenceDiagram(
    titled title: String,
    topics: [TraceTopic] = [.fingers, .delivery, .recognizers, .actions, .program]
  ) -> String {
    let theme = StandardTemplates.files.first { $0.path == "theme/figures.css" }
    let options = FigureOptions(idPrefix: "trace", title: title, topics: topics)
    return SequenceDiagram(of: self, options: options)
      .svgDocument(styleSheet: String(decoding: theme?.bytes ?? [], as: UTF8.self))
  }
}
