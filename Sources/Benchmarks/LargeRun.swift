import TraceModel

/// A run that is larger than any lesson's: many recognizers receive many touches.
enum LargeRun {
  /// Returns a trace with messages from a window to recognizers, which change their states.
  static func trace(messages: Int, lanes: Int) -> Trace {
    let recorder = TraceRecorder(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let window = recorder.introduce(.window, name: "window", className: "UIWindow")
    let recognizers = (1..<lanes).map { number in
      recorder.introduce(
        .recognizer, name: "recognizer \(number)", className: "UIPanGestureRecognizer",
        parent: window)
    }
    for message in 0..<messages {
      let recognizer = recognizers[message * 7 % recognizers.count]
      recorder.time = VirtualTime(milliseconds: Double(message / 6) * 16)
      recorder.turn = message / 6 + 1
      recorder.depth = message % 3
      if message % 5 == 0 {
        recorder.record(
          .state(message % 2 == 0 ? .began : .failed), from: recognizer, to: recognizer,
          reason: Reason(.moved, [Double(message % 17), 10]))
      } else {
        recorder.record(
          .touches(message % 4 == 0 ? .touchesBegan : .touchesMoved), from: window, to: recognizer,
          fingers: [1])
      }
    }
    return recorder.trace
  }

  /// Returns the trace of a long session of taps at irregular intervals; each recognizer recognizes
  /// each tap, fails, or waits.
  static func session(taps: Int, recognizers count: Int) -> Trace {
    let recorder = TraceRecorder(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let finger = recorder.introduce(.finger, name: "finger")
    let recognizers = (1...count).map { number in
      recorder.introduce(
        .recognizer, name: "recognizer \(number)", className: "UITapGestureRecognizer")
    }
    var time = 0.0
    for tap in 0..<taps {
      time += Double(tap * 37 % 11) * 90
      recorder.time = VirtualTime(milliseconds: time)
      recorder.record(
        .finger(.touches), from: finger, to: finger, fingers: [1],
        location: CGPoint(x: 10, y: 10))
      time += Double(tap % 7) * 20
      recorder.time = VirtualTime(milliseconds: time)
      recorder.record(
        .finger(.lifts), from: finger, to: finger, fingers: [1], location: CGPoint(x: 10, y: 10))
      for (place, recognizer) in recognizers.enumerated() {
        recorder.record(
          .state((tap + place) % 3 == 0 ? .ended : .failed), from: recognizer, to: recognizer,
          reason: Reason(.moved, [Double(place), 10]))
        recorder.record(.state(.possible), from: recognizer, to: recognizer)
      }
    }
    return recorder.trace
  }
}
