import SourceDiagnostics

/// Rows of text as aligned columns, two spaces apart.
enum TextColumns {
  /// Returns a line for each row; the last column's width is unlimited.
  static func lines(of rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.dropLast().map { column in
      rows.map { TerminalCells.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - TerminalCells.width(of: cell) + 2)
      }
      line += row.last ?? ""
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
