package import ScenarioLanguage
package import SourceDiagnostics

/// A scenario with additional expectations after its own, from a quiz's answers or a challenge.
package struct ExaminedScenario: Sendable {
  /// The scenario with the additional lines.
  package let parsed: ParsedScenario

  /// The scenario without the additional lines.
  private let own: SourceText

  /// Both texts, one after the other.
  private let source: SourceText

  /// The number of lines before the first additional one.
  private let ownLineCount: Int

  /// The number of columns by which all lines are indented, both the scenario's and the additional
  /// ones.
  package let margin: Int

  /// Appends lines to a scenario.
  ///
  /// - Parameters:
  ///   - own: The scenario.
  ///   - lines: The expectations in addition to the scenario's own.
  ///   - file: The name of the file that contains the lines.
  ///   - firstLine: The line of the first of them in the file, from one.
  ///   - indentation: The number of columns before each of them.
  ///   - resolver: A resolver for the setups that the scenario uses.
  package init(
    _ own: SourceText, expecting lines: [String], of file: String = "", firstLine: Int = 1,
    indentation: Int = 0, resolver: SceneResolver = .none
  ) {
    let opening = own.bytes.last == UInt8(ascii: "\n") ? own.text : own.text + "\n"
    let ownLineCount = SourceText(name: "", text: opening).lineCount - 1
    // The lines are indented like the scenario's own, and keep the line and column numbers that
    // they have in their file.
    margin = ScenarioMargin.columns(of: own)
    let blank = String(repeating: " ", count: margin)
    source = SourceText(
      name: file, text: opening + lines.map { blank + $0 + "\n" }.joined(),
      firstLine: firstLine - ownLineCount, indentation: indentation - margin)
    self.own = own
    self.ownLineCount = ownLineCount
    // The lines are about every variant, and can't come before the first without moving all others.
    parsed = ParsedScenario(source, resolver: resolver)
      .acceptingSharedLines(from: source.offset(ofLine: ownLineCount + 1))
  }

  /// The errors in the scenario itself, located in its own text.
  package var ownErrors: [Diagnostic] {
    parsed.diagnostics.filter { !isForeign($0) }.map { located($0) }
  }

  /// The errors in the additional lines.
  package var foreignErrors: [Diagnostic] {
    parsed.diagnostics.filter { isForeign($0) && $0.message.severity == .error }
      .map { withLocatedNotes($0) }
  }

  /// Returns whether a diagnostic is about the additional lines.
  package func isForeign(_ diagnostic: Diagnostic) -> Bool {
    guard let range = diagnostic.range, diagnostic.source == source else { return false }
    return range.lowerBound >= source.offset(ofLine: ownLineCount + 1)
  }

  /// Returns whether a diagnostic is about one of the additional lines in a range, counted from
  /// zero.
  package func isForeign(_ diagnostic: Diagnostic, among lines: Range<Int>) -> Bool {
    guard isForeign(diagnostic), let start = diagnostic.range?.lowerBound else { return false }
    return start >= offset(ofForeignLine: lines.lowerBound)
      && start < offset(ofForeignLine: lines.upperBound)
  }

  /// Returns the offset at which one of the additional lines begins, counted from zero.
  package func offset(ofForeignLine line: Int) -> Int {
    source.offset(ofLine: ownLineCount + 1 + line)
  }

  /// Returns the index of the first event that one of the additional lines, counted from zero,
  /// found, or `nil` when it found none.
  package func event(foundByForeignLine line: Int, in result: ScenarioRun) -> Int? {
    let start = offset(ofForeignLine: line)
    let end = offset(ofForeignLine: line + 1)
    return result.expected.first { $0.range.lowerBound >= start && $0.range.lowerBound < end }?
      .event
  }

  /// Returns a diagnostic about the scenario itself, located in the scenario's own text.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.source == source, !isForeign(diagnostic) else { return diagnostic }
    var located = withLocatedNotes(diagnostic)
    located.source = own
    return located
  }

  /// Returns a diagnostic whose notes about the scenario itself are located in the scenario's own
  /// text.
  ///
  /// In the joint text, the scenario's lines are before the first line of the file that has the
  /// additional ones.
  private func withLocatedNotes(_ diagnostic: Diagnostic) -> Diagnostic {
    var located = diagnostic
    for place in located.notes.indices where located.notes[place].source == source {
      guard let start = located.notes[place].range?.lowerBound,
        start < source.offset(ofLine: ownLineCount + 1)
      else { continue }
      located.notes[place].source = own
    }
    return located
  }
}
