import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// A builder that creates the objects of a setup.
final class SceneBuilder {
  let live: LiveScene
  private let scene: Scene

  /// The objects that call targets, each with its element; the targets can come later in the text.
  private var senders: [(element: SceneElement, sender: AnyObject)] = []

  /// The lines about parts that elements create themselves, which might exist only after everything
  /// else does.
  var parts: [(part: SceneElement, controller: UIViewController?)] = []

  private init(_ live: LiveScene, _ scene: Scene) {
    self.live = live
    self.scene = scene
  }

  /// Creates the objects of a scenario's setup, on a screen in points.
  static func build(
    _ scenario: Scenario, screen: CGRect, following behavior: UIKitBehavior
  ) -> LiveScene {
    let application = UIApplication()
    application.behavior = behavior
    let live = LiveScene(scenario, application: application, screen: screen)
    SceneBuilder(live, scenario.scene).build(screen: screen)
    live.reportLostSettings(scenario.scene)
    return live
  }

  private func build(screen: CGRect) {
    let application = live.application
    application.swizzling = rules(scene.application)
    for setting in scene.behavior {
      setting.field.set(setting.value.dynamicValue(in: live), of: &application.behavior)
    }
    register(application, scene.application)
    let delegate = ScenarioApplicationDelegate()
    delegate.swizzling = rules(scene.delegate)
    register(delegate, scene.delegate)
    application.delegate = delegate
    let windowScene = UIWindowScene(screen: screen)
    windowScene.swizzling = rules(scene.windowScene)
    register(windowScene, scene.windowScene)
    PropertySetter.apply(scene.windowScene.properties, to: windowScene, in: live)
    application.connect(windowScene)
    for element in scene.timers { makeTimer(element) }
    for element in scene.windows { buildWindow(element, in: windowScene) }
    for element in scene.controllers {
      live.waitingControllers.append(makeController(element, filling: screen))
    }
    for element in scene.views {
      finish(makeView(element, filling: screen), element, controller: nil)
    }
    while !parts.isEmpty {
      let (part, controller) = parts.removeFirst()
      apply(part, controller: controller)
    }
    for (element, sender) in senders { addTargets(of: element, to: sender) }
    for requirement in scene.requirements {
      guard let recognizer = live.recognizers[requirement.recognizer.text],
        let other = live.recognizers[requirement.other.text]
      else { continue }
      recognizer.require(toFail: other)
    }
  }

  private func buildWindow(_ element: SceneElement, in windowScene: UIWindowScene) {
    let window = UIWindow(frame: windowScene.screen)
    window.swizzling = rules(element)
    register(window, element)
    live.views[element.name.text] = window
    windowScene.attach(window)
    window.makeKeyAndVisible()
    PropertySetter.apply(element.properties, to: window, in: live)
    buildChildren(of: element, in: window, controller: nil)
  }

  func buildChildren(
    of element: SceneElement, in parent: UIView, controller: UIViewController?
  ) {
    for child in element.children {
      switch child.elementClass.kind {
      case .recognizer:
        buildRecognizer(child, on: parent)
      case .view where child.elementClass.isCell:
        break  // The view around it has it already.
      case .view:
        let view = makeView(child, filling: parent.bounds)
        parent.addSubview(view)
        finish(view, child, controller: controller)
      case .viewController:
        buildController(child, in: parent, parentController: controller)
      case .application, .applicationDelegate, .barButtonItem, .event, .press, .runLoop, .timer,
        .touch,
        .window, .windowScene:
        break
      }
    }
    for part in element.parts { parts.append((part, controller)) }
  }

  /// Applies the text's settings to a view that's already in its superview, and creates its
  /// subviews.
  private func finish(
    _ view: UIView, _ element: SceneElement, controller: UIViewController?
  ) {
    let isLate = { (setting: PropertySetting) in setting.property.traits.contains(.comesLast) }
    PropertySetter.apply(element.properties.filter { !isLate($0) }, to: view, in: live)
    setDelegate(of: view, element)
    if let scrollView = view as? UIScrollView { prepare(scrollView, element, controller) }
    if let effectView = view as? UIVisualEffectView {
      buildChildren(of: element, in: effectView, effectView.contentView, controller)
    } else {
      buildChildren(of: element, in: view, controller: controller)
    }
    // Only a view that the delegate returns can be zoomed.
    PropertySetter.apply(element.properties.filter(isLate), to: view, in: live)
  }

  private func buildController(
    _ element: SceneElement, in parent: UIView, parentController: UIViewController?
  ) {
    let controller = makeController(element, filling: parent.bounds)
    if let window = parent as? UIWindow, window.rootViewController == nil {
      window.rootViewController = controller
    } else {
      parentController?.addChild(controller)
      parent.addSubview(controller.view)
    }
    // A window resizes its root view to fill it, and after that the text's settings apply.
    if let view = element.children.first(where: { $0.elementClass.kind == .view }) {
      // The frame takes the transform into account only if the text sets one.
      if !controller.view.transform.isIdentity {
        controller.view.transform = .identity
        controller.view.frame = parent.bounds
      }
      PropertySetter.apply(view.properties, to: controller.view, in: live)
    }
  }

