import ScenarioLanguage
import TouchEngine
import UIKitCode

// Which methods controls, buttons, and recognizers call.
extension SceneCodeWriter {
  /// A target with the selector of its method.
  typealias Action = (target: Expression, selector: Expression)

  /// Returns the elements that call targets, in order.
  func senders() -> [SceneElement] {
    var found: [SceneElement] = []
    func collect(_ element: SceneElement) {
      if element.elementClass.isControl
        || element.elementClass.kind == .recognizer && !element.elementClass.isInteraction
      {
        found.append(element)
      }
      for child in element.children { collect(child) }
    }
    for element in scenario.scene.windows + scenario.scene.controllers + scenario.scene.views {
      collect(element)
    }
    for part in allParts() { for child in part.children { collect(child) } }
    return found
  }

  /// Returns the statements that add an element's targets, or the default one.
  func addTargets(of element: SceneElement) -> [Statement] {
    let sender = object(element)
    let statements =
      element.targets.map { addTarget($0, of: element, to: sender) }
      + addReactions(of: element, to: sender)
    let hasOthers =
      element.elementClass.isControl
      && element.properties.contains { $0.property == .allControlEvents }
    guard element.targets.isEmpty, !hasOthers else { return statements }
    return statements + [addTarget(nil, of: element, to: sender)]
  }

  /// Returns the statements that add a target for each event of a control that the program reacts
  /// to.
  private func addReactions(
    of element: SceneElement, to sender: Expression
  ) -> [Statement] {
    guard element.elementClass.isControl else { return [] }
    let reactions = reactions[element.name.text] ?? []
    var events: [String] = []
    for reaction in reactions where UIControl.Event.allWords.contains(reaction.pattern.word.text) {
      let event = reaction.pattern.word.text
      if !events.contains(event) { events.append(event) }
    }
    return events.map { event in
      let method = methodName(event, of: element)
      declareAction(method) {
        reactions.filter { $0.pattern.word.text == event }
          .map { .expression(.token($0.method)()) }
      }
      let action = Expression.setupAction(method, named: method, from: .control)
      return .expression(
        sender.addTarget(action.target, action: action.selector, for: .implicitMember(event)))
    }
  }

  /// Returns the statement that adds one target, or the default one for `nil`.
  func addTarget(
    _ target: TargetAction?, of element: SceneElement, to sender: Expression
  ) -> Statement {
    let (object, selector) = targetAction(target, of: element)
    return .expression(
      element.elementClass.isControl
        ? sender.addTarget(
          object, action: selector, for: events(target?.events ?? [], of: element))
        : sender.addTarget(object, action: selector))
  }

  /// Returns the statement that removes a target.
  func removeTarget(
    _ target: TargetAction, of element: SceneElement, from sender: Expression
  ) -> Statement {
    let action = targetAction(target, of: element)
    let object = target.target == nil ? .nil : action.target
    let selector = target.action == nil ? .nil : action.selector
    guard element.elementClass.isControl else {
      return .expression(sender.removeTarget(object, action: selector))
    }
    let all = Expression.implicitMember("allEvents")
    return .expression(
      sender.removeTarget(
        object, action: selector,
        for: target.events.isEmpty ? all : events(target.events, of: element)))
  }

  /// Returns the events of a control as an expression; its default event if there are none.
  private func events(_ words: [String], of element: SceneElement) -> Expression {
    .options(words.isEmpty ? element.elementClass.defaultEvent : words)
  }

  /// Returns what an element calls, declaring the method if it's the setup's.
  func targetAction(_ target: TargetAction?, of element: SceneElement) -> Action {
    let action = target?.action ?? ""
    switch target?.target {
    case .anybody: return (.nil, selector(ofAnybody: action))
    case .responder(let name):
      let owner = elements[name.text].map { subclassName(of: $0) }
      return (
        reference(name.text),
        .selector(methodName(of: action), of: owner, named: action)
      )
    case .object, nil: return setupAction(of: element, target?.action)
    }
  }

  /// Returns what the program sends.
  func sentAction(_ action: TargetAction) -> Action {
    if case .responder = action.target, let window = scenario.scene.windows.first {
      return targetAction(action, of: window)
    }
    let name = action.action ?? "target"
    let method = methodName(of: name)
    declareAction(method) { [] }
    return (action.target == .object ? .setup : .nil, .selector(method, named: name))
  }

  /// Returns the selector of an action for the first responder that implements it.
  private func selector(ofAnybody action: String) -> Expression {
    let method = methodName(of: action)
    if Self.editActions.contains(action) { return .selector(method, named: action) }
    let owner = elements.values.filter { $0.actions.contains(action) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
    if let owner { return .selector(method, of: subclassName(of: owner), named: action) }
    // A selector needs a method with its name.
    declareAction(method) { [] }
    return .selector(method, named: action)
  }

  /// The actions that every responder declares.
  static let editActions = ["copy", "cut", "delete", "paste", "select", "selectAll"]

  /// Returns the setup's own method for an action, or for what an element calls by default,
  /// declaring it.
  func setupAction(of element: SceneElement, _ action: String?) -> Action {
    let method = action.map { methodName(of: $0) } ?? methodName("fires", of: element)
    declareAction(method) {
      (reactions[element.name.text] ?? []).filter {
        !$0.isOverride(of: element) && $0.pattern.word.text == "fires"
      }.map { reaction in
        let call = Expression.token(reaction.method)()
        guard let state = reaction.pattern.detail.first?.text,
          element.elementClass.kind == .recognizer
        else { return .expression(call) }
        let isInState = Expression.infixOperator(
          object(element).state, "==", .implicitMember(state))
        return .ifThen([isInState], [.expression(call)], isOnOneLine: true)
      }
    }
    return Expression.setupAction(
      method, named: action,
      from: element.elementClass.kind == .recognizer ? .recognizer : .control)
  }
}
