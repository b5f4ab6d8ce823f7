/// The caption of each figure: the sort of figure and, for a screen reader, its subject.
enum FigureCaption {
  /// Returns the caption's pieces; the page itself shows the title, so only the sort is visible.
  static func pieces(_ sort: String, of options: FigureOptions) -> [Markup] {
    guard !options.title.isEmpty else { return [.text(sort)] }
    return [.text(sort), .element(.span, [.class("fig-of")], text: ": \(options.title)")]
  }
}
