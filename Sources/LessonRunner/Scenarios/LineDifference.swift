package import SourceDiagnostics
import TraceModel

/// The difference between two texts: which lines are removed, added, and unchanged.
package struct LineDifference: Sendable {
  /// A line of one or both texts.
  package enum Row: Equatable, Sendable {
    /// A line in both texts.
    case same(old: Int, new: Int)
    /// A line that is only in the old text.
    case gone(Int)
    /// A line that is only in the new text.
    case come(Int)
  }

  /// The lines of the old text, without line endings.
  package let old: [String]

  /// The lines of the new text, without line endings.
  package let new: [String]

  /// All lines in order; where lines are replaced, the removed ones come first.
  package let rows: [Row]

  private let firstLine: Int

  /// Compares two texts, the first of which begins on the given line of its file.
  package init(from old: String, to new: String, firstLine: Int = 1) {
    self.firstLine = firstLine
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    rows = Self.rows(self.old, self.new)
  }

  /// Returns the lines of a text without line endings; a line ending at the end of the text doesn't
  /// begin another line.
  package static func lines(of text: String) -> [String] {
    let source = SourceText(name: "", text: text)
    var lines = source.lineRanges.map { source[$0] }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func rows(_ old: [String], _ new: [String]) -> [Row] {
    var rows: [Row] = []
    var come: [Row] = []
    for pair in Alignment(old, new).pairs {
      switch pair {
      case (let left?, let right?):
        rows += come + [.same(old: left, new: right)]
        come = []
      case (let left?, nil): rows.append(.gone(left))
      case (nil, let right?): come.append(.come(right))
      case (nil, nil): break
      }
    }
    return rows + come
  }
}

extension LineDifference {
  /// The number of context lines before and after a change.
  private static let around = 2

  /// Returns the changed lines with context, numbered as in the file; removed lines are marked `-`
  /// and added lines `+`, and white space that's easy to miss is made visible.
  package func text(_ decoration: ListingDecoration = .plain) -> String {
    var shown: Set<Int> = []
    for index in rows.indices where rows[index].isChange {
      shown.formUnion(index - Self.around...index + Self.around)
    }
    var text = ""
    var last = -1
    let width = "\(firstLine + max(old.count, new.count))".count
    for (index, row) in rows.enumerated() where shown.contains(index) {
      if last >= 0, index > last + 1 { text += decoration.decorate("  …", as: .gutter) + "\n" }
      last = index
      let (mark, number, line, role): (String, Int, String, ListingRole) =
        switch row {
        case .same(let old, _): (" ", old, self.old[old], .source)
        case .gone(let old): ("-", old, Self.visible(self.old[old]), .severity(.error))
        case .come(let new): ("+", new, Self.visible(self.new[new]), .fixIt)
        }
      let digits = "\(firstLine + number)"
      let gutter = String(repeating: " ", count: width - digits.count) + digits + " |"
      text += decoration.decorate("  " + gutter, as: .gutter)
      text += decoration.decorate(Self.trimmed(" \(mark) \(line)"), as: role) + "\n"
    }
    return text
  }

  /// Returns a line with visible tabs, trailing spaces, and control characters.
  static func visible(_ line: String) -> String {
    var scalars = Array(line.unicodeScalars)
    var place = scalars.count - 1
    while place >= 0, scalars[place] == " " || scalars[place] == "\t" {
      if scalars[place] == " " { scalars[place] = "·" }
      place -= 1
    }
    var text = ""
    for scalar in scalars {
      switch scalar {
      case "\t": text += "→   "
      case "\u{0}"..."\u{1F}":
        text.unicodeScalars.append(Unicode.Scalar(scalar.value + 0x2400) ?? " ")
      case "\u{A0}": text += "⍽"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension LineDifference.Row {
  /// Whether the line is in only one of the texts.
  fileprivate var isChange: Bool {
    switch self {
    case .same: false
    case .come, .gone: true
    }
  }
}
