import SourceDiagnostics
import TouchEngine
import TraceModel

/// A parser for the `override …` and `delegate …` lines under an element.
struct RuleParser {
  /// The class of the element.
  let elementClass: ClassDescription

  /// Parses a line and adds its rule to the element.
  func parse(_ line: LineParser, into element: inout SceneElement) {
    if elementClass.isOfSwiftUI {
      line.report.add(.outOfReach(element.name.text), at: line.line.range)
      return
    }
    var parser = line
    parser.index += 1
    do throws(ParseError) {
      switch line.nextText {
      case "addTarget": try parseTarget(&parser, into: &element)
      case "delegate": try parseDelegateAnswer(&parser, into: &element)
      case "implements": try parseActions(&parser, into: &element)
      default: try parseOverride(&parser, into: &element)
      }
    } catch {}
  }

  /// Parses `override METHOD: …`.
  private func parseOverride(_ parser: inout LineParser, into element: inout SceneElement)
    throws(ParseError)
  {
    let word = parser.nextText
    let overrides = try takeOverrides(&parser)
    let topic = topic(of: overrides[0], parser)
    let condition = try parser.takeAnswerCondition(about: topic, of: word)
    parser.expectEnd()
    let rules = overrides.map {
      OverrideRule(rule: $0, condition: condition, range: parser.line.range)
    }
    parser.report.reportHidden(rules, by: element.overrides)
    element.overrides += rules
  }

  /// Returns what the condition of a rule can use, or `nil` when it can't have one.
  private func topic(of rule: Override, _ parser: LineParser) -> AnswerTopic? {
    guard case .answer(let method, let names, _) = rule else { return nil }
    let isAboutAsker = method == .gestureRecognizerShouldBegin && !names.hasWildcard
    let asker = isAboutAsker ? parser.elementClass(of: names.text) : nil
    return method.topic(for: elementClass, askedBy: asker)
  }

  /// Parses `delegate METHOD [NAME]: ANSWER`.
  private func parseDelegateAnswer(_ parser: inout LineParser, into element: inout SceneElement)
    throws(ParseError)
  {
    let range = parser.line.range
    let methods = elementClass.delegateMethods
    if methods.isEmpty {
      parser.report.add(.classWithoutDelegate(elementClass.name), at: range)
      throw ParseError()
    }
    if keepsDelegate(element.name.text, parser) {
      parser.report.add(.delegateCannotChange(element.name.text), at: range)
      throw ParseError()
    }
    let method = try takeMethod(&parser, methods)
    var others = NamePattern.any
    var cell: CellPlace?
    switch method.subject {
    case .nothing: break
    case .cell(let noun):
      if !parser.take(word: "*") { cell = try parser.takeCell(noun, of: element.name.text) }
    case .controller:
      try parser.checkSubject([.viewController])
      others = try parser.takePattern([.viewController])
    case .recognizer: others = try parser.takeOthers(.recognizers)
    case .view: others = try parser.takeOthers(.views)
    }
    try parser.expect(.colon, ":")
    let value = try takeValue(&parser, of: method)
    let condition = try parser.takeAnswerCondition(
      about: method.topic(for: elementClass, askedBy: nil), of: method.word)
    parser.expectEnd()
    let answer = DelegateAnswer(
      method: method, others: others, cell: cell, value: value, condition: condition, range: range)
    parser.report.reportHidden([answer], by: element.delegateAnswers)
    element.delegateAnswers.append(answer)
  }

  /// Takes the word of a method and, where several methods have that word, the word after it; the
  /// first of them needs none.
  private func takeMethod(
    _ parser: inout LineParser, _ methods: [AnsweredMethod]
  ) throws(ParseError) -> AnsweredMethod {
    var choices: [(word: String, value: AnsweredMethod)] = []
    for method in methods where !choices.contains(where: { $0.word == method.word }) {
      choices.append((method.word, method))
    }
    let method = try parser.choose("question", from: choices)
    for other in methods where other.word == method.word && !other.argument.isEmpty {
      if parser.take(word: other.argument) { return other }
    }
    return method
  }

  /// Takes the answer of a method.
  private func takeValue(
    _ parser: inout LineParser, of method: AnsweredMethod
  ) throws(ParseError) -> DelegateAnswer.Value {
    switch method.answer {
    case .flag: return .flag(try parser.takeBoolean())
    case .height: return .height(try parser.takeNumber(expected: "a number of points"))
    case .contentOffset:
      try parser.expect(word: "targetContentOffset")
      try parser.expect(.equals, " =")
      return .contentOffset(try parser.takePoint(expected: "two numbers: x y"))
    case .indexPath:
      guard case .cell(let noun) = method.subject else { return .cell(nil) }
      return .cell(try parser.takeCell(noun))
    case .view:
      return .view(parser.take(word: "nil") ? nil : try parser.takeReference(.views))
    }
  }

