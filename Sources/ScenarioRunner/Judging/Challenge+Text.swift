import ScenarioLanguage
import SourceDiagnostics

// A page hands a challenge over to the live engine as text, a word and its value on each line;
// those of a request for figures may stand beside them.
extension Challenge {
  private enum Word: String {
    case check, hint, keeps, start, words
  }

  /// Reads a challenge; a line that says nothing it knows is passed over.
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

  /// The challenge as text; the words of a hint have no line breaks.
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
