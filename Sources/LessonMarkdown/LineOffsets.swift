import SourceDiagnostics

/// The offset of each line of a text, for converting the C libraries' lines and columns into
/// offsets.
struct LineOffsets {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The number of lines, counting an empty last one.
  var count: Int { source.lineCount }

  /// Returns the offset of a 1-based line's first byte; for one line past the end, the text's end.
  func start(ofLine line: Int) -> Int { source.offset(ofLine: line) }

  /// Returns the offsets of a 1-based line without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    guard line <= count else { return source.bytes.count..<source.bytes.count }
    return source.lineRange(at: start(ofLine: line))
  }

  /// Returns the offset of a 1-based line and byte column, clamped to the line.
  func offset(line: Int, column: Int) -> Int {
    let range = range(ofLine: line)
    return min(range.upperBound, range.lowerBound + max(0, column - 1))
  }

  /// Returns the offset of a 1-based line and a 1-based column that counts Unicode scalars.
  func offset(line: Int, scalarColumn: Int) -> Int {
    let range = range(ofLine: line)
    let before = source[range].unicodeScalars.prefix(max(0, scalarColumn - 1))
    return range.lowerBound + before.reduce(0) { $0 + UTF8.width($1) }
  }
}
