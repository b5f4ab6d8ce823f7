import Testing

@testable import TouchEngine

/// A world in which something is under way, to be spoilt from inside.
private final class Spoilt {
  let world = World()
  let view: UIView
  let control = UIControl()
  let pan: UIPanGestureRecognizer
  let tap: UITapGestureRecognizer
  let idle: UITapGestureRecognizer

  init() {
    view = world.root.add("B", 0, 0, 200, 200)
    world.root.add("button", 0, 400, 100, 50, as: control)
    idle = control.attach(UITapGestureRecognizer(), "idle", firing: world.delegate)
    tap = view.attach(world.tapRecognizer("tap", taps: 2), "tap", firing: world.delegate)
    pan = view.attach(UIPanGestureRecognizer(), "pan", firing: world.delegate)
    both.allows = true
    pan.delegate = both
    // The finger is down; the pan has begun, and the tap may still come about.
    world.touch(50, 50)
    world.move(65, 50)
  }

  /// Lets the pan and the tap go on beside each other.
  private let both = Judge()

  var application: UIApplication { world.application }
  var environment: UIGestureEnvironment { application.gestureEnvironment }
  var touch: UITouch { application.event.touches[0] }

  /// A record of a held touch, as it should be.
  func record(_ phases: [UITouch.Phase], for holders: [UIGestureRecognizer]) -> HeldTouch {
    HeldTouch(
      touch: touch, phases: phases.map { TouchMoment(of: touch, $0) }, holders: holders)
  }
}

/// Each rule about the state, with a state that breaks it.
private let spoilings: [(violation: String, spoil: @Sendable (Spoilt) -> Void)] = [
  ("scene does not know its application", { $0.world.scene.application = nil }),
  ("window does not know its scene", { $0.world.window.windowScene = nil }),
  (
    "window is in its scene twice",
    {
      $0.world.window.windowScene = nil
      $0.world.scene.attach($0.world.window)
    }
  ),
  (
    "window has no position from front to back",
    {
      $0.world.window.windowScene = nil
      $0.world.scene.attach($0.world.window)
    }
  ),
  (
    "front is in front of window, which is higher",
    {
      let front = UIWindow(windowScene: $0.world.scene)
      front.traceName = "front"
      $0.world.window.windowScene = nil
      $0.world.window.windowLevel = .alert
    }
  ),
  ("window is a window in a view", { $0.world.window.superview = $0.view }),
  ("B is in a window that it does not know", { $0.view.window = nil }),
  ("B has a controller that has another view", { $0.view.viewController = $0.world.controller }),
  ("B does not know its superview", { $0.view.superview = nil }),
  ("B is in its superview twice", { $0.world.root.subviews.append($0.view) }),
  ("root is in itself", { $0.view.subviews.append($0.world.root) }),
  ("button tracks no finger in particular", { $0.control.isTracking = true }),
  ("pan is on its view twice", { $0.view.gestureRecognizers?.append($0.pan) }),
  ("pan does not know its view", { $0.pan.view = $0.world.root }),
  ("pan is not registered", { $0.pan.environment = nil }),
  ("pan takes part from outside", { $0.pan.environment = nil }),
  ("pan is active but not listed", { $0.environment.active = [$0.tap] }),
  ("pan is listed but not active", { $0.pan.isActive = false }),
  ("pan is listed twice", { $0.environment.active.append($0.pan) }),
  ("idle has not forgotten its last attempt", { $0.idle.hasBegun = true }),
  ("idle has not forgotten its last attempt", { $0.idle.touches = [$0.touch] }),
  ("idle has not forgotten its last attempt", { $0.idle.dynamicRequirements = [$0.pan] }),
  ("a report waits in the queue", { $0.application.queue.append(HIDEvent([])) }),
  (
    "the changes of an animation have no end",
    {
      $0.application.animation = UIView.Animation(
        allowsUserInteraction: true, start: .zero, duration: .zero)
    }
  ),
  ("the trace is 1 calls deep", { $0.application.startTracing().depth = 1 }),
  (
    "delegate is first responder from outside", { $0.application.firstResponder = UIResponder.lone }
  ),
  (
    "there are 6 touches",
    { for finger in 2...6 { $0.application.event.touches.append(.other(finger, like: $0.touch)) } }
  ),
  ("the touch of finger 1 is over and still in the event", { $0.touch.phase = .ended }),
  ("the touch of finger 1 is in the event that it has left", { $0.touch.hasLeftEvent = true }),
  (
    "finger 1 has two touches",
    { $0.application.event.touches.append(.other(1, like: $0.touch)) }
  ),
  ("the touch of finger 1 is neither delivered nor held", { $0.touch.viewDelivery = .pending }),
  (
    "the touch of finger 1 belongs to a view that has left its window",
    {
      $0.touch.viewDelivery = .live
      $0.touch.view = UIView()
    }
  ),
  (
    "the touch of finger 1 is known to pan, which it does not list",
    { $0.touch.gestureRecognizers = [$0.tap] }
  ),
  (
    "the touch of finger 1 is held although its view has done with it",
    {
      $0.touch.viewDelivery = .finished
      $0.environment.held = [$0.record([.ended], for: [$0.tap])]
    }
  ),
  (
    "the touch of finger 1 is held twice",
    {
      $0.touch.viewDelivery = .pending
      $0.environment.held = [
        $0.record([.began], for: [$0.tap]), $0.record([.began], for: [$0.tap]),
      ]
    }
  ),
  (
    "the touch of finger 1 is held for nothing",
    { $0.environment.held = [$0.record([], for: [$0.tap])] }
  ),
  (
    "the touch of finger 1 is held from the wrong phase on",
    {
      $0.touch.viewDelivery = .pending
      $0.environment.held = [$0.record([.moved], for: [$0.tap])]
    }
  ),
  (
    "the touch of finger 1 is held with its phases in disorder",
    {
      $0.touch.viewDelivery = .pending
      $0.environment.held = [$0.record([.began, .ended, .moved], for: [$0.tap])]
    }
  ),
  (
    "the touch of finger 1 is held for pan, which has done with it",
    {
      $0.touch.viewDelivery = .pending
      $0.environment.held = [$0.record([.began], for: [$0.pan])]
    }
  ),
  (
    "the touch of finger 1 is delayed for no recognizer",
    {
      $0.tap.delaysTouchesEnded = false
      $0.touch.viewDelivery = .pending
      $0.environment.held = [$0.record([.began], for: [])]
    }
  ),
  ("pan shows a state outside of an action", { $0.pan.presentedState = .began }),
  ("tap waits without having recognized", { $0.tap.isWaiting = true }),
  ("pan waits although it has acted", { $0.pan.isWaiting = true }),
  ("pan is possible after it began", { $0.pan.storedState = .possible }),
  ("pan is possible after it acted", { $0.pan.storedState = .possible }),
  (
    "pan is began without having begun",
    {
      $0.pan.hasBegun = false
      $0.pan.storedState = .began
    }
  ),
  (
    "pan has changed without having begun",
    {
      $0.pan.hasBegun = false
      $0.pan.storedState = .changed
    }
  ),
  ("tap is canceled without having begun", { $0.tap.storedState = .cancelled }),
  ("pan has failed after it acted", { $0.pan.storedState = .failed }),
  ("tap still needs an update", { $0.tap.needsUpdate = true }),
  ("tap has recognized, and neither acts nor waits", { $0.tap.storedState = .ended }),
  (
    "tap waits for no recognizer",
    {
      $0.tap.storedState = .ended
      $0.tap.isWaiting = true
    }
  ),
  ("tap is over, and nothing has followed from it", { $0.tap.storedState = .failed }),
  ("tap is over and has not been reset", { $0.tap.storedState = .failed }),
]

