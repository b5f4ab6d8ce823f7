import TraceModel

/// Traces written by hand in the orders that were observed, so that figures are tested by
/// themselves.
enum TraceFixtures {
  /// A screen with a window, a controller and the views of a scene, and a way to tell what happens.
  struct Scene {
    let recorder = TraceRecorder(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let finger: ParticipantID
    let application: ParticipantID
    let scene: ParticipantID
    let window: ParticipantID
    let controller: ParticipantID
    let root: ParticipantID

    init(rootAlpha: Double = 1) {
      let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
      application = recorder.introduce(.application, name: "application")
      scene = recorder.introduce(
        .scene, name: "scene", className: "UIWindowScene", parent: application)
      window = recorder.introduce(
        .window, name: "window", className: "UIWindow", parent: scene, geometry: geometry(screen))
      controller = recorder.introduce(
        .viewController, name: "controller", className: "UIViewController", parent: window)
      root = recorder.introduce(
        .view, name: "root", className: "UIView", parent: controller,
        geometry: geometry(screen, alpha: rootAlpha))
      finger = recorder.introduce(.finger, name: "finger 1")
      recorder.turn = 1
    }

    func view(
      _ name: String, in parent: ParticipantID, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double, className: String = "UIView", isHidden: Bool = false, alpha: Double = 1,
      isUserInteractionEnabled: Bool = true
    ) -> ParticipantID {
      recorder.introduce(
        .view, name: name, className: className, parent: parent,
        geometry: geometry(
          CGRect(x: x, y: y, width: width, height: height), isHidden: isHidden, alpha: alpha,
          isUserInteractionEnabled: isUserInteractionEnabled))
    }

    func recognizer(_ name: String, _ className: String, on view: ParticipantID) -> ParticipantID {
      recorder.introduce(.recognizer, name: name, className: className, parent: view)
    }

    /// Moves the clock, which begins a new turn of the run loop.
    func at(_ milliseconds: Double) {
      recorder.time = VirtualTime(milliseconds: milliseconds)
      recorder.turn += 1
    }

    /// Does something within a call.
    func nested(_ body: () -> Void) {
      recorder.depth += 1
      body()
      recorder.depth -= 1
    }

    func touch(_ what: String, _ point: CGPoint, finger other: ParticipantID? = nil) {
      let finger = other ?? self.finger
      recorder.record(
        .finger, from: finger, to: finger, what, detail: point.text, fingers: [1], location: point)
    }

    /// `sendEvent` on the way from the application to the window, with what the window does.
    func send(_ body: () -> Void) {
      recorder.record(.sendEvent, from: application, to: application, "sendEvent")
      nested {
        recorder.record(.sendEvent, from: application, to: window, "sendEvent")
        nested(body)
      }
    }

    func touches(
      _ phase: String, on receiver: ParticipantID, reason: Reason? = nil, fact: String = ""
    ) {
      recorder.record(
        .touches, from: window, to: receiver, "touches\(phase)", reason: reason, fact: fact,
        fingers: [1])
    }

    func state(
      _ state: String, of recognizer: ParticipantID, reason: Reason? = nil, fact: String = ""
    ) {
      recorder.record(
        .state, from: recognizer, to: recognizer, state, reason: reason, fact: fact)
    }
  }

