import TraceModel

/// The times when a lane's participant exists: a view in its window, or a recognizer on its view.
struct LaneLife {
  /// A range of the drawing in which the participant doesn't exist.
  struct Absence: Equatable {
    /// The top edge.
    var top: Double
    /// The bottom edge.
    var bottom: Double
    /// Whether an event reaches the participant anyway.
    var isReached = false
  }

  /// The heights at which the participant appears.
  private(set) var starts: [Double] = []

  /// The heights at which the participant disappears.
  private(set) var ends: [Double] = []

  /// The ranges in which the participant doesn't exist.
  private(set) var absences: [Absence] = []

  /// An event, by its index, at which a participant appears or disappears.
  private struct Change {
    var index: Int
    var isComing: Bool
  }

  /// Returns the lives of some lanes, in their order.
  static func lives(
    of lanes: [SequenceLane], rows: [SequenceRow], in trace: Trace, height: Double
  ) -> [LaneLife] {
    let changes = changes(in: trace)
    return lanes.map { lane in
      // A line of several participants is there for all of them.
      let own = lane.participants.count > 1 ? [] : changes[lane.id.index]
      return LaneLife(of: lane.id, own, rows: rows, height: height)
    }
  }

  private init(
    of id: ParticipantID, _ changes: [Change], rows: [SequenceRow], height: Double
  ) {
    // A participant whose first change is to appear didn't exist before.
    var absentFrom: Double? = changes.first?.isComing == true ? 0 : nil
    for change in changes {
      if change.isComing {
        guard let top = absentFrom else { continue }
        absentFrom = nil
        // A participant that appears before the first row exists from the top.
        guard let first = rows.first, first.event.index <= change.index else { continue }
        let row = rows.first { $0.event.index >= change.index }
        let bottom = row?.y ?? height
        if bottom > top { absences.append(Absence(top: top, bottom: bottom)) }
        if row != nil { starts.append(bottom) }
      } else if absentFrom == nil {
        let row = rows.last { $0.event.index <= change.index }
        absentFrom = row.map { $0.y + SequenceMetrics.rowHeight - 3 } ?? 0
        if let end = absentFrom, row != nil { ends.append(end) }
      }
    }
    if let top = absentFrom, top < height { absences.append(Absence(top: top, bottom: height)) }
    for place in absences.indices {
      let absence = absences[place]
      absences[place].isReached = rows.contains { row in
        let y = row.y + SequenceMetrics.arrowY
        return absence.top < y && y < absence.bottom && row.shape.ends.contains(id)
      }
    }
  }

  /// Returns the changes in a trace for each participant.
  private static func changes(in trace: Trace) -> [[Change]] {
    var changes = [[Change]](repeating: [], count: trace.participants.count)
    func note(_ id: ParticipantID, _ event: TraceEvent, isComing: Bool) {
      guard changes.indices.contains(id.index) else { return }
      changes[id.index].append(Change(index: event.index, isComing: isComing))
    }
    /// The participant that has just disappeared and still receives notifications of it.
    var leaving: (id: ParticipantID, time: VirtualTime)?
    for event in trace.events {
      if let gone = leaving, gone.id == event.to, gone.time == event.time,
        event.isTold
      {
        changes[gone.id.index][changes[gone.id.index].count - 1].index = event.index
      }
      switch event.payload {
      case .life(.willMoveToWindow, let window):
        let isComing = window != "nil"
        note(event.to, event, isComing: isComing)
        leaving = isComing ? leaving : (event.to, event.time)
      case .program(.addGestureRecognizer(let name)):
        guard let id = trace.recognizer(named: name) else { continue }
        note(id, event, isComing: true)
      case .program(.removeGestureRecognizer(let name)):
        guard let id = trace.recognizer(named: name) else { continue }
        note(id, event, isComing: false)
        leaving = (id, event.time)
      default:
        continue
      }
    }
    return changes
  }
}

extension TraceEvent {
  /// Whether the event can reach a participant after it has left the screen.
  fileprivate var isTold: Bool {
    switch payload {
    case .life(.willMoveToWindow, _): false
    case .life, .state, .reset: true
    default: false
    }
  }
}
