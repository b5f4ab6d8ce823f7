import TraceModel

/// A trace with everything in it that a trace can have.
enum SampleTrace {
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
        clipsToBounds: true))
    let tap = recorder.introduce(.recognizer, name: "tap", parent: view)
    for (place, kind) in TraceEvent.Kind.allCases.enumerated() {
      recorder.time = VirtualTime(microseconds: Int64(place) * 16_667)
      recorder.turn = place + 1
      recorder.depth = place % 4
      recorder.record(
        kind, from: tap, to: view, "what", detail: place % 2 == 0 ? "detail" : "",
        reason: place % 3 == 0 ? "reason" : "", fact: place % 3 == 0 ? "D001" : "",
        fingers: place % 2 == 0 ? [1, 2] : [], location: place % 5 == 0 ? frame.origin : nil,
        related: place % 2 == 0 ? [window, tap] : [])
    }
    return recorder.trace
  }
}
