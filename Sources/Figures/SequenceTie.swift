import TraceModel

/// A thin line from one recognizer's lane to another's that shows why something happens: the
/// recognizer waits, can continue, is prevented, or can act simultaneously with the other.
struct SequenceTie {
  /// The relation between the two recognizers.
  enum Meaning {
    /// The recognizer waits for the other to fail.
    case waits
    /// The other recognizer has failed, so the recognizer continues.
    case frees
    /// The other has recognized its gesture, so the recognizer fails.
    case blocks
    /// Both recognizers can act.
    case allows
  }

  /// The recognizer that waits, continues, is prevented, or can act.
  var from: ParticipantID

  /// The other recognizer.
  var to: ParticipantID

  /// The relation between the recognizers.
  var meaning: Meaning

  /// Returns the tie for an answer to a question about another recognizer; `nil` when it changes
  /// nothing.
  static func tie(of event: TraceEvent) -> SequenceTie? {
    guard case .question(let question, let other?, true) = event.payload else { return nil }
    return switch question.meaning {
    case .mayActTogether: SequenceTie(from: event.from, to: other, meaning: .allows)
    case .waits: SequenceTie(from: event.from, to: other, meaning: .waits)
    case .isAwaited: SequenceTie(from: other, to: event.from, meaning: .waits)
    case nil: nil
    }
  }

  /// Returns the ties of each event that has any, in the order of the events.
  static func ties(in trace: Trace) -> [Int: [SequenceTie]] {
    var ties: [Int: [SequenceTie]] = [:]
    var awaited: [(waiting: ParticipantID, others: [ParticipantID])] = []
    for event in trace.events {
      let (others, meaning): ([ParticipantID], Meaning)
      switch event.payload {
      case .wait(.waits):
        awaited.removeAll { $0.waiting == event.to }
        awaited.append((event.to, event.related))
        (others, meaning) = (event.related, .waits)
      case .wait(.continues):
        (others, meaning) = (awaited.last { $0.waiting == event.to }?.others ?? [], .frees)
      case .state(.failed):
        (others, meaning) = (event.related, .blocks)
      case .question:
        if let tie = tie(of: event) { ties[event.index] = [tie] }
        continue
      default:
        continue
      }
      guard !others.isEmpty else { continue }
      ties[event.index] = others.map { SequenceTie(from: event.to, to: $0, meaning: meaning) }
    }
    return ties
  }
}

extension TraceEvent {
  /// Whether an answer prevents what a recognizer is about to do.
  var isDenial: Bool {
    if case .question(_, about: nil, false) = payload { true } else { false }
  }
}

extension SequenceTie {
  /// Writes the paths of the tie from one height to another lane: a dotted line, and a symbol for
  /// its meaning at its end.
  func write(to markup: inout Markup, from start: Double, to end: Double, y: Double) {
    let sign = end < start ? 1.0 : -1.0
    markup.write(path: "M\(start) \(y)H\(end)", "fig-tie")
    let dot = SequenceTie.dot(at: end, y: y)
    let head: PathData
    switch meaning {
    case .waits:
      // A bar that blocks.
      head = "M\(end) \(y - 5)v10"
    case .frees:
      head = "\(SequenceTie.arrowhead(at: start, sign: -sign, y: y))\(dot)"
    case .blocks:
      let x = start - sign * 8
      head = "M\(x - 4) \(y - 4)l8 8m0-8l-8 8\(dot)"
    case .allows:
      head = "\(SequenceTie.dot(at: start, y: y))\(dot)"
    }
    markup.write(path: head, "fig-open")
  }

  /// Returns an open head that points to a location; the sign gives the side that it comes from.
  private static func arrowhead(at x: Double, sign: Double, y: Double) -> PathData {
    let back = x - sign * 6
    return "M\(back) \(y - 4)L\(x) \(y)L\(back) \(y + 4)"
  }

  private static func dot(at x: Double, y: Double) -> PathData {
    "M\(x - 2) \(y)a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
  }
}
