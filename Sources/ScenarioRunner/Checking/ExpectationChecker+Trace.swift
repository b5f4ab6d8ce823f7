import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Traces in lessons, which are compared line by line.
extension ExpectationChecker {
  /// Compares the lines under `expect trace` with what happened.
  mutating func check(_ expected: ExpectedTrace, _ range: Range<Int>) -> Diagnostic? {
    let topics = expected.topics?.compactMap { TraceTopic(word: $0) } ?? shownTopics
    let events = trace.events.filter { topics.contains($0.kind.topic) }
    let actual = events.map { trace.line(for: $0) }
    let edges = Self.equalEdges(expected.lines, actual)
    if Self.matches(expected.lines, actual) {
      show(actual, inPlaceOf: expected, edges)
      return nil
    }
    let fits = expected.lines.contains(.gap) ? lineFits(of: expected, actual) : []
    let fixIt =
      expected.lines.contains(.gap) ? repair(fits) : repair(expected, actual, edges)
    let message: DiagnosticMessage =
      expected.lines.isEmpty
      ? .missingTrace(lineCount: actual.count)
      : .differentTrace(firstDifference(expected, edges.first))
    let place =
      expected.ranges.indices.contains(edges.first) ? expected.ranges[edges.first] : range
    let note = Diagnostic.Note(
      "the lines compared with the trace", lines: lines(expected.lines, actual, edges))
    return Diagnostic(
      message, at: place, in: source,
      notes: (expected.lines.isEmpty ? [] : [note]) + (fixIt == nil ? self.note(of: fits) : []),
      fixIts: fixIt.map { [$0] } ?? [])
  }

  /// Replaces wildcards with the actual lines, for readers of a page.
  private mutating func show(
    _ actual: [String], inPlaceOf expected: ExpectedTrace, _ edges: (first: Int, last: Int)
  ) {
    for index in expected.lines.indices where expected.lines[index] != .gap {
      let fromEnd = expected.lines.count - index
      let event: Int
      if index < edges.first {
        event = index
      } else if fromEnd <= edges.last {
        event = actual.count - fromEnd
      } else {
        // Between two gaps, it isn't clear which line was meant.
        continue
      }
      shownEdits.append(SourceEdit(range: expected.ranges[index], replacement: actual[event]))
    }
  }

  private func firstDifference(_ expected: ExpectedTrace, _ index: Int) -> String {
    expected.ranges.indices.contains(index) ? source[expected.ranges[index]] : "nothing more"
  }

  /// The most lines of the text, times the lines of the trace, for which changes are tried.
  private static let maximumTrials = 20_000

  /// Returns the changes of one line after which a trace with gaps matches.
  ///
  /// A gap could hold nearly every line, so a line never goes because of one.
  private func lineFits(of expected: ExpectedTrace, _ actual: [String]) -> [LineFit] {
    guard expected.lines.count * actual.count <= Self.maximumTrials else { return [] }
    var fits: [LineFit] = []
    for (place, line) in expected.lines.enumerated() where line != .gap {
      for text in actual {
        var lines = expected.lines
        lines[place] = .text(NamePattern(text))
        guard Self.matches(lines, actual) else { continue }
        fits.append(
          LineFit(
            edits: [SourceEdit(range: expected.ranges[place], replacement: text)],
            words: "'\(text)'"))
      }
      guard place + 1 < expected.lines.count, expected.lines[place + 1] != .gap else { continue }
      var lines = expected.lines
      lines.swapAt(place, place + 1)
      let (first, second) = (expected.ranges[place], expected.ranges[place + 1])
      if Self.matches(lines, actual) {
        fits.append(
          LineFit(
            edits: [
              SourceEdit(range: first, replacement: source[second]),
              SourceEdit(range: second, replacement: source[first]),
            ], words: "'\(source[second])' before '\(source[first])'"))
      }
      // Between two lines without a gap, a line can be missing.
      for text in actual {
        var lines = expected.lines
        lines.insert(.text(NamePattern(text)), at: place + 1)
        guard Self.matches(lines, actual) else { continue }
        fits.append(
          LineFit(
            edits: [
              SourceEdit(
                range: first.upperBound..<first.upperBound,
                replacement: "\n" + expected.indentation + text)
            ], words: "a new line '\(text)'"))
      }
      if line == expected.lines[place + 1] {
        var lines = expected.lines
        lines.remove(at: place)
        if Self.matches(lines, actual) {
          fits.append(
            LineFit(
              edits: [SourceEdit(range: first.upperBound..<second.upperBound, replacement: "")],
              words: "no second line '\(source[first])'"))
        }
      }
    }
    return distinct(fits)
  }

