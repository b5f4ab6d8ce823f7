import SourceDiagnostics
import TextAndOrder
import TouchEngine
import TraceModel

/// The word for scrolling without touches that's offered to a recognizer.
private let scrollingWord = "scroll"

// What can follow the word of an event. Each line about events checks its words by this: a line
// that names something that no event has would hold always, or never.
extension TraceEvent.Detail {
  /// The words for the detail in a message.
  var phrase: String {
    switch self {
    case .answer: "`true` or `false`"
    case .answerAboutName: "a name, and `true` or `false`"
    case .assignment: "`=` and a value"
    case .buttons: LineParser.list(UIPress.PressType.words)
    case .cell(let noun, let word):
      "\(word.map { "`\($0)` and " } ?? "")\(DiagnosticMessage.withArticle(noun)) that exists"
    case .name, .nameFirst: "a name"
    case .names(let word): "`\(word)` and names"
    case .none: "nothing"
    case .number: "a number"
    case .offered: LineParser.list(["finger", scrollingWord] + UIPress.PressType.words)
    case .phrases(let phrases): LineParser.list(phrases)
    case .point: "a point, such as `(10, 20)`"
    case .pointAfter(let word): "`\(word)` and a point"
    case .state: LineParser.list(UIGestureRecognizer.State.allNames)
    case .target: "the name of a responder, `target` or `nil`"
    case .text: "a text"
    case .trigger: "the state of a recognizer or the event of a control"
    case .words(let words): LineParser.list(words)
    }
  }
}

extension ScenarioClasses {
  /// Returns what can follow a word in the events of objects of a class, or of any class for `nil`.
  func details(ofEvent word: String, of elementClass: ClassDescription?) -> [TraceEvent.Detail] {
    let events = EventVocabulary.ofEvents.filter { $0.text == word }
    let subjects = elementClass.map { EventVocabulary.subjects(of: $0) }
    let own = events.filter { event in
      subjects.map { !event.subjects.isDisjoint(with: $0) } ?? true
    }
    let details = (own.isEmpty ? events : own).map { $0.detail }
    if !details.isEmpty { return details }
    if word == "handles" { return [.words(ResponderMethod.allCases.map { $0.name })] }
    if isSetting(word) { return [.assignment] }
    return [ProgramMethod(rawValue: word)?.detail ?? .text]
  }

  /// Returns whether the word is a property that a step sets; `touches` is also an action of a
  /// finger.
  func isSetting(_ word: String) -> Bool {
    isSettableProperty(word)
  }

  /// Returns whether an event's sender isn't the participant that it begins with in a trace.
  func namesSender(_ word: String) -> Bool {
    ResponderMethod(rawValue: word) != nil || ProgramMethod(rawValue: word) != nil
      || isProperty(word) || EventVocabulary.ofSenders.contains(word)
  }
}

extension ProgramMethod {
  /// What follows the method's name in a trace.
  fileprivate var detail: TraceEvent.Detail {
    switch form {
    case .action: .text
    case .cell(let noun): .cell(noun.rawValue)
    case .number: .number
    case .target: self == .removeTarget ? .text : .target
    case .timer: .nameFirst
    case .events: .words(UIControl.Event.allWords)
    case .finger: .offered
    case .nothing(canBeAnimated: true): .words(["animated"])
    case .nothing(canBeAnimated: false): .none
    case .object, .sibling: .nameFirst
    case .point: .point
    }
  }
}

extension LineParser {
  /// Reports a detail that no event with this word can have.
  func check(_ pattern: EventPattern, detail range: Range<Int>) throws(ParseError) {
    let word = pattern.word.text
    guard pattern.detail.last?.expression == nil else { return }
    let owner = pattern.subject.hasWildcard ? nil : elementClass(of: pattern.subject.text)
    let details = names.classes.details(ofEvent: word, of: owner)
    if let number = pattern.offeredFinger, details.contains(.offered) {
      try check(finger: number, at: range)
    }
    if word != "returns", !pattern.subject.hasWildcard, details.allSatisfy({ $0.isName }),
      pattern.detail.map({ $0.text }).starts(with: Self.words(pattern.subject.text))
    {
      report.add(.eventOfItself(word, pattern.subject.text), at: range)
      throw ParseError()
    }
    guard let detail = details.first(where: { fits(pattern.detail, $0, pattern) }) else {
      try abandon(pattern, detail: range, among: details)
    }
    if detail == .assignment, !pattern.detail.contains(where: { $0.hasWildcard }),
      let property = owner?.property(named: word), property.kind.isOneWord
    {
      try checkAssigned(to: property, owner)
    }
  }

