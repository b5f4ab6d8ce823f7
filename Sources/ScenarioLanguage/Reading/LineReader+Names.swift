import SourceDiagnostics

extension LineReader {
  /// Takes a name that stands for something of one of the kinds.
  mutating func takeReference(_ kinds: [ElementKind]) throws(LineAbandoned) -> NameReference {
    guard next?.kind == .word else {
      try abandon(expected: "the name of a \(Self.phrase(kinds))")
    }
    let reference = NameReference(nextText, range: nextRange)
    index += 1
    try check(reference, kinds)
    return reference
  }

  /// Takes a name, a pattern with an asterisk, or a regular expression.
  mutating func takePattern(_ kinds: [ElementKind]) throws(LineAbandoned) -> NamePattern {
    if next?.kind == .regularExpression { return try takeRegularExpression() }
    let pattern = NamePattern(nextText)
    if next?.kind == .word, pattern.hasWildcard {
      index += 1
      return pattern
    }
    return NamePattern(try takeReference(kinds).text)
  }

  /// Reports a name that stands for nothing, or for something of another kind.
  func check(_ reference: NameReference, _ kinds: [ElementKind]) throws(LineAbandoned) {
    guard let entry = names[reference.text] else {
      let suggestion = Suggestion.nearest(to: reference.text, among: names.names(of: kinds))
      report.add(
        .unknownName(Self.phrase(kinds), reference.text, suggestion: suggestion),
        at: reference.range, with: suggestion)
      throw LineAbandoned()
    }
    guard let elementClass = entry.elementClass, !kinds.contains(elementClass.kind) else { return }
    var notes: [Diagnostic.Note] = []
    if let declaration = entry.declaration {
      notes.append(Diagnostic.Note("declared here", at: declaration, in: report.source))
    }
    report.add(
      .wrongKind(
        reference.text, actual: elementClass.kind.phrase, expected: Self.phrase(kinds)),
      at: reference.range, notes: notes)
    throw LineAbandoned()
  }

  /// The words for one of several kinds.
  static func phrase(_ kinds: [ElementKind]) -> String {
    if kinds == ElementKind.allCases { return "participant" }
    if kinds.contains(.viewController), kinds.contains(.application) { return "responder" }
    if kinds == [.view, .window] { return "view" }
    var text = ""
    for (index, kind) in kinds.enumerated() {
      text += (index == 0 ? "" : index + 1 == kinds.count ? " or " : ", ") + kind.phrase
    }
    return text
  }
}

extension [ElementKind] {
  /// Views, windows among them.
  static let views: [ElementKind] = [.view, .window]

  /// Recognizers.
  static let recognizers: [ElementKind] = [.recognizer]

  /// Everything that has a next responder.
  static let responders = ElementKind.allCases.filter { $0.isResponder }
}
