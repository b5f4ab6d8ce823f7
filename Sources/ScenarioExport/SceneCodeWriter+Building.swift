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
    lines = scene.requirements.compactMap { requirement in
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
      && !element.elementClass.name.hasPrefix("UI")
    {
      leaveOut(
        "the class '\(element.elementClass.name)'",
        because: "the course's lessons have its code", at: element.range)
    }
  }

  /// Returns the lines about parts of elements, in the order in which they're applied.
  private func allParts() -> [SceneElement] {
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
    var hasRoot = false
    for child in element.children {
      let name = identifier(child.name.text)
      switch child.elementClass.kind {
      case .recognizer:
        build(recognizer: child, on: parent, into: &lines)
      case .view where child.elementClass.isCell: break
      case .view:
        begin(child, filling: "\(parent).bounds", into: &lines)
        lines.append("\(parent).addSubview(\(name))")
        finish(child, isPart: false, into: &lines)
      case .viewController:
        build(controller: child, filling: "\(parent).bounds", into: &lines)
        if element.elementClass == .window, !hasRoot {
          hasRoot = true
          lines.append("\(parent).rootViewController = \(name)")
        } else {
          if let owner = controller(around: element.name.text) {
            lines.append("\(identifier(owner)).addChild(\(name))")
          }
          lines.append("\(parent).addSubview(\(name).view)")
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
    let isChained = parent.isOptional || parent.text.contains("?")
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

  // MARK: Targets

  /// Returns the elements that call targets, in order.
  private func senders() -> [SceneElement] {
    var found: [SceneElement] = []
    func collect(_ element: SceneElement) {
      if element.elementClass.isControl || element.elementClass.kind == .recognizer {
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

  private func addTargets(of element: SceneElement, into lines: inout [String]) {
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
  private func add(
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
    case .anybody: object = "nil"
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
    ]
    return primary.contains(element.elementClass.name) ? ".valueChanged" : ".touchUpInside"
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
    case "numberOfRows", "numberOfItems": return []
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
    case "safeAreaInsets", "focusedView":
      leaveOut("'\(property)'", because: "the system decides it on a device", at: setting.range)
      return []
    case "preferredScreenEdgesDeferringSystemGestures":
      return [object.member("edges = \(value)")]
    default: return [object.member("\(property) = \(value)")]
    }
  }
}
