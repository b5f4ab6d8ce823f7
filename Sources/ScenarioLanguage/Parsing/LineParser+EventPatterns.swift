import SourceDiagnostics
import TouchEngine

extension LineParser {
  /// Takes the pattern of an event, up to the end of the text to parse.
  mutating func takeEventPattern() throws(ParseError) -> EventPattern {
    let start = index
    let limit = end
    var pattern = try takeSubjectAndWord()
    let wordEnd = index
    try takeEndings(&pattern)
    let word = pattern.word.text
    // Details are compared with the trace word by word, so they're split only at spaces.
    if let first = next, let last = line.lexemes[index..<end].last {
      let text = report.source[first.range.lowerBound..<last.range.upperBound]
      let range = first.range.lowerBound..<last.range.upperBound
      let words = ["in", "until", "within"]
      if first.kind == .word, words.contains(report.source[first.range]), peek(1)?.kind == .number {
        report.add(.unknownMoment(text), at: range)
        throw ParseError()
      }
      // A hit has no detail other than the view, and a state has none.
      if word == "hit" || UIGestureRecognizer.State.allNames.contains(word) {
        report.add(.eventWithoutDetail(word, text), at: range)
        throw ParseError()
      }
      if !pattern.detail.isEmpty {
        expectEnd()
        throw ParseError()
      }
      pattern.detail = try takeDetail(from: text)
      try check(pattern, detail: range)
      if word == "fires" { try parseShownState(into: &pattern) }
    } else if names.classes.isSetting(word) {
      report.add(
        .propertyWithoutValue(word), at: line.lexemes[wordEnd - 1].range)
      throw ParseError()
    }
    index = limit
    end = limit
    pattern.range = range(from: start)
    try checkOthers(of: pattern)
    try checkTarget(of: pattern)
    try checkMeaning(of: pattern)
    return pattern
  }

  /// Reports a pattern that every event matches.
  private func checkMeaning(of pattern: EventPattern) throws(ParseError) {
    let parts = [pattern.subject, pattern.word] + pattern.detail
    let others = [pattern.receiver, pattern.sender].compactMap { $0 }
    guard (parts + others).allSatisfy({ $0.matches("") }), pattern.moment == nil else { return }
    switch pattern.repetition {
    case .once, .times(0...1, upTo: nil): break
    case .times: return
    }
    report.add(.patternOfAll(report.source[pattern.range]), at: pattern.range)
    throw ParseError()
  }

  /// Reports a target that the sender of an action doesn't have.
  private func checkTarget(of pattern: EventPattern) throws(ParseError) {
    let sender = pattern.subject.text
    guard pattern.word.text == "fires", !pattern.subject.hasWildcard,
      let receiver = pattern.receiver,
      let targets = names.possibilities.targetNames(of: sender),
      !targets.contains(where: { receiver.matches($0) })
    else { return }
    report.add(.missingTarget(receiver.text, of: sender), at: pattern.range)
    throw ParseError()
  }

  /// Reports a receiver or a sender that no event with this word can have.
  private func checkOthers(of pattern: EventPattern) throws(ParseError) {
    guard !pattern.word.hasWildcard, !pattern.subject.hasWildcard else { return }
    let word = pattern.word.text
    if let receiver = pattern.receiver, !receiver.hasWildcard, receiver != pattern.subject,
      !EventVocabulary.namesReceiver(word)
    {
      report.add(.receiverNamedTwice(word, pattern.subject.text), at: pattern.range)
      throw ParseError()
    }
    if let sender = pattern.sender, !sender.hasWildcard, sender != pattern.subject,
      !names.classes.namesSender(word)
    {
      report.add(.eventWithoutSender(word), at: pattern.range)
      throw ParseError()
    }
  }

  /// Takes the words of a detail, where a regular expression can be the last one.
  private mutating func takeDetail(from text: String) throws(ParseError) -> [NamePattern] {
    let beginning = nextRange.lowerBound
    guard let place = line.lexemes[index..<end].firstIndex(where: { $0.kind == .regularExpression })
    else { return Self.words(text).map { NamePattern($0) } }
    let before = report.source[beginning..<line.lexemes[place].range.lowerBound]
    index = place
    let expression = try takeRegularExpression()
    expectEnd()
    return Self.words(before).map { NamePattern($0) } + [expression]
  }

