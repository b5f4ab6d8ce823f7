import TraceModel

/// A trace with everything in it that a trace can have.
enum SampleTrace {
  /// What can happen, each kind at least once, each sort of value in each of its forms.
  static let payloads: [TraceEvent.Payload] = {
    let view = ParticipantID(1)
    let words = "quote \" slash \\ <b> \u{2028}"
    var payloads: [TraceEvent.Payload] = [
      .finger(.touches), .finger(.isCancelled, force: 1.5, roll: 0.25), .system(.cancels, words),
      .system(.rests, ""), .transport(.sends, words), .transport(.wakes),
      .report(
        DigitizerReport(
          touches: true,
          [
            .init(
              1, [.range, .touch], isInRange: true, touches: true, at: CGPoint(x: 1.5, y: -2)),
            .init(2, [.cancel], isInRange: false, touches: false, at: .zero),
          ])), .processing(.checks, words), .processing(.gathers),
      .runLoop(.source, words), .timer(after: VirtualTime(milliseconds: 350)), .timerWaits,
      .hitTest(CGPoint(x: 1.5, y: -2)), .hitTest(nil), .pointInside(false), .hitTestResult(view),
      .hitTestResult(nil), .hit(view), .hit(nil), .offer(.takes, .touch(2)),
      .offer(.refuses, .press("menu")), .sendEvent, .touches(.touchesBegan),
      .touches(.pressesEnded, buttons: words), .forward(.touchesMoved),
      .hold(.held, [.touchesEnded]),
      .hold(.released, [.touchesBegan, .touchesEnded]), .hold(.dropped),
      .question(.canPrevent, about: view, true), .question(.gestureRecognizerShouldBegin, false),
      .assignment(.changed), .membership(.joins, .needingUpdate), .wait(.waits), .wait(.continues),
      .prevent, .action(.state(.ended)),
      .action(.event(.touchUpInside)), .action(.call("save")), .action(.call("")),
      .tracking(.beginTracking), .controlEvent(.valueChanged), .reset, .chain,
      .life(.didMoveToSuperview), .life(.didMoveToWindow), .life(.willMoveToWindow, "nil"),
      .life(.willMoveToWindow, "main"), .life(.layoutSubviews), .life(.commit, words),
      .program(.addGestureRecognizer("tap")),
      .program(.removeGestureRecognizer("tap")), .program(.call("alpha", "= 0.5")),
      .exception("NSInvalidArgumentException"),
    ]
    payloads += TraceEvent.State.allCases.map { .state($0) }
    payloads += TraceEvent.Method.allCases.map { .touches($0) }
    payloads += TraceEvent.Question.allCases.map { .question($0, true) }
    return payloads
  }()

  static var trace: Trace {
    let recorder = TraceRecorder(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let frame = CGRect(x: 1.5, y: -2.25, width: 100, height: 50)
    let window = recorder.introduce(
      .window, name: "window", className: "UIWindow",
      geometry: ParticipantGeometry(corners: [.zero, CGPoint(x: 390, y: 0)], frame: frame))
    let view = recorder.introduce(
      .view, name: "quote \" slash \\ <b> 👍 \u{2028} line\n", className: "UIView", parent: window,
      geometry: ParticipantGeometry(
        corners: [], frame: frame, isHidden: true, alpha: 0.25, isUserInteractionEnabled: false,
        clipsToBounds: true),
      appearance: ViewAppearance(.button, title: "<Send>", isEnabled: false, value: -1, count: 3))
    let tap = recorder.introduce(.recognizer, name: "tap", parent: view)
    let causes = Reason.Cause.allCases
    // As many events as there are reasons, so that each of both comes.
    for place in 0..<max(causes.count, payloads.count) {
      recorder.time = VirtualTime(microseconds: Int64(place) * 16_667)
      recorder.turn = place + 1
      recorder.depth = place % 4
      let reason = Reason(
        causes[place % causes.count], [1.25, 10, 3, -1], of: [tap, view], ["<one>", "two", "three"])
      recorder.record(
        payloads[place % payloads.count], from: tap, to: view,
        reason: place < causes.count ? reason : nil, fact: place % 3 == 0 ? "D001" : "",
        fingers: place % 2 == 0 ? [1, 2] : [], location: place % 5 == 0 ? frame.origin : nil,
        related: place % 2 == 0 ? [window, tap] : [])
    }
    return recorder.trace
  }
}
