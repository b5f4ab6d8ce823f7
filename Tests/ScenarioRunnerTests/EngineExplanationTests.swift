import ScenarioRunner
import Testing
import TouchEngine
import TraceExplanations

/// A small app without a scenario, with a trace.
private final class App {
  let application = UIApplication()
  let scene = UIWindowScene()
  let window: UIWindow
  let root: UIView
  private let controller = UIViewController()

  init() {
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.traceName = "window"
    root = controller.view
    root.traceName = "root"
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func view(_ name: String, _ frame: CGRect, as view: UIView = UIView()) -> UIView {
    view.traceName = name
    view.frame = frame
    root.addSubview(view)
    return view
  }

  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func touch(_ x: Double, _ y: Double, type: UITouch.TouchType = .direct, finger: Int = 1) {
    application.startTracing()
    application.handle(
      HIDEvent([.init(finger, .touch, at: CGPoint(x: x, y: y), type: type)]))
  }

  func lift(finger: Int = 1) {
    application.handle(HIDEvent([.init(finger, .lift, at: .zero)]))
  }

  func wait(_ milliseconds: Double) {
    application.clock.advance(by: VirtualTime(milliseconds: milliseconds))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(x, y)
    wait(50)
    lift()
  }

  func first(of name: String) -> Explanation.Obstacle? {
    application.startTracing().trace.explanation(of: name)?.firstObstacle
  }
}

/// Why nothing happened in runs that no scenario can tell of.
struct EngineExplanationTests {
  private let app = App()

