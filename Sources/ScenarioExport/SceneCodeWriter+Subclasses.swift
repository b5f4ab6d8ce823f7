import ScenarioLanguage
import TouchEngine
import UIKitCode

// The classes of elements that override methods.
extension SceneCodeWriter {
  /// Returns the classes of elements.
  func elementClasses() -> [ClassDeclaration] {
    func classes(_ element: SceneElement) -> [ClassDeclaration] {
      (needsSubclass(element) ? [declaration(ofClass: element)] : [])
        + element.children.flatMap { classes($0) } + element.parts.flatMap { classes(inPart: $0) }
    }
    func classes(inPart part: SceneElement) -> [ClassDeclaration] {
      part.children.flatMap { classes($0) } + part.parts.flatMap { classes(inPart: $0) }
    }
    let scene = scenario.scene
    return (scene.windows + scene.controllers + scene.views).flatMap { classes($0) }
  }

  /// Returns whether an element's class refers to the setup.
  func needsScene(_ element: SceneElement) -> Bool {
    guard needsSubclass(element) else { return false }
    _ = methods(of: element)
    return sceneUsers.contains(element.name.text)
  }

  private func declaration(ofClass element: SceneElement) -> ClassDeclaration {
    let methods = methods(of: element)
    var members: [[Declaration]] = []
    if needsScene(element) {
      members.append([
        .variable(Variable("unowned var", "scene", "\(className)!"))
      ])
    }
    members += methods.map { [.function($0)] }
    if defersGestures(element) {
      members.append([.variable(Variable("var", "edges", "UIRectEdge", value: []))])
      members.append([
        .variable(
          Variable(
            "override var", "preferredScreenEdgesDeferringSystemGestures", "UIRectEdge",
            getter: .token("edges")))
      ])
    }
    var supertypes = [ClassDeclaration.Supertype(element.elementClass.exportedName)]
    if answersRecognizers(element) {
      // The engine's scroll views are delegates of their recognizers already.
      supertypes.append(
        .init(
          "UIGestureRecognizerDelegate", in: element.elementClass.isScrollView ? .uikit : .both))
    }
    return ClassDeclaration(subclassName(of: element), supertypes, members)
  }

  /// Returns whether an element's class answers as the delegate of recognizers.
  private func answersRecognizers(_ element: SceneElement) -> Bool {
    element.overrides.contains { override in
      if case .answer(let method, _, _) = override.rule {
        method.protocolName != nil
      } else {
        false
      }
    }
  }

  private func methods(of element: SceneElement) -> [Function] {
    var methods =
      hitTesting(of: element) + events(of: element) + answers(of: element)
    for action in element.actions + targetActions(on: element.name.text) {
      let name = methodName(of: action)
      guard !methods.contains(where: { $0.isExposed && $0.signature.name == name }) else {
        continue
      }
      // The engine's responders don't declare the standard edit actions.
      let isEditAction = Self.editActions.contains(action)
      var method = Function(.action(name), overrides: isEditAction ? .uikit : [], [])
      method.isExposed = !isEditAction
      methods.append(method)
    }
    return methods
  }

  // MARK: Hit-testing

  private func hitTesting(of element: SceneElement) -> [Function] {
    let own = element.name.text
    var methods: [Function] = []
    for rule in element.overrides {
      guard case .hitTest(let answer, let pass) = rule.rule else { continue }
      guard pass == nil else {
        leaveOut(
          "this override", because: "UIKit's code can't tell the passes of hit-testing apart",
          at: rule.range)
        continue
      }
      guard methods.isEmpty else { continue }
      methods.append(Function(.hitTest, overrides: .both, hitTest(answer, own)))
    }
    for rule in element.overrides {
      guard case .pointInside(let condition) = rule.rule else { continue }
      let isInside = expression(condition, own: own)
      return methods + [Function(.pointInside, overrides: .both, [.returning(isInside)])]
    }
    return methods
  }

  private func hitTest(_ answer: HitTestAnswer, _ own: String) -> [Statement] {
    let result = Signature.hitTest.call(on: .super)
    func inherited(unless other: Expression) -> [Statement] {
      let found = Expression.token("found")
      return [
        .constant("found", result), .returning(.conditional(found === other, .nil, found)),
      ]
    }
    switch answer {
    case .inherited: return [.returning(result)]
    case .inheritedUnlessItself: return inherited(unless: .itself)
    case .inheritedUnless(let other): return inherited(unless: reference(other.text, in: own))
    case .itself: return [.returning(.itself)]
    case .nothing: return [.returning(.nil)]
    case .presentation:
      return [
        .verbatim(
          """
          guard self.point(inside: point, with: event) else { return nil }
          return subviews.last { ($0.layer.presentation() ?? $0.layer).frame.contains(point) } ?? self
          """)
      ]
    case .view(let other): return [.returning(reference(other.text, in: own))]
    }
  }

