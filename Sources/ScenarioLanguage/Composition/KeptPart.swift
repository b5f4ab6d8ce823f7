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
    /// What became of a line.
    package enum Kind: Sendable {
      /// It was there, and is not any more.
      case missing
      /// It stands somewhere else, or under another line.
      case moved
      /// It was not there.
      case new
    }

    /// What became of the line.
    package var kind: Kind

    /// The line, without what stands before it.
    package var line: String

    /// Where the line stands, or the one in the place of a line that is missing; `nil` when that
    /// was at the end.
    package var range: Range<Int>?
  }

  /// Returns the first change of this part from a text to another one; white space and comments do
  /// not count.
  package func change(from start: SourceText, to other: SourceText) -> Change? {
    let before = lines(of: start)
    let after = lines(of: other)
    for place in 0..<max(before.count, after.count) {
      let old = place < before.count ? before[place] : nil
      let new = place < after.count ? after[place] : nil
      if let old, let new, old.words == new.words, old.level == new.level { continue }
      // The same line may stand at several places: how often tells whether one is gone.
      if let old, old.count(in: before) > old.count(in: after) {
        return Change(kind: .missing, line: old.text, range: new?.range)
      }
      guard let new else { continue }
      let isNew = new.count(in: after) > new.count(in: before)
      return Change(kind: isNew ? .new : .moved, line: new.text, range: new.range)
    }
    return nil
  }

  private struct Line {
    var text: String
    var words: [String]
    var level: Int
    var range: Range<Int>

    /// How many of some lines say the same.
    func count(in lines: [Line]) -> Int { lines.count { $0.words == words } }
  }

  private func lines(of source: SourceText) -> [Line] {
    let wanted: LineClass
    switch self {
    case .steps: wanted = .step
    case .scene: wanted = .scene
    case .nothing: return []
    }
    let indented = IndentedText(
      Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    let declared = ScenarioParser.declaredNames(in: indented.lines, source)
    let own = indented.lines.filter { line in
      LineClass(line, source: source) { declared.contains($0) } == wanted
    }
    return own.flatMap { Self.lines(from: $0, at: 0, of: source) }
  }

  private static func lines(
    from line: IndentedLine, at level: Int, of source: SourceText
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
      ? "the view tree stays as it is in this challenge"
      : "the steps stay as they are in this challenge"
    return switch change.kind {
    case .missing: rule + "; '\(change.line)' is missing"
    case .moved: rule + "; '\(change.line)' is not where it was"
    case .new: rule + "; '\(change.line)' is new"
    }
  }
}
