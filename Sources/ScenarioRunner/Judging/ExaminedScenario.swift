package import ScenarioLanguage
package import SourceDiagnostics

/// A scenario with somebody else's expectations behind its own: those of a quiz's answers, or of a
/// challenge.
package struct ExaminedScenario: Sendable {
  /// The scenario with the lines behind it.
  package let parsed: ParsedScenario

  /// The scenario without them.
  private let own: SourceText

  /// Both texts, one behind the other.
  private let source: SourceText

  /// The number of lines in front of the first foreign one.
  private let ownLineCount: Int

  /// The number of columns by which all lines are indented, those of the scenario and the others.
  package let margin: Int

  /// Puts lines behind a scenario.
  ///
  /// - Parameters:
  ///   - own: The scenario.
  ///   - lines: What is expected beside what the scenario expects itself.
  ///   - file: The name of the file in which the lines stand.
  ///   - firstLine: The line of the file on which the first of them stands, from one.
  ///   - indentation: The number of columns before each of them.
  ///   - resolver: What finds the scenes that the scenario uses.
  package init(
    _ own: SourceText, expecting lines: [String], of file: String = "", firstLine: Int = 1,
    indentation: Int = 0, resolver: SceneResolver = .none
  ) {
    let opening = own.bytes.last == UInt8(ascii: "\n") ? own.text : own.text + "\n"
    let ownLineCount = SourceText(name: "", text: opening).lineCount - 1
    // The lines stand on the level of the scenario's own, and keep the numbers and the columns that
    // they have in their file.
    margin = ScenarioMargin.columns(of: own)
    let blank = String(repeating: " ", count: margin)
    source = SourceText(
      name: file, text: opening + lines.map { blank + $0 + "\n" }.joined(),
      firstLine: firstLine - ownLineCount, indentation: indentation - margin)
    self.own = own
    self.ownLineCount = ownLineCount
    parsed = ParsedScenario(source, resolver: resolver)
  }

  /// What is wrong with the scenario itself, at its own places.
  package var ownErrors: [Diagnostic] {
    parsed.diagnostics.filter { !isForeign($0) }.map { located($0) }
  }

  /// What is wrong with the lines behind it.
  package var foreignErrors: [Diagnostic] {
    parsed.diagnostics.filter { isForeign($0) && $0.message.severity == .error }
  }

  /// Returns whether a diagnostic is about the lines behind the scenario.
  package func isForeign(_ diagnostic: Diagnostic) -> Bool {
    guard let range = diagnostic.range, diagnostic.source == source else { return false }
    return range.lowerBound >= source.offset(ofLine: ownLineCount + 1)
  }

  /// Returns whether a diagnostic is about one of some of the lines, counted from zero.
  package func isForeign(_ diagnostic: Diagnostic, among lines: Range<Int>) -> Bool {
    guard isForeign(diagnostic), let start = diagnostic.range?.lowerBound else { return false }
    return start >= offset(ofForeignLine: lines.lowerBound)
      && start < offset(ofForeignLine: lines.upperBound)
  }

  /// Returns the offset at which one of the lines behind the scenario begins, counted from zero.
  package func offset(ofForeignLine line: Int) -> Int {
    source.offset(ofLine: ownLineCount + 1 + line)
  }

  /// Returns the index of the first event that one of the lines behind the scenario found, counted
  /// from zero; `nil` when it found none.
  package func event(foundByForeignLine line: Int, in result: ScenarioRun) -> Int? {
    let start = offset(ofForeignLine: line)
    let end = offset(ofForeignLine: line + 1)
    return result.expected.first { $0.range.lowerBound >= start && $0.range.lowerBound < end }?
      .event
  }

  /// Returns a diagnostic about the scenario itself at its place in the scenario's own text.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.source == source, !isForeign(diagnostic) else { return diagnostic }
    var located = diagnostic
    located.source = own
    for place in located.notes.indices where located.notes[place].source == source {
      located.notes[place].source = own
    }
    return located
  }
}
