import SourceDiagnostics
import TouchEngine

/// Reads the lines `override …` and `delegate …` that stand under an element.
struct RuleReader {
  /// The class of the element.
  let elementClass: ClassDescription

  /// Reads a line and adds what it says to the element.
  func read(_ line: LineReader, into element: inout SceneElement) {
    var reader = line
    reader.index += 1
    do throws(LineAbandoned) {
      switch line.nextText {
      case "addTarget": try readTarget(&reader, into: &element)
      case "delegate": try readDelegateAnswer(&reader, into: &element)
      case "implements": try readActions(&reader, into: &element)
      default: try readOverride(&reader, into: &element)
      }
    } catch {}
  }

  /// Reads `override METHOD: …`.
  private func readOverride(_ reader: inout LineReader, into element: inout SceneElement)
    throws(LineAbandoned)
  {
    let word = reader.nextText
    let overrides = try takeOverrides(&reader)
    let topic = overrides.first?.topic(of: elementClass, askedBy: asker(of: overrides[0], reader))
    let condition = try reader.takeAnswerCondition(about: topic, of: word)
    reader.expectEnd()
    for rule in overrides {
      element.overrides.append(
        OverrideRule(rule: rule, condition: condition, range: reader.line.range))
    }
  }

  /// The class of the recognizer that asks, when a rule names the only one that it is for.
  private func asker(of rule: Override, _ reader: LineReader) -> ClassDescription? {
    guard case .answer(.gestureRecognizerShouldBegin, let names, _) = rule, !names.hasWildcard
    else { return nil }
    return reader.elementClass(of: names.text)
  }

  /// Reads `delegate QUESTION [NAME]: ANSWER`.
  private func readDelegateAnswer(_ reader: inout LineReader, into element: inout SceneElement)
    throws(LineAbandoned)
  {
    let range = reader.line.range
    if elementClass.isScrollView {
      let answer = try takeViewAnswer(&reader)
      reader.expectEnd()
      element.viewDelegateAnswers.append(ViewDelegateAnswer(answer: answer, range: range))
      return
    }
    if elementClass.kind == .viewController {
      element.controllerDelegateAnswers.append(try takeControllerAnswer(&reader))
      return
    }
    if element.isRecognizerOfScrollView {
      reader.report.add(.delegateForGood(element.name.text), at: range)
      throw LineAbandoned()
    }
    guard elementClass.kind == .recognizer else {
      reader.report.add(.delegateOfOther(elementClass.name), at: range)
      throw LineAbandoned()
    }
    var questions: [(word: String, value: DelegateQuestion)] = []
    for question in DelegateQuestion.allCases
    where !questions.contains(where: { $0.word == question.name }) {
      questions.append((question.name, question))
    }
    var question = try reader.choose("question", from: questions)
    if question == .shouldReceive, !reader.take(word: "touch") {
      if reader.take(word: "event") { question = .shouldReceiveEvent }
      if reader.take(word: "press") { question = .shouldReceivePress }
    }
    let others = question.isAboutAnother ? try reader.takeOthers(.recognizers) : .any
    try reader.expect(.colon, ":")
    let answer = try reader.takeBoolean()
    let condition = try reader.takeAnswerCondition(
      about: question.topic(for: elementClass), of: question.name)
    reader.expectEnd()
    element.delegateAnswers.append(
      DelegateAnswer(
        question: question, others: others, answer: answer, condition: condition, range: range))
  }

  /// Takes what stands behind `delegate` under a controller.
  private func takeControllerAnswer(_ reader: inout LineReader) throws(LineAbandoned)
    -> ControllerDelegateAnswer
  {
    let questions = ControllerDelegateQuestion.allCases.filter { $0.isAsked(by: elementClass) }
    let question = try reader.choose("question", from: questions.map { ($0.rawValue, $0) })
    let others = question.isAboutAnother ? try reader.takePattern([.viewController]) : .any
    try reader.expect(.colon, ":")
    let answer = try reader.takeBoolean()
    reader.expectEnd()
    return ControllerDelegateAnswer(
      question: question, others: others, answer: answer, range: reader.line.range)
  }

