import ScenarioLanguage
import TouchEngine
import UIKitCode

// The properties that hold the objects of the setup.
extension SceneCodeWriter {
  /// Returns the declarations of all objects of the setup.
  func declarations() -> [Variable] {
    let scene = scenario.scene
    return scene.timers.map { declaration(ofTimer: $0) }
      + (scene.windows + scene.controllers + scene.views).flatMap { declarations(in: $0) }
  }

  private func declarations(in element: SceneElement) -> [Variable] {
    var variables = [declaration(of: element)]
    if element.elementClass.isInteraction {
      variables.append(
        Variable("var", interactionRecognizers(of: element), "[UIGestureRecognizer]", value: []))
    }
    return variables + element.children.flatMap { declarations(in: $0) }
      + element.parts.flatMap { declarations(inPart: $0) }
  }

  private func declarations(inPart part: SceneElement) -> [Variable] {
    part.children.flatMap { declarations(in: $0) }
      + part.parts.flatMap { declarations(inPart: $0) }
  }

  private func declaration(of element: SceneElement) -> Variable {
    let type = Expression.token(typeName(of: element))
    let value: Expression
    switch element.elementClass {
    case .window: value = type(windowScene: .token("windowScene"))
    case .navigationController:
      let root = element.children.first { $0.elementClass.kind == .viewController }
      value = type(
        rootViewController: root.map { object($0) } ?? .token("UIViewController")())
    case .pageViewController:
      let scrolls = element.properties.contains { $0.valueText == "scroll" }
      return Variable(
        "let", identifier(element.name.text),
        value: type(
          transitionStyle: .implicitMember(scrolls ? "scroll" : "pageCurl"),
          navigationOrientation: .implicitMember("horizontal")))
    case .collectionView:
      return Variable(
        "let", identifier(element.name.text),
        value: type(
          frame: .implicitMember("zero"),
          collectionViewLayout: .token("UICollectionViewFlowLayout")()))
    case .barButtonItem:
      let action = targetAction(element.targets.last, of: element)
      value = type(
        title: Expression(element.name.text), style: .implicitMember("plain"),
        target: action.target, action: action.selector)
    case .contextMenuInteraction, .dragInteraction:
      value = type(delegate: delegate(of: element))
    default: return Variable("let", identifier(element.name.text), value: type())
    }
    return Variable("lazy var", identifier(element.name.text), value: value)
  }

  private func declaration(ofTimer element: SceneElement) -> Variable {
    var interval: Expression = 1
    var repeats: Expression = false
    for setting in element.properties {
      if setting.property == .repeats, case .boolean(true) = setting.value { repeats = true }
      if setting.property == .timeInterval { interval = expression(setting) }
    }
    let name = identifier(element.name.text)
    let timer = Expression.token("Timer")(timeInterval: interval, repeats: repeats)
    let reaction = reactions[element.name.text]?.first { $0.pattern.word.text == "timer" }
    guard let reaction else {
      return Variable("let", name, value: timer.trailing(Closure("_", [], isOnOneLine: true)))
    }
    let call = Statement.onMainActor(
      [.expression(.token(reaction.method)())], isOnOneLine: true)
    return Variable("lazy var", name, value: timer.trailing(Closure("[unowned self] _", [call])))
  }

  /// Returns the class of an element: UIKit's, or a subclass that the file declares.
  func typeName(of element: SceneElement) -> String {
    needsSubclass(element) ? subclassName(of: element) : element.elementClass.exportedName
  }

  /// Returns the name of an element's subclass.
  func subclassName(of element: SceneElement) -> String {
    let kind: String =
      switch element.elementClass.kind {
      case .recognizer: "Recognizer"
      case .viewController: "Controller"
      case .window: "Window"
      default: element.elementClass.isControl ? "Control" : "View"
      }
    return typeName(kind, of: element)
  }

  /// Returns whether an element needs a custom class.
  func needsSubclass(_ element: SceneElement) -> Bool {
    if !element.overrides.isEmpty || !element.actions.isEmpty { return true }
    if defersGestures(element) { return true }
    if !targetActions(on: element.name.text).isEmpty { return true }
    return (reactions[element.name.text] ?? []).contains { $0.isOverride(of: element) }
  }

  /// Returns whether an element's class defers the system's gestures at some edges.
  func defersGestures(_ element: SceneElement) -> Bool {
    element.properties.contains {
      $0.property.name == "preferredScreenEdgesDeferringSystemGestures"
    }
  }

  /// Returns the actions that other objects send to a responder by its name.
  func targetActions(on name: String) -> [String] {
    var found: [String] = []
    func collect(_ target: TargetAction) {
      guard case .responder(let responder) = target.target, responder.text == name,
        let action = target.action, !found.contains(action)
      else { return }
      found.append(action)
    }
    for element in elements.values.sorted(by: { $0.name.text < $1.name.text }) {
      for target in element.targets { collect(target) }
    }
    for (_, action) in programSteps {
      guard case .call(let call) = action else { continue }
      switch call.arguments {
      case .action(let target), .target(let target):
        if call.method != .removeTarget { collect(target) }
      default: break
      }
    }
    return found
  }
}

extension SceneCodeWriter.Reaction {
  /// Returns whether the reaction is the work of an overridden method of an element's class.
  func isOverride(of element: SceneElement) -> Bool {
    switch pattern.word.text {
    case "fires", "timer": false
    default:
      !element.elementClass.isControl || !UIControl.Event.allWords.contains(pattern.word.text)
    }
  }
}
