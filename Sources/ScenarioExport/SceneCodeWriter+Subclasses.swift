import ScenarioLanguage
import TouchEngine

// The classes of elements that override methods.
extension SceneCodeWriter {
  /// Writes the classes of elements, delegates, and data sources.
  func writeSubclasses(into code: inout SwiftCode) {
    func write(_ element: SceneElement) {
      if needsSubclass(element) { self.write(element, into: &code) }
      for child in element.children { write(child) }
      for part in element.parts { writeChildren(part) }
    }
    func writeChildren(_ part: SceneElement) {
      for child in part.children { write(child) }
      for inner in part.parts { writeChildren(inner) }
    }
    let scene = scenario.scene
    for element in scene.windows + scene.controllers + scene.views { write(element) }
    for delegate in delegates {
      code.line()
      code.lines(delegate)
    }
  }

  /// Returns whether an element's class refers to the setup.
  func needsScene(_ element: SceneElement) -> Bool {
    needsSubclass(element) && members(of: element).contains { $0.mentions("scene") }
  }

  private func write(_ element: SceneElement, into code: inout SwiftCode) {
    let members = members(of: element)
    code.line()
    var supertypes = element.elementClass.exportedName
    if members.contains(where: { $0.hasPrefix("func gestureRecognizer(") }) {
      supertypes += ", UIGestureRecognizerDelegate"
    }
    code.braces("final class \(subclassName(of: element)): \(supertypes)") { code in
      if needsScene(element) {
        code.line("unowned var scene: \(className)!")
        code.line()
      }
      code.lines(members)
    }
  }

  private func members(of element: SceneElement) -> [String] {
    var members: [[String]] = []
    if usesPath(element.name.text) { members.append(["var path: [CGPoint] = []"]) }
    addHitTesting(of: element, to: &members)
    addEvents(of: element, to: &members)
    addAnswers(of: element, to: &members)
    addPrevention(of: element, to: &members)
    for action in element.actions + targetActions(on: element.name.text)
    where !members.contains(where: { $0[0].hasPrefix("@objc func \(action)(") }) {
      let keyword = Self.editActions.contains(action) ? "override" : "@objc"
      members.append(["\(keyword) func \(action)(_ sender: Any?) {}"])
    }
    if defersGestures(element) {
      members.append(["var edges: UIRectEdge = []"])
      members.append([
        "override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }"
      ])
    }
    return Array(members.joined(separator: [""]))
  }

  private func addHitTesting(of element: SceneElement, to members: inout [[String]]) {
    let own = element.name.text
    var body: [String] = []
    for rule in element.overrides {
      guard case .hitTest(let answer, let pass) = rule.rule else { continue }
      guard pass == nil else {
        leaveOut(
          "this override", because: "UIKit's code can't tell the passes of hit-testing apart",
          at: rule.range)
        continue
      }
      guard body.isEmpty else { continue }
      let call = "super.hitTest(point, with: event)"
      switch answer {
      case .inherited: body = ["return \(call)"]
      case .inheritedUnlessItself:
        body = ["let found = \(call)", "return found === self ? nil : found"]
      case .inheritedUnless(let other):
        body = [
          "let found = \(call)",
          "return found === \(reference(other.text, in: own).text) ? nil : found",
        ]
      case .itself: body = ["return self"]
      case .nothing: body = ["return nil"]
      case .presentation:
        body = [
          "guard self.point(inside: point, with: event) else { return nil }",
          "return subviews.last { ($0.layer.presentation() ?? $0.layer).frame.contains(point) } ?? self",
        ]
      case .view(let other): body = ["return \(reference(other.text, in: own).text)"]
      }
    }
    if !body.isEmpty {
      members.append(
        ["override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"]
          + body.map { "  " + $0 } + ["}"])
    }
    for rule in element.overrides {
      guard case .pointInside(let condition) = rule.rule else { continue }
      members.append([
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  return \(expression(condition, own: own))",
        "}",
      ])
      break
    }
  }

