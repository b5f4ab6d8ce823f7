import ScenarioLanguage
import TouchEngine

// The functions that put the setup together, in the order of the scenario.
extension SceneCodeWriter {
  /// A function that builds a part of the setup.
  struct BuildingFunction {
    var name: String
    var lines: [String]
  }

  /// Returns the functions that build the setup, in the order of their calls.
  func buildingFunctions() -> [BuildingFunction] {
    let scene = scenario.scene
    var functions: [BuildingFunction] = []
    reportOutsideObjects()
    reportCourseClasses()
    var lines: [String] = []
    for window in scene.windows {
      lines = []
      build(window: window, into: &lines)
      functions.append(
        BuildingFunction(name: functionName("show", window.name.text), lines: lines))
    }
    for controller in scene.controllers {
      lines = []
      build(controller: controller, filling: "windowScene.coordinateSpace.bounds", into: &lines)
      functions.append(
        BuildingFunction(name: functionName("make", controller.name.text), lines: lines))
    }
    for view in scene.views {
      lines = []
      begin(view, filling: "\(identifier(scene.windows[0].name.text)).bounds", into: &lines)
      finish(view, isPart: false, into: &lines)
      functions.append(
        BuildingFunction(name: functionName("make", view.name.text), lines: lines))
    }
    lines = []
    for part in allParts() { build(part: part, into: &lines) }
    if !lines.isEmpty { functions.append(BuildingFunction(name: "prepareParts", lines: lines)) }
    lines = []
    for element in senders() { addTargets(of: element, into: &lines) }
    if !lines.isEmpty { functions.append(BuildingFunction(name: "addTargets", lines: lines)) }
    lines = scene.requirements.map { requirement in
      if isInteraction(requirement.recognizer.text) || isInteraction(requirement.other.text) {
        return self.requirement(requirement)
      }
      let recognizer = reference(requirement.recognizer.text)
      let other = reference(requirement.other.text)
      guard other.isOptional else {
        return recognizer.member("require(toFail: \(other.text))")
      }
      return "if let other = \(other.text) { " + recognizer.member("require(toFail: other)") + " }"
    }
    if !lines.isEmpty { functions.append(BuildingFunction(name: "addRequirements", lines: lines)) }
    return functions
  }

  private func functionName(_ verb: String, _ name: String) -> String {
    verb + SwiftNames.words(of: name, capitalizesFirst: true)
  }

  private func reportOutsideObjects() {
    let scene = scenario.scene
    for setting in scene.behavior {
      leaveOut(
        "'UIKit \(setting.field.name)'", because: "only the model's UIKit can be changed",
        at: setting.range)
    }
    for element in [scene.application, scene.delegate, scene.windowScene] {
      for rule in element.overrides {
        leaveOut(
          "this override", because: "the class of '\(element.name.text)' is your app's own",
          at: rule.range)
      }
    }
  }

  private func reportCourseClasses() {
    let elements = elements.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for element in elements
    where [.recognizer, .view].contains(element.elementClass.kind)
      && !element.elementClass.exportedName.hasPrefix("UI")
      && element.elementClass.framework == nil
    {
      leaveOut(
        "the class '\(element.elementClass.name)'",
        because: "the course's lessons have its code", at: element.range)
    }
    for element in elements where element.elementClass == .hostingView {
      leaveOut(
        "the SwiftUI content of '\(element.name.text)'",
        because: "the scenario doesn't say what it is, and a UIView takes its place",
        at: element.range)
    }
  }

  /// Returns the lines about parts of elements, in the order in which they're applied.
  func allParts() -> [SceneElement] {
    var parts: [SceneElement] = []
    func collect(_ element: SceneElement) {
      for child in element.children { collect(child) }
      parts += element.parts
    }
    let scene = scenario.scene
    for element in scene.windows + scene.controllers + scene.views { collect(element) }
    var index = 0
    while index < parts.count {
      for child in parts[index].children { collect(child) }
      parts += parts[index].parts
      index += 1
    }
    return parts
  }

