import TraceModel

/// The hit-testing pass that decided: the result of each view, and the reason for it.
struct HitTestWalk {
  /// The result of hit-testing for one window or view.
  enum Verdict {
    /// The view is the hit-test view.
    case hit
    /// The view was asked and returned a view, for the reason given if it needs one.
    case path(reason: String, fact: String)
    /// The view was asked and returned `nil`, for the reason given.
    case rejected(reason: String, fact: String)
    /// The view was never asked, for the reason given.
    case notAsked(reason: String)
  }

  /// The verdict on each participant, by number; `nil` for participants that aren't a window or a
  /// view.
  private(set) var verdicts: [Verdict?]

  /// The hit-test view, or `nil` when there was none.
  private(set) var hit: ParticipantID?

  /// The location of the touch on the screen, if the trace contains it.
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

  /// The result of a view.
  private struct Answer {
    var isNil: Bool
    /// The event with the reason, if there is one.
    var event: TraceEvent?
    var fact: String
  }

  /// Returns the results in the last pass before an event; each pass begins with the same window.
  private static func answers(before hit: TraceEvent, in trace: Trace) -> [Answer?] {
    var answers = [Answer?](repeating: nil, count: trace.participants.count)
    var first: (receiver: ParticipantID, depth: Int)?
    var programDepth: Int?
    for event in trace.events where event.index < hit.index {
      // Calls from the app's code aren't part of hit-testing for a finger.
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

  /// Marks a view and all its ancestors.
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
    // Below a view that returned `nil` or wasn't asked, the tree itself shows the reason.
    guard let answer = answers[parent.index], !answer.isNil else { return "not asked" }
    for sibling in trace.participants
    where sibling.parent == parent && onPath[sibling.id.index] && sibling.isOnScreen {
      return "not asked, since \(sibling.name.nameOrPlaceholder) answered first"
    }
    return "not asked"
  }
}

extension Participant {
  /// Whether the participant is a window or a view.
  var isOnScreen: Bool { kind == .window || kind == .view }
}
