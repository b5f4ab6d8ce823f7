/// What stands over each figure: what sort of figure it is, and for a screen reader of what.
enum FigureCaption {
  /// Returns the caption's pieces; the page itself shows the title, so only the sort is seen.
  static func pieces(_ sort: String, of options: FigureOptions) -> [Markup] {
    guard !options.title.isEmpty else { return [.text(sort)] }
    return [.text(sort), .element(.span, [.class("fig-of")], text: ": \(options.title)")]
  }
}
