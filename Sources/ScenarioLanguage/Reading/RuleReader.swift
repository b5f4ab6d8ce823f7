import SourceDiagnostics

/// Reads the lines `override …` and `delegate …` that stand under an element.
struct RuleReader {
  /// The class of the element.
  let elementClass: ElementClass

  /// Reads `override METHOD: …`.
  func readOverride(_ line: LineReader, into rules: inout [OverrideRule]) {
    var reader = line
    do throws(LineAbandoned) {
      try reader.expect(word: "override")
      let overrides = try takeOverrides(&reader)
      reader.expectEnd()
      for rule in overrides {
        rules.append(OverrideRule(rule: rule, range: line.line.range))
      }
    } catch {}
  }

  /// Reads `delegate QUESTION [NAME]: ANSWER`.
  func readDelegateAnswer(_ line: LineReader, into answers: inout [DelegateAnswer]) {
    var reader = line
    do throws(LineAbandoned) {
      try reader.expect(word: "delegate")
      guard elementClass.kind == .recognizer else {
        line.report.add(.delegateOfOther(elementClass.name), at: line.line.range)
        throw LineAbandoned()
      }
      let question = try reader.choose(
        "question", from: DelegateQuestion.allCases.map { ($0.name, $0) })
      let others = question.isAboutAnother ? try reader.takePattern(.recognizers) : .any
      try reader.expect(.colon, ":")
      let answer = try reader.takeBoolean()
      reader.expectEnd()
      answers.append(
        DelegateAnswer(question: question, others: others, answer: answer, range: line.line.range))
    } catch {}
  }

  /// What can be overridden.
  private enum Method {
    case canBePrevented
    case canPrevent
    case hitTest
    case pointInside
    case touches(TouchMethod?)
  }

  /// The methods that the element's class can override, by the words for them.
  private var methods: [(word: String, value: Method)] {
    var methods: [(word: String, value: Method)] = []
    switch elementClass.kind {
    case .recognizer:
      methods += [
        ("canBePreventedBy", .canBePrevented), ("canPrevent", .canPrevent),
      ]
    case .view, .window:
      methods += [
        ("hitTest", .hitTest), ("hitTest(_:with:)", .hitTest), ("point(inside:)", .pointInside),
        ("point(inside:with:)", .pointInside),
      ]
      methods += Self.touchMethods
    case .application, .applicationDelegate, .viewController, .windowScene:
      methods += Self.touchMethods
    }
    return methods
  }

  private static var touchMethods: [(word: String, value: Method)] {
    var methods: [(word: String, value: Method)] = [("touches", .touches(nil))]
    for method in TouchMethod.allCases {
      methods.append((method.name, .touches(method)))
      methods.append((method.name + "(_:with:)", .touches(method)))
    }
    return methods
  }

  private func takeOverrides(_ reader: inout LineReader) throws(LineAbandoned) -> [Override] {
    switch try reader.choose("method of \(elementClass.name)", from: methods) {
    case .canBePrevented:
      let others = try reader.takePattern(.recognizers)
      try reader.expect(.colon, ":")
      return [.canBePrevented(by: others, try reader.takeBoolean())]
    case .canPrevent:
      let others = try reader.takePattern(.recognizers)
      try reader.expect(.colon, ":")
      return [.canPrevent(others, try reader.takeBoolean())]
    case .hitTest:
      try reader.expect(.colon, ":")
      return [try takeHitTest(&reader)]
    case .pointInside:
      try reader.expect(.colon, ":")
      return [.pointInside(try reader.takeCondition())]
    case .touches(let method):
      try reader.expect(.colon, ":")
      let handling = try takeHandling(&reader)
      let methods = method.map { [$0] } ?? TouchMethod.allCases
      return methods.map { .touches($0, handling) }
    }
  }

  private func takeHitTest(_ reader: inout LineReader) throws(LineAbandoned) -> Override {
    let answer: HitTestAnswer
    if reader.take(word: "nil") {
      answer = .nothing
    } else if reader.take(word: "self") {
      answer = .itself
    } else if reader.take(word: "super") {
      if reader.take(word: "unless") {
        try reader.expect(word: "self")
        answer = .inheritedUnlessItself
      } else {
        answer = .inherited
      }
    } else {
      answer = .view(try reader.takeReference(.views))
    }
    guard reader.take(word: "in") else { return .hitTest(answer, pass: nil) }
    try reader.expect(word: "pass")
    return .hitTest(answer, pass: try reader.takeCount(1...2, "the pass, 1 or 2"))
  }

  private func takeHandling(_ reader: inout LineReader) throws(LineAbandoned) -> TouchHandling {
    let handles = try reader.choose(
      "way to handle touches", from: [("handles", true), ("forwards", false)])
    guard handles else { return .forwards }
    guard reader.take(word: "and") else { return .handles }
    try reader.expect(word: "forwards")
    return .handlesAndForwards
  }
}
