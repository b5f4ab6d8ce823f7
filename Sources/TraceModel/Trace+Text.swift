extension Trace {
  /// The trace as text, one line per event: the time, a phrase as in an expectation, and the
  /// reason.
  ///
  /// This form is stable: tests and lessons compare it byte for byte.
  public var text: String {
    var text = ""
    for event in events { text += line(for: event) + "\n" }
    return text
  }

  /// Returns one event as a line of text: `500 ms  hold began  [pressed for 500 of 500 ms; G137]`.
  public func line(for event: TraceEvent) -> String {
    var line = "\(event.time.text)  \(phrase(for: event))"
    let because = [reason(of: event), event.fact].filter { !$0.isEmpty }.joined(separator: "; ")
    if !because.isEmpty { line += "  [\(because)]" }
    return line
  }

  /// Returns what happened, in the words of an expectation: `B touchesBegan`, `tap fires ended`,
  /// `hit B`.
  public func phrase(for event: TraceEvent) -> String {
    let detail = detail(of: event)
    let words = detail.isEmpty ? event.word : event.word + " " + detail
    let subject = name(of: event.subject)
    switch event.kind.traits.phrase {
    case .ofNobody: return words
    case .toReceiver: return "\(subject) \(words) → \(name(of: event.to))"
    case .fromSender: return "\(subject) \(words) ← \(name(of: event.from))"
    case .aboutReceiver: return "\(subject) \(words) \(name(of: event.to))"
    case .ofChain: return "chain " + names(event.related, " → ")
    case .toOther where event.from != event.to:
      return "\(subject) \(words) → \(name(of: event.to))"
    case .ofSubject, .toOther: return "\(subject) \(words)"
    }
  }

  /// Returns the text after the word of an event: the arguments, the result, or the new value;
  /// empty when there's none.
  public func detail(of event: TraceEvent) -> String {
    switch event.payload.parts.value {
    case .none:
      // The detail names the recognizers that a recognizer waits for.
      guard event.payload == .wait(.waits), !event.related.isEmpty else { return "" }
      return "for " + names(event.related, ", ")
    case .words(let words): return words
    case .answer(let answer, let other):
      return (other.map { name(of: $0) + " " } ?? "") + (answer ? "true" : "false")
    case .participant(let id, let word): return id.map { name(of: $0) } ?? word
    case .point(let point): return point.text
    case .state(let state): return state.rawValue
    case .finger(let number): return "finger \(number)"
    case .methods(let methods): return methods.map { $0.rawValue }.joined(separator: " ")
    case .span(let span): return "after " + span.text
    case .report(let report): return report.text
    case .pressure(let force, let roll):
      var text = event.location?.text ?? ""
      if force != 0 { text += ", force " + force.text() }
      if roll != 0 { text += ", roll " + roll.text(decimals: 2) }
      return text
    }
  }

  private func names(_ ids: [ParticipantID], _ separator: String) -> String {
    ids.map { name(of: $0) }.joined(separator: separator)
  }
}