  /// Creates a controller with its view and everything inside it.
  func makeController(_ element: SceneElement, filling frame: CGRect) -> UIViewController {
    if element.elementClass == .navigationController {
      return makeNavigation(element, filling: frame)
    }
    if element.elementClass == .tabBarController { return makeTabs(element, filling: frame) }
    if element.elementClass == .pageViewController { return makePages(element, filling: frame) }
    let isHost = element.elementClass == .hostingController
    let controller = isHost ? UIHostingController() : UIViewController()
    controller.swizzling = rules(element)
    register(controller, element)
    makeBarButtonItems(of: element)
    prepare(controller, element)
    for part in element.parts { parts.append((part, controller)) }
    guard let viewElement = element.children.first(where: { $0.elementClass.kind == .view })
    else { return controller }
    let view = makeView(viewElement, filling: frame)
    controller.view = view
    finish(view, viewElement, controller: controller)
    return controller
  }

  private func makeNavigation(_ element: SceneElement, filling frame: CGRect) -> UIViewController {
    var stack: [UIViewController] = []
    for child in element.children where child.elementClass.kind == .viewController {
      stack.append(makeController(child, filling: frame))
    }
    let navigation = UINavigationController(
      rootViewController: stack.first ?? UIViewController())
    navigation.swizzling = rules(element)
    register(navigation, element)
    live.registerParts(
      of: navigation, element.elementClass, named: element.name.text, written: element.parts)
    for controller in stack.dropFirst() {
      navigation.pushViewController(controller, animated: false)
    }
    prepare(navigation, element)
    for part in element.parts { parts.append((part, navigation)) }
    return navigation
  }

  private func makeTabs(_ element: SceneElement, filling frame: CGRect) -> UIViewController {
    let tabs = UITabBarController()
    tabs.swizzling = rules(element)
    register(tabs, element)
    var controllers: [UIViewController] = []
    for child in element.children where child.elementClass.kind == .viewController {
      let controller = makeController(child, filling: frame)
      controller.tabBarItem.title = PartName("tab", of: child.name.text).text
      controllers.append(controller)
    }
    tabs.viewControllers = controllers
    prepare(tabs, element)
    live.registerParts(
      of: tabs, element.elementClass, named: element.name.text, written: element.parts)
    for part in element.parts { parts.append((part, tabs)) }
    return tabs
  }

  /// Applies the text's settings to a controller, and sets its delegate.
  func prepare(_ controller: UIViewController, _ element: SceneElement) {
    PropertySetter.apply(element.properties, to: controller, in: live)
    guard let delegate = delegate(of: element) else { return }
    (controller as? UITabBarController)?.delegate = delegate
    live.presentationDelegates[element.name.text] = delegate
  }

  private func makeView(_ element: SceneElement, filling frame: CGRect) -> UIView {
    let view = element.elementClass.makeObject() as? UIView ?? UIView()
    view.frame = frame
    view.swizzling = rules(element)
    register(view, element)
    live.views[element.name.text] = view
    if view is UIControl { senders.append((element, view)) }
    live.registerParts(of: view, element.elementClass, named: element.name.text)
    return view
  }

  private func buildRecognizer(_ element: SceneElement, on view: UIView) {
    guard let recognizer = element.elementClass.makeObject() as? UIGestureRecognizer else { return }
    live.register(recognizer, named: element.name.text)
    if let press = recognizer as? UIInteractionGestureRecognizer {
      let delegate = ScenarioDelegate(element, in: live)
      (press.interaction as? UIContextMenuInteraction)?.delegate = delegate
      (press.interaction as? UIDragInteraction)?.delegate = delegate
      PropertySetter.apply(element.properties, to: press, in: live)
      view.addInteraction(press.interaction)
      return
    }
    senders.append((element, recognizer))
    if let rules = rules(element) { recognizer.swizzling = rules }
    if let delegate = delegate(of: element) { recognizer.delegate = delegate }
    PropertySetter.apply(element.properties, to: recognizer, in: live)
    view.addGestureRecognizer(recognizer)
  }

  /// Returns the rules of an element, or `nil` for an element without overrides, which avoids their
  /// cost.
  func rules(_ element: SceneElement) -> ResponderRules? {
    element.overrides.isEmpty ? nil : ResponderRules(element, in: live)
  }

  /// Gives a text field, a search bar, or a scroll view its delegate.
  func setDelegate(of view: UIView, _ element: SceneElement) {
    guard let delegate = delegate(of: element) else { return }
    (view as? UITextField)?.delegate = delegate
    (view as? UISearchBar)?.delegate = delegate
    (view as? UIScrollView)?.delegate = delegate
  }

  /// Returns the delegate of an element, or `nil` for one without answers.
  func delegate(of element: SceneElement) -> ScenarioDelegate? {
    element.delegateAnswers.isEmpty ? nil : ScenarioDelegate(element, in: live)
  }

  func register(_ responder: UIResponder, _ element: SceneElement) {
    responder.traceName = element.name.text
    live.responders[element.name.text] = responder
    implement(element.actions, in: responder)
  }

  /// Adds actions to a responder, which UIKit finds for a target of `nil`.
  func implement(_ actions: [String], in responder: UIResponder) {
    for action in actions {
      responder.implementedActions.append(Selector(action, { (_: UIControl, _: UIEvent?) in }))
    }
  }

  /// Adds the targets in the lines under a control or a recognizer, or a default target if there
  /// are none.
  private func addTargets(of element: SceneElement, to sender: AnyObject) {
    for target in element.targets { live.addTarget(target, to: sender) }
    guard element.targets.isEmpty else { return }
    if let control = sender as? UIControl {
      guard !element.properties.contains(where: { $0.property == .allControlEvents }) else {
        return
      }
      control.addTarget(live.target, action: Selector("target"), for: control.defaultEvent)
    } else if let recognizer = sender as? UIGestureRecognizer {
      recognizer.addTarget(nil, action: Selector("target"))
    }
  }
}
