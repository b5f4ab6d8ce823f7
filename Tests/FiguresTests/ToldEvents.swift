public import TraceModel

extension TraceRecorder {
  /// Appends an event that is told in the words of a trace: its kind, its word and its detail.
  func record(
    _ kind: TraceEvent.Kind, from: ParticipantID, to: ParticipantID, _ word: String,
    detail: String = "", reason: Reason? = nil, fact: String = "", fingers: [Int] = [],
    location: CGPoint? = nil, related: [ParticipantID] = []
  ) {
    guard let payload = TraceEvent.Payload((kind, word, value(kind, detail, fingers))) else {
      fatalError("No event of the kind \(kind) has the word '\(word)' and '\(detail)'.")
    }
    record(
      payload, from: from, to: to, reason: reason, fact: fact, fingers: fingers,
      location: location, related: related)
  }

  private func value(
    _ kind: TraceEvent.Kind, _ detail: String, _ fingers: [Int]
  ) -> TraceEvent.Value {
    let words = detail.split(separator: " ")
    switch kind {
    case .finger: return .pressure(force: 0, roll: 0)
    case .timer: return .span(VirtualTime(milliseconds: Double(words.first ?? "") ?? 0))
    case .hitTest:
      let numbers = detail.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
      return numbers.count == 2 ? .point(CGPoint(x: numbers[0], y: numbers[1])) : .none
    case .pointInside: return .answer(detail == "true", about: nil)
    case .hit, .hitTestResult: return .participant(participant(named: detail), orElse: "nil")
    case .offer: return .finger(fingers.first ?? 1)
    case .hold:
      let methods = words.compactMap { TraceEvent.Method(rawValue: String($0)) }
      return methods.isEmpty ? .none : .methods(methods)
    case .question:
      let other = words.count > 1 ? participant(named: String(words[0])) : nil
      return .answer(words.last == "true", about: other)
    case .assignment, .action:
      return TraceEvent.State(rawValue: detail).map { .state($0) } ?? .words(detail)
    default: return detail.isEmpty ? .none : .words(detail)
    }
  }

  private func participant(named name: String) -> ParticipantID? {
    trace.participants.first { $0.name == name }?.id
  }
}

/// A reason that is only words.
extension Reason: ExpressibleByStringLiteral {
  /// Creates a reason with the words of a literal.
  public init(stringLiteral words: String) { self.init(.said, [words]) }
}
