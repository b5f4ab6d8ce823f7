import TraceModel

extension TraceFixtures {
  /// Every kind of event once, between two participants and by one alone.
  static var everyKind: Trace {
    let scene = Scene()
    let recorder = scene.recorder
    let b = scene.view("B", in: scene.root, 145, 372, 100, 100)
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: b)
    let double = scene.recognizer("double", "UITapGestureRecognizer", on: b)
    let system = recorder.introduce(.system, name: "system")
    let program = recorder.introduce(.program, name: "program")
    let words: [(TraceEvent.Kind, ParticipantID, ParticipantID, String, String)] = [
      (.finger, scene.finger, scene.finger, "touches", "(195, 422)"),
      (.system, system, scene.application, "cancels", "touches"),
      (.timer, tap, tap, "timer", "350 ms"),
      (.hitTest, scene.root, b, "hitTest", "(50, 50)"),
      (.pointInside, b, b, "point(inside:)", "true"),
      (.hitTestResult, b, scene.root, "returns", "B"),
      (.hit, scene.window, b, "hit", "B"),
      (.hit, scene.window, scene.window, "hit", "nothing"),
      (.offer, scene.window, tap, "takes", ""),
      (.offer, scene.window, double, "refuses", ""),
      (.sendEvent, scene.application, scene.window, "sendEvent", ""),
      (.touches, scene.window, b, "touchesBegan", ""),
      (.touches, scene.window, b, "touchesCancelled", ""),
      (.forward, b, scene.root, "touchesBegan", ""),
      (.forward, b, scene.root, "touchesCancelled", ""),
      (.hold, tap, b, "held", "touchesEnded"),
      (.hold, tap, b, "released", "touchesEnded"),
      (.hold, tap, b, "dropped", "touchesEnded"),
      (.hold, b, b, "held", "touchesBegan"),
      (.question, tap, scene.controller, "gestureRecognizerShouldBegin", "false"),
      (.question, tap, tap, "canPrevent", "double true"),
      (.state, tap, tap, "ended", ""),
      (.assignment, tap, tap, "assigns", "changed"),
      (.wait, double, double, "waits", ""),
      (.wait, double, double, "continues", ""),
      (.prevent, tap, double, "prevents", ""),
      (.action, tap, scene.controller, "fires", "ended"),
      (.reset, tap, tap, "reset", ""),
      (.chain, b, b, "chain", ""),
      (.life, scene.root, b, "willMove(toSuperview:)", "nil"),
      (.program, program, b, "removeFromSuperview", ""),
      (.program, program, b, "isHidden =", "true"),
      (.tracking, b, b, "beginTracking", ""),
      (.controlEvent, b, b, "touchDown", ""),
      (.transport, system, scene.application, "sends", "mach message"),
      (.transport, scene.application, scene.application, "drains", "the fetcher"),
      (.processing, scene.application, scene.application, "enqueues", "the event"),
      (.runLoop, scene.application, scene.application, "source 0", "HID drain"),
      (.membership, tap, tap, "joins", "active"),
      (.exception, scene.controller, scene.controller, "raises", "NSInvalidArgumentException"),
    ]
    for (kind, from, to, what, detail) in words {
      recorder.record(
        kind, from: from, to: to, what, detail: detail, reason: "a reason", fact: "D001",
        fingers: [1], location: kind == .finger ? CGPoint(x: 195, y: 422) : nil,
        related: kind == .wait ? [tap] : kind == .chain ? [scene.root, scene.controller] : [])
    }
    return recorder.trace
  }

  /// Names that try to break out of a page.
  static var hostile: Trace {
    let scene = Scene()
    let names = [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "", "שלום \u{202E}עולם",
      "👩‍👩‍👧‍👦🏳️‍🌈 family", String(repeating: "long", count: 75), "a\u{0}b\u{7}\nc", "&amp;", "]]>--><!--",
    ]
    for (place, name) in names.enumerated() {
      let view = scene.view(
        name, in: scene.root, 20, 20 + 80 * Double(place), 200, 70, className: "<\(name)>")
      let reason = Reason(.said, [name])
      scene.recorder.record(
        .life(.commit, name), from: scene.window, to: view, reason: reason, fact: name)
      scene.recorder.record(.tracking(.beginTracking), from: view, to: view, reason: reason)
      scene.recorder.record(.question(.canPrevent, about: view, true), from: view, to: view)
    }
    let last = scene.recorder.trace.participants.count - 1
    scene.recorder.record(
      .hit(ParticipantID(last)), from: scene.window, to: ParticipantID(last),
      location: CGPoint(x: 50, y: 700))
    return scene.recorder.trace
  }

  /// Many messages among many views.
  static func large(messages: Int, lanes: Int) -> Trace {
    let scene = Scene()
    let views = (0..<max(1, lanes - 1)).map {
      scene.view("view \($0)", in: scene.root, 10, 10 + 5 * Double($0), 200, 200)
    }
    for message in 0..<messages {
      if message % 6 == 0 { scene.at(Double(message) * 4) }
      let receiver = views[message * 7 % views.count]
      scene.recorder.depth = message % 3
      scene.recorder.record(
        .touches, from: lanes == 1 ? receiver : scene.window, to: receiver, "touchesMoved",
        fingers: [1])
    }
    return scene.recorder.trace
  }
}

extension TraceFixtures {
  /// Many frames on little room: rotated, overhanging, tiny, equal, off the screen, with two
  /// fingers.
  static var crowded: Trace {
    let scene = Scene()
    let recorder = scene.recorder
    let bar = scene.view("tabBar", in: scene.root, 0, 780, 390, 64)
    let round = scene.view("roundButton", in: bar, 165, 740, 60, 60)
    let card = recorder.introduce(
      .view, name: "turnedCard", className: "UIImageView", parent: scene.root,
      geometry: ParticipantGeometry(
        corners: [
          CGPoint(x: 195, y: 120), CGPoint(x: 295, y: 220), CGPoint(x: 195, y: 320),
          CGPoint(x: 95, y: 220),
        ], frame: CGRect(x: 95, y: 120, width: 200, height: 200)))
    _ = scene.view("dot", in: card, 190, 215, 10, 10)
    let list = scene.view("list", in: scene.root, 20, 380, 350, 300)
    for place in 0..<6 {
      _ = scene.view("cell \(place)", in: list, 20, 380 + 50 * Double(place), 350, 50)
    }
    _ = scene.view("ghost", in: scene.root, 20, 60, 80, 40, isHidden: true)
    _ = scene.view("faint", in: scene.root, 120, 60, 80, 40, alpha: 0)
    _ = scene.view(
      "label", in: scene.root, 220, 60, 150, 40, className: "UILabel",
      isUserInteractionEnabled: false)
    _ = scene.view("drawer", in: scene.root, -200, 100, 180, 600)
    let second = recorder.introduce(.finger, name: "finger 2")
    scene.touch("touches", CGPoint(x: 195, y: 750))
    recorder.record(
      .hit, from: scene.window, to: scene.root, "hit", detail: "root",
      location: CGPoint(x: 195, y: 750))
    scene.touch("touches", CGPoint(x: 300, y: 500), finger: second)
    recorder.record(
      .hit, from: scene.window, to: round, "hit", detail: "roundButton",
      location: CGPoint(x: 300, y: 500))
    for step in 1...8 {
      scene.at(Double(step) * 50.0 / 3)
      scene.touch("moves", CGPoint(x: 195 - 10 * Double(step), y: 750 - 30 * Double(step)))
    }
    scene.touch("lifts", CGPoint(x: 115, y: 510))
    return recorder.trace
  }
}
