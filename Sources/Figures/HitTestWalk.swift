import TraceModel

/// The search for a touched view as one pass decided it: what each view answered, and why.
struct HitTestWalk {
  /// What the search says about one window or view.
  enum Verdict {
    /// It is the hit view.
    case hit
    /// It was asked and answered with a view, for the reason given if it needs one.
    case path(reason: String, fact: String)
    /// It was asked and answered `nil`, with the reason.
    case rejected(reason: String, fact: String)
    /// It was never asked, with the reason.
    case notAsked(reason: String)
  }

  /// The verdict on each participant, by number; `nil` for those that are no window and no view.
  private(set) var verdicts: [Verdict?]

  /// The hit view, or `nil` when nothing was hit.
  private(set) var hit: ParticipantID?

  /// The place of the touch on the screen, if the trace tells it.
  private(set) var location: CGPoint?

  /// Reads the pass that ends with the given event of kind `hit`.
  init(endingWith hit: TraceEvent, in trace: Trace) {
    let found: ParticipantID? = if case .hit(let view) = hit.payload { view } else { nil }
    self.hit = found
    location = hit.location
    verdicts = [Verdict?](repeating: nil, count: trace.participants.count)
    let answers = HitTestWalk.answers(before: hit, in: trace)
    var onPath = [Bool](repeating: false, count: trace.participants.count)
    if let found { HitTestWalk.mark(found, in: trace, &onPath) }
    for participant in trace.participants where participant.isOnScreen {
      let place = participant.id.index
      if participant.id == found {
        verdicts[place] = .hit
      } else if let answer = answers[place] {
        let reason = answer.event.map { trace.reason(of: $0) } ?? ""
        verdicts[place] =
          answer.isNil
          ? .rejected(reason: reason, fact: answer.fact) : .path(reason: reason, fact: answer.fact)
      } else {
        verdicts[place] = .notAsked(
          reason: HitTestWalk.reasonNotAsked(participant, answers, onPath, in: trace))
      }
    }
  }

  /// What a view answered.
  private struct Answer {
    var isNil: Bool
    /// The event with the reason, if there is one.
    var event: TraceEvent?
    var fact: String
  }

  /// Returns what was answered in the last pass before an event; passes begin with the same window.
  private static func answers(before hit: TraceEvent, in trace: Trace) -> [Answer?] {
    var answers = [Answer?](repeating: nil, count: trace.participants.count)
    var first: (receiver: ParticipantID, depth: Int)?
    var programDepth: Int?
    for event in trace.events where event.index < hit.index {
      // What the program asked is no part of the search for a finger.
      let isAskedByProgram = trace[event.from]?.kind == .program
      if event.kind == .hitTest, isAskedByProgram { programDepth = event.depth }
      if event.kind == .pointInside, isAskedByProgram { continue }
      if let depth = programDepth {
        if event.kind == .hitTestResult, event.depth == depth { programDepth = nil }
        continue
      }
      let isKnown =
        answers.indices.contains(event.to.index)
        && answers.indices.contains(event.from.index)
      guard isKnown else { continue }
      let reasoned = event.reason == nil ? nil : event
      switch event.payload {
      case .hit:
        first = nil
        answers = [Answer?](repeating: nil, count: answers.count)
      case .hitTest:
        if let start = first {
          if event.to == start.receiver && event.depth <= start.depth {
            answers = [Answer?](repeating: nil, count: answers.count)
          }
        } else {
          first = (event.to, event.depth)
        }
        answers[event.to.index] = Answer(isNil: false, event: reasoned, fact: event.fact)
      case .pointInside(false):
        answers[event.to.index] = Answer(isNil: true, event: reasoned, fact: event.fact)
      case .hitTestResult(let view):
        let earlier = answers[event.from.index]
        answers[event.from.index] = Answer(
          isNil: view == nil, event: reasoned ?? earlier?.event,
          fact: event.fact.isEmpty ? earlier?.fact ?? "" : event.fact)
      default:
        continue
      }
    }
    return answers
  }

  /// Marks a view and everything it is inside of.
  private static func mark(_ id: ParticipantID, in trace: Trace, _ onPath: inout [Bool]) {
    var next: ParticipantID? = id
    while let id = next, onPath.indices.contains(id.index), !onPath[id.index] {
      onPath[id.index] = true
      next = trace[id]?.parent
    }
  }

  private static func reasonNotAsked(
    _ participant: Participant, _ answers: [Answer?], _ onPath: [Bool], in trace: Trace
  ) -> String {
    guard let parent = participant.parent, let above = trace[parent], above.isOnScreen else {
      return "not asked"
    }
    // Below a view that refused, or was not asked, the tree itself says why.
    guard let answer = answers[parent.index], !answer.isNil else { return "not asked" }
    for sibling in trace.participants
    where sibling.parent == parent && onPath[sibling.id.index] && sibling.isOnScreen {
      return "not asked, since \(sibling.name.nameOrPlaceholder) answered first"
    }
    return "not asked"
  }
}

extension Participant {
  /// Whether it is a window or a view.
  var isOnScreen: Bool { kind == .window || kind == .view }
}