  /// Takes the regular expression that comes next.
  mutating func takeRegularExpression() throws(ParseError) -> NamePattern {
    let range = nextRange
    let text = nextText
    let inside = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    let failure: RegularExpression.SyntaxError
    do throws(RegularExpression.SyntaxError) {
      let expression = try RegularExpression(report.source[inside])
      index += 1
      return NamePattern(text, expression: expression)
    } catch {
      failure = error
    }
    let place = min(inside.lowerBound + failure.offset, inside.upperBound)
    report.add(.brokenExpression(failure.phrase), at: place..<range.upperBound)
    throw ParseError()
  }

  /// Takes the state that a recognizer's action reports, or the event of a control, because one
  /// that's misspelled or belongs to another class would never happen.
  private func parseShownState(into pattern: inout EventPattern) throws(ParseError) {
    guard let state = pattern.detail.first, !state.hasWildcard else { return }
    var parser = self
    let sender = pattern.subject.hasWildcard ? nil : elementClass(of: pattern.subject.text)
    let states = EventVocabulary.states(of: sender)
    let words =
      switch sender?.kind {
      case .recognizer: states
      case .view, .barButtonItem: UIControl.Event.allWords
      default: states + UIControl.Event.allWords
      }
    _ = try parser.choose(
      sender?.kind == .view ? "event" : "state", from: words.map { ($0, $0) })
    parser.expectEnd()
    pattern.detail[0] = NamePattern(EventVocabulary.traced(state.text))
  }

  private mutating func takeSubjectAndWord() throws(ParseError) -> EventPattern {
    if nextText == "hit", next?.kind == .word { return try takeHit() }
    let isFinger = nextText == "finger"
    let subject: NamePattern
    if isFinger {
      index += 1
      var number = 1
      if next?.kind == .number { number = try takeCount(1...10, "the number of the finger") }
      try check(finger: number, at: range(from: index - 1))
      subject = NamePattern("finger \(number)")
    } else {
      let range = nextRange
      subject = try takePattern(ObjectKind.allCases)
      try check(subject, range)
    }
    let possible = words(of: isFinger ? NamePattern("finger") : subject)
    if next?.kind == .regularExpression {
      let range = nextRange
      let word = try takeRegularExpression()
      try check(word, among: possible, range)
      return EventPattern(subject: subject, word: word, range: range)
    }
    guard next?.kind == .word else { try abandon(expected: "what happens, such as `touchesBegan`") }
    let range = nextRange
    let word = NamePattern(EventVocabulary.traced(nextText))
    if word.hasWildcard {
      try check(word, among: possible, range)
    } else if !possible.contains(word.text) {
      try abandon(impossible: nextText, of: subject, among: possible)
    }
    index += 1
    return EventPattern(subject: subject, word: word, range: range)
  }

  /// Takes `hit NAME` or `hit nothing`, which has no other detail.
  private mutating func takeHit() throws(ParseError) -> EventPattern {
    index += 1
    var pattern = EventPattern(subject: .any, word: NamePattern("hit"), range: nextRange)
    if take(word: "nothing") {
      pattern.detail = [NamePattern("nothing")]
      return pattern
    }
    let range = nextRange
    let name = try takePattern(.touchable)
    if name.hasWildcard, !names.match(name), !name.matches("nothing") {
      report.add(.noMatchingName(name.text), at: range)
      throw ParseError()
    }
    pattern.detail = name.expression == nil ? Self.words(name.text).map { NamePattern($0) } : [name]
    return pattern
  }

  /// Reports a finger that no step puts on the screen.
  func check(finger number: Int, at range: Range<Int>) throws(ParseError) {
    let possibilities = names.possibilities
    guard possibilities.areKnown, number > max(1, possibilities.lastFinger) else { return }
    report.add(.unusedFinger(number), at: range)
    throw ParseError()
  }

  // MARK: What can never happen

  /// Returns the words of the events that the participants matching a pattern can have.
  func words(of subject: NamePattern) -> [String] {
    if !subject.hasWildcard {
      if let words = EventVocabulary.words(ofBystander: subject.text) { return words }
      if let elementClass = elementClass(of: subject.text) {
        return names.classes.eventWords(of: elementClass)
      }
      // An object of an unknown class can have any event; a target that's used for nothing else can
      // only be called.
      if names[subject.text]?.declaration != nil { return names.classes.eventWords }
      if EventVocabulary.classNamesOfParts.contains(subject.text) {
        return EventVocabulary.wordsOfParts
      }
      return EventVocabulary.words(ofUndeclared: subject.text)
    }
    var words: [String] = []
    for name in EventVocabulary.bystanders where subject.matches(name) {
      words += EventVocabulary.words(ofBystander: name) ?? []
    }
    for entry in names.entries where subject.matches(entry.name) {
      if let elementClass = entry.elementClass {
        words += names.classes.eventWords(of: elementClass)
      } else if entry.declaration != nil {
        return names.classes.eventWords
      } else {
        words += EventVocabulary.words(ofUndeclared: entry.name)
      }
    }
    // The views and recognizers that UIKit adds are named after their classes.
    if EventVocabulary.classNamesOfParts.contains(where: { subject.matches($0) }) {
      words += EventVocabulary.wordsOfParts
    }
    if subject.matches("finger 2") { words += names.classes.eventWords(of: .touch) }
    return words
  }

