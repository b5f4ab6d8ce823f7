import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// Makes the objects of a scene.
struct SceneBuilder {
  private let live: LiveScene
  private let scene: Scene

  /// Makes the objects of a scenario's scene, on a screen in points.
  static func build(_ scenario: Scenario, screen: CGRect) -> LiveScene {
    let application = UIApplication()
    let live = LiveScene(source: scenario.source, application: application, screen: screen)
    SceneBuilder(live: live, scene: scenario.scene).build(screen: screen)
    return live
  }

  private func build(screen: CGRect) {
    let application = live.application
    application.swizzling = rules(scene.application)
    register(application, scene.application)
    let delegate = ScenarioApplicationDelegate()
    delegate.swizzling = rules(scene.delegate)
    register(delegate, scene.delegate)
    application.delegate = delegate
    let windowScene = UIWindowScene(screen: screen)
    windowScene.swizzling = rules(scene.windowScene)
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
    let window = UIWindow(frame: windowScene.screen)
    window.swizzling = rules(element)
    register(window, element)
    live.views[element.name.text] = window
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
    let controller = UIViewController()
    controller.swizzling = rules(element)
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
    view.swizzling = rules(element)
    register(view, element)
    live.views[element.name.text] = view
    if let control = view as? UIControl {
      let events = control.primaryEvent.isEmpty ? .touchUpInside : control.primaryEvent
      control.addTarget(live.target, action: Selector("target"), for: events)
    }
    return view
  }

  private func makeView(_ elementClass: ElementClass) -> UIView {
    switch elementClass {
    case .button: UIButton()
    case .control: UIControl()
    case .imageView: UIImageView()
    case .label: UILabel()
    case .pageControl: UIPageControl()
    case .scrollView: UIScrollView()
    case .segmentedControl: UISegmentedControl()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .switchControl: UISwitch()
    default: UIView()
    }
  }

  private func makeRecognizer(_ elementClass: ElementClass) -> UIGestureRecognizer? {
    switch elementClass {
    case .circleGestureRecognizer: CircleGestureRecognizer()
    case .hoverGestureRecognizer: UIHoverGestureRecognizer()
    case .letterSGestureRecognizer: LetterSGestureRecognizer()
    case .longPressGestureRecognizer: UILongPressGestureRecognizer()
    case .panGestureRecognizer: UIPanGestureRecognizer()
    case .pinchGestureRecognizer: UIPinchGestureRecognizer()
    case .rotationGestureRecognizer: UIRotationGestureRecognizer()
    case .screenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer()
    case .simpleTapGestureRecognizer: SimpleTapGestureRecognizer()
    case .swipeGestureRecognizer: UISwipeGestureRecognizer()
    case .tapGestureRecognizer: UITapGestureRecognizer()
    default: nil
    }
  }

  private func buildRecognizer(_ element: SceneElement, on view: UIView) {
    guard let recognizer = makeRecognizer(element.elementClass) else { return }
    recognizer.name = element.name.text
    if !element.overrides.isEmpty { recognizer.swizzling = PreventionRules(element) }
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
