import TouchEngine
import TraceModel

/// An application with one window, whose root view counts the touches that reach it.
final class World {
  let application = UIApplication()
  let window: UIWindow
  let root = TouchCounter()

  /// Creates a world whose root view fills the screen and contains the views that `fill` adds to
  /// it.
  init(traced: Bool, fill: (UIView) -> Void) {
    let scene = UIWindowScene()
    window = UIWindow(windowScene: scene)
    application.connect(scene)
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
    fill(root)
    if traced { application.startTracing() }
  }

  /// Reports a change of the first finger.
  func report(_ change: HIDEvent.Finger.Change, at location: CGPoint) {
    application.handle(HIDEvent(HIDEvent.Finger(1, change, at: location)))
  }
}

/// A view that counts the touches in every call that reaches it.
final class TouchCounter: UIView {
  @exclusivity(unchecked) private(set) var touches = 0

  /// The event of the last call; an application has only one.
  @exclusivity(unchecked) private(set) var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, event)
  }

  private func count(_ touches: Set<UITouch>, _ event: UIEvent?) {
    self.touches += touches.count
    self.event = event
  }
}

/// A counter for an action's calls.
///
/// Neither counter checks for exclusive access, so that only the engine's work is measured.
final class Counter {
  @exclusivity(unchecked) var count = 0
}