  /// The matching lines at the beginning and at the end stay as they are written.
  private func repair(
    _ expected: ExpectedTrace, _ actual: [String], _ edges: (first: Int, last: Int)
  ) -> FixIt? {
    var lines = expected.ranges[..<edges.first].map { source[$0] }
    lines += actual[edges.first..<(actual.count - edges.last)]
    lines += expected.ranges[(expected.ranges.count - edges.last)...].map { source[$0] }
    let text = lines.map { "\n" + expected.indentation + $0 }.joined()
    return FixIt(
      "accept the trace", edits: [SourceEdit(range: expected.range, replacement: text)],
      in: source)
  }

  /// Returns the number of lines that match from the beginning on, and the number that match up to
  /// the end; a gap doesn't count.
  private static func equalEdges(
    _ expected: [ExpectedTrace.Line], _ actual: [String]
  ) -> (first: Int, last: Int) {
    let most = min(expected.count, actual.count)
    var first = 0
    while first < most, expected[first].matches(actual[first]) { first += 1 }
    var last = 0
    while last < most - first,
      expected[expected.count - 1 - last].matches(actual[actual.count - 1 - last])
    {
      last += 1
    }
    return (first, last)
  }

  /// The most lines to show around a difference.
  private static let maximumLines = 40

  private func lines(
    _ expected: [ExpectedTrace.Line], _ actual: [String], _ edges: (first: Int, last: Int)
  ) -> [String] {
    // Three lines before the difference show its position.
    let start = max(0, edges.first - 3)
    let wanted = expected.dropLast(max(0, edges.last - 2)).dropFirst(start).prefix(
      Self.maximumLines)
    let seen = actual.dropLast(max(0, edges.last - 2)).dropFirst(start).prefix(Self.maximumLines)
    return Difference.lines(
      expected: wanted.map { $0.text }, actual: seen.map { (text: $0, explanation: "") }
    ) { wanted[wanted.startIndex + $0].matches(seen[seen.startIndex + $1]) }
  }

  /// Returns whether the expected lines match a trace's lines, where a gap matches any number of
  /// lines.
  private static func matches(_ expected: [ExpectedTrace.Line], _ actual: [String]) -> Bool {
    // The last gap, and how many lines it has matched so far.
    var gap: (line: Int, taken: Int)?
    var line = 0
    var event = 0
    while event < actual.count {
      if line < expected.count, expected[line] == .gap {
        gap = (line, event)
        line += 1
      } else if line < expected.count, expected[line].matches(actual[event]) {
        line += 1
        event += 1
      } else if let last = gap {
        gap = (last.line, last.taken + 1)
        event = last.taken + 1
        line = last.line + 1
      } else {
        return false
      }
    }
    return expected[line...].allSatisfy { $0 == .gap } && (!expected.isEmpty || actual.isEmpty)
  }
}

extension ExpectedTrace.Line {
  /// Returns whether the expected line matches a line of the trace; a gap alone matches none.
  fileprivate func matches(_ text: String) -> Bool {
    switch self {
    case .gap: false
    case .text(let pattern): pattern.text == text || pattern.matches(text)
    }
  }

  /// The line as it appears in the text.
  fileprivate var text: String {
    switch self {
    case .gap: "…"
    case .text(let pattern): pattern.text
    }
  }
}
