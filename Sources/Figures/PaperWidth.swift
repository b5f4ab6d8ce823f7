/// How wide a figure may be so that its smallest text is printed in six points.
enum PaperWidth {
  /// The greatest width on an upright sheet of A4, in CSS pixels.
  private static let upright = 900.0

  /// Returns the class of what needs a sheet on its side, after a blank; nothing for what does not.
  static func look(of width: Double) -> String { width > upright ? " fig-broad" : "" }
}