  private func expect(
    _ name: String, _ rule: Explanation.Rule, _ sentence: String, _ facts: [String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let obstacle = app.first(of: name)
    #expect(obstacle?.rule == rule, sourceLocation: location)
    #expect(obstacle?.sentence == sentence, sourceLocation: location)
    #expect(obstacle?.facts == facts, sourceLocation: location)
  }

  @Test func `a recognizer without a target`() {
    _ = app.attach(UITapGestureRecognizer(), "tap", to: app.root)
    app.tap(50, 50)
    expect(
      "tap", .noTarget, "`tap` was recognized at 50 ms: it has no target to call.", ["G125"])
  }

  @Test func `a view that is being animated`() {
    let view = app.view("A", CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.traceName = "inner"
    view.addSubview(inner)
    _ = app.attach(UITapGestureRecognizer(), "tap", to: view)
    UIView.animate(in: app.application, withDuration: 1, animations: { view.alpha = 0.5 })
    app.tap(20, 20)
    expect(
      "A", .dropped,
      "`A` was hit at 0 ms, and the touch was dropped: it is being animated without "
        + "allowUserInteraction.", ["D178"])
    expect(
      "inner", .notHit,
      "`inner` was not hit at 0 ms: it was never asked, because `A` answered with itself: it is "
        + "being animated without allowUserInteraction.", ["D178"])
    expect(
      "tap", .dropped,
      "`tap` was not offered the touch at 0 ms: the touch was dropped by `A`: it is being animated "
        + "without allowUserInteraction.", ["D178"])
  }

  @Test func `touches that the app ignores`() {
    _ = app.attach(UITapGestureRecognizer(), "tap", to: app.root)
    app.application.beginIgnoringInteractionEvents()
    app.tap(50, 50)
    expect(
      "tap", .ignored,
      "`tap` was not offered the touch at 0 ms: the system made no touch: interaction events are "
        + "ignored.", ["D184"])
    expect(
      "root", .ignored,
      "`root` wasn't hit-tested at 0 ms, because the system made no touch: interaction events are "
        + "ignored.", ["D184"])
  }

  @Test func `a recognizer that wants no pencil`() {
    let tap = app.attach(UITapGestureRecognizer(), "tap", to: app.root)
    tap.allowedTouchTypes = [.direct]
    app.touch(50, 50, type: .pencil)
    expect(
      "tap", .refused,
      "`tap` was not given the touch at 0 ms: pencil is not among its allowedTouchTypes.", ["G053"])
  }

  @Test func `a recognizer that has a touch of another type`() {
    let pan = app.attach(UIPanGestureRecognizer(), "pan", to: app.root)
    app.root.isMultipleTouchEnabled = true
    app.touch(50, 50)
    app.touch(90, 90, type: .pencil, finger: 2)
    #expect(pan.numberOfTouches == 1)
    expect(
      "pan", .undecided, "`pan` is still possible at 0 ms: `finger` is down, 0 pt from its start.",
      ["G193"])
  }

  @Test func `a state that the program set`() {
    let own = app.attach(UIGestureRecognizer(), "own", to: app.root)
    app.touch(50, 50)
    own.state = .failed
    app.wait(0)
    expect(
      "own", .failed, "`own` failed at 0 ms: its own code, or the program, set that.", [])
  }

  @Test func `a recognizer that is removed, and one whose view goes`() {
    let one = app.attach(UIPanGestureRecognizer(), "one", to: app.root)
    let view = app.view("A", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = app.attach(UIPanGestureRecognizer(), "two", to: view)
    app.touch(50, 50)
    app.root.removeGestureRecognizer(one)
    view.removeFromSuperview()
    expect("one", .failed, "`one` failed at 0 ms: removed from its view.", ["G030"])
    expect("two", .failed, "`two` failed at 0 ms: its view left the window.", ["G030"])
    expect("A", .cancelled, "`A` lost its touch at 0 ms: its view leaves the window.", ["G251"])
  }

  @Test func `a control without a target, and one that the finger leaves`() {
    let view = app.view("button", CGRect(x: 0, y: 0, width: 100, height: 50), as: UIButton())
    app.tap(50, 20)
    expect(
      "button", .noTarget, "`button` sent touchUpInside at 50 ms: it has no target to call.",
      ["D131"])
    (view as? UIControl)?.addTarget(nil, action: Selector("act"), for: .touchUpInside)
    app.wait(1_000)
    app.touch(50, 20)
    app.application.handle(HIDEvent([.init(1, .move, at: CGPoint(x: 50, y: 200))]))
    app.lift()
    let explanation = app.application.startTracing().trace.explanation(of: "button")
    #expect(
      explanation?.obstacles.last?.sentence
        == "`button` sent touchUpOutside at 1050 ms: the finger was lifted too far outside.")
  }

  @Test(arguments: [
    ("UISegmentedControl", "valueChanged"), ("UIStepper", "valueChanged and touchUpInside"),
    ("UIButton", "touchUpInside"),
  ])
  func `a control whose targets wait for an event that it does not send`(
    className: String, events: String
  ) {
    let control: UIControl =
      switch className {
      case "UISegmentedControl": UISegmentedControl()
      case "UIStepper": UIStepper()
      default: UIButton()
      }
    _ = app.view("control", CGRect(x: 0, y: 0, width: 100, height: 50), as: control)
    control.addTarget(nil, action: Selector("act"), for: .touchDragExit)
    app.tap(80, 20)
    expect(
      "control", .noTarget, "`control` sent \(events) at 50 ms: it has no target to call.",
      ["D131"])
  }

  @Test func `a window that was never shown, and one that is in no scene`() {
    let hidden = UIWindow(windowScene: app.scene)
    hidden.traceName = "hidden"
    hidden.windowLevel = .alert
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    inside.traceName = "inside"
    hidden.addSubview(inside)
    app.touch(50, 50)
    expect(
      "inside", .notHit,
      "`inside` was not hit at 0 ms: it was never asked, because `hidden` around it declined: "
        + "isHidden is true.", ["D003"])
  }

  @Test func `a scroll view that lets its content have nothing`() {
    final class Miser: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let scroll = app.view("scroll", CGRect(x: 0, y: 0, width: 300, height: 300), as: Miser())
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    content.traceName = "content"
    scroll.addSubview(content)
    app.touch(50, 50)
    app.wait(200)
    expect(
      "content", .kept,
      "`content` was hit at 0 ms, and `scroll` around it returned false from touchesShouldBegin.",
      ["G200"])
  }

  @Test func `the system's own gates are explained as well`() {
    app.application.behavior.hasSystemGestureGates = true
    app.touch(50, 400)
    app.wait(50)
    app.lift()
    for recognizer in app.application.startTracing().trace.explainable
    where recognizer.kind == .recognizer {
      #expect(app.first(of: recognizer.name) != nil, "\(recognizer.name)")
    }
  }
}
