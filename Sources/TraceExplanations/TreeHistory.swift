import TraceModel

/// The containment of participants at each event of a trace: views in their superviews, recognizers
/// on their views.
struct TreeHistory {
  private struct Move {
    let index: Int
    let parent: ParticipantID?
  }

  private let trace: Trace

  /// The changes of each participant's parent, in order.
  private var moves: [[Move]]

  init(of trace: Trace) {
    self.trace = trace
    moves = Array(repeating: [], count: trace.participants.count)
    for event in trace.events {
      switch event.payload {
      case .life(.didMoveToSuperview, _), .life(.didMoveToWindow, _):
        note(event.to, in: event.related.first, event)
      case .program(.addGestureRecognizer(let name)):
        if let recognizer = trace.recognizer(named: name) { note(recognizer, in: event.to, event) }
      case .program(.removeGestureRecognizer(let name)):
        if let recognizer = trace.recognizer(named: name) { note(recognizer, in: nil, event) }
      default:
        break
      }
    }
  }

  private mutating func note(
    _ child: ParticipantID, in parent: ParticipantID?, _ event: TraceEvent
  ) {
    guard moves.indices.contains(child.index) else { return }
    moves[child.index].append(Move(index: event.index, parent: parent))
  }

  /// Returns the superview of a view, or the view of a recognizer, when an event happened.
  func parent(of id: ParticipantID, at index: Int) -> ParticipantID? {
    guard let participant = trace[id] else { return nil }
    guard let move = moves[id.index].last(where: { $0.index < index }) else {
      return participant.parent
    }
    return move.parent
  }

  /// Returns whether a participant was another one, or inside it, when an event happened.
  func isInside(_ id: ParticipantID, _ other: ParticipantID, at index: Int) -> Bool {
    ancestors(of: id, at: index).contains(other)
  }

  /// Returns the window of a view when an event happened.
  func window(of id: ParticipantID, at index: Int) -> ParticipantID? {
    ancestors(of: id, at: index).first { trace[$0]?.kind == .window }
  }

  /// Returns a participant and its ancestors, up to the window or to the last view.
  func ancestors(of id: ParticipantID, at index: Int) -> [ParticipantID] {
    var path = [id]
    while let last = path.last, let next = parent(of: last, at: index),
      let kind = trace[next]?.kind, kind == .view || kind == .window, !path.contains(next)
    {
      path.append(next)
    }
    return path
  }
}
