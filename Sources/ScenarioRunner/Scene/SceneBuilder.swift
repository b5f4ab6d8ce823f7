import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// Makes the objects of a scene.
struct SceneBuilder {
  private let live: LiveScene
  private let scene: Scene

  /// Makes the objects of a scenario's scene, on a screen in points.
  static func build(_ scenario: Scenario, screen: CGRect) -> LiveScene {
    let application = ScenarioApplication()
    let live = LiveScene(source: scenario.source, application: application, screen: screen)
    SceneBuilder(live: live, scene: scenario.scene).build(screen: screen)
    return live
  }

  private func build(screen: CGRect) {
    let application = live.application
    application.rules = rules(scene.application)
    register(application, scene.application)
    let delegate = ScenarioApplicationDelegate()
    delegate.rules = rules(scene.delegate)
    register(delegate, scene.delegate)
    application.delegate = delegate
    let windowScene = ScenarioWindowScene(screen: screen)
    windowScene.rules = rules(scene.windowScene)
    register(windowScene, scene.windowScene)
    application.connect(windowScene)
    for element in scene.windows { buildWindow(element, in: windowScene) }
    for requirement in scene.requirements {
      guard let recognizer = live.recognizers[requirement.recognizer.text],
        let other = live.recognizers[requirement.other.text]
      else { continue }
      recognizer.require(toFail: other)
    }
  }

  private func buildWindow(_ element: SceneElement, in windowScene: UIWindowScene) {
    let window = ScenarioWindow(frame: windowScene.screen)
    window.rules = rules(element)
    register(window, element)
    live.views[element.name.text] = window
    live.windows.append(window)
    windowScene.attach(window)
    window.makeKeyAndVisible()
    PropertySetter.apply(element.properties, to: window)
    buildChildren(of: element, in: window, controller: nil)
  }

  private func buildChildren(
    of element: SceneElement, in parent: UIView, controller: UIViewController?
  ) {
    for child in element.children {
      switch child.elementClass.kind {
      case .recognizer:
        buildRecognizer(child, on: parent)
      case .view:
        let view = makeView(child, filling: parent)
        parent.addSubview(view)
        PropertySetter.apply(child.properties, to: view)
        buildChildren(of: child, in: view, controller: controller)
      case .viewController:
        buildController(child, in: parent, parentController: controller)
      case .application, .applicationDelegate, .window, .windowScene:
        break
      }
    }
  }

  private func buildController(
    _ element: SceneElement, in parent: UIView, parentController: UIViewController?
  ) {
    let controller = ScenarioViewController()
    controller.rules = rules(element)
    register(controller, element)
    guard let viewElement = element.children.first(where: { $0.elementClass.kind == .view })
    else { return }
    let view = makeView(viewElement, filling: parent)
    controller.view = view
    if let window = parent as? UIWindow, window.rootViewController == nil {
      window.rootViewController = controller
    } else {
      parentController?.addChild(controller)
      parent.addSubview(view)
    }
    PropertySetter.apply(viewElement.properties, to: view)
    buildChildren(of: viewElement, in: view, controller: controller)
  }

  private func makeView(_ element: SceneElement, filling parent: UIView) -> ScenarioView {
    let view = ScenarioView(element.elementClass)
    view.frame = parent.bounds
    view.rules = rules(element)
    register(view, element)
    live.views[element.name.text] = view
    return view
  }

  private func buildRecognizer(_ element: SceneElement, on view: UIView) {
    let recognizer: UIGestureRecognizer
    switch element.elementClass {
    case .longPressGestureRecognizer: recognizer = ScenarioLongPressGestureRecognizer(element)
    case .tapGestureRecognizer: recognizer = ScenarioTapGestureRecognizer(element)
    case .application, .applicationDelegate, .imageView, .label, .view, .viewController, .window,
      .windowScene:
      return
    }
    recognizer.name = element.name.text
    recognizer.addTarget(nil, action: Selector("target"))
    if !element.delegateAnswers.isEmpty {
      recognizer.delegate = ScenarioRecognizerDelegate(element)
    }
    live.recognizers[element.name.text] = recognizer
    PropertySetter.apply(element.properties, to: recognizer)
    view.addGestureRecognizer(recognizer)
  }

  /// The rules of an element, or `nil` for one without overrides, which then costs nothing.
  private func rules(_ element: SceneElement) -> ResponderRules? {
    element.overrides.isEmpty ? nil : ResponderRules(element, in: live)
  }

  private func register(_ responder: UIResponder, _ element: SceneElement) {
    responder.traceName = element.name.text
    live.responders[element.name.text] = responder
  }
}
