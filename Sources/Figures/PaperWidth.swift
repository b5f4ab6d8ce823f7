/// How wide a figure may be so that its smallest text is printed in six points.
enum PaperWidth {
  /// The greatest width on an upright sheet of A4, in CSS pixels.
  private static let upright = 900.0

  /// The greatest width on a sheet on its side.
  private static let onItsSide = 1_440.0

  /// Returns the classes of what needs a sheet on its side, or has room on neither, after a blank;
  /// nothing for what has room on an upright one.
  static func look(of width: Double) -> String {
    if width > onItsSide { return " fig-broad fig-vast" }
    return width > upright ? " fig-broad" : ""
  }
}
