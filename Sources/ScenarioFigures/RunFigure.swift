/// One figure of a run, in HTML.
package struct RunFigure: Equatable, Sendable {
  /// The kind of figure.
  package var kind: FigureKind

  /// The name of the variant, or an empty string when there's only one.
  package var variant: String

  /// The figure, in UTF-8.
  package var bytes: [UInt8]

  /// The figure as text.
  package var html: String { String(decoding: bytes, as: UTF8.self) }

  /// For each row of a table, the line of the text that it refers to and, after colons, the lines
  /// that expect it: `7 7:12 8`; empty for other figures.
  package var lines = ""

  /// For each row of a table, its fingers: `1 1+2 0`; empty when there's only one finger, and for
  /// other figures.
  package var fingers = ""

  /// Creates a figure.
  package init(kind: FigureKind, variant: String = "", bytes: [UInt8]) {
    self.kind = kind
    self.variant = variant
    self.bytes = bytes
  }
}
