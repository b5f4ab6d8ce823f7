import SourceDiagnostics
import TouchEngine

// The text after `when` in an answer's line: `touch in NAME`, `velocity horizontal`,
// `other is UIPanGestureRecognizer`, `table contentOffset.y <= 0`.
extension LineParser {
  /// Takes the object of a question: a name or a pattern, which can be left out before a condition
  /// that determines it.
  mutating func takeOthers(_ kinds: [ObjectKind]) throws(ParseError) -> NamePattern {
    let rest = line.lexemes[index..<end]
    if next?.kind == .colon, rest.contains(where: { report.source[$0.range] == "when" }) {
      return .any
    }
    try checkSubject(kinds)
    return try takePattern(kinds)
  }

  /// Reports a question that doesn't say about what it is, with the form for any of them.
  func checkSubject(_ kinds: [ObjectKind]) throws(ParseError) {
    guard next?.kind == .colon, index > 0 else { return }
    let question = line.lexemes[index - 1].range
    report.add(
      .missingSubject(report.source[question], kind: Self.phrase(kinds)), at: question,
      replacing: question.upperBound..<question.upperBound, with: " *")
    throw ParseError()
  }

  /// Takes `when CONDITION`, if it comes next.
  mutating func takeAnswerCondition(
    about topic: AnswerTopic?, of question: String
  ) throws(ParseError) -> AnswerCondition? {
    let range = nextRange
    guard take(word: "when") else { return nil }
    guard let topic else {
      report.add(.answerWithoutCondition(question), at: range)
      throw ParseError()
    }
    return try takeAlternatives(topic, question, depth: 0)
  }

  private mutating func takeAlternatives(
    _ topic: AnswerTopic, _ question: String, depth: Int
  ) throws(ParseError) -> AnswerCondition {
    var condition = try takeAll(topic, question, depth: depth)
    var count = 0
    while take(word: "or") {
      count += 1
      try checkDepth(depth + count)
      condition = .or(condition, try takeAll(topic, question, depth: depth))
    }
    return condition
  }

  private mutating func takeAll(
    _ topic: AnswerTopic, _ question: String, depth: Int
  ) throws(ParseError) -> AnswerCondition {
    var condition = try takePart(topic, question, depth: depth)
    var count = 0
    while take(word: "and") {
      count += 1
      try checkDepth(depth + count)
      condition = .and(condition, try takePart(topic, question, depth: depth))
    }
    return condition
  }

  private mutating func takePart(
    _ topic: AnswerTopic, _ question: String, depth: Int
  ) throws(ParseError) -> AnswerCondition {
    try checkDepth(depth)
    if take(word: "not") { return .not(try takePart(topic, question, depth: depth + 1)) }
    if take(.openParenthesis) {
      let condition = try takeAlternatives(topic, question, depth: depth + 1)
      try expect(.closeParenthesis, ")")
      return condition
    }
    let word = nextText
    guard next?.kind == .word, topic.words.contains(word) else {
      if next?.kind == .word, AnswerTopic.allWords.contains(word) {
        report.add(.conditionNotHere(word, in: question, topic), at: nextRange)
        throw ParseError()
      }
      return .value(try takeValue(topic))
    }
    index += 1
    switch word {
    case "location": return try takeLocation()
    case "translation": return try takeMotion(.translation)
    case "velocity": return try takeMotion(.velocity)
    default: return try takeComparison(of: AnswerSubject(rawValue: word) ?? .touch)
    }
  }

  /// Takes `NAME PROPERTY VALUE` or `NAME PROPERTY < VALUE`, such as `table contentOffset.y <= 0`.
  private mutating func takeValue(_ topic: AnswerTopic) throws(ParseError) -> ValueExpectation {
    guard let name = nameAhead(), names[name.text] != nil || peek(name.count)?.kind == .word else {
      try abandon(expected: topic.beginnings)
    }
    // Several words can be a value, but not the next part of the condition.
    let (start, lineEnd) = (index, end)
    end = endOfPart
    guard let condition = try takeValueExpectation() else {
      _ = try takePropertyReference()
      try abandon(expected: "a value, or a comparison such as `<= 0`")
    }
    end = lineEnd
    if case .captured = condition.value {
      index = start
      try abandon(expected: "a condition with a value, because nothing is captured before the run")
    }
    switch expectedKind(of: condition.subject) {
    case .angle, .boolean, .count, .number, .object, .point, .size, .time, .windowLevel, .words:
      return condition
    case .cell, .insets, .objects, .points, .rectangle, .text, .transform:
      index = start
      try abandon(expected: "a property with one value, such as `contentOffset.y` or `isDragging`")
    }
  }

  /// The index of the next `and`, `or`, or closing parenthesis, or of the line's end.
  private var endOfPart: Int {
    (index..<end).first { at in
      line.lexemes[at].kind == .closeParenthesis
        || ["and", "or"].contains(report.source[line.lexemes[at].range])
    } ?? end
  }

  /// Takes `in VIEW`, `is VIEW`, or `view is VIEW`; a touch doesn't have `is`.
  private mutating func takeComparison(
    of subject: AnswerSubject
  ) throws(ParseError) -> AnswerCondition {
    if take(word: "in") {
      return .view(subject, try takeKind(.views), includesDescendants: true)
    }
    switch subject {
    case .view:
      try expect(word: "is")
      return .view(subject, try takeKind(.views), includesDescendants: false)
    case .other, .recognizer:
      if take(word: "is") { return .recognizer(subject, try takeKind(.recognizers)) }
      guard nextText == "view" else { try abandon(expected: "`is`, `in` or `view is`") }
    case .touch:
      guard nextText == "view" else { try abandon(expected: "`in` or `view is`") }
    }
    index += 1
    try expect(word: "is")
    return .view(subject, try takeKind(.views), includesDescendants: false)
  }

  private mutating func takeKind(_ kinds: [ObjectKind]) throws(ParseError) -> AnswerKind {
    if let elementClass = names.classes[nextText], kinds.contains(elementClass.kind) {
      index += 1
      return .elementClass(elementClass)
    }
    return .name(try takeReference(kinds))
  }

  /// Takes `inside NAME` or `[in NAME] x < N`.
  private mutating func takeLocation() throws(ParseError) -> AnswerCondition {
    if take(word: "inside") { return .inside(try takeReference(.views)) }
    let space = take(word: "in") ? try takeReference(.views) : nil
    return try takeComparison(of: .location(in: space), expected: "`x`, `y`, `in` or `inside`")
  }

  /// Takes `horizontal`, `vertical`, or `x < N`.
  private mutating func takeMotion(
    _ measure: AnswerMeasure
  ) throws(ParseError) -> AnswerCondition {
    if take(word: "horizontal") { return .direction(measure, isHorizontal: true) }
    if take(word: "vertical") { return .direction(measure, isHorizontal: false) }
    return try takeComparison(of: measure, expected: "`horizontal`, `vertical`, `x` or `y`")
  }

  private mutating func takeComparison(
    of measure: AnswerMeasure, expected: String
  ) throws(ParseError) -> AnswerCondition {
    let axis: PointCondition.Axis
    if take(word: "x") {
      axis = .x
    } else if take(word: "y") {
      axis = .y
    } else {
      try abandon(expected: expected)
    }
    let relation = try takeRelation()
    return .comparison(measure, axis, relation, try takeNumber(expected: "a number of points"))
  }
}