  private func build(window element: SceneElement, into lines: inout [String]) {
    let name = identifier(element.name.text)
    identify(element, into: &lines)
    lines.append("\(name).makeKeyAndVisible()")
    set(element.properties, of: Reference(text: name), element, into: &lines)
    children(of: element, in: name, into: &lines)
  }

  /// Gives an object its name, for `TouchTrace`.
  private func identify(_ element: SceneElement, into lines: inout [String]) {
    let name = identifier(element.name.text)
    if needsScene(element) { lines.append("\(name).scene = self") }
    let label: String
    switch element.elementClass.kind {
    case .recognizer: label = "name"
    case .viewController: label = "restorationIdentifier"
    default: label = "accessibilityIdentifier"
    }
    lines.append("\(name).\(label) = \(element.name.text.swiftLiteral)")
  }

  private func children(of element: SceneElement, in parent: String, into lines: inout [String]) {
    let container =
      element.elementClass == .visualEffectView ? "\(parent).contentView" : parent
    var hasRoot = false
    for child in element.children {
      let name = identifier(child.name.text)
      switch child.elementClass.kind {
      case .recognizer:
        build(recognizer: child, on: parent, into: &lines)
      case .view where child.elementClass.isCell: break
      case .view:
        begin(child, filling: "\(container).bounds", into: &lines)
        lines.append(
          child.elementClass == .refreshControl && element.elementClass.isScrollView
            ? "\(container).refreshControl = \(name)" : "\(container).addSubview(\(name))")
        finish(child, isPart: false, into: &lines)
      case .viewController:
        build(controller: child, filling: "\(container).bounds", into: &lines)
        if element.elementClass == .window, !hasRoot {
          hasRoot = true
          lines.append("\(parent).rootViewController = \(name)")
        } else {
          if let owner = controller(around: element.name.text) {
            lines.append("\(identifier(owner)).addChild(\(name))")
          }
          lines.append("\(container).addSubview(\(name).view)")
        }
        if let view = child.children.first(where: { $0.elementClass.kind == .view }) {
          let own = identifier(view.name.text)
          if view.properties.contains(where: { $0.property.name == "transform" }) {
            lines.append("\(own).transform = .identity")
            lines.append("\(own).frame = \(parent).bounds")
          }
          set(view.properties, of: Reference(text: own), view, into: &lines)
        }
      default: break
      }
    }
  }

  /// Returns the nearest controller that contains an element.
  private func controller(around name: String) -> String? {
    func search(_ element: SceneElement, _ owner: String?) -> String?? {
      if element.name.text == name { return .some(owner) }
      let inner = element.elementClass.kind == .viewController ? element.name.text : owner
      for child in element.children + element.parts {
        if let found = search(child, inner) { return found }
      }
      return nil
    }
    for element in scenario.scene.windows + scenario.scene.controllers + scenario.scene.views {
      if let found = search(element, nil) { return found }
    }
    return nil
  }

  private func begin(_ element: SceneElement, filling frame: String, into lines: inout [String]) {
    identify(element, into: &lines)
    lines.append("\(identifier(element.name.text)).frame = \(frame)")
  }

  /// Applies a view's settings, and creates what's inside it.
  private func finish(_ element: SceneElement, isPart: Bool, into lines: inout [String]) {
    let name = identifier(element.name.text)
    let reference = Reference(text: name)
    let isLate = { (setting: PropertySetting) in setting.property.traits.contains(.comesLast) }
    set(element.properties.filter { !isLate($0) }, of: reference, element, into: &lines)
    if !element.controllerDelegateAnswers.isEmpty {
      lines.append("\(name).delegate = \(editingDelegate(of: element))")
    }
    if element.elementClass.isScrollView { prepare(scrollView: element, into: &lines) }
    children(of: element, in: name, into: &lines)
    set(element.properties.filter(isLate), of: reference, element, into: &lines)
  }