  static func geometry(
    _ frame: CGRect, isHidden: Bool = false, alpha: Double = 1,
    isUserInteractionEnabled: Bool = true
  ) -> ParticipantGeometry {
    ParticipantGeometry(
      corners: [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ], frame: frame, isHidden: isHidden, alpha: alpha,
      isUserInteractionEnabled: isUserInteractionEnabled)
  }
}

extension TraceFixtures {
  /// The tap of E43: the root view has a tap recognizer, the finger is on B.
  static var tapOnRoot: Trace {
    let scene = Scene()
    let recorder = scene.recorder
    let a = scene.view("A", in: scene.root, 120, 347, 150, 150)
    let b = scene.view("B", in: a, 145, 372, 100, 100)
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    let point = CGPoint(x: 195, y: 422)
    scene.touch("touches", point)
    for _ in 1...2 { search([scene.window, scene.root, a, b], scene, point) }
    recorder.record(
      .hit, from: scene.window, to: b, "hit", detail: "B", fact: "D001", fingers: [1],
      location: point)
    recorder.record(.offer, from: scene.window, to: tap, "takes", fingers: [1])
    scene.send {
      scene.touches("Began", on: tap)
      scene.touches("Began", on: b)
    }
    scene.at(50)
    scene.touch("lifts", point)
    scene.send {
      scene.touches("Ended", on: tap)
      scene.nested {
        scene.state("ended", of: tap, reason: Reason(.tapped, [1, 1], ["tap"]), fact: "G060")
      }
    }
    recorder.record(.action, from: tap, to: scene.controller, "fires", detail: "ended")
    scene.touches("Cancelled", on: b, reason: "tap cancelsTouchesInView", fact: "G071")
    recorder.record(.reset, from: tap, to: tap, "reset")
    scene.state("possible", of: tap)
    return recorder.trace
  }

  /// The long press of E48, or of E47 when it leaves the touches of the view alone.
  static func longPress(cancels: Bool) -> Trace {
    let scene = Scene()
    let recorder = scene.recorder
    let a = scene.view("A", in: scene.root, 120, 347, 150, 150)
    let b = scene.view("B", in: a, 145, 372, 100, 100)
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    let start = CGPoint(x: 195, y: 422)
    scene.touch("touches", start)
    for _ in 1...2 { search([scene.window, scene.root, a, b], scene, start) }
    recorder.record(
      .hit, from: scene.window, to: b, "hit", detail: "B", fingers: [1], location: start)
    scene.send {
      scene.touches("Began", on: hold)
      scene.touches("Began", on: b)
    }
    for step in 1...3 {
      scene.at(Double(step) * 50.0 / 3)
      scene.touch("moves", CGPoint(x: 195 + Double(step), y: 422))
      scene.send {
        scene.touches("Moved", on: hold)
        scene.touches("Moved", on: b)
      }
    }
    scene.at(500)
    recorder.record(.timer, from: hold, to: hold, "timer", detail: "500 ms")
    scene.state("began", of: hold, reason: Reason(.pressed, [500, 500]), fact: "G137")
    recorder.record(.action, from: hold, to: scene.controller, "fires", detail: "began")
    if cancels {
      scene.touches("Cancelled", on: b, reason: "hold cancelsTouchesInView", fact: "G071")
    }
    for step in 1...2 {
      scene.at(600 + Double(step) * 50.0 / 3)
      scene.touch("moves", CGPoint(x: 195 + 12 * Double(step), y: 422 + 30 * Double(step)))
      scene.send {
        scene.touches("Moved", on: hold)
        scene.nested { scene.state("changed", of: hold) }
        if !cancels { scene.touches("Moved", on: b) }
      }
      recorder.record(.action, from: hold, to: scene.controller, "fires", detail: "changed")
    }
    scene.at(700)
    scene.touch("lifts", CGPoint(x: 219, y: 482))
    scene.send {
      scene.touches("Ended", on: hold)
      scene.nested { scene.state("ended", of: hold) }
      if !cancels { scene.touches("Ended", on: b) }
    }
    recorder.record(.action, from: hold, to: scene.controller, "fires", detail: "ended")
    return recorder.trace
  }

