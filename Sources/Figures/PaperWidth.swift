/// The maximum width of a figure whose smallest text is printed at six points.
enum PaperWidth {
  /// The maximum width in the column of an A4 page in portrait orientation, in CSS pixels.
  private static let column = 900.0

  /// The maximum width on a portrait page when the figure extends into its margins.
  private static let upright = 1_008.0

  /// The maximum width on a landscape page.
  private static let onItsSide = 1_440.0

  /// Returns the classes, after a space, of a figure that needs the margins of a portrait page,
  /// needs a landscape page, or fits on neither; an empty string for a figure that fits in the
  /// column.
  static func look(of width: Double) -> String {
    if width > onItsSide { return " fig-broad fig-vast" }
    if width > upright { return " fig-broad" }
    return width > column ? " fig-ample" : ""
  }
}
