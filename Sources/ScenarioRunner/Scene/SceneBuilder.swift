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
    PropertySetter.apply(element.properties, to: window, in: live)
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
        PropertySetter.apply(child.properties, to: view, in: live)
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
    PropertySetter.apply(viewElement.properties, to: view, in: live)
    buildChildren(of: viewElement, in: view, controller: controller)
  }

  private func makeView(_ element: SceneElement, filling parent: UIView) -> UIView {
    let view = makeView(element.elementClass)
    view.frame = parent.bounds
    view.rules = rules(element)
    register(view, element)
    live.views[element.name.text] = view
    if let control = view as? UIControl {
      let events = control.primaryEvent.isEmpty ? .touchUpInside : control.primaryEvent
      control.addTarget(live.target, action: Selector("target"), for: events)
    }
    return view
  }

  private func makeView(_ elementClass: ElementClass) -> any RuledView {
    switch elementClass {
    case .button: ScenarioButton()
    case .control: ScenarioControl()
    case .pageControl: ScenarioPageControl()
    case .scrollView: ScenarioScrollView()
    case .segmentedControl: ScenarioSegmentedControl()
    case .slider: ScenarioSlider()
    case .stepper: ScenarioStepper()
    case .switchControl: ScenarioSwitch()
    case .application, .applicationDelegate, .circleGestureRecognizer, .hoverGestureRecognizer,
      .imageView, .label, .letterSGestureRecognizer, .longPressGestureRecognizer,
      .panGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
      .screenEdgePanGestureRecognizer, .simpleTapGestureRecognizer, .swipeGestureRecognizer,
      .tapGestureRecognizer, .view, .viewController, .window, .windowScene:
      ScenarioView(elementClass)
    }
  }

  private func makeRecognizer(_ element: SceneElement) -> UIGestureRecognizer? {
    switch element.elementClass {
    case .circleGestureRecognizer: ScenarioCircleGestureRecognizer(element)
    case .hoverGestureRecognizer: ScenarioHoverGestureRecognizer(element)
    case .letterSGestureRecognizer: ScenarioLetterSGestureRecognizer(element)
    case .longPressGestureRecognizer: ScenarioLongPressGestureRecognizer(element)
    case .panGestureRecognizer: ScenarioPanGestureRecognizer(element)
    case .pinchGestureRecognizer: ScenarioPinchGestureRecognizer(element)
    case .rotationGestureRecognizer: ScenarioRotationGestureRecognizer(element)
    case .screenEdgePanGestureRecognizer: ScenarioScreenEdgePanGestureRecognizer(element)
    case .simpleTapGestureRecognizer: ScenarioSimpleTapGestureRecognizer(element)
    case .swipeGestureRecognizer: ScenarioSwipeGestureRecognizer(element)
    case .tapGestureRecognizer: ScenarioTapGestureRecognizer(element)
    case .application, .applicationDelegate, .button, .control, .imageView, .label, .pageControl,
      .scrollView, .segmentedControl, .slider, .stepper, .switchControl, .view, .viewController,
      .window,
      .windowScene:
      nil
    }
  }

  private func buildRecognizer(_ element: SceneElement, on view: UIView) {
    guard let recognizer = makeRecognizer(element) else { return }
    recognizer.name = element.name.text
    recognizer.addTarget(nil, action: Selector("target"))
    if !element.delegateAnswers.isEmpty {
      recognizer.delegate = ScenarioRecognizerDelegate(element)
    }
    live.recognizers[element.name.text] = recognizer
    PropertySetter.apply(element.properties, to: recognizer, in: live)
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