extension UIResponder {
  /// A responder that is in no application.
  fileprivate static var lone: UIResponder {
    let responder = UIResponder()
    responder.traceName = "delegate"
    return responder
  }
}

extension UITouch {
  /// A touch of another finger at the same place.
  fileprivate static func other(_ finger: Int, like touch: UITouch) -> UITouch {
    let other = UITouch(
      finger: finger, serial: 100 + finger, time: .zero, window: touch.window ?? UIWindow(),
      location: .zero)
    other.viewDelivery = .finished
    return other
  }
}

struct InvariantTests {
  @Test func `a world in which something is under way is in order`() {
    #expect(Spoilt().application.invariantViolations() == [])
  }

  /// A rule that no state can break would prove nothing about the states that tests see.
  @Test(arguments: spoilings.indices)
  func `a state that breaks a rule is noticed`(index: Int) {
    let world = Spoilt()
    spoilings[index].spoil(world)
    let violations = world.application.invariantViolations()
    #expect(violations.contains(spoilings[index].violation), "\(violations)")
    // What was spoilt may not be used any more, not even to go away.
    _ = Unmanaged.passRetained(world)
  }

  @Test func `a run loop that is still awake is noticed`() {
    let world = Spoilt()
    var violations: [String] = []
    world.pan.addTarget(
      nil,
      action: Selector("look") { [unowned world] _ in
        violations = world.application.invariantViolations()
      })
    world.world.move(80, 50)
    #expect(violations.contains("the main run loop is awake"))
    #expect(world.application.invariantViolations() == [])
  }
}