  /// The search of E12: A(A1(A1a), A2(A2a, A2b)), B(B1(B1a, B1b)), C(C1, C2(C2a)), with A2b hit.
  static var searchInTree: Trace {
    let scene = Scene()
    let recorder = scene.recorder
    let a = scene.view("A", in: scene.root, 20, 80, 350, 200)
    let a1 = scene.view("A1", in: a, 30, 110, 150, 150)
    _ = scene.view("A1a", in: a1, 45, 140, 100, 80)
    let a2 = scene.view("A2", in: a, 200, 110, 150, 150)
    let a2a = scene.view("A2a", in: a2, 210, 135, 60, 60)
    let a2b = scene.view("A2b", in: a2, 280, 135, 60, 60)
    let b = scene.view("B", in: scene.root, 20, 310, 350, 200)
    let b1 = scene.view("B1", in: b, 40, 340, 300, 150, isUserInteractionEnabled: false)
    _ = scene.view("B1a", in: b1, 60, 370, 100, 80)
    _ = scene.view("B1b", in: b1, 200, 370, 100, 80)
    let c = scene.view("C", in: scene.root, 20, 540, 350, 200)
    _ = scene.view("C1", in: c, 40, 570, 100, 100, isHidden: true)
    let c2 = scene.view("C2", in: c, 200, 570, 140, 150, alpha: 0)
    _ = scene.view("C2a", in: c2, 230, 600, 80, 80)
    let point = CGPoint(x: 310, y: 165)
    scene.touch("touches", point)
    for _ in 1...2 {
      recorder.record(
        .hitTest, from: scene.application, to: scene.window, "hitTest", location: point)
      scene.nested {
        inside(scene.window, true, scene)
        ask(scene.root, from: scene.window, scene, point) {
          inside(scene.root, true, scene)
          miss(c, from: scene.root, scene, point, "outside by (0, 375)")
          miss(b, from: scene.root, scene, point, "outside by (0, 145)")
          ask(a, from: scene.root, scene, point) {
            inside(a, true, scene)
            ask(a2, from: a, scene, point) {
              inside(a2, true, scene)
              ask(a2b, from: a2, scene, point) {
                inside(a2b, true, scene)
                answer(a2b, to: a2, "A2b", scene)
              }
              answer(a2, to: a, "A2b", scene)
            }
            answer(a, to: scene.root, "A2b", scene)
          }
          answer(scene.root, to: scene.window, "A2b", scene)
        }
      }
      answer(scene.window, to: scene.application, "A2b", scene)
    }
    recorder.record(
      .hit, from: scene.window, to: a2b, "hit", detail: "A2b", fingers: [1], location: point)
    _ = a2a
    scene.send { scene.touches("Began", on: a2b) }
    return recorder.trace
  }

  /// A pass that goes straight down a chain of views and comes back with the last one.
  private static func search(_ chain: [ParticipantID], _ scene: Scene, _ point: CGPoint) {
    descend(chain[...], from: scene.application, scene, point)
  }

  private static func descend(
    _ chain: ArraySlice<ParticipantID>, from caller: ParticipantID, _ scene: Scene, _ point: CGPoint
  ) {
    guard let first = chain.first, let last = chain.last else { return }
    ask(first, from: caller, scene, point) {
      inside(first, true, scene)
      descend(chain.dropFirst(), from: first, scene, point)
      answer(first, to: caller, scene.recorder.trace.name(of: last), scene)
    }
  }

  private static func ask(
    _ view: ParticipantID, from caller: ParticipantID, _ scene: Scene, _ point: CGPoint,
    _ body: () -> Void
  ) {
    scene.recorder.record(
      .hitTest, from: caller, to: view, "hitTest", fingers: [1], location: point)
    scene.nested(body)
  }

  private static func inside(_ view: ParticipantID, _ answer: Bool, _ scene: Scene) {
    scene.recorder.record(
      .pointInside, from: view, to: view, "point(inside:)", detail: answer ? "true" : "false")
  }

  private static func answer(
    _ view: ParticipantID, to caller: ParticipantID, _ detail: String, _ scene: Scene,
    reason: Reason? = nil, fact: String = ""
  ) {
    scene.recorder.record(
      .hitTestResult, from: view, to: caller, "returns", detail: detail, reason: reason, fact: fact)
  }

  private static func miss(
    _ view: ParticipantID, from caller: ParticipantID, _ scene: Scene, _ point: CGPoint,
    _ reason: Reason
  ) {
    ask(view, from: caller, scene, point) {
      inside(view, false, scene)
      answer(view, to: caller, "nil", scene, reason: reason, fact: "D002")
    }
  }
}
