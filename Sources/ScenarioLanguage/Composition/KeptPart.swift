package import SourceDiagnostics

/// A part of a scenario that must stay the same when the rest is changed.
package enum KeptPart: String, CaseIterable, Sendable {
  /// The actions of fingers, the clock, the system, and the program.
  case steps
  /// The setup: what's on the screen.
  case scene
  /// No part.
  case nothing

  /// A change of a part that should have been kept.
  package struct Change: Equatable, Sendable {
    /// The kind of a line's change.
    package enum Kind: Sendable {
      /// The line was removed.
      case missing
      /// The line is at another position, or under another line.
      case moved
      /// The line was added.
      case new
    }

    /// The kind of the change.
    package var kind: Kind

    /// The line, without its indentation.
    package var line: String

    /// The range of the line or, when the line is missing, of the line that's in its place; `nil`
    /// when it was at the end.
    package var range: Range<Int>?
  }

  /// Returns the first change of this part from one text to another, ignoring white space and
  /// comments.
  package func change(
    from start: SourceText, to other: SourceText, classes: ScenarioClasses = .uikit
  ) -> Change? {
    let before = lines(of: start, classes)
    let after = lines(of: other, classes)
    for place in 0..<max(before.count, after.count) {
      let old = place < before.count ? before[place] : nil
      let new = place < after.count ? after[place] : nil
      if let old, let new, old.words == new.words, old.level == new.level { continue }
      // The same line can occur several times, so the counts show whether one is gone.
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

    /// Returns how many of the lines have the same words.
    func count(in lines: [Line]) -> Int { lines.count { $0.words == words } }
  }

  private func lines(of source: SourceText, _ classes: ScenarioClasses) -> [Line] {
    let wanted: LineClass
    switch self {
    case .steps: wanted = .step
    case .scene: wanted = .scene
    case .nothing: return []
    }
    let indented = IndentedText(
      Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    let declared = ScenarioParser.declaredNames(in: indented.lines, source, classes)
    let own = indented.lines.filter { line in
      LineClass(line, source: source, classes: classes) { declared.contains($0) } == wanted
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
  /// Returns the rule and how the change breaks it, in a sentence without a period.
  package func sentence(on change: Change) -> String {
    let rule =
      self == .scene
      ? "the view tree stays as it is in this challenge"
      : "the steps stay as they are in this challenge"
    return switch change.kind {
    case .missing: rule + "; `\(change.line)` is missing"
    case .moved: rule + "; `\(change.line)` is not where it was"
    case .new: rule + "; `\(change.line)` is new"
    }
  }
}
