import SourceDiagnostics

/// A transformation that removes from a setup what lines with `without` name.
struct SceneRemoval {
  let source: SourceText
  let classes: ScenarioClasses

  /// The names of the removed elements.
  private(set) var names: [String] = []

  /// Returns the lines without the named elements and without the lines with `without`.
  mutating func applied(to lines: [IndentedLine], report: DiagnosticReport) -> [IndentedLine] {
    var kept = lines
    for line in lines where source[line.lexemes[0].range] == "without" {
      kept.removeAll { $0.range == line.range }
      if let child = line.children.first { report.add(.unexpectedIndentation, at: child.range) }
      if line.lexemes.count == 1 {
        let end = line.range.upperBound
        report.add(.missingEnd(expected: "the name of a participant"), at: end..<end)
      }
      for lexeme in line.lexemes.dropFirst() where lexeme.kind != .comma {
        remove(lexeme, from: &kept, report)
      }
    }
    return kept
  }

  private mutating func remove(
    _ lexeme: Lexeme, from lines: inout [IndentedLine], _ report: DiagnosticReport
  ) {
    let name = source[lexeme.range]
    var declared: [NameReference] = []
    for line in lines { collectNames(line, into: &declared) }
    guard declared.contains(where: { $0.text == name }) else {
      let suggestion = Suggestion.nearest(to: name, among: declared.map { $0.text })
      let meant = declared.first { $0.text == suggestion }
      report.add(
        .unknownName("participant", name, suggestion: suggestion), at: lexeme.range,
        notes: meant.map { [Diagnostic.Note("declared here", at: $0.range, in: source)] } ?? [],
        with: suggestion)
      return
    }
    names.append(name)
    lines = removing(name, from: lines)
  }

  /// Lines that refer to a removed element are removed, too, such as a requirement or a rule about
  /// it.
  private func removing(_ name: String, from lines: [IndentedLine]) -> [IndentedLine] {
    var kept: [IndentedLine] = []
    for line in lines {
      guard self.name(declaredBy: line) != name else { continue }
      let words = line.lexemes.map { source[$0.range] }
      let isRule =
        words[0] == "override" || words[0] == "delegate" || words[0] == "with"
        || (words.count > 1 && words[1] == "requires")
      let named = words[0] == "with" ? Array(words.dropFirst().prefix(1)) : words
      if isRule, named.contains(name) { continue }
      var line = line
      line.children = removing(name, from: line.children)
      kept.append(line)
    }
    return kept
  }

  private func collectNames(_ line: IndentedLine, into names: inout [NameReference]) {
    if let name = name(declaredBy: line) {
      names.append(NameReference(name, range: line.lexemes[1].range))
    }
    for child in line.children { collectNames(child, into: &names) }
  }

  private func name(declaredBy line: IndentedLine) -> String? {
    guard line.lexemes.count > 1, line.lexemes[1].kind == .word,
      classes.looksLikeClass(source[line.lexemes[0].range])
    else { return nil }
    return source[line.lexemes[1].range]
  }
}
