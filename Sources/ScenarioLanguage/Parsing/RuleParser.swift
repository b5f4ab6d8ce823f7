import SourceDiagnostics
import TouchEngine
import TraceModel

/// A parser for the `override …` and `delegate …` lines under an element.
struct RuleParser {
  /// The class of the element.
  let elementClass: ClassDescription

  /// Parses a line and adds its rule to the element.
  func parse(_ line: LineParser, into element: inout SceneElement) {
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
    let topic = overrides.first?.topic(of: elementClass, askedBy: asker(of: overrides[0], parser))
    let condition = try parser.takeAnswerCondition(about: topic, of: word)
    parser.expectEnd()
    for rule in overrides {
      element.overrides.append(
        OverrideRule(rule: rule, condition: condition, range: parser.line.range))
    }
  }

  /// Returns the class of the recognizer that asks, if a rule names the only one that it's for.
  private func asker(of rule: Override, _ parser: LineParser) -> ClassDescription? {
    guard case .answer(.gestureRecognizerShouldBegin, let names, _) = rule, !names.hasWildcard
    else { return nil }
    return parser.elementClass(of: names.text)
  }

  /// Parses `delegate QUESTION [NAME]: ANSWER`.
  private func parseDelegateAnswer(_ parser: inout LineParser, into element: inout SceneElement)
    throws(ParseError)
  {
    let range = parser.line.range
    if elementClass.isScrollView {
      let answer = try takeViewAnswer(&parser)
      parser.expectEnd()
      element.viewDelegateAnswers.append(ViewDelegateAnswer(answer: answer, range: range))
      return
    }
    let asksLikeController = elementClass.inherits(from: .textField) || elementClass == .searchBar
    if elementClass.kind == .viewController || asksLikeController {
      element.controllerDelegateAnswers.append(try takeControllerAnswer(&parser))
      return
    }
    if hasDelegateForGood(element.name.text, parser) {
      parser.report.add(.delegateForGood(element.name.text), at: range)
      throw ParseError()
    }
    guard elementClass.kind == .recognizer else {
      parser.report.add(.delegateOfOther(elementClass.name), at: range)
      throw ParseError()
    }
    var questions: [(word: String, value: DelegateQuestion)] = []
    for question in DelegateQuestion.allCases
    where question.isAsked(by: elementClass)
      && !questions.contains(where: { $0.word == question.name })
    {
      questions.append((question.name, question))
    }
    var question = try parser.choose("question", from: questions)
    if question == .shouldReceive, !parser.take(word: "touch") {
      if parser.take(word: "event") { question = .shouldReceiveEvent }
      if parser.take(word: "press") { question = .shouldReceivePress }
    }
    let others = question.isAboutAnother ? try parser.takeOthers(.recognizers) : .any
    try parser.expect(.colon, ":")
    let answer = try parser.takeBoolean()
    let condition = try parser.takeAnswerCondition(
      about: question.topic(for: elementClass), of: question.name)
    parser.expectEnd()
    element.delegateAnswers.append(
      DelegateAnswer(
        question: question, others: others, answer: answer, condition: condition, range: range))
  }

  /// Takes the text after `delegate` under a controller, a text field, or a search bar.
  private func takeControllerAnswer(_ parser: inout LineParser) throws(ParseError)
    -> ControllerDelegateAnswer
  {
    let questions = ControllerDelegateQuestion.allCases.filter { $0.isAsked(by: elementClass) }
    let question = try parser.choose("question", from: questions.map { ($0.rawValue, $0) })
    let others = question.isAboutAnother ? try parser.takePattern([.viewController]) : .any
    try parser.expect(.colon, ":")
    let answer = try parser.takeBoolean()
    parser.expectEnd()
    return ControllerDelegateAnswer(
      question: question, others: others, answer: answer, range: parser.line.range)
  }

  /// Takes the text after `delegate` under a scroll view.
  private func takeViewAnswer(_ parser: inout LineParser) throws(ParseError)
    -> ViewDelegateAnswer.Answer
  {
    let questions = ViewDelegateQuestion.allCases.filter { $0.isAsked(by: elementClass) }
    let question = try parser.choose("question", from: questions.map { ($0.rawValue, $0) })
    var cell: CellPlace?
    if let noun = question.cellNoun, !parser.take(word: "*") { cell = try parser.takeCell(noun) }
    try parser.expect(.colon, ":")
    switch question {
    case .canEditRowAt: return .canEditRow(cell, try parser.takeBoolean())
    case .contextMenuConfigurationForItemsAt, .contextMenuConfigurationForRowAt:
      return .contextMenu(cell, try parser.takeBoolean())
    case .primaryActionFor: return .primaryAction(try parser.takeBoolean())
    case .heightForRowAt:
      return .heightForRow(cell, try parser.takeNumber(expected: "a number of points"))
    case .scrollViewWillEndDragging:
      try parser.expect(word: "targetContentOffset")
      try parser.expect(.equals, " =")
      return .scrollViewWillEndDragging(
        targetContentOffset: try parser.takePoint(expected: "two numbers: x y"))
    case .shouldHighlightItemAt, .shouldHighlightRowAt:
      return .shouldHighlight(cell, try parser.takeBoolean())
    case .shouldSelectItemAt: return .shouldSelectItem(cell, try parser.takeBoolean())
    case .viewForZooming:
      return .viewForZooming(parser.take(word: "nil") ? nil : try parser.takeReference(.views))
    case .willSelectRowAt: return .willSelectRow(cell, instead: try parser.takeCell(.row))
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
    case canBePrevented
    case canPrevent
    case hitTest
    case pointInside
    case event([ResponderMethod])
  }

  /// The methods that the element's class can override, by the words for them.
  private var methods: [(word: String, value: Method)] {
    var methods: [(word: String, value: Method)] = []
    switch elementClass.kind {
    case .recognizer where elementClass.isInteraction: break
    case .recognizer:
      methods += [
        ("canBePreventedBy", .canBePrevented), ("canPrevent", .canPrevent),
      ]
    case .view, .window:
      methods += [
        ("hitTest", .hitTest), ("hitTest(_:with:)", .hitTest), ("point(inside:)", .pointInside),
        ("point(inside:with:)", .pointInside),
      ]
    case .application, .applicationDelegate, .barButtonItem, .event, .press, .runLoop, .timer,
      .touch, .viewController, .windowScene:
      break
    }
    if elementClass.kind.isResponder { methods += Self.eventMethods }
    for method in AnsweredMethod.allCases where method.isMethod(of: elementClass) {
      methods.append((method.rawValue, .answer(method)))
      if method == .touchesShouldCancel {
        methods.append((method.rawValue + "(in:)", .answer(method)))
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
      if method.others == .views { _ = parser.take(word: "in") }
      let kinds = method.others
      if !kinds.isEmpty { others = try parser.takeOthers(kinds) }
      try parser.expect(.colon, ":")
      return [.answer(method, about: others, try parser.takeBoolean())]
    case .canBePrevented:
      let others = try parser.takeOthers(.recognizers)
      try parser.expect(.colon, ":")
      return [.canBePrevented(by: others, try parser.takeBoolean())]
    case .canPrevent:
      let others = try parser.takeOthers(.recognizers)
      try parser.expect(.colon, ":")
      return [.canPrevent(others, try parser.takeBoolean())]
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
  private func hasDelegateForGood(_ name: String, _ parser: LineParser) -> Bool {
    guard let part = PartName(name) else { return false }
    return parser.elementClass(of: part.owner)?.part(named: part.word)?.keepsDelegate ?? false
  }
}
