package import TraceModel

/// The graph of requirements: which recognizer waits for which other to fail, and what the result
/// was.
///
/// A requirement is drawn even if no recognizer ever waited for it, as a thin dashed line; actual
/// events are strong, and have the number of their sentence in the list. The left side shows which
/// recognizers prevent others, and which can recognize simultaneously, since that determines how a
/// wait ends.
package struct RequirementGraph: Figure {
  private let options: FigureOptions
  private let reader: RecognizerRelations
  private let layout: RequirementLayout

  /// Reads the relations from a trace, each listed once.
  package init(of trace: Trace, options: FigureOptions) {
    self.options = options
    reader = RecognizerRelations(
      of: trace, choosing: LaneChoice(of: trace, options: options))
    layout = RequirementLayout(of: reader.relations, in: trace)
  }

  /// Whether no recognizer is related to another.
  package var isEmpty: Bool { reader.relations.isEmpty }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("Requirements", of: options)]
    if isEmpty {
      pieces.append(
        .note("No recognizer waits for another one or keeps one from being recognized."))
    } else {
      pieces.append(
        .element(
          .div, [.class("fig-columns")],
          [
            .element(.div, [.class("fig-chart")], [picture, key].filter { !$0.isEmpty }), list,
          ]))
    }
    return Markup.element(.figure, [.class("fig fig-requirements")], pieces).bytes
  }

  private var picture: Markup {
    let (title, description) = (
      options.id("requirements-title"), options.id("requirements-description")
    )
    let name = options.title.isEmpty ? "Requirements" : "Requirements: \(options.title)"
    let edges = layout.edges.filter { !$0.isOnTheLeft }
    let waits = edges.count { $0.look == .waits }
    return .drawing(
      width: RequirementLayout.width, height: layout.height,
      [
        .class("fig-sequence"), Markup.Attribute(.role, "img"),
        Markup.Attribute(.ariaLabelledby, "\(title) \(description)"),
      ],
      [
        .element(.title, [.id(title)], text: name),
        .element(
          .desc, [.id(description)],
          text: "\(layout.nodes.count) recognizers and \(edges.count) "
            + (edges.count == 1 ? "requirement" : "requirements")
            + ", \(waits) waited for. The list below has them in their order."),
        .element(
          .g, [Markup.Attribute(.ariaHidden, "true")], [RequirementDrawing(layout: layout).content]),
      ])
  }

  /// The legend for the kinds of lines that the graph contains.
  private var key: Markup {
    let edges = layout.edges
    var words: [String] = []
    if edges.contains(where: { !$0.isOnTheLeft }) {
      words.append("An arrow points to the recognizer that has to fail first.")
    }
    if edges.contains(where: { $0.look == .required }) {
      words.append("Dashed: required, but never waited for.")
    }
    if edges.contains(where: { $0.look == .prevents }) {
      words.append("A line that ends in a cross: prevents.")
    }
    if edges.contains(where: { $0.look == .answers }) {
      words.append("A dotted line is a delegate's answer about the two.")
    }
    guard !words.isEmpty else { return Markup() }
    return .note(words.joined(separator: " "))
  }

  /// The relations in sentences, with their numbers in the drawing.
  private var list: Markup {
    let items = reader.relations.enumerated().map { place, relation in
      let number = relation.event == nil ? "–" : "\(place + 1)"
      return Markup.element(
        .li, [],
        [
          .element(.b, text: number), .text(" "),
          EventSentence.markup(of: reader.sentence(about: relation)),
        ])
    }
    return .element(.ol, [.class("fig-story")], items)
  }
}
