import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics
package import TraceModel

/// The lines of a scenario as a page shows it, and the line that each row of its figures refers to.
package struct ListingLines: Sendable {
  /// The number of the shown line for each line of the text, from one, or zero for a hidden one.
  private let numbers: [Int]
  private let source: SourceText

  /// Counts the lines of a text as they are shown.
  ///
  /// - Parameters:
  ///   - source: The original text.
  ///   - edits: The page's replacements in it.
  package init(of source: SourceText, shownWith edits: [SourceEdit]) {
    self.source = source
    // Lines of the range that the edit leaves out, or adds.
    var shifts = [Int](repeating: 0, count: source.lineCount + 1)
    for edit in edits {
      let added =
        edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
        - source[edit.range].utf8.count { $0 == UInt8(ascii: "\n") }
      shifts[Self.index(of: edit.range.upperBound, in: source) + 1] += added
    }
    let hidden = Set(
      Highlighter.hiddenLines(in: source).map { Self.index(of: $0.lowerBound, in: source) })
    var numbers: [Int] = []
    var shown = 0
    for line in 0..<source.lineCount {
      shown += shifts[line]
      if !hidden.contains(line) { shown += 1 }
      numbers.append(hidden.contains(line) ? 0 : shown)
    }
    self.numbers = numbers
  }

  /// Returns the shown line that contains an offset of the text, or zero when it's hidden.
  package func number(at offset: Int) -> Int {
    let index = Self.index(of: offset, in: source)
    return numbers.indices.contains(index) ? numbers[index] : 0
  }

  /// Returns, for each row, the line of the step that it follows from and, after colons, the lines
  /// that expect it: `7 7:12 0 8`.
  package func text(
    for rows: [TraceEvent], steps: [EventPlace], expected: [EventPlace]
  ) -> String {
    var words: [String] = []
    var next = steps[...]
    var line = 0
    for row in rows {
      while let step = next.first, step.event <= row.index {
        line = number(at: step.range.lowerBound)
        next.removeFirst()
      }
      let claims = expected.filter { $0.event == row.index }.map { number(at: $0.range.lowerBound) }
      var word = String(line)
      for claim in Set(claims).sorted() where claim > 0 { word += ":\(claim)" }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  /// Returns the index of the line that contains an offset.
  private static func index(of offset: Int, in source: SourceText) -> Int {
    source.place(at: offset).line - source.firstLine
  }
}

extension [TraceEvent] {
  /// The fingers of each event, `1 1+2 0`, when there's more than one finger; empty otherwise.
  var fingerText: String {
    guard Set(flatMap { $0.fingers }).count > 1 else { return "" }
    return map { event in
      event.fingers.isEmpty ? "0" : event.fingers.map { "\($0)" }.joined(separator: "+")
    }.joined(separator: " ")
  }
}
