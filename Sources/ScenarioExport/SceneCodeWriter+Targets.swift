import ScenarioLanguage
import TouchEngine

// Which methods controls, buttons, and recognizers call.
extension SceneCodeWriter {
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

  func addTargets(of element: SceneElement, into lines: inout [String]) {
    let sender = Reference(text: identifier(element.name.text))
    for target in element.targets { add(target, of: element, to: sender, into: &lines) }
    addReactions(of: element, to: sender, into: &lines)
    guard element.targets.isEmpty else { return }
    if element.elementClass.isControl,
      element.properties.contains(where: { $0.property == .allControlEvents })
    {
      return
    }
    add(nil, of: element, to: sender, into: &lines)
  }

  /// Adds a target for each event of a control that the program reacts to.
  private func addReactions(
    of element: SceneElement, to sender: Reference, into lines: inout [String]
  ) {
    guard element.elementClass.isControl else { return }
    for reaction in reactions[element.name.text] ?? []
    where UIControl.Event.allWords.contains(reaction.pattern.word.text) {
      let event = reaction.pattern.word.text
      let method =
        SwiftNames.words(of: element.name.text, capitalizesFirst: false)
        + SwiftNames.words(of: event, capitalizesFirst: true)
      let key = "@objc \(method)"
      members[key] = ["@objc func \(method)(_ sender: Any?) {", "  \(reaction.method)()", "}"]
      if !actionMethods.contains(key) { actionMethods.append(key) }
      lines.append(
        sender.member("addTarget(self, action: #selector(\(method)(_:)), for: .\(event))"))
    }
  }

  /// Adds one target, or the default one for `nil`.
  func add(
    _ target: TargetAction?, of element: SceneElement, to sender: Reference,
    into lines: inout [String]
  ) {
    lines.append(sender.member("addTarget(" + arguments(target, of: element) + ")"))
  }

  /// Returns the arguments of `addTarget` or `removeTarget`.
  func arguments(_ target: TargetAction?, of element: SceneElement) -> String {
    var object = "self"
    var selector = actionMethod(of: element, target)
    switch target?.target {
    case .anybody:
      object = "nil"
      if let owner = responder(to: selector) {
        selector = subclassName(of: owner) + "." + selector
      } else if !Self.editActions.contains(selector), members["@objc \(selector)"] == nil {
        // A selector needs a method with its name.
        members["@objc \(selector)"] = ["@objc func \(selector)(_ sender: Any?) {", "}"]
        actionMethods.append("@objc \(selector)")
      }
    case .responder(let name):
      object = reference(name.text).text
      if let element = elements[name.text] { selector = subclassName(of: element) + "." + selector }
    case .object, nil: break
    }
    var text = "\(object), action: #selector(\(selector)(_:))"
    if element.elementClass.isControl {
      text += ", for: " + events(target?.events ?? [], of: element)
    }
    return text
  }

  /// Returns the events of a control as an expression.
  func events(_ words: [String], of element: SceneElement) -> String {
    if words.count == 1 { return ".\(words[0])" }
    if !words.isEmpty { return "[" + words.map { ".\($0)" }.joined(separator: ", ") + "]" }
    let primary: Set<String> = [
      "UISlider", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIColorWell",
      "UIRefreshControl",
    ]
    return primary.contains(element.elementClass.name) ? ".valueChanged" : ".touchUpInside"
  }

  /// The actions that every responder declares.
  static let editActions = ["copy", "cut", "delete", "paste", "select", "selectAll"]

  /// Returns the first element in the scenario whose class implements an action.
  private func responder(to action: String) -> SceneElement? {
    guard !Self.editActions.contains(action) else { return nil }
    return elements.values.filter { $0.actions.contains(action) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the method that an element calls, declaring it if it's the setup's.
  func actionMethod(of element: SceneElement, _ target: TargetAction?) -> String {
    let own = SwiftNames.words(of: element.name.text, capitalizesFirst: false)
    let method = target?.action ?? own + "Fires"
    switch target?.target {
    case .responder, .anybody: return method
    case .object, nil: break
    }
    let key = "@objc \(method)"
    guard members[key] == nil else { return method }
    var lines = ["@objc func \(method)(_ sender: Any?) {"]
    let calls = (reactions[element.name.text] ?? []).filter { !$0.isOverride(of: element) }
    for reaction in calls where reaction.pattern.word.text == "fires" {
      let state = reaction.pattern.detail.first?.text
      if let state, element.elementClass.kind == .recognizer {
        lines.append(
          "  if \(identifier(element.name.text)).state == .\(state) { \(reaction.method)() }")
      } else {
        lines.append("  \(reaction.method)()")
      }
    }
    lines.append("}")
    members[key] = lines
    actionMethods.append(key)
    return method
  }
}
