import ScenarioLanguage
import SourceDiagnostics

// The text form of a challenge, in which a page passes it to the live engine: each line has a word
// and its value, and can be mixed with the lines of a request for figures.
extension Challenge {
  private enum Word: String {
    case check, hint, keeps, start, words
  }

  /// Creates a challenge from its text, ignoring unknown lines.
  package init(text: String) {
    var keeps = KeptPart.steps
    var start = ""
    var checks: [String] = []
    var hints: [Hint] = []
    for (word, value) in TextLines.pairs(in: text) {
      guard let word = Word(rawValue: word) else { continue }
      switch word {
      case .check: checks.append(value)
      case .hint: hints.append(Hint(event: value, words: ""))
      case .keeps: keeps = KeptPart(rawValue: value) ?? keeps
      case .start: start += value + "\n"
      case .words: if !hints.isEmpty { hints[hints.count - 1].words = value }
      }
    }
    self.init(
      start: SourceText(name: "", text: start), keeps: keeps, checks: checks, hints: hints)
  }

  /// The challenge as text; a hint's words don't contain line breaks.
  package var text: String {
    var lines: [(Word, String)] = [(.keeps, keeps.rawValue)]
    for line in 1...start.lineCount {
      let range = start.lineRange(at: start.offset(ofLine: line))
      if line < start.lineCount || !range.isEmpty { lines.append((.start, start[range])) }
    }
    lines += checks.map { (.check, $0) }
    for hint in hints { lines += [(.hint, hint.event), (.words, hint.words)] }
    return lines.map { $1.isEmpty ? "\($0.rawValue)\n" : "\($0.rawValue) \($1)\n" }.joined()
  }
}
