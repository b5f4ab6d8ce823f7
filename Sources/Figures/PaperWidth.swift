/// How wide a figure may be so that its smallest text is printed in six points.
enum PaperWidth {
  /// The greatest width in the column of an upright sheet of A4, in CSS pixels.
  private static let column = 900.0

  /// The greatest width on an upright sheet when the figure reaches into its margins.
  private static let upright = 1_008.0

  /// The greatest width on a sheet on its side.
  private static let onItsSide = 1_440.0

  /// Returns the classes of what needs the margins of an upright sheet, a sheet on its side, or has
  /// room on neither, after a blank; nothing for what has room in the column.
  static func look(of width: Double) -> String {
    if width > onItsSide { return " fig-broad fig-vast" }
    if width > upright { return " fig-broad" }
    return width > column ? " fig-ample" : ""
  }
}
