import ScenarioLanguage
import TouchEngine
import UIKitCode

// The functions that put the setup together, in the order of the scenario.
extension SceneCodeWriter {
  /// Returns the functions that build the setup, in the order of their calls.
  func buildingFunctions() -> [Function] {
    let scene = scenario.scene
    reportOutsideObjects()
    reportCourseClasses()
    var functions: [Function] = []
    func add(_ name: String, _ body: [Statement]) {
      var function = Function(Signature(name), body)
      function.isPrivate = true
      functions.append(function)
    }
    for window in scene.windows { add(builderName("show", window), show(window)) }
    for controller in scene.controllers {
      let bounds = Expression.token("windowScene").coordinateSpace.bounds
      add(builderName("make", controller), build(controller: controller, filling: bounds))
    }
    for view in scene.views {
      let bounds = object(scene.windows[0]).bounds
      add(builderName("make", view), begin(view, filling: bounds) + finish(view))
    }
    for (name, body) in [
      ("prepareParts", allParts().flatMap { prepare(part: $0) }),
      ("addTargets", senders().flatMap { addTargets(of: $0) }),
      ("addRequirements", scene.requirements.map { requirement($0) }),
    ] where !body.isEmpty {
      add(name, body)
    }
    return functions
  }

  private func reportOutsideObjects() {
    let scene = scenario.scene
    for setting in scene.behavior {
      leaveOut(
        "`UIKit \(setting.field.name)`", because: "only the model's UIKit can be changed",
        at: setting.range)
    }
    for element in [scene.application, scene.delegate, scene.windowScene] {
      for rule in element.overrides {
        leaveOut(
          "this override", because: "the class of `\(element.name.text)` is your app's own",
          at: rule.range)
      }
    }
    for setting in scene.windowScene.properties {
      leaveOut(
        "`\(setting.property.name)`", because: "the system decides it on a device",
        at: setting.range)
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
        "the class `\(element.elementClass.name)`",
        because: "the course's lessons have its code", at: element.range)
    }
    for element in self.elements(of: .hostingView) {
      leaveOut(
        "the SwiftUI content of `\(element.name.text)`",
        because: element.children.isEmpty
          ? "the scenario doesn't say what it is, and a UIView takes its place"
          : "it isn't code of UIKit, and plain views and recognizers take its place",
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

  private func show(_ window: SceneElement) -> [Statement] {
    let object = object(window)
    return identify(window) + [.expression(object.makeKeyAndVisible())]
      + set(window.properties, of: object, window) + addChildren(of: window, to: object)
  }

  /// Gives an object its name, for `TouchTrace`.
  private func identify(_ element: SceneElement) -> [Statement] {
    let object = object(element)
    let label =
      switch element.elementClass.kind {
      case .recognizer: object.name
      case .viewController: object.restorationIdentifier
      default: object.accessibilityIdentifier
      }
    let name = Statement.assignment(label, Expression(element.name.text))
    return needsScene(element) ? [.assignment(object.scene, .itself), name] : [name]
  }

  // MARK: Children

  private func addChildren(of element: SceneElement, to parent: Expression) -> [Statement] {
    let container = element.elementClass == .visualEffectView ? parent.contentView : parent
    var statements: [Statement] = []
    var hasRoot = false
    for child in element.children {
      switch child.elementClass.kind {
      case .recognizer: statements += add(recognizer: child, to: parent)
      case .view where child.elementClass.isCell: break
      case .view:
        statements += begin(child, filling: container.bounds)
        statements.append(
          child.elementClass == .refreshControl && element.elementClass.isScrollView
            ? .assignment(container.refreshControl, object(child))
            : .expression(container.addSubview(object(child))))
        statements += finish(child)
      case .viewController:
        statements += build(controller: child, filling: container.bounds)
        if element.elementClass == .window, !hasRoot {
          hasRoot = true
          statements.append(.assignment(parent.rootViewController, object(child)))
        } else {
          if let owner = controller(around: element.name.text) {
            statements.append(.expression(owner.addChild(object(child))))
          }
          statements.append(.expression(container.addSubview(object(child).view)))
        }
        statements += resize(child, in: parent)
      default: break
      }
    }
    return statements
  }

  /// Applies the settings of a controller's view again, after UIKit has given it the size of
  /// another.
  private func resize(_ controller: SceneElement, in parent: Expression) -> [Statement] {
    guard let view = controller.children.first(where: { $0.elementClass.kind == .view }) else {
      return []
    }
    let own = object(view)
    let isTransformed = view.properties.contains { $0.property.name == "transform" }
    let reset: [Statement] = [
      .assignment(own.transform, .implicitMember("identity")),
      .assignment(own.frame, parent.bounds),
    ]
    return (isTransformed ? reset : []) + set(view.properties, of: own, view)
  }

  /// Returns the nearest controller that contains an element.
  private func controller(around name: String) -> Expression? {
    func search(_ element: SceneElement, _ owner: SceneElement?) -> SceneElement?? {
      if element.name.text == name { return .some(owner) }
      let inner = element.elementClass.kind == .viewController ? element : owner
      for child in element.children + element.parts {
        if let found = search(child, inner) { return found }
      }
      return nil
    }
    for element in scenario.scene.windows + scenario.scene.controllers + scenario.scene.views {
      if let found = search(element, nil) { return found.map { object($0) } }
    }
    return nil
  }

  private func begin(_ element: SceneElement, filling frame: Expression) -> [Statement] {
    identify(element) + [.assignment(object(element).frame, frame)]
  }

  /// Applies a view's settings, and creates what's inside it.
  private func finish(_ element: SceneElement) -> [Statement] {
    let object = object(element)
    let isLate = { (setting: PropertySetting) in setting.property.traits.contains(.comesLast) }
    var statements: [Statement] = []
    if element.elementClass.isScrollView {
      // A scenario's places don't depend on a phone's safe area.
      let adjustment = object.contentInsetAdjustmentBehavior
      statements.append(
        .dialects(uikit: [.assignment(adjustment, .implicitMember("never"))], engine: []))
    }
    statements += set(element.properties.filter { !isLate($0) }, of: object, element)
    if !answered(by: element).allSatisfy({ $0.isOfDataSource }) || !loggedCalls(of: element).isEmpty
    {
      statements.append(.assignment(object.delegate, delegate(of: element)))
    }
    if element.elementClass.cells != nil { statements += fill(list: element) }
    statements += addChildren(of: element, to: object)
    return statements + set(element.properties.filter(isLate), of: object, element)
  }

  /// Gives a table or a collection view its cells.
  private func fill(list element: SceneElement) -> [Statement] {
    let object = object(element)
    let data = dataSource(of: element)
    let cells = element.children.filter { $0.elementClass.isCell }
    var statements = cells.flatMap { identify($0) }
    if !cells.isEmpty {
      statements.append(.assignment(data.first, .array(cells.map { self.object($0) })))
    }
    statements += [
      .assignment(object.dataSource, data), .expression(object.reloadData()),
    ]
    return statements
      + cells.flatMap {
        set($0.properties, of: self.object($0), $0) + fill(cell: $0, self.object($0))
      }
  }

  private func fill(cell element: SceneElement, _ cell: Expression) -> [Statement] {
    element.children.flatMap { child in
      child.elementClass.kind == .recognizer
        ? add(recognizer: child, to: cell) : add(view: child, to: cell.contentView)
    }
  }

  private func add(view child: SceneElement, to parent: Expression) -> [Statement] {
    guard child.elementClass.kind == .view else { return [] }
    let bounds = parent.bounds
    let frame = parent.isChained ? bounds.coalesced(.implicitMember("zero")) : bounds
    return begin(child, filling: frame) + [.expression(parent.addSubview(object(child)))]
      + finish(child)
  }

  /// Applies the lines about a part that UIKit creates.
  private func prepare(part element: SceneElement) -> [Statement] {
    let part = reference(element.name.text)
    var statements = set(element.properties, of: part, element)
    if element.elementClass.kind == .recognizer {
      if !element.delegateAnswers.isEmpty {
        statements.append(.assignment(part.delegate, delegate(of: element)))
      }
      statements += element.targets.map { addTarget($0, of: element, to: part) }
    } else if element.elementClass.isCell {
      statements += fill(cell: element, part)
    } else {
      statements += element.children.flatMap { child in
        child.elementClass.kind == .recognizer
          ? add(recognizer: child, to: part) : add(view: child, to: part)
      }
    }
    for rule in element.overrides {
      leaveOut(
        "this override", because: "UIKit creates `\(element.name.text)`, with its own class",
        at: rule.range)
    }
    return statements
  }

  private func add(recognizer element: SceneElement, to view: Expression) -> [Statement] {
    if element.elementClass.isInteraction { return add(interaction: element, to: view) }
    let object = object(element)
    var statements = identify(element)
    if !element.delegateAnswers.isEmpty {
      statements.append(.assignment(object.delegate, delegate(of: element)))
    }
    return statements + set(element.properties, of: object, element)
      + [.expression(view.addGestureRecognizer(object))]
  }

  // MARK: Controllers

  private func build(
    controller element: SceneElement, filling frame: Expression
  ) -> [Statement] {
    let object = object(element)
    let inner = element.children.filter { $0.elementClass.kind == .viewController }
    var statements: [Statement] = []
    if element.elementClass.isContainer {
      statements = inner.flatMap { build(controller: $0, filling: frame) }
    }
    statements += identify(element) + fill(container: element, inner.map { self.object($0) }, inner)
    for item in element.children where item.elementClass == .barButtonItem {
      statements += set(item.properties, of: self.object(item), item)
    }
    statements += set(element.properties, of: object, element)
    if !element.delegateAnswers.isEmpty {
      let delegate = delegate(of: element)
      // A controller's presentation exists only when it's presented.
      if answered(by: element).contains(where: { $0 != .presentationControllerShouldDismiss }) {
        statements.append(.assignment(object.delegate, delegate))
      }
    }
    guard !element.elementClass.isContainer,
      let view = element.children.first(where: { $0.elementClass.kind == .view })
    else { return statements }
    return statements + begin(view, filling: frame)
      + [.assignment(object.view, self.object(view))] + finish(view)
  }

  /// Gives a controller that shows others these others.
  private func fill(
    container element: SceneElement, _ objects: [Expression], _ elements: [SceneElement]
  ) -> [Statement] {
    let object = object(element)
    switch element.elementClass {
    case .navigationController:
      return objects.dropFirst().map {
        .expression(object.pushViewController($0, animated: false))
      }
    case .pageViewController:
      let data = pageData(of: element)
      return [
        .assignment(object.dataSource, data), .assignment(data.pages, .array(objects)),
        .expression(
          object.setViewControllers(
            .array(Array(objects.prefix(1))), direction: .implicitMember("forward"),
            animated: false)),
      ]
    case .tabBarController:
      return elements.map {
        .assignment(self.object($0).tabBarItem.title, "tab of \($0.name.text)")
      } + [.assignment(object.viewControllers, .array(objects))]
    default: return []
    }
  }
}