  private func addEvents(of element: SceneElement, to members: inout [[String]]) {
    let isRecognizer = element.elementClass.kind == .recognizer
    let own = element.name.text
    let overridden = (reactions[own] ?? []).filter { $0.isOverride(of: element) }
    var isDone: Set<String> = []
    for method in ResponderMethod.allCases {
      var handling: EventHandling?
      for rule in element.overrides where handling == nil {
        if case .event(method, let wanted) = rule.rule { handling = wanted }
      }
      let calls = overridden.filter { $0.pattern.word.text == method.name }
      guard handling != nil || !calls.isEmpty else { continue }
      isDone.insert(method.name)
      let (head, call) = method.swift(isOfRecognizer: isRecognizer)
      let argument = method.family == .touches ? "touches" : "[]"
      var body: [String] = calls.map { "scene.\($0.method)(\(argument))" }
      switch handling {
      case .forwards, nil:
        body.append("super.\(call)")
        if handling != nil, element.elementClass.isScrollView, method.family == .touches {
          body.append("next?.\(call)")
        }
      case .handles, .handlesAndForwards:
        body.append("TouchTrace.log(\("\(own) handles \(method.name)".swiftLiteral))")
        if handling == .handlesAndForwards {
          body.append("super.\(call)")
          if element.elementClass.isScrollView, method.family == .touches {
            body.append("next?.\(call)")
          }
        }
      }
      members.append(["override func \(head) {"] + body.map { "  " + $0 } + ["}"])
    }
    for reaction in overridden where !isDone.contains(reaction.pattern.word.text) {
      addLifeCycle(reaction, of: element, to: &members)
    }
  }

  private func addLifeCycle(
    _ reaction: Reaction, of element: SceneElement, to members: inout [[String]]
  ) {
    let word = reaction.pattern.word.text
    let animated = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewIsAppearing",
    ]
    let plain = [
      "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "layoutSubviews", "didMoveToWindow", "didMoveToSuperview",
    ]
    if animated.contains(word) {
      members.append([
        "override func \(word)(_ animated: Bool) {", "  super.\(word)(animated)",
        "  scene.\(reaction.method)()", "}",
      ])
    } else if plain.contains(word) {
      members.append([
        "override func \(word)() {", "  super.\(word)()", "  scene.\(reaction.method)()", "}",
      ])
    } else {
      leaveOut(
        "this reaction", because: "no method of UIKit's is called for '\(word)' alone",
        at: reaction.range)
    }
  }

  private func addAnswers(of element: SceneElement, to members: inout [[String]]) {
    let isRecognizer = element.elementClass.kind == .recognizer
    for method in AnsweredMethod.allCases {
      var answers: [(condition: String?, answer: String)] = []
      var topic = Topic(own: element.name.text)
      topic.space = isRecognizer ? "self.view" : "self"
      if isRecognizer { topic.recognizer = "self" }
      topic.hasTouch =
        [.beginTracking, .continueTracking].contains(method)
        || (method == .shouldReceive && !isRecognizer)
      for rule in element.overrides {
        guard case .answer(method, let others, let answer) = rule.rule else { continue }
        let isAboutRecognizer = !method.others.contains(.view)
        let object =
          method.others.isEmpty
          ? nil
          : method == .gestureRecognizerShouldBegin
            ? topic.recognizer : isAboutRecognizer ? topic.other : topic.view
        let pattern = object.flatMap {
          expression(others, of: $0, isRecognizer: isAboutRecognizer)
        }
        let parts = [pattern, rule.condition.map { expression($0, topic) }].compactMap { $0 }
        answers.append((parts.isEmpty ? nil : parts.joined(separator: " && "), "\(answer)"))
      }
      guard !answers.isEmpty else { continue }
      let (head, call) = method.swift(isOfRecognizer: isRecognizer)
      var body: [String] = []
      var isComplete = false
      for (condition, answer) in answers where !isComplete {
        if let condition {
          body.append("if \(condition) { return \(answer) }")
        } else {
          body.append("return \(answer)")
          isComplete = true
        }
      }
      if !isComplete {
        // A scroll view doesn't show its own answers as the delegate of its recognizers.
        body.append(call.isEmpty ? "return \(method == .shouldReceive)" : "return super.\(call)")
      }
      members.append(["\(head) {"] + body.map { "  " + $0 } + ["}"])
    }
  }

  private func addPrevention(of element: SceneElement, to members: inout [[String]]) {
    for isPassive in [false, true] {
      let label = isPassive ? "canBePrevented(by" : "canPrevent(_"
      let other = isPassive ? "preventingGestureRecognizer" : "preventedGestureRecognizer"
      var topic = Topic(own: element.name.text)
      topic.recognizer = "self"
      topic.other = other
      topic.space = "self.view"
      var body: [String] = []
      var isComplete = false
      for rule in element.overrides where !isComplete {
        let others: NamePattern
        let answer: Bool
        switch rule.rule {
        case .canPrevent(let pattern, let flag) where !isPassive: (others, answer) = (pattern, flag)
        case .canBePrevented(let pattern, let flag) where isPassive:
          (others, answer) = (pattern, flag)
        default: continue
        }
        let pattern = expression(others, of: other, isRecognizer: true)
        let parts = [pattern, rule.condition.map { expression($0, topic) }].compactMap { $0 }
        if parts.isEmpty {
          body.append("return \(answer)")
          isComplete = true
        } else {
          body.append("if \(parts.joined(separator: " && ")) { return \(answer) }")
        }
      }
      guard !body.isEmpty else { continue }
      if !isComplete {
        body.append(
          "return super." + (isPassive ? "canBePrevented(by: \(other))" : "canPrevent(\(other))"))
      }
      members.append(
        ["override func \(label) \(other): UIGestureRecognizer) -> Bool {"]
          + body.map { "  " + $0 } + ["}"])
    }
  }
}