  /// Takes what stands behind `delegate` under a scroll view.
  private func takeViewAnswer(_ reader: inout LineReader) throws(LineAbandoned)
    -> ViewDelegateAnswer.Answer
  {
    let questions = ViewDelegateQuestion.allCases.filter {
      $0.cellNoun == nil || $0.cellNoun == elementClass.cells?.noun
    }
    let question = try reader.choose("question", from: questions.map { ($0.rawValue, $0) })
    var cell: CellPlace?
    if let noun = question.cellNoun, !reader.take(word: "*") { cell = try reader.takeCell(noun) }
    try reader.expect(.colon, ":")
    switch question {
    case .canEditRowAt: return .canEditRow(cell, try reader.takeBoolean())
    case .heightForRowAt:
      return .heightForRow(cell, try reader.takeNumber(expected: "a number of points"))
    case .scrollViewWillEndDragging:
      try reader.expect(word: "targetContentOffset")
      try reader.expect(.equals, " =")
      return .scrollViewWillEndDragging(
        targetContentOffset: try reader.takePoint(expected: "two numbers: x y"))
    case .shouldHighlightItemAt, .shouldHighlightRowAt:
      return .shouldHighlight(cell, try reader.takeBoolean())
    case .shouldSelectItemAt: return .shouldSelectItem(cell, try reader.takeBoolean())
    case .viewForZooming:
      return .viewForZooming(reader.take(word: "nil") ? nil : try reader.takeReference(.views))
    case .willSelectRowAt: return .willSelectRow(cell, instead: try reader.takeCell(.row))
    }
  }

  /// Reads `addTarget TARGET action NAME [for EVENT…]`.
  private func readTarget(_ reader: inout LineReader, into element: inout SceneElement)
    throws(LineAbandoned)
  {
    guard ProgramMethod.addTarget.isMethod(of: elementClass) else {
      reader.report.add(
        .unknownProperty(ProgramMethod.addTarget.rawValue, of: elementClass.name, suggestion: nil),
        at: reader.line.lexemes[0].range)
      throw LineAbandoned()
    }
    let target = try reader.takeTarget(removes: false, from: elementClass)
    reader.expectEnd()
    if elementClass == .barButtonItem, !element.targets.isEmpty {
      reader.report.add(.onlyOne("target of a bar button item"), at: reader.line.range)
    }
    element.targets.append(target)
  }

  /// Reads `implements ACTION…`.
  private func readActions(_ reader: inout LineReader, into element: inout SceneElement)
    throws(LineAbandoned)
  {
    guard elementClass.kind.isResponder else {
      reader.report.add(
        .unknownProperty("implements", of: elementClass.name, suggestion: nil),
        at: reader.line.lexemes[0].range)
      throw LineAbandoned()
    }
    repeat {
      _ = reader.take(.comma)
      guard reader.next?.kind == .word else { try reader.abandon(expected: "the name of a method") }
      element.actions.append(reader.nextText)
      reader.index += 1
    } while !reader.isAtEnd
  }

  /// What can be overridden.
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

  private func takeOverrides(_ reader: inout LineReader) throws(LineAbandoned) -> [Override] {
    switch try reader.choose("method of \(elementClass.name)", from: methods) {
    case .answer(let method):
      var others = NamePattern.any
      if method.others == .views { _ = reader.take(word: "in") }
      let kinds = method.others
      if !kinds.isEmpty { others = try reader.takeOthers(kinds) }
      try reader.expect(.colon, ":")
      return [.answer(method, about: others, try reader.takeBoolean())]
    case .canBePrevented:
      let others = try reader.takeOthers(.recognizers)
      try reader.expect(.colon, ":")
      return [.canBePrevented(by: others, try reader.takeBoolean())]
    case .canPrevent:
      let others = try reader.takeOthers(.recognizers)
      try reader.expect(.colon, ":")
      return [.canPrevent(others, try reader.takeBoolean())]
    case .hitTest:
      try reader.expect(.colon, ":")
      return [try takeHitTest(&reader)]
    case .pointInside:
      try reader.expect(.colon, ":")
      return [.pointInside(try reader.takeCondition())]
    case .event(let methods):
      try reader.expect(.colon, ":")
      let handling = try takeHandling(&reader)
      return methods.map { .event($0, handling) }
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
        answer =
          reader.take(word: "self")
          ? .inheritedUnlessItself : .inheritedUnless(try reader.takeReference(.views))
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

  private func takeHandling(_ reader: inout LineReader) throws(LineAbandoned) -> EventHandling {
    let handles = try reader.choose(
      "way to handle an event", from: [("handles", true), ("forwards", false)])
    guard handles else { return .forwards }
    guard reader.take(word: "and") else { return .handles }
    try reader.expect(word: "forwards")
    return .handlesAndForwards
  }
}

extension SceneElement {
  /// Whether a scroll view has made the recognizer for itself.
  fileprivate var isRecognizerOfScrollView: Bool {
    name.text.utf8.starts(with: "pan of ".utf8) || name.text.utf8.starts(with: "pinch of ".utf8)
  }
}