  private func prepare(scrollView element: SceneElement, into lines: inout [String]) {
    let name = identifier(element.name.text)
    if !element.viewDelegateAnswers.isEmpty {
      let delegate = viewDelegate(of: element)
      lines.append("\(name).delegate = \(delegate)")
    }
    guard element.elementClass.cells != nil else { return }
    let data = dataSource(of: element)
    let cells = element.children.filter { $0.elementClass.isCell }
    for cell in cells { identify(cell, into: &lines) }
    if !cells.isEmpty {
      let list = cells.map { identifier($0.name.text) }.joined(separator: ", ")
      lines.append("\(data).first = [\(list)]")
    }
    lines.append("\(name).dataSource = \(data)")
    lines.append("\(name).reloadData()")
    for cell in cells {
      finish(cell: cell, Reference(text: identifier(cell.name.text)), into: &lines)
    }
  }

  private func finish(cell element: SceneElement, _ cell: Reference, into lines: inout [String]) {
    set(element.properties, of: cell, element, into: &lines)
    for child in element.children {
      if child.elementClass.kind == .recognizer {
        build(recognizer: child, on: cell.text, isOptional: cell.isOptional, into: &lines)
      } else {
        add(child, to: Reference(text: cell.member("contentView")), into: &lines)
      }
    }
  }

  private func add(_ child: SceneElement, to parent: Reference, into lines: inout [String]) {
    guard child.elementClass.kind == .view else { return }
    let bounds = parent.member("bounds")
    let isChained = parent.isOptional || parent.text.utf8.contains(UInt8(ascii: "?"))
    begin(child, filling: bounds + (isChained ? " ?? .zero" : ""), into: &lines)
    lines.append(parent.member("addSubview(\(identifier(child.name.text)))"))
    finish(child, isPart: false, into: &lines)
  }

  /// Applies the lines about a part that UIKit creates.
  private func build(part element: SceneElement, into lines: inout [String]) {
    let part = reference(element.name.text)
    set(element.properties, of: part, element, into: &lines)
    if element.elementClass.kind == .recognizer {
      if !element.delegateAnswers.isEmpty {
        lines.append(part.member("delegate = \(recognizerDelegate(of: element))"))
      }
      for target in element.targets { add(target, of: element, to: part, into: &lines) }
    } else if element.elementClass.isCell {
      for child in element.children {
        if child.elementClass.kind == .recognizer {
          build(recognizer: child, on: part.text, isOptional: true, into: &lines)
        } else {
          add(
            child, to: Reference(text: part.member("contentView")), into: &lines)
        }
      }
    } else {
      for child in element.children {
        if child.elementClass.kind == .recognizer {
          build(recognizer: child, on: part.text, isOptional: true, into: &lines)
        } else {
          add(child, to: part, into: &lines)
        }
      }
    }
    for rule in element.overrides {
      leaveOut(
        "this override", because: "UIKit creates '\(element.name.text)', with its own class",
        at: rule.range)
    }
  }

  private func build(
    recognizer element: SceneElement, on view: String, isOptional: Bool = false,
    into lines: inout [String]
  ) {
    let name = identifier(element.name.text)
    if element.elementClass.isInteraction {
      return build(interaction: element, on: view, isOptional: isOptional, into: &lines)
    }
    identify(element, into: &lines)
    if !element.delegateAnswers.isEmpty {
      lines.append("\(name).delegate = \(recognizerDelegate(of: element))")
    }
    set(element.properties, of: Reference(text: name), element, into: &lines)
    lines.append("\(view)\(isOptional ? "?" : "").addGestureRecognizer(\(name))")
  }

  // MARK: Controllers

