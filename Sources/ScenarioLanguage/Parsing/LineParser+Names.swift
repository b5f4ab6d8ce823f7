import SourceDiagnostics
import TouchEngine
import TraceModel

extension LineParser {
  /// The number of owners in the longest name; no part of a part of a part has more.
  static var deepestOwner: Int { 8 }

  /// Returns the name that begins at an offset, with the number of its lexemes, even if it doesn't
  /// refer to anything.
  ///
  /// A name is a word, `PART of NAME` with a part such as `pan` or `row 2`, `finger 2`, or a part
  /// of the system, whose name can have several words.
  /// It has at most `depth` owners.
  func nameAhead(
    at offset: Int = 0, depth: Int = LineParser.deepestOwner
  ) -> (text: String, count: Int)? {
    guard peek(offset)?.kind == .word else { return nil }
    let first = peekText(offset)
    for words in EventVocabulary.wordsOfSystem where words[0] == first && names[first] == nil {
      if words.indices.allSatisfy({ peekText(offset + $0) == words[$0] }) {
        return (words.joined(separator: " "), words.count)
      }
    }
    if first == "finger" {
      guard let number = wholeNumber(at: offset + 1) else { return (first, 1) }
      return (number == 1 ? first : "finger \(number)", 2)
    }
    let head = partAhead(at: offset)
    let owner = offset + head.count + 1
    if depth > 0, peek(owner - 1)?.kind == .word, peekText(owner - 1) == PartName.preposition,
      let rest = nameAhead(at: owner, depth: depth - 1)
    {
      let whole = PartName(head.text, of: rest.text)
      return (names.traced(whole.text), head.count + 1 + rest.count)
    }
    return (first, 1)
  }

  /// Returns the first words of a part's name: `pan`, `row 2`, `section 1 item 2`.
  private func partAhead(at offset: Int) -> (text: String, count: Int) {
    let first = peekText(offset)
    var section = 0
    var start = offset
    if first == "section", let number = wholeNumber(at: offset + 1) {
      section = number
      start += 2
    }
    guard let noun = CellNoun(rawValue: peekText(start)), let number = wholeNumber(at: start + 1)
    else { return (first, 1) }
    return (CellPlace(noun, section: section, index: number).text, start + 2 - offset)
  }

  private func wholeNumber(at offset: Int) -> Int? {
    guard let lexeme = peek(offset), lexeme.kind == .number else { return nil }
    let (value, unit) = NumberParser.parse(report.source.bytes[lexeme.range])
    guard unit.isEmpty, value >= 0, value < 1_000, value == value.rounded() else { return nil }
    return Int(value)
  }

  /// Returns the offsets of a number of lexemes, beginning with the next one.
  func rangeAhead(_ count: Int) -> Range<Int> {
    let last = peek(max(0, count - 1))?.range ?? nextRange
    return nextRange.lowerBound..<last.upperBound
  }

  /// Returns the class of the object that a name refers to.
  func elementClass(of name: String) -> ClassDescription? {
    let isFinger = name == "finger" || name.utf8.starts(with: "finger ".utf8)
    if isFinger { return .touch }
    return UIPress.PressType(pressNamed: name) == nil ? names[name]?.elementClass : .press
  }

  /// Takes a name that refers to an object of one of the kinds.
  mutating func takeReference(_ kinds: [ObjectKind]) throws(ParseError) -> NameReference {
    guard let name = nameAhead() else {
      try abandon(expected: "the name of \(DiagnosticMessage.withArticle(Self.phrase(kinds)))")
    }
    let reference = NameReference(name.text, range: rangeAhead(name.count))
    index += name.count
    try check(reference, kinds)
    return reference
  }

  /// Takes a name, a pattern with an asterisk, or a regular expression.
  mutating func takePattern(_ kinds: [ObjectKind]) throws(ParseError) -> NamePattern {
    if next?.kind == .regularExpression { return try takeRegularExpression() }
    let pattern = NamePattern(nextText)
    if next?.kind == .word, pattern.hasWildcard, peekText(1) != PartName.preposition {
      index += 1
      return pattern
    }
    if let name = nameAhead(), NamePattern(name.text).hasWildcard {
      index += name.count
      return NamePattern(name.text)
    }
    return NamePattern(try takeReference(kinds).text)
  }

  /// Reports a name that doesn't refer to anything, or refers to an object of another kind.
  func check(_ reference: NameReference, _ kinds: [ObjectKind]) throws(ParseError) {
    if kinds == ObjectKind.allCases,
      EventVocabulary.bystanders.contains(reference.text)
        || EventVocabulary.classNamesOfParts.contains(reference.text)
    {
      return
    }
    let elementClass = elementClass(of: reference.text)
    guard elementClass != nil || names[reference.text] != nil else {
      let isAny = kinds == ObjectKind.allCases
      if isAny, EventVocabulary.all.contains(reference.text) {
        report.add(.missingParticipant(reference.text), at: reference.range)
        throw ParseError()
      }
      // What must not happen is a line with `never`.
      let suggestion =
        isAny && ["no", "not"].contains(reference.text)
        ? "never" : Suggestion.nearest(to: reference.text, among: names.names(of: kinds))
      report.add(
        .unknownName(Self.phrase(kinds), reference.text, suggestion: suggestion),
        at: reference.range, notes: declaration(of: suggestion), with: suggestion)
      throw ParseError()
    }
    if elementClass == .touch, let number = Int(reference.text.dropFirst("finger ".count)) {
      try check(finger: number, at: reference.range)
    }
    guard let elementClass, !kinds.contains(elementClass.kind) else { return }
    report.add(
      .wrongKind(
        reference.text, actual: elementClass.kind.phrase, expected: Self.phrase(kinds)),
      at: reference.range, notes: declaration(of: reference.text))
    throw ParseError()
  }

  /// Returns a note that points to the line that declares a name, if one does.
  func declaration(of name: String?) -> [Diagnostic.Note] {
    guard let name, let declaration = names[name]?.declaration else { return [] }
    return [Diagnostic.Note("declared here", at: declaration, in: report.source)]
  }

  /// Returns the words for one of several kinds.
  static func phrase(_ kinds: [ObjectKind]) -> String {
    if kinds == ObjectKind.allCases { return "participant" }
    if kinds == .settable { return "element" }
    if kinds == .responders { return "responder" }
    if kinds == [.view, .window] || kinds == .touchable { return "view" }
    var text = ""
    for (index, kind) in kinds.enumerated() {
      text += (index == 0 ? "" : index + 1 == kinds.count ? " or " : ", ") + kind.phrase
    }
    return text
  }

  /// Splits a text at its spaces.
  static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }
}

extension [ObjectKind] {
  /// Views, including windows.
  static let views: [ObjectKind] = [.view, .window]

  /// The objects that a finger can touch: views and bar button items.
  static let touchable: [ObjectKind] = [.view, .window, .barButtonItem]

  /// The objects with properties that a step can set.
  static let settable: [ObjectKind] = [
    .application, .barButtonItem, .recognizer, .view, .viewController, .window, .windowScene,
  ]

  /// Recognizers.
  static let recognizers: [ObjectKind] = [.recognizer]

  /// The objects that have a next responder.
  static let responders = ObjectKind.allCases.filter { $0.isResponder }
}
