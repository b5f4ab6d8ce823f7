/// The caption of each figure: the sort of figure and, for a screen reader, its subject.
enum FigureCaption {
  /// Returns the caption's pieces; the page itself shows the title, so only the sort is visible.
  static func pieces(_ sort: String, of options: FigureOptions) -> [Markup] {
    guard !options.title.isEmpty else { return [.text(sort)] }
    return [.text(sort), .element(.span, [.class("fig-of")], text: ": \(options.title)")]
  }
}

extension Markup {
  /// Returns the caption of a figure.
  static func caption(_ sort: String, of options: FigureOptions) -> Markup {
    .element(.figcaption, [], FigureCaption.pieces(sort, of: options))
  }

  /// Returns a remark below a caption or a drawing.
  static func note(_ text: String) -> Markup { .element(.p, [.class("fig-note")], text: text) }
}
