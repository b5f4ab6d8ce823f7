package import TraceModel

/// A trace as a sequence diagram: lanes for the participants, and a row for every shown event.
///
/// The drawing is visual; a screen reader gets its name and description, and the sentences of
/// `TraceTable`, so the two belong together on a page.
package struct SequenceDiagram: Figure {
  /// The minimum height of a diagram that a laptop's window may not show as a whole, in CSS pixels.
  private static let tall = 540.0

  let trace: Trace
  let options: FigureOptions
  let selection: EventSelection
  let layout: SequenceLayout

  /// The sort of diagram, for its name.
  private let sort: String

  /// Lays out the diagram of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.init(of: trace, options: options, named: "Sequence diagram")
  }

  /// Lays out a diagram whose events have custom labels, one for each.
  init(of trace: Trace, options: FigureOptions, named sort: String, labels: [String] = []) {
    self.sort = sort
    self.trace = trace
    self.options = options
    selection = EventSelection(of: trace, options: options, labels: labels)
    layout = SequenceLayout(of: trace, selection: selection)
  }

  /// The figure as HTML: a region that scrolls independently, with the lanes' names staying at its
  /// top.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("Sequence", of: options)]
    pieces += region
    if !selection.note.isEmpty, !options.hasTable {
      pieces.append(.note(selection.note))
    }
    return Markup.element(.figure, [.class(look)], pieces).bytes
  }

  /// The classes of the figure.
  var look: String {
    if layout.width <= SequenceMetrics.slimWidth { return "fig fig-sequence fig-slim" }
    return "fig fig-sequence" + PaperWidth.look(of: layout.width)
  }

  /// The scrolling region.
  ///
  /// Narrow windows show the table in place of the diagram, which a control brings back.
  var region: [Markup] {
    var content =
      [.element(.div, [.class("fig-header")], [header])] + layout.sections.flatMap(strip)
    if height > Self.tall {
      content.append(
        .element(.p, [.class("fig-more")], text: "\(layout.rows.count) steps in total"))
    }
    let region = Markup.element(
      .div,
      [
        .class("fig-scroll"), Markup.Attribute(.tabindex, "0"), Markup.Attribute(.role, "group"),
        Markup.Attribute(.ariaLabel, "\(name), can be scrolled"),
      ], content)
    guard options.hasTable, LaneStrip(layout.lanes) != nil else { return [region] }
    let control = Markup.element(
      .label, [.class("fig-wide")],
      [
        .element(.input, [Markup.Attribute(.type, "checkbox")]),
        .text(" Show the wide diagram"),
      ])
    return [control, region]
  }

  /// Returns a section: its fold control, if it has a name, and its part of the drawing in strips.
  private func strip(of section: SequenceSection) -> [Markup] {
    let drawings = layout.strips(of: section).map(drawing)
    guard let title = section.title else { return drawings }
    let state = section.isFolded ? [] : [Markup.Attribute(.checked, "")]
    return [
      .element(
        .label, [.class("fig-fold")],
        [
          .element(.input, [Markup.Attribute(.type, "checkbox")] + state),
          .text(" \(title) "), .element(.span, text: section.steps),
        ]),
      .element(.div, [.class("fig-part")], drawings),
    ]
  }

  /// Returns the diagram as a separate SVG file that contains the given style sheet.
  package func svgDocument(styleSheet: String) -> String {
    Markup.drawing(
      width: layout.width, height: height,
      [
        Markup.Attribute(.xmlns, "http://www.w3.org/2000/svg"), .class("fig fig-sequence"),
      ],
      [
        .element(.title, text: name),
        .element(.desc, text: description),
        .element(.style, text: styleSheet),
      ] + content
    ).text
  }

  /// The drawing in a file: the names of the lanes, and the events between them below.
  var content: [Markup] {
    [
      .element(.g, [.class("fig-header")], SequenceHeader(of: layout).content),
      .element(
        .g, [Markup.Attribute(.transform, "translate(0 \(headerHeight.text()))")],
        [SequenceDrawing(of: layout).content]),
    ]
  }

  /// The height of the drawing in a file, in CSS pixels.
  var height: Double { layout.height + headerHeight }

  private var headerHeight: Double { SequenceHeader.height(of: layout.lanes) }

  private var header: Markup {
    .drawing(
      width: layout.width, height: headerHeight,
      [Markup.Attribute(.ariaHidden, "true")], SequenceHeader(of: layout).content)
  }

  /// Returns a part of the drawing; the first part carries the name and the description of all.
  private func drawing(of section: SequenceSection) -> Markup {
    let (top, bottom) = layout.edges(of: section)
    let content = SequenceDrawing(of: layout, section: section).content
    guard section.rows.lowerBound == 0 else {
      return .drawing(
        width: layout.width, top: top, height: bottom - top,
        [Markup.Attribute(.ariaHidden, "true")], [content])
    }
    return .drawing(
      width: layout.width, top: top, height: bottom - top,
      [
        Markup.Attribute(.role, "img"),
        Markup.Attribute(
          .ariaLabelledby, "\(options.id("sequence-title")) \(options.id("sequence-description"))"),
      ],
      [
        .element(.title, [.id(options.id("sequence-title"))], text: name),
        .element(.desc, [.id(options.id("sequence-description"))], text: description),
        .element(.g, [Markup.Attribute(.ariaHidden, "true")], [content]),
      ])
  }

  /// The diagram's name for a screen reader.
  var name: String {
    options.title.isEmpty ? sort : "\(sort): \(options.title)"
  }

  /// The diagram's description for a screen reader.
  var description: String {
    guard options.description.isEmpty else { return options.description }
    guard let last = selection.shown.last else { return "Nothing happens that is shown here." }
    let steps = selection.shown.count == 1 ? "1 step" : "\(selection.shown.count) steps"
    let lanes = layout.lanes.count == 1 ? "1 participant" : "\(layout.lanes.count) participants"
    return
      "\(steps) between \(lanes) in \(last.time.readableText); the table tells each in a sentence."
  }
}
