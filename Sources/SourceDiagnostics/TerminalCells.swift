/// A layout of text in the cells of a terminal that keeps a caret under what it points at.
///
/// Tabs become spaces up to the next multiple of four, and control characters become one
/// replacement character each. A character's width is a good guess, because terminals disagree
/// about emoji.
package struct TerminalCells: Sendable {
  /// The number of cells used so far.
  package private(set) var width = 0

  /// Creates an empty line.
  package init() {}

  /// Appends text to the line and returns it as it should appear.
  package mutating func append(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        let cells = 4 - width % 4
        for _ in 0..<cells { shown.append(" ") }
        width += cells
      } else if scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value {
        shown.append("\u{FFFD}")
        width += 1
      } else {
        shown.append(scalar)
        width += Self.width(of: scalar)
      }
    }
    return String(shown)
  }

  /// Returns the number of cells that a text takes.
  package static func width(of text: String) -> Int {
    var cells = TerminalCells()
    _ = cells.append(text)
    return cells.width
  }

  /// Returns a text as it should appear at the beginning of a column.
  package static func shown(_ text: String) -> String {
    var cells = TerminalCells()
    return cells.append(text)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