  private func abandon(
    _ pattern: EventPattern, detail range: Range<Int>, among details: [TraceEvent.Detail]
  ) throws(ParseError) -> Never {
    let word = pattern.word.text
    let text = report.source[range]
    let expected = details.first { $0 != .none } ?? .none
    switch expected {
    case .none: report.add(.eventWithoutDetail(word, text), at: range)
    case .name(let others): reportUnknown(text, others, at: range)
    case .nameFirst: reportUnknown(text, [], at: range)
    default: report.add(.impossibleDetail(word, text, expected.phrase), at: range)
    }
    throw ParseError()
  }

  private func reportUnknown(_ name: String, _ others: [String], at range: Range<Int>) {
    let known = others + names.names(of: ObjectKind.allCases)
    let suggestion = Suggestion.nearest(to: name, among: known)
    report.add(
      .unknownName("participant", name, suggestion: suggestion), at: range, with: suggestion)
  }

  /// Reports a value that a step can't give to a property; a trace shows what the step says.
  private func checkAssigned(
    to property: Property, _ owner: ClassDescription?
  ) throws(ParseError) {
    var parser = self
    guard parser.take(.equals), !parser.isAtEnd else { return }
    let range = parser.nextRange
    let value = try parser.takeValue(of: property.kind.values(in: owner), named: property.name)
    if case .captured(let name) = value {
      report.add(.unexpectedText(name.text, expected: property.kind.phrase), at: range)
      throw ParseError()
    }
    parser.expectEnd()
  }

  /// Returns whether some words can follow the word of an event.
  private func fits(
    _ words: [NamePattern], _ detail: TraceEvent.Detail, _ pattern: EventPattern
  ) -> Bool {
    let first = words[0]
    let isPlain = !words.contains { $0.hasWildcard }
    switch detail {
    case .text: return true
    case .none: return false
    case .answer: return words.count == 1 && first.matches(anyOf: Self.answers)
    case .answerAboutName:
      let isAnswered = words.count > 1 && words[words.count - 1].matches(anyOf: Self.answers)
      return names.begin(with: isAnswered ? words.dropLast() : words)
    case .assignment:
      return first.matches("=")
        || pattern.word.text == Property.transform.name
          && first.matches(anyOf: PropertyAssignment.transformMethods)
    case .buttons: return words.allSatisfy { $0.matches(anyOf: UIPress.PressType.words) }
    case .cell(let noun, let word):
      guard word.map({ first.matches($0) }) ?? true else { return false }
      let place = word == nil ? words : Array(words.dropFirst())
      return place.isEmpty || !isPlain || place[0].text == "nil"
        || names.hasCell(place.map { $0.text }, noun, of: pattern.subject)
    case .name(let others):
      return words.count == 1 && first.matches(anyOf: others) || names.begin(with: words)
        || others.contains(words.map { $0.text }.joined(separator: " "))
    case .nameFirst: return names.hasName(in: words) && !words.contains { $0.text == "," }
    case .names(let word):
      let list = words.dropFirst().map { $0.text }.joined(separator: " ").split(separator: ",")
      return first.matches(word)
        && list.allSatisfy { name in
          names.begin(with: Self.words(String(name)).map { NamePattern($0) })
        }
    case .number:
      let number = DecimalNumber(Array(first.text.utf8)[...])
      return !isPlain || number?.end == first.text.utf8.count
    case .offered:
      return pattern.offeredFinger != nil
        || words.count == 1 && (first.matches("finger") || first.matches(scrollingWord))
        || words.count == 1 && first.matches(anyOf: UIPress.PressType.words) || !isPlain
    case .phrases(let phrases): return phrases.contains { Self.words($0).begin(with: words) }
    case .point: return !isPlain || first.text.utf8.first == UInt8(ascii: "(")
    case .pointAfter(let word):
      return first.matches(word)
        && (words.count == 1 || !isPlain || words[1].text.utf8.first == UInt8(ascii: "("))
    case .state: return words.count == 1 && first.matches(anyOf: UIGestureRecognizer.State.allNames)
    case .target: return first.matches("nil") || first.matches("target") || names.hasName(in: words)
    case .trigger: return words.count == 1
    case .words(let known):
      // None of these details contains a mark, which the formatter would move to the previous word.
      let hasMark = words.contains { word in
        word.text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
      }
      return !hasMark && first.matches(anyOf: known)
    }
  }

