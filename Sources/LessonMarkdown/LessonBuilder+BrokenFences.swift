import SourceDiagnostics

/// Blocks of code that aren't what their authors mean: fences that are left open, and fences that
/// are indented so far that they're code themselves.
extension LessonBuilder {
  /// Reports a fence that nothing closes, and one that contains the beginning of another block that
  /// would be run.
  mutating func checkEnd(
    of fence: inout Fence, _ node: MarkdownNode, _ mark: MarkdownNode.FenceMark
  ) {
    let opening = lines.range(ofLine: node.line)
    let start = min(fence.range.lowerBound, opening.upperBound)
    let sign = source[start..<min(start + mark.length, opening.upperBound)]
    let place = start..<opening.upperBound
    if let language = fence.information.language?.text, Fence.runLanguages.contains(language),
      let inner = fence.lineOffsets.first(where: { beginsBlock(at: $0) })
    {
      let line = source.lineRange(at: inner)
      let note = Diagnostic.Note(
        "another block begins here", at: inner..<line.upperBound, in: source)
      diagnostics.append(
        Diagnostic(.unclosedFence(sign), at: place, in: source, notes: [note]))
      fence.isLeftOpen = true
      return
    }
    let last = node.line + fence.lineOffsets.count + 1
    guard last > lines.count || !closes(lines.range(ofLine: last), sign) else { return }
    report(.unclosedFence(sign), at: place)
    fence.isLeftOpen = true
  }

  /// Returns whether a line closes a fence, in any quote or list.
  private func closes(_ line: Range<Int>, _ sign: String) -> Bool {
    let rest = source[line].drop { $0.isWhitespace || $0 == ">" }
    guard let letter = sign.first, rest.hasPrefix(sign) else { return false }
    return rest.drop { $0 == letter }.allSatisfy(\.isWhitespace)
  }

  /// Returns whether a line of code begins a block in a language that's run.
  private func beginsBlock(at offset: Int) -> Bool { openingMark(at: offset) != nil }

  /// Returns where a line begins a block in a language that's run, after the indentation, with the
  /// language and the mark; `nil` if it doesn't.
  private func openingMark(at offset: Int) -> (place: Int, language: String, sign: String)? {
    let line = source[offset..<source.lineRange(at: offset).upperBound]
    let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    guard let letter = text.first, letter == "`" || letter == "~" else { return nil }
    let sign = text.prefix { $0 == letter }
    let rest = text.dropFirst(sign.count)
    // Words between backticks on one line are code within text.
    guard sign.count >= 3, letter == "~" || !rest.contains("`") else { return nil }
    let word = rest.drop { $0 == " " }.prefix { !$0.isWhitespace }
    guard !word.isEmpty, let language = Fence.runLanguage(like: String(word)) else { return nil }
    return (offset + line.utf8.count - text.utf8.count, language, String(sign))
  }

  /// Reports code whose lines are a fence, except for their indentation, with the lines moved to the
  /// left.
  mutating func reportIndentedFence(_ fence: Fence) {
    for (index, offset) in fence.lineOffsets.enumerated() {
      guard let mark = openingMark(at: offset) else { continue }
      let rest = fence.lineOffsets[index...].map { source.lineRange(at: $0) }
      let isClosed = rest.dropFirst().contains { closes($0, mark.sign) }
      let edits = isClosed ? edits(moving: rest, toTheLeftFrom: mark.place) : []
      report(
        .indentedFence(mark.language), at: mark.place..<source.lineRange(at: offset).upperBound,
        fixIt: FixIt("move the block to the left", edits: edits, in: source))
      return
    }
  }

  /// Returns edits that remove the blanks before a place in its line, and as many in other lines.
  private func edits(moving rows: [Range<Int>], toTheLeftFrom place: Int) -> [SourceEdit] {
    guard let first = rows.first else { return [] }
    let before = source[first.lowerBound..<place]
    let blanks = before.reversed().prefix { $0 == " " || $0 == "\t" }.count
    // A blank stays after the mark of a quote.
    let removed = blanks == before.count ? blanks : max(0, blanks - 1)
    return rows.compactMap { row in
      let margin = source[row].prefix { $0 == " " || $0 == "\t" || $0 == ">" }
      let end = row.lowerBound + min(margin.utf8.count, place - first.lowerBound)
      let present = source[row.lowerBound..<end].reversed().prefix { $0 == " " || $0 == "\t" }.count
      let start = end - min(removed, present)
      return start < end ? SourceEdit(range: start..<end, replacement: "") : nil
    }
  }

  /// Reports a line of a paragraph that would begin a block if it weren't indented so far.
  mutating func reportFenceInParagraph() {
    var offset = enclosing.lowerBound
    while let next = source.nextLineStart(after: offset), next < enclosing.upperBound {
      offset = next
      guard let mark = openingMark(at: offset) else { continue }
      report(
        .indentedFence(mark.language), at: mark.place..<source.lineRange(at: offset).upperBound)
      return
    }
  }

  /// Returns whether a lesson may have a fence after four blanks or a tab.
  ///
  /// One of a fence's characters is at every third offset, so these are enough to look at.
  static func mayHaveIndentedFence(_ source: SourceText) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var place = 2
      while place < bytes.count {
        let byte = bytes[place]
        if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") {
          var start = place
          while start > 0, bytes[start - 1] == byte { start -= 1 }
          let before = bytes[max(0, start - 4)..<start]
          if before.last == UInt8(ascii: "\t") { return true }
          if before.count == 4, before.allSatisfy({ $0 == UInt8(ascii: " ") }) { return true }
        }
        place += 3
      }
      return false
    }
  }
}