  // MARK: Events

  private func events(of element: SceneElement) -> [Function] {
    let overridden = (reactions[element.name.text] ?? []).filter { $0.isOverride(of: element) }
    var isDone: Set<String> = []
    var methods: [Function] = []
    for method in ResponderMethod.allCases {
      var handling: EventHandling?
      for rule in element.overrides where handling == nil {
        if case .event(method, let wanted) = rule.rule { handling = wanted }
      }
      let calls = overridden.filter { $0.pattern.word.text == method.name }
      guard handling != nil || !calls.isEmpty else { continue }
      isDone.insert(method.name)
      methods.append(override(method, of: element, handling, calls))
    }
    return methods
      + overridden.filter { !isDone.contains($0.pattern.word.text) }
      .compactMap { lifeCycle($0, of: element) }
  }

  private func override(
    _ method: ResponderMethod, of element: SceneElement, _ handling: EventHandling?,
    _ calls: [Reaction]
  ) -> Function {
    let isOfTouches = method.family == .touches
    let signature = method.signature(ofRecognizer: element.elementClass.kind == .recognizer)
    let argument = isOfTouches ? Expression.token("touches") : []
    var body = calls.map {
      Statement.expression(scene(for: element.name.text)[$0.method](argument))
    }
    if handling == .handles || handling == .handlesAndForwards {
      body.append(.log("\(element.name.text) handles \(method.name)"))
    }
    if handling != .handles { body.append(.expression(signature.call(on: .super))) }
    if handling == .forwards || handling == .handlesAndForwards, isOfTouches,
      element.elementClass.isScrollView
    {
      body.append(.passOn(method))
    }
    return Function(signature, overrides: .both, body)
  }

  private func lifeCycle(_ reaction: Reaction, of element: SceneElement) -> Function? {
    let word = reaction.pattern.word.text
    let signature: Signature
    switch word {
    case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewIsAppearing":
      signature = Signature(word, ["_ animated": "Bool"])
    case "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
      "didMoveToWindow", "didMoveToSuperview":
      signature = Signature(word)
    default:
      leaveOut(
        "this reaction", because: "no method of UIKit's is called for `\(word)` alone",
        at: reaction.range)
      return nil
    }
    return Function(
      signature, overrides: .both,
      [
        .expression(signature.call(on: .super)),
        .expression(scene(for: element.name.text)[reaction.method]()),
      ])
  }

  // MARK: Answers

  private func answers(of element: SceneElement) -> [Function] {
    element.elementClass.overridableMethods.compactMap { method in
      let topic = topic(of: method, overriddenIn: element)
      let answers = element.overrides.compactMap { rule -> ConditionalAnswer? in
        guard case .answer(method, let others, let answer) = rule.rule else { return nil }
        let conditions = [
          subject(of: method, others, topic), rule.condition.map { expression($0, topic) },
        ].compactMap { $0 }
        return (conditions.conjunction, Expression(answer))
      }
      guard !answers.isEmpty else { return nil }
      guard method.protocolName != nil else {
        return Function(
          method.signature, overrides: .both,
          answering(answers, otherwise: method.signature.call(on: .super)))
      }
      // A scroll view doesn't show its own answers as the delegate of its recognizers.
      return Function(
        method.signature, overrides: .engine,
        answering(answers, otherwise: method.usual(menu: .menu)))
    }
  }

  private func topic(of method: AnsweredMethod, overriddenIn element: SceneElement) -> Topic {
    let isRecognizer = element.elementClass.kind == .recognizer
    var topic = Topic(own: element.name.text, hasTouch: method.circumstances.contains(.touch))
    topic.space = isRecognizer ? Expression.itself.view : .itself
    if isRecognizer { topic.recognizer = .itself }
    if isRecognizer, let other = method.signature.parameters?.last {
      topic.other = .token(other.name)
    }
    return topic
  }

  /// Returns the condition that a method is about what an answer names, or `nil` for anything.
  private func subject(
    of method: AnsweredMethod, _ others: NamePattern, _ topic: Topic
  ) -> Expression? {
    switch method.subject {
    case .cell, .controller, .nothing: nil
    case .recognizer:
      condition(
        others,
        ofRecognizer: method.circumstances.contains(.other) ? topic.other : topic.recognizer,
        in: topic.own)
    case .view: condition(others, named: topic.view.accessibilityIdentifier)
    }
  }
}