  private static let answers = ["true", "false"]
}

extension TraceEvent.Detail {
  /// Whether the detail is another participant than the event's.
  fileprivate var isName: Bool {
    switch self {
    case .answerAboutName, .name, .nameFirst: true
    default: false
    }
  }
}

extension PropertyValueKind {
  /// Whether a trace shows a value in one word, as a step writes it; several numbers can be computed
  /// and look different.
  fileprivate var isOneWord: Bool {
    switch self {
    case .boolean, .cell, .count, .number, .object, .words: true
    case .angle, .insets, .objects, .point, .points, .rectangle, .size, .text, .time, .transform,
      .windowLevel:
      false
    }
  }
}

extension EventPattern {
  /// The number of the finger whose touch is offered, if the detail names one.
  fileprivate var offeredFinger: Int? {
    guard detail.first?.text == "finger" else { return nil }
    return detail.count == 2 ? Int(detail[1].text) : nil
  }
}

extension NamePattern {
  /// Returns whether the pattern matches one of some words.
  fileprivate func matches(anyOf words: [String]) -> Bool { words.contains { matches($0) } }
}

extension [String] {
  /// Returns whether the first words match some patterns.
  fileprivate func begin(with patterns: [NamePattern]) -> Bool {
    count >= patterns.count && zip(patterns, self).allSatisfy { $0.matches($1) }
  }
}

extension NameTable {
  /// Returns whether the first words of a detail are the name of something that a trace can name.
  fileprivate func hasName(in words: [NamePattern]) -> Bool {
    words.indices.contains { last in
      let name = words[...last].map { $0.text }.joined(separator: " ")
      return self[name] != nil || EventVocabulary.isClassOfPart(name)
        || last == 0 && words[0].hasWildcard && match(words[0])
    }
  }

  /// Returns whether an object shows a cell; an object of an unknown class can show any.
  func hasCell(_ cell: CellPlace, of owner: String) -> Bool {
    guard let elementClass = self[owner]?.elementClass, elementClass.cells != nil else {
      return true
    }
    return self[PartName(cell.text, of: owner).text] != nil
  }

  /// Returns whether the place of a cell of an object begins with some words; of a pattern's
  /// objects, each can have it.
  fileprivate func hasCell(_ words: [String], _ noun: String, of owner: NamePattern) -> Bool {
    if owner.hasWildcard { return [noun, "section"].contains(words[0]) }
    return entries.contains { entry in
      guard let part = PartName(entry.name), part.owner == owner.text else { return false }
      return part.isOfCell && LineParser.words(part.word).starts(with: words)
    }
  }
}

extension EventVocabulary {
  /// Returns whether an event's receiver isn't the participant that it begins with in a trace.
  static func namesReceiver(_ word: String) -> Bool { ofReceivers.contains(word) }

  private static let ofReceivers =
    words(
      of: .finger, .system, .transport, .processing, .runLoop, .action, .prevent, .hitTestResult)
    + ["timer"]

  fileprivate static let ofSenders =
    words(of: .sendEvent, .hold, .touches, .hit, .hitTest, .offer)
    + ["animate", "gestureRecognizerShouldBegin", "perform", "timer"]
}
