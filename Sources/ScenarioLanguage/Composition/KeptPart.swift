package import SourceDiagnostics

/// A part of a scenario that may not be changed by who is asked to change the rest.
package enum KeptPart: String, CaseIterable, Sendable {
  /// What fingers, the clock, the system and the program do.
  case steps
  /// What is on the screen.
  case scene
  /// No part.
  case nothing

  /// What was changed of a part that is kept.
  package struct Change: Equatable, Sendable {
    /// The line that has to stay, or that is new, without what stands before it.
    package var line: String

    /// Where the new line stands, or the one in the place of which another had to stay; `nil` when
    /// a line is missing at the end.
    package var range: Range<Int>?

    /// Whether the line was in the text before.
    package var isMissing: Bool
  }

  /// Returns the first change of this part from a text to another one; white space and comments do
  /// not count.
  package func change(from start: SourceText, to other: SourceText) -> Change? {
    let before = lines(of: start)
    let after = lines(of: other)
    for (old, new) in zip(before, after) where old.words != new.words || old.level != new.level {
      // A line that comes later on again was only moved down by new ones.
      let isMissing = !after.contains { $0.words == old.words }
      return Change(
        line: isMissing ? old.text : new.text, range: new.range, isMissing: isMissing)
    }
    if before.count > after.count {
      return Change(line: before[after.count].text, range: nil, isMissing: true)
    }
    guard after.count > before.count else { return nil }
    let new = after[before.count]
    return Change(line: new.text, range: new.range, isMissing: false)
  }

  private struct Line {
    var text: String
    var words: [String]
    var level: Int
    var range: Range<Int>
  }

  private func lines(of source: SourceText) -> [Line] {
    let wanted: LineClass
    switch self {
    case .steps: wanted = .step
    case .scene: wanted = .scene
    case .nothing: return []
    }
    let outline = Outline(Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    let declared = ScenarioReader.declaredNames(in: outline.lines, source)
    let own = outline.lines.filter { line in
      LineClass(line, source: source) { declared.contains($0) } == wanted
    }
    return own.flatMap { Self.lines(from: $0, at: 0, of: source) }
  }

  private static func lines(
    from line: OutlineLine, at level: Int, of source: SourceText
  ) -> [Line] {
    let words = line.lexemes.map { source[$0.range] }
    let own = Line(
      text: source[line.range], words: words, level: level, range: line.range)
    return [own] + line.children.flatMap { lines(from: $0, at: level + 1, of: source) }
  }
}

extension KeptPart {
  /// The rule, and what breaks it, in a sentence without a period.
  package func sentence(on change: Change) -> String {
    let rule =
      self == .scene
      ? "the scene stays as it is in this challenge"
      : "the steps stay as they are in this challenge"
    return rule + (change.isMissing ? "; '\(change.line)' is missing" : "; '\(change.line)' is new")
  }
}