  private func build(
    controller element: SceneElement, filling frame: String, into lines: inout [String]
  ) {
    let name = identifier(element.name.text)
    let inner = element.children.filter { $0.elementClass.kind == .viewController }
    if element.elementClass.isContainer {
      for child in inner { build(controller: child, filling: frame, into: &lines) }
    }
    identify(element, into: &lines)
    if element.elementClass == .navigationController {
      for child in inner.dropFirst() {
        lines.append("\(name).pushViewController(\(identifier(child.name.text)), animated: false)")
      }
    } else if element.elementClass == .pageViewController {
      let pages = inner.map { identifier($0.name.text) }.joined(separator: ", ")
      lines.append("\(name).dataSource = \(pageData(of: element))")
      lines.append("\(pageData(of: element)).pages = [\(pages)]")
      let first = inner.first.map { identifier($0.name.text) } ?? ""
      lines.append(
        "\(name).setViewControllers([\(first)], direction: .forward, animated: false)")
    } else if element.elementClass == .tabBarController {
      for child in inner {
        let title = "tab of \(child.name.text)".swiftLiteral
        lines.append("\(identifier(child.name.text)).tabBarItem.title = \(title)")
      }
      let list = inner.map { identifier($0.name.text) }.joined(separator: ", ")
      lines.append("\(name).viewControllers = [\(list)]")
    }
    for item in element.children where item.elementClass == .barButtonItem {
      set(item.properties, of: Reference(text: identifier(item.name.text)), item, into: &lines)
    }
    set(element.properties, of: Reference(text: name), element, into: &lines)
    if !element.controllerDelegateAnswers.isEmpty {
      let delegate = controllerDelegate(of: element)
      if element.elementClass == .tabBarController {
        lines.append("\(name).delegate = \(delegate)")
      }
    }
    guard !element.elementClass.isContainer,
      let view = element.children.first(where: { $0.elementClass.kind == .view })
    else { return }
    begin(view, filling: frame, into: &lines)
    lines.append("\(name).view = \(identifier(view.name.text))")
    finish(view, isPart: false, into: &lines)
  }

  // MARK: Properties

  /// Appends the statements that set an object's properties, in the engine's order.
  func set(
    _ settings: [PropertySetting], of object: Reference, _ element: SceneElement,
    into lines: inout [String]
  ) {
    let isFirst = { (setting: PropertySetting) in setting.property.traits.contains(.comesFirst) }
    for setting in settings.filter(isFirst) + settings.filter({ !isFirst($0) }) {
      lines += statements(setting, of: object, element)
    }
  }

  /// Returns the statements that set a property.
  func statements(
    _ setting: PropertySetting, of object: Reference, _ element: SceneElement
  ) -> [String] {
    let property = setting.property.name
    guard let value = expression(setting) else { return [] }
    switch property {
    case "numberOfRows", "numberOfItems", "transitionStyle": return []
    case "numberOfSections" where element.elementClass.cells != nil: return []
    case "itemSize", "minimumInteritemSpacing", "minimumLineSpacing", "sectionInset":
      return [
        "(\(object.text).collectionViewLayout as? UICollectionViewFlowLayout)?.\(property) = \(value)"
      ]
    case "title" where element.elementClass.inherits(from: .button):
      return [object.member("setTitle(\(value), for: .normal)")]
    case "numberOfSegments":
      guard case .count(let count) = setting.value else { return [] }
      return (0..<count).map {
        object.member("insertSegment(withTitle: \"\($0)\", at: \($0), animated: false)")
      }
    case "hidesBackButton", "leftBarButtonItem", "rightBarButtonItem",
      "leftItemsSupplementBackButton":
      return [object.member("navigationItem.\(property) = \(value)")]
    case "allControlEvents":
      let name = identifier(element.name.text)
      _ = actionMethod(of: element, nil)
      return [
        object.member("removeTarget(nil, action: nil, for: .allEvents)"),
        object.member("addTarget(self, action: #selector(\(name)Fires(_:)), for: \(value))"),
      ]
    case "linkArea":
      guard case .rectangle(let area) = setting.value, !area.isEmpty else { return [] }
      addLink()
      return ["show(link: \(value), in: \(object.text))"]
    case "safeAreaInsets", "focusedView":
      leaveOut("'\(property)'", because: "the system decides it on a device", at: setting.range)
      return []
    case "preferredScreenEdgesDeferringSystemGestures":
      return [object.member("edges = \(value)")]
    default: return [object.member("\(property) = \(value)")]
    }
  }
}
