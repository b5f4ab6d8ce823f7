import TraceModel

/// The relations of recognizers in a run: the requirements set before, the answers of delegates,
/// and the results.
struct RecognizerRelations {
  /// A relation of one recognizer to another.
  enum Kind: Equatable {
    /// The recognizer waits for the other's failure because of `require(toFail:)`.
    case requires
    /// The recognizer's delegate or class makes it wait, for this attempt.
    case hasToWait
    /// The other recognizer's delegate or class makes it wait, for this attempt.
    case isWaitedForBy
    /// The recognizer has recognized its gesture and waits.
    case waits
    case prevents, mayActTogether, cannotPrevent, cannotBePrevented
    /// The recognizer's delegate, or the recognizer itself, prevents it from beginning.
    case mayNotBegin

    /// Whether the relation is a requirement, and which of the two waits.
    var isRequirement: Bool {
      switch self {
      case .requires, .hasToWait, .isWaitedForBy, .waits: true
      case .prevents, .mayActTogether, .cannotPrevent, .cannotBePrevented, .mayNotBegin: false
      }
    }

    /// Returns the words for the relation in a sentence.
    func words(isOwn: Bool) -> String {
      switch self {
      case .requires: "requires"
      case .hasToWait: "has to wait for"
      case .isWaitedForBy: "is to be waited for by"
      case .waits: "waits for"
      case .prevents: "prevents"
      case .mayActTogether: "may act together with"
      case .cannotPrevent: "cannot prevent"
      case .cannotBePrevented: "cannot be prevented by"
      case .mayNotBegin: isOwn ? "may not begin" : "does not let begin"
      }
    }
  }

  /// A relation, listed once, at the time when it first mattered.
  struct Relation {
    var kind: Kind
    var from: ParticipantID
    var to: ParticipantID
    /// The event, or `nil` for a requirement that never came up.
    var event: TraceEvent?

    /// The recognizer that waits, and the recognizer that has to fail.
    var requirement: (waiter: ParticipantID, other: ParticipantID)? {
      guard kind.isRequirement else { return nil }
      return kind == .isWaitedForBy ? (to, from) : (from, to)
    }
  }

  private let trace: Trace
  private let choice: LaneChoice

  /// The relations in the order in which they mattered; relations that never came up are last.
  private(set) var relations: [Relation] = []

  /// Reads a trace.
  init(of trace: Trace, choosing choice: LaneChoice) {
    self.trace = trace
    self.choice = choice
    for event in trace.events { follow(event) }
    for participant in trace.participants {
      for other in participant.requirements
      where !relations.contains(where: {
        $0.requirement.map { $0 == (participant.id, other) } ?? false
      }) {
        add(.requires, from: participant.id, to: other, nil)
      }
    }
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.payload {
    case .wait(.waits):
      for other in event.related { add(.waits, from: event.to, to: other, event) }
    case .prevent:
      add(.prevents, from: event.from, to: event.to, event)
    case .question(let question, let other, let answer)
    where trace[event.from]?.kind == .recognizer:
      guard let other else {
        if !answer { add(.mayNotBegin, from: event.to, to: event.from, event) }
        return
      }
      let kind: Kind? =
        switch (question, question.meaning, answer) {
        case (_, .mayActTogether, true): .mayActTogether
        case (_, .waits, true): .hasToWait
        case (_, .isAwaited, true): .isWaitedForBy
        case (.canPrevent, _, false): .cannotPrevent
        case (.canBePrevented, _, false): .cannotBePrevented
        default: nil
        }
      // Relations that make no difference are omitted.
      if let kind { add(kind, from: event.from, to: other, event) }
    default: return
    }
  }

  private mutating func add(
    _ kind: Kind, from: ParticipantID, to: ParticipantID, _ event: TraceEvent?
  ) {
    guard !choice.hides(from), !choice.hides(to), trace[from] != nil, trace[to] != nil,
      !relations.contains(where: { $0.kind == kind && $0.from == from && $0.to == to })
    else { return }
    relations.append(Relation(kind: kind, from: from, to: to, event: event))
  }

  /// Returns the sentence about a relation in a list.
  func sentence(about relation: Relation) -> [EventSentence.Part] {
    let (from, to) = (relation.from, relation.to)
    var sentence: [EventSentence.Part] = [
      .name(trace.name(of: from).nameOrPlaceholder),
      .words(" " + relation.kind.words(isOwn: from == to)),
    ]
    if from != to {
      sentence += [.words(" "), .name(trace.name(of: to).nameOrPlaceholder)]
    }
    guard let event = relation.event else {
      return sentence + [.words(" to fail, and never had to wait.")]
    }
    sentence.append(.words(" at \(event.time.readableText)" + outcome(of: event, to)))
    if event.reason != nil { sentence.append(.words(" (\(trace.reason(of: event)))")) }
    sentence.append(.words("."))
    return sentence
  }

  /// Returns how a wait ended: the result of the recognizer that was waited for.
  private func outcome(of event: TraceEvent, _ other: ParticipantID) -> String {
    guard event.kind == .wait else { return "" }
    let end = trace.events[(event.index + 1)...].first {
      $0.to == other && ($0.payload == .state(.failed) || $0.payload == .state(.cancelled))
        || $0.to == event.to && $0.payload == .state(.failed)
    }
    guard let end else { return ", to the end of the run" }
    return end.to == other
      ? ", until it \(end.payload == .state(.failed) ? "fails" : "is canceled") at \(end.time.readableText)"
      : ", but fails itself at \(end.time.readableText)"
  }
}