extension ResponderMethod {
  /// The method's declaration without `func`, and a call with the same arguments.
  fileprivate func swift(isOfRecognizer: Bool) -> (head: String, call: String) {
    switch family {
    case .touches:
      let event = isOfRecognizer ? "UIEvent" : "UIEvent?"
      return (
        "\(name)(_ touches: Set<UITouch>, with event: \(event))", "\(name)(touches, with: event)"
      )
    case .presses:
      let event = isOfRecognizer ? "UIPressesEvent" : "UIPressesEvent?"
      return (
        "\(name)(_ presses: Set<UIPress>, with event: \(event))", "\(name)(presses, with: event)"
      )
    case .motion:
      return (
        "\(name)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        "\(name)(motion, with: event)"
      )
    }
  }
}

extension AnsweredMethod {
  /// The method's declaration, and a call with the same arguments.
  fileprivate func swift(isOfRecognizer: Bool) -> (head: String, call: String) {
    let other = "otherGestureRecognizer"
    let ask = "gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
    switch self {
    case .beginTracking, .continueTracking:
      return (
        "override func \(rawValue)(_ touch: UITouch, with event: UIEvent?) -> Bool",
        "\(rawValue)(touch, with: event)"
      )
    case .canBecomeFirstResponder, .canResignFirstResponder:
      return ("override var \(rawValue): Bool", rawValue)
    case .gestureRecognizerShouldBegin:
      return (
        "override func \(rawValue)(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
        "\(rawValue)(gestureRecognizer)"
      )
    case .shouldBeRequiredToFailBy:
      if isOfRecognizer {
        return (
          "override func shouldBeRequiredToFail(by \(other): UIGestureRecognizer) -> Bool",
          "shouldBeRequiredToFail(by: \(other))"
        )
      }
      return ("func \(ask)\(rawValue) \(other): UIGestureRecognizer) -> Bool", "")
    case .shouldRequireFailureOf:
      if isOfRecognizer {
        return (
          "override func shouldRequireFailure(of \(other): UIGestureRecognizer) -> Bool",
          "shouldRequireFailure(of: \(other))"
        )
      }
      return ("func \(ask)\(rawValue) \(other): UIGestureRecognizer) -> Bool", "")
    case .shouldRecognizeSimultaneouslyWith:
      return ("func \(ask)\(rawValue) \(other): UIGestureRecognizer) -> Bool", "")
    case .shouldReceive:
      if isOfRecognizer {
        return ("override func shouldReceive(_ event: UIEvent) -> Bool", "shouldReceive(event)")
      }
      return ("func \(ask)shouldReceive touch: UITouch) -> Bool", "")
    case .touchesShouldBegin:
      return (
        "override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, "
          + "in view: UIView) -> Bool", "touchesShouldBegin(touches, with: event, in: view)"
      )
    case .touchesShouldCancel:
      return (
        "override func touchesShouldCancel(in view: UIView) -> Bool",
        "touchesShouldCancel(in: view)"
      )
    }
  }
}
