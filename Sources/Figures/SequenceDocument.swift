import TraceModel

/// A separate SVG file of several sequence diagrams, one below another: the diagrams of a
/// scenario's variants.
package struct SequenceDocument {
  private let diagrams: [SequenceDiagram]
  private let title: String

  /// The height of a title over one of several diagrams, in CSS pixels.
  private static let titleHeight = 36.0
  private static let titleBaseline = 24.0

  /// Arranges diagrams below each other, each under its own title.
  package init(of diagrams: [SequenceDiagram], title: String) {
    self.diagrams = diagrams
    self.title = title
  }

  /// Returns the file, which contains the given style sheet.
  package func svg(styleSheet: String) -> String {
    var pieces: [Markup] = [
      .element(.title, text: title), .element(.style, text: styleSheet),
    ]
    var width = 0.0
    var height = 0.0
    for diagram in diagrams {
      pieces.append(
        .element(
          .text,
          [
            .class("fig-name fig-side"), Markup.Attribute(.x, 12),
            Markup.Attribute(.y, height + Self.titleBaseline),
          ], text: diagram.options.title))
      height += Self.titleHeight
      pieces.append(
        .element(
          .g, [Markup.Attribute(.transform, "translate(0 \(height.text()))")],
          [.element(.title, text: diagram.name), .element(.desc, text: diagram.description)]
            + diagram.content))
      width = max(width, diagram.layout.width)
      height += diagram.height
    }
    return Markup.drawing(
      width: width, height: height,
      [Markup.Attribute(.xmlns, "http://www.w3.org/2000/svg"), .class("fig fig-sequence")],
      pieces
    ).text
  }
}