  /// Reports a pattern that no name matches.
  private func check(_ subject: NamePattern, _ range: Range<Int>) throws(ParseError) {
    guard subject.hasWildcard, words(of: subject).isEmpty else { return }
    report.add(.noMatchingName(subject.text), at: range)
    throw ParseError()
  }

  /// Reports a pattern that no word of a possible event matches.
  private func check(
    _ word: NamePattern, among possible: [String], _ range: Range<Int>
  ) throws(ParseError) {
    guard !possible.contains(where: { word.matches($0) }) else { return }
    report.add(.noMatchingEvent(word.text), at: range)
    throw ParseError()
  }

  /// Reports a word for an event that the participants matching a pattern can't have.
  private func abandon(
    impossible word: String, of subject: NamePattern, among possible: [String]
  ) throws(ParseError) -> Never {
    let elementClass = subject.hasWildcard ? nil : elementClass(of: subject.text)
    if elementClass?.isDiscrete == true, UIGestureRecognizer.State.allNames.contains(word) {
      report.add(.stateOfOthers(word, of: subject.text), at: nextRange)
    } else if elementClass?.property(named: word) != nil {
      report.add(.propertyCannotBeSet(word, of: subject.text), at: nextRange)
    } else if names.classes.isEvent(word) {
      let owners = names.classes.owners(of: word)
      report.add(
        .eventOfAnotherClass(word, of: elementClass?.name ?? subject.text, owners: owners),
        at: nextRange)
    } else {
      let suggestion = Suggestion.nearest(to: word, among: possible)
      report.add(.unknownEvent(word, suggestion: suggestion), at: nextRange, with: suggestion)
    }
    throw ParseError()
  }

  /// Takes the endings of the line: `→ B`, `…`, `8 times`, `at 500ms`, in any order.
  private mutating func takeEndings(_ pattern: inout EventPattern) throws(ParseError) {
    while index < end {
      let last = line.lexemes[end - 1]
      let before = end - 2 >= index ? line.lexemes[end - 2] : nil
      if last.kind == .ellipsis {
        pattern.repetition = .times(1, upTo: nil)
        pattern.repetitionRange = last.range
        end -= 1
      } else if last.kind == .word, ["times", "time"].contains(report.source[last.range]),
        before?.kind == .number
      {
        try takeRepetitionAtEnd(&pattern)
      } else if let start = startOfMomentAtEnd(of: pattern) {
        pattern.moment = try takeMoment(from: start)
      } else if try takeOther(into: &pattern) {
        continue
      } else {
        return
      }
    }
  }

  /// Takes an arrow and the name after it from the end of the line.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeOther(into pattern: inout EventPattern) throws(ParseError) -> Bool {
    let arrow = line.lexemes[index..<end].lastIndex { $0.kind == .arrow || $0.kind == .backArrow }
    guard let arrow else { return false }
    var parser = self
    parser.index = arrow + 1
    guard let name = parser.nameAhead(), parser.index + name.count == end else { return false }
    let other = NamePattern(name.text)
    if other.hasWildcard {
      guard names.match(other) else {
        report.add(.noMatchingName(other.text), at: parser.rangeAhead(name.count))
        throw ParseError()
      }
    } else {
      try check(
        NameReference(name.text, range: parser.rangeAhead(name.count)), ObjectKind.allCases)
    }
    if line.lexemes[arrow].kind == .arrow {
      pattern.receiver = other
    } else {
      pattern.sender = other
    }
    end = arrow
    return true
  }

  /// Parses the last lexemes of the line with a separate parser.
  private mutating func takeAtEnd<Value>(
    _ count: Int, _ read: (inout LineParser) throws(ParseError) -> Value
  ) throws(ParseError) -> Value {
    var parser = self
    parser.index = end - count
    let value = try read(&parser)
    end -= count
    return value
  }
}
