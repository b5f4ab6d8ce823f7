import SuspendedRules
import TouchEngine

/// A small app for tests: a screen, a window, a root controller with its view, and fingers.
final class World {
  let application = UIApplication()
  let scene = UIWindowScene()
  let window: UIWindow
  let controller = UIViewController()
  let delegate = UIResponder()
  let root: UIView

  init() {
    application.behavior = SuspendedRule.behavior
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.traceName = "window"
    controller.traceName = "controller"
    delegate.traceName = "delegate"
    application.delegate = delegate
    root = controller.view
    root.traceName = "root"
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The trace so far.
  var trace: Trace { application.startTracing().trace }

  /// The moment on the clock, in milliseconds.
  var now: Double { application.clock.now.milliseconds }

  func touch(_ x: Double, _ y: Double, finger: Int = 1) {
    handle(.touch, x, y, finger)
  }

  func move(_ x: Double, _ y: Double, finger: Int = 1) {
    handle(.move, x, y, finger)
  }

  func lift(finger: Int = 1) {
    handle(.lift, 0, 0, finger)
  }

  func wait(_ milliseconds: Double) {
    application.clock.advance(by: VirtualTime(milliseconds: milliseconds))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(x, y)
    wait(50)
    lift()
  }

  private func handle(_ change: HIDEvent.Finger.Change, _ x: Double, _ y: Double, _ finger: Int) {
    application.handle(HIDEvent([.init(finger, change, at: CGPoint(x: x, y: y))]))
  }

  /// The phrases of the events of some kinds.
  func phrases(_ kinds: TraceEvent.Kind...) -> [String] {
    let trace = trace
    return trace.events.filter { kinds.contains($0.kind) }.map { trace.phrase(for: $0) }
  }

  /// What views, recognizers and targets experience, in order.
  var story: [String] { phrases(.touches, .state, .action, .reset) }

  /// The story without what recognizers hear, which has no order of its own (G047).
  var outcome: [String] {
    let trace = trace
    return trace.events
      .filter { event in
        switch event.kind {
        case .touches: trace[event.to]?.kind != .recognizer
        case .action: true
        default: false
        }
      }
      .map { trace.phrase(for: $0) }
  }
}

extension UIView {
  /// Adds a named subview and returns it.
  @discardableResult
  func add(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    as view: UIView = UIView()
  ) -> UIView {
    view.traceName = name
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
    return view
  }

  /// Attaches a named recognizer that fires at the given target, and returns it.
  @discardableResult
  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, firing target: UIResponder
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(target, action: Selector("act"))
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
