import SourceDiagnostics
import TextAndOrder
import TouchEngine
import TraceModel

// What can follow the word of an event. Each line about events checks its words by this: a line
// that names something that no event has would hold always, or never.
extension TraceEvent.Detail {
  /// The words for the detail in a message.
  var phrase: String {
    switch self {
    case .answer: "'true' or 'false'"
    case .answerAboutName: "a name, and 'true' or 'false'"
    case .assignment: "'=' and a value"
    case .cell(let noun, let word): "\(word.map { "'\($0)' and " } ?? "")a \(noun) that exists"
    case .name, .nameFirst: "a name"
    case .names(let word): "'\(word)' and names"
    case .none: "nothing"
    case .number: "a number"
    case .offered: LineParser.list(["finger"] + UIPress.PressType.words)
    case .point: "a point, such as '(10, 20)'"
    case .pointAfter(let word): "'\(word)' and a point"
    case .state: LineParser.list(UIGestureRecognizer.State.allNames)
    case .text: "a text"
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
    case .cell, .number, .target, .action, .timer: .text
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
    guard !pattern.detail.contains(where: { $0.hasWildcard }) else { return }
    let words = pattern.detail.map { $0.text }
    let owner = pattern.subject.hasWildcard ? nil : elementClass(of: pattern.subject.text)
    let details = names.classes.details(ofEvent: word, of: owner)
    guard !details.contains(where: { fits(words, $0, pattern) }) else { return }
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

  /// Returns whether some words can follow the word of an event.
  private func fits(
    _ words: [String], _ detail: TraceEvent.Detail, _ pattern: EventPattern
  ) -> Bool {
    let first = words[0]
    switch detail {
    case .text: return true
    case .none: return false
    case .answer: return words.count == 1 && ["true", "false"].contains(first)
    case .answerAboutName:
      let isAnswered = words.count > 1 && ["true", "false"].contains(words[words.count - 1])
      return names.begin(with: isAnswered ? words.dropLast() : words)
    case .assignment:
      return first == "="
        || pattern.word.text == Property.transform.name
          && PropertyAssignment.transformMethods.contains(first)
    case .cell(let noun, let word):
      guard word == nil || word == first else { return false }
      let place = Array(word == nil ? words[...] : words.dropFirst())
      return place.isEmpty || names.hasCell(place, noun, of: pattern.subject)
    case .name(let others):
      return others.contains(words.joined(separator: " ")) || names.begin(with: words)
    case .nameFirst: return words.indices.contains { names.isName(words[...$0]) }
    case .names(let word):
      let list = words.dropFirst().joined(separator: " ").split(separator: ",")
      return word == first
        && list.allSatisfy { names.begin(with: Self.words(String($0))) }
    case .number: return DecimalNumber(Array(first.utf8)[...]) != nil
    case .offered:
      return words == ["finger"] || words.count == 2 && first == "finger" && Int(words[1]) != nil
        || words.count == 1 && UIPress.PressType.words.contains(first)
    case .point: return first.utf8.first == UInt8(ascii: "(")
    case .pointAfter(let word):
      return first == word && (words.count == 1 || words[1].utf8.first == UInt8(ascii: "("))
    case .state: return words.count == 1 && UIGestureRecognizer.State.allNames.contains(first)
    case .words(let known):
      // None of these details contains a mark, which the formatter would move to the previous word.
      let hasMark = words.contains { word in
        word.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
      }
      return !hasMark && known.contains(first)
    }
  }
}

extension NameTable {
  /// Returns whether some words are the name of something that a trace can name.
  fileprivate func isName(_ words: ArraySlice<String>) -> Bool {
    let name = words.joined(separator: " ")
    return self[name] != nil || EventVocabulary.isClassOfPart(name)
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