  /// Parses `addTarget TARGET action NAME [for EVENT…]`.
  private func parseTarget(_ parser: inout LineParser, into element: inout SceneElement)
    throws(ParseError)
  {
    guard ProgramMethod.addTarget.isMethod(of: elementClass) else {
      parser.report.add(
        .unknownProperty(ProgramMethod.addTarget.rawValue, of: elementClass.name, suggestion: nil),
        at: parser.line.lexemes[0].range)
      throw ParseError()
    }
    let target = try parser.takeTarget(removes: false, from: elementClass)
    parser.expectEnd()
    if elementClass == .barButtonItem, !element.targets.isEmpty {
      parser.report.add(.onlyOne("target of a bar button item"), at: parser.line.range)
    }
    element.targets.append(target)
  }

  /// Parses `implements ACTION…`.
  private func parseActions(_ parser: inout LineParser, into element: inout SceneElement)
    throws(ParseError)
  {
    guard elementClass.kind.isResponder else {
      parser.report.add(
        .unknownProperty("implements", of: elementClass.name, suggestion: nil),
        at: parser.line.lexemes[0].range)
      throw ParseError()
    }
    repeat {
      _ = parser.take(.comma)
      guard parser.next?.kind == .word else { try parser.abandon(expected: "the name of a method") }
      element.actions.append(parser.nextText)
      parser.index += 1
    } while !parser.isAtEnd
  }

  /// A method that can be overridden.
  private enum Method {
    case answer(AnsweredMethod)
    case hitTest
    case pointInside
    case event([ResponderMethod])
  }

  /// The methods that the element's class can override, by the words for them.
  private var methods: [(word: String, value: Method)] {
    var methods: [(word: String, value: Method)] = []
    if elementClass.inherits(from: .view) {
      methods += [
        ("hitTest", .hitTest), ("hitTest(_:with:)", .hitTest), ("point(inside:)", .pointInside),
        ("point(inside:with:)", .pointInside),
      ]
    }
    if elementClass.kind.isResponder { methods += Self.eventMethods }
    for method in elementClass.overridableMethods {
      methods.append((method.word, .answer(method)))
      if method == .touchesShouldCancel {
        methods.append((method.word + "(in:)", .answer(method)))
      }
    }
    return methods
  }

  private static var eventMethods: [(word: String, value: Method)] {
    var methods: [(word: String, value: Method)] = []
    for family in ResponderMethod.Family.allCases {
      let members = ResponderMethod.allCases.filter { $0.family == family }
      methods.append((family.rawValue, .event(members)))
      for member in members {
        methods.append((member.name, .event([member])))
        methods.append((member.name + "(_:with:)", .event([member])))
      }
    }
    return methods
  }

  private func takeOverrides(_ parser: inout LineParser) throws(ParseError) -> [Override] {
    switch try parser.choose("method of \(elementClass.name)", from: methods) {
    case .answer(let method):
      var others = NamePattern.any
      if method.subject == .view {
        _ = parser.take(word: "in")
        others = try parser.takeOthers(.views)
      } else if method.subject == .recognizer {
        others = try parser.takeOthers(.recognizers)
      }
      try parser.expect(.colon, ":")
      return [.answer(method, about: others, try parser.takeBoolean())]
    case .hitTest:
      try parser.expect(.colon, ":")
      return [try takeHitTest(&parser)]
    case .pointInside:
      try parser.expect(.colon, ":")
      return [.pointInside(try parser.takeCondition())]
    case .event(let methods):
      try parser.expect(.colon, ":")
      let handling = try takeHandling(&parser)
      return methods.map { .event($0, handling) }
    }
  }

  private func takeHitTest(_ parser: inout LineParser) throws(ParseError) -> Override {
    let answer: HitTestAnswer
    if parser.take(word: "nil") {
      answer = .nothing
    } else if parser.take(word: "self") {
      answer = .itself
    } else if parser.take(word: "presentation") {
      answer = .presentation
    } else if parser.take(word: "super") {
      if parser.take(word: "unless") {
        answer =
          parser.take(word: "self")
          ? .inheritedUnlessItself : .inheritedUnless(try parser.takeReference(.views))
      } else {
        answer = .inherited
      }
    } else {
      answer = .view(try parser.takeReference(.views))
    }
    guard parser.take(word: "in") else { return .hitTest(answer, pass: nil) }
    try parser.expect(word: "pass")
    return .hitTest(answer, pass: try parser.takeCount(1...2, "the pass, 1 or 2"))
  }

  private func takeHandling(_ parser: inout LineParser) throws(ParseError) -> EventHandling {
    let handles = try parser.choose(
      "way to handle an event", from: [("handles", true), ("forwards", false)])
    guard handles else { return .forwards }
    guard parser.take(word: "and") else { return .handles }
    try parser.expect(word: "forwards")
    return .handlesAndForwards
  }
}

extension RuleParser {
  /// Returns whether a recognizer's delegate is always the object that has created it.
  private func keepsDelegate(_ name: String, _ parser: LineParser) -> Bool {
    guard let part = PartName(name) else { return false }
    return parser.elementClass(of: part.owner)?.part(named: part.word)?.keepsDelegate ?? false
  }
}
