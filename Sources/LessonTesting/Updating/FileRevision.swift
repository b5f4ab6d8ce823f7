import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// A file with revised text in some of its blocks, in which every other byte is unchanged.
///
/// A block is found by the location at which it was read, never by its text. Only lines that change
/// are touched; a new line begins like the line that it replaces, with the quote's `>` or the
/// list's indentation, and ends like its neighbors.
struct FileRevision {
  /// The reason why a file can't be revised.
  enum Refusal: Error, Equatable {
    /// A line of the block is written in a form to which no line can be added.
    case hardToPlace(line: Int)
  }

  /// A line of the file: the surrounding blocks' prefix, the text, and the line ending.
  private struct Line {
    var prefix: [UInt8]
    /// How many of the text's first spaces come from a tab that belongs partly to a list's prefix.
    var spacesInPrefix: Int
    var text: [UInt8]
    var end: [UInt8]

    var bytes: [UInt8] { prefix + text.dropFirst(spacesInPrefix) + end }
  }

  /// The revised contents of the file.
  let bytes: [UInt8]

  /// Applies revisions to a file's bytes.
  init(of bytes: [UInt8], with revisions: [BlockRevision]) throws(Refusal) {
    var edits: [(range: Range<Int>, bytes: [UInt8])] = []
    for revision in revisions {
      if let edit = try Self.edit(bytes, revision) { edits.append(edit) }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.bytes
      end = edit.range.upperBound
    }
    self.bytes = result + bytes[end...]
  }

  /// Returns the replacement for a block's lines.
  private static func edit(
    _ bytes: [UInt8], _ revision: BlockRevision
  ) throws(Refusal) -> (range: Range<Int>, bytes: [UInt8])? {
    let difference = revision.difference
    let scenario = revision.scenario
    let starts = scenario.lineOffsets ?? starts(ofLinesOf: bytes)
    guard let first = starts.first, starts.count >= difference.old.count else {
      throw .hardToPlace(line: scenario.line)
    }
    var lines: [Line] = []
    for (place, text) in difference.old.enumerated() {
      lines.append(try line(bytes, at: starts[place], text, scenario.source.firstLine + place))
    }
    let start = Self.start(ofLineAt: first, in: bytes)
    let usualEnd = lines.first { !$0.end.isEmpty }?.end ?? [UInt8(ascii: "\n")]
    let lacksEnd = lines.last?.end.isEmpty ?? false

    var result: [Line] = []
    // The removed lines, whose positions the next added lines take.
    var gone: [Line] = []
    for row in difference.rows {
      switch row {
      case .same(let old, _):
        gone = []
        result.append(lines[old])
      case .gone(let old):
        gone.append(lines[old])
      case .come(let new):
        let place = gone.isEmpty ? nil : gone.removeFirst()
        // An empty line doesn't show the prefix of the text.
        let models = (place.map { [$0] } ?? []) + result.suffix(20).reversed() + lines.prefix(20)
        let model = models.first { !$0.text.isEmpty }
        let number = scenario.source.firstLine + new
        guard let model else { throw .hardToPlace(line: number) }
        var line = try Self.line(difference.new[new], like: model, number)
        if let place { line.end = place.end }
        result.append(line)
      }
    }
    for place in result.indices {
      let isLast = place == result.count - 1
      if result[place].end.isEmpty, !isLast { result[place].end = usualEnd }
      if isLast, lacksEnd { result[place].end = [] }
    }
    let old = lines.map(\.bytes).joined().count
    let new = Array(result.map(\.bytes).joined())
    return (start..<start + old, new)
  }

  /// Returns the file's line that contains a line of the block.
  private static func line(
    _ bytes: [UInt8], at offset: Int, _ text: String, _ number: Int
  ) throws(Refusal) -> Line {
    let start = start(ofLineAt: offset, in: bytes)
    let rest = bytes[offset...]
    let textEnd = rest.firstIndex(where: \.endsLine) ?? bytes.count
    let isPair = bytes[textEnd...].starts(with: "\r\n".utf8)
    let end = Array(bytes[textEnd..<min(textEnd + (isPair ? 2 : 1), bytes.count)])
    let content = Array(text.utf8)
    // A tab that belongs partly to a list is parsed as spaces; the rest of the line is as in the
    // file.
    let common = zip(bytes[start..<textEnd].reversed(), content.reversed()).prefix { $0 == $1 }
      .count
    guard content.dropLast(common).allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw .hardToPlace(line: number)
    }
    return Line(
      prefix: Array(bytes[start..<textEnd - common]), spacesInPrefix: content.count - common,
      text: content, end: end)
  }

  /// Returns a new line in the form of a line of the block.
  private static func line(
    _ text: String, like model: Line, _ number: Int
  ) throws(Refusal) -> Line {
    var line = model
    line.text = Array(text.utf8)
    if text.isEmpty {
      line.spacesInPrefix = 0
      while line.prefix.last == UInt8(ascii: " ") || line.prefix.last == UInt8(ascii: "\t") {
        line.prefix.removeLast()
      }
    }
    let covered = line.text.prefix(line.spacesInPrefix)
    guard covered.count == line.spacesInPrefix, covered.allSatisfy({ $0 == UInt8(ascii: " ") })
    else { throw .hardToPlace(line: number) }
    return line
  }

  private static func start(ofLineAt offset: Int, in bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].endsLine { start -= 1 }
    return start
  }

  private static func starts(ofLinesOf bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte.endsLine {
      let isInPair = byte == UInt8(ascii: "\r") && bytes[(place + 1)...].first == UInt8(ascii: "\n")
      if !isInPair { starts.append(place + 1) }
    }
    return starts
  }
}

extension UInt8 {
  /// Whether the byte ends a line, alone or with another one.
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
