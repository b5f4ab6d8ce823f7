import LessonMarkdown
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// A scenario with the lines of a passage as its expectations: a block with what the run has, and for
/// each difference a block with the passage's line in its place.
struct ExaminedPassage {
  /// A line of an added block.
  struct Line {
    /// The line as the row's file has it.
    var text: PlacedText
    /// Where it is in the joint text.
    var range: Range<Int>
    /// The index of the passage's line that it belongs to.
    var place: Int
  }

  /// An added block.
  struct Block {
    /// The line with `expect`.
    var header: Range<Int>
    /// The lines under it.
    var lines: [Line] = []
    /// The index of the passage's line that has the source's side here; `nil` for the block with
    /// what the run has.
    var difference: Int?
  }

  /// The scenario's text with the blocks.
  let source: SourceText

  /// The scenario's text.
  private let own: SourceText

  /// The blocks: first what the run has, then each difference that can be a line of a scenario.
  private(set) var blocks: [Block] = []

  /// The names in the headers, with their places in the joint text.
  private(set) var participants: [(text: PlacedText, range: Range<Int>)] = []

  /// Adds the blocks to a scenario's text, at its end or at the end of a variant.
  init(_ run: SourceRun, of scenario: LessonScenario, variant: Range<Int>?) {
    own = scenario.source
    var end = own.bytes.count
    var margin = ScenarioMargin.columns(of: own)
    if let variant { (end, margin) = Self.end(ofVariantAt: variant, in: own) }
    var text = own[0..<end]
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    let blank = String(repeating: " ", count: margin)
    var header = "expect"
    switch run.order {
    case .inOrder: break
    case .anyOrder: header += " in any order"
    case .exactly: header += run.participants.isEmpty ? " exactly" : " exactly of"
    }
    for difference in [nil] + run.lines.indices.map(Optional.some) {
      if let difference {
        guard case .differing(.some, _, _) = run.lines[difference] else { continue }
      }
      let lines = run.lines.enumerated().flatMap { place, line -> [(Int, PlacedText)] in
        if place == difference, case .differing(let said?, _, _) = line { return [(place, said)] }
        return line.runLines.map { (place, $0) }
      }
      guard !lines.isEmpty else { continue }
      text += blank
      var block = Block(
        header: text.utf8.count..<text.utf8.count + header.utf8.count, difference: difference)
      text += header
      for participant in run.order == .exactly ? run.participants : [] {
        text += " "
        let start = text.utf8.count
        text += Self.onOneLine(participant.text)
        participants.append((participant, start..<text.utf8.count))
      }
      block.header = block.header.lowerBound..<text.utf8.count
      text += "\n"
      for (place, line) in lines {
        text += blank + "  "
        let start = text.utf8.count
        text += Self.onOneLine(line.text)
        block.lines.append(Line(text: line, range: start..<text.utf8.count, place: place))
        text += "\n"
      }
      blocks.append(block)
    }
    source = SourceText(
      name: own.name, text: text + own[end..<own.bytes.count], firstLine: own.firstLine,
      indentation: own.indentation)
  }

  private static func onOneLine(_ text: String) -> String {
    text.split { $0.isNewline }.joined(separator: " ")
  }

  /// Returns the end of a variant's lines, and the number of columns before them.
  private static func end(
    ofVariantAt name: Range<Int>, in source: SourceText
  ) -> (end: Int, margin: Int) {
    let header = source.lineRange(at: name.lowerBound)
    func margin(_ line: Range<Int>) -> Int { source[line].prefix { $0 == " " }.count }
    var end = header.upperBound
    var inner = margin(header) + 2
    var isFirst = true
    var start = source.nextLineStart(after: header.lowerBound)
    while let offset = start {
      let line = source.lineRange(at: offset)
      start = source.nextLineStart(after: offset)
      let text = source[line].drop { $0 == " " }
      guard !text.isEmpty else { continue }
      guard margin(line) > margin(header) else { break }
      if isFirst { inner = margin(line) }
      isFirst = false
      end = line.upperBound
    }
    return (end, inner)
  }
}

// MARK: - Diagnostics

extension ExaminedPassage {
  /// Returns the index of the block that contains an offset, with its line if it's one of them.
  func line(at offset: Int) -> (block: Int, line: Int?)? {
    for (index, block) in blocks.enumerated() {
      let end = block.lines.last?.range.upperBound ?? block.header.upperBound
      guard (block.header.lowerBound...end).contains(offset) else { continue }
      return (index, block.lines.lastIndex { $0.range.lowerBound <= offset })
    }
    return nil
  }

  /// Returns a diagnostic about one of the added lines as one about the row's file.
  func located(_ diagnostic: Diagnostic, _ line: Line, in row: SourceText) -> Diagnostic {
    var located = diagnostic
    located.source = row
    located.range = place(of: diagnostic.range ?? line.range, of: line, in: row)
    located.notes = diagnostic.notes.map { note in
      var note = note
      guard let range = note.range, note.source == nil || note.source == source else { return note }
      // The scenario's own lines are before the blocks, or else after them.
      let isBefore = range.lowerBound < blocks[0].header.lowerBound
      note.source = isBefore ? own : nil
      note.range = isBefore ? range : nil
      return note
    }
    located.fixIts = diagnostic.fixIts.compactMap { fixIt in
      let edits = fixIt.edits.compactMap { edit in
        line.range.contains(edit.range.lowerBound)
          ? SourceEdit(
            range: place(of: edit.range, of: line, in: row), replacement: edit.replacement) : nil
      }
      let isVerbatim = row[line.text.range] == line.text.text
      return edits.count == fixIt.edits.count && isVerbatim
        ? FixIt(fixIt.message, edits: edits, in: row) : nil
    }
    return located
  }

  /// Returns the place in the row's file of a place in an added line.
  private func place(of range: Range<Int>, of line: Line, in row: SourceText) -> Range<Int> {
    guard row[line.text.range] == line.text.text else { return line.text.range }
    let start = max(0, min(range.lowerBound - line.range.lowerBound, line.text.range.count))
    let end = max(start, min(range.upperBound - line.range.lowerBound, line.text.range.count))
    return line.text.range.lowerBound + start..<line.text.range.lowerBound + end
  }
}
