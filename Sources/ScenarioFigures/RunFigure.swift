/// One figure of a run, in HTML.
package struct RunFigure: Equatable, Sendable {
  /// What kind of figure it is.
  package var kind: FigureKind

  /// The name of the variant whose run it shows; empty when there is only one.
  package var variant: String

  /// The figure, in UTF-8.
  package var bytes: [UInt8]

  /// The figure as text.
  package var html: String { String(decoding: bytes, as: UTF8.self) }

  /// For each row of a table, the line of the text that it goes back to and, behind colons, the
  /// lines that expect it: `7 7:12 8`; empty for other figures.
  package var lines = ""

  /// For each row of a table, the fingers that it is about: `1 1+2 0`; empty when there is one
  /// finger only, and for other figures.
  package var fingers = ""

  /// Creates a figure.
  package init(kind: FigureKind, variant: String = "", bytes: [UInt8]) {
    self.kind = kind
    self.variant = variant
    self.bytes = bytes
  }
}
