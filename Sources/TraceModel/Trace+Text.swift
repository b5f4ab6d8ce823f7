extension Trace {
  /// The trace as text, one line an event: the time, a phrase as in an expectation, the reason.
  ///
  /// This form is stable: tests and lessons compare it byte for byte.
  public var text: String {
    var text = ""
    for event in events { text += line(for: event) + "\n" }
    return text
  }

  /// One event as a line of text: `500 ms  hold began  [pressed for 500 of 500 ms; G137]`.
  public func line(for event: TraceEvent) -> String {
    var line = "\(event.time.text)  \(phrase(for: event))"
    let because = [event.reason, event.fact].filter { !$0.isEmpty }.joined(separator: "; ")
    if !because.isEmpty { line += "  [\(because)]" }
    return line
  }

  /// What happened, in the words that an expectation uses: `B touchesBegan`, `tap fires ended`,
  /// `hit B`.
  public func phrase(for event: TraceEvent) -> String {
    let subject = name(of: event.subject)
    let detail = event.detail.isEmpty ? "" : " " + event.detail
    switch event.kind {
    case .hit:
      return event.what + detail
    case .action:
      return "\(subject) \(event.what)\(detail) → \(name(of: event.to))"
    case .forward:
      return "\(subject) \(event.what)\(detail) ← \(name(of: event.from))"
    case .prevent:
      return "\(subject) \(event.what) \(name(of: event.to))"
    case .chain:
      return "chain " + event.related.map { name(of: $0) }.joined(separator: " → ")
    case .transport where event.from != event.to:
      return "\(subject) \(event.what)\(detail) → \(name(of: event.to))"
    case .finger, .system, .transport, .runLoop, .timer, .hitTest, .pointInside, .hitTestResult,
      .offer, .sendEvent,
      .touches, .hold, .question, .state, .assignment, .wait, .tracking, .controlEvent, .reset,
      .life,
      .program:
      return "\(subject) \(event.what)\(detail)"
    }
  }
}
