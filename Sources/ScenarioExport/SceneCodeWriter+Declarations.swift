import ScenarioLanguage
import TouchEngine

// The properties that hold the objects of the setup.
extension SceneCodeWriter {
  /// Returns the declarations of all objects of the setup.
  func declarations() -> [String] {
    let scene = scenario.scene
    var lines: [String] = []
    for timer in scene.timers { lines.append(declaration(ofTimer: timer)) }
    for element in scene.windows + scene.controllers + scene.views {
      declare(element, into: &lines)
    }
    return lines
  }

  private func declare(_ element: SceneElement, into lines: inout [String]) {
    lines.append(declaration(of: element))
    if element.elementClass.isInteraction {
      lines.append("var \(interactionRecognizers(of: element)): [UIGestureRecognizer] = []")
    }
    for child in element.children { declare(child, into: &lines) }
    for part in element.parts { declareChildren(of: part, into: &lines) }
  }

  private func declareChildren(of part: SceneElement, into lines: inout [String]) {
    for child in part.children { declare(child, into: &lines) }
    for inner in part.parts { declareChildren(of: inner, into: &lines) }
  }

  private func declaration(of element: SceneElement) -> String {
    let name = identifier(element.name.text)
    let type = typeName(of: element)
    switch element.elementClass {
    case .window:
      return "lazy var \(name) = \(type)(windowScene: windowScene)"
    case .navigationController:
      let root = element.children.first { $0.elementClass.kind == .viewController }
      let argument = root.map { identifier($0.name.text) } ?? "UIViewController()"
      return "lazy var \(name) = \(type)(rootViewController: \(argument))"
    case .pageViewController:
      let style = element.properties.contains { $0.valueText == "scroll" } ? "scroll" : "pageCurl"
      return
        "let \(name) = \(type)(transitionStyle: .\(style), navigationOrientation: .horizontal)"
    case .collectionView:
      return
        "let \(name) = \(type)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .barButtonItem:
      return declaration(ofItem: element)
    case .contextMenuInteraction, .dragInteraction:
      return "lazy var \(name) = \(type)(delegate: \(interactionDelegate(of: element)))"
    default:
      return "let \(name) = \(type)()"
    }
  }

  private func declaration(ofTimer element: SceneElement) -> String {
    var interval = "1"
    var repeats = "false"
    for setting in element.properties {
      if setting.property == .repeats, case .boolean(true) = setting.value { repeats = "true" }
      if setting.property == .timeInterval { interval = expression(setting) ?? interval }
    }
    let name = identifier(element.name.text)
    let reaction = reactions[element.name.text]?.first { $0.pattern.word.text == "timer" }
    guard let reaction else {
      return "let \(name) = Timer(timeInterval: \(interval), repeats: \(repeats)) { _ in }"
    }
    return """
      lazy var \(name) = Timer(timeInterval: \(interval), repeats: \(repeats)) { [unowned self] _ in
          MainActor.assumeIsolated { \(reaction.method)() }
        }
      """
  }

  private func declaration(ofItem element: SceneElement) -> String {
    let name = identifier(element.name.text)
    let target = element.targets.last
    let method = actionMethod(of: element, target)
    return "lazy var \(name) = UIBarButtonItem("
      + "title: \(element.name.text.swiftLiteral), style: .plain, target: self, "
      + "action: #selector(\(method)(_:)))"
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
    return SwiftNames.words(of: element.name.text, capitalizesFirst: true) + kind
  }

  /// Returns whether an element needs a custom class.
  func needsSubclass(_ element: SceneElement) -> Bool {
    if !element.overrides.isEmpty || !element.actions.isEmpty { return true }
    if usesPath(element.name.text) { return true }
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

  /// Returns whether the program collects points for a view.
  func usesPath(_ name: String) -> Bool {
    func uses(_ action: ProgramAction) -> Bool {
      switch action {
      case .animate(let inner, _), .perform(let inner, _): return uses(inner)
      case .compute(let assignment):
        return assignment.object.text == name && assignment.property.name == "path"
      case .set(let object, let setting):
        return object.text == name && setting.property.name == "path"
      default: return false
      }
    }
    return programSteps.contains { uses($0.action) }
      || reactions.values.contains { $0.contains { uses($0.action) } }
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
