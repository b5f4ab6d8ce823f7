package import TraceModel

/// The sets of recognizers that the gesture environment keeps: the members of each set in each turn
/// of the run loop, with the deepest view's recognizers first, as the environment sorts them (G117,
/// G121).
package struct RecognizerSets: Figure {
  private typealias RecognizerSet = TraceEvent.RecognizerSet

  /// The members of the sets during one turn, or at a time between two turns.
  private struct Turn {
    var number: Int
    var time: VirtualTime
    /// Whether the time is after the turn.
    var isOver: Bool
    /// All members of each set during the turn.
    var members: [RecognizerSet: [ParticipantID]]
    /// The members of each set when the turn was over.
    var remaining: [RecognizerSet: [ParticipantID]]
  }

  private let trace: Trace
  private let options: FigureOptions

  /// Prepares the sets of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    let turns = self.turns
    let sets = RecognizerSet.allCases.filter { set in
      turns.contains { !($0.members[set] ?? []).isEmpty }
    }
    var pieces: [Markup] = [.caption("Sets of the gesture environment", of: options)]
    if sets.isEmpty {
      pieces.append(.note("No recognizer joins or leaves a set in this trace."))
    } else {
      let heads = ["Turn"] + sets.map { $0.rawValue }
      let head = heads.map {
        Markup.element(.th, [Markup.Attribute(.scope, "col")], text: $0)
      }
      pieces.append(
        .element(
          .div, [.class("fig-scroll"), Markup.Attribute(.tabindex, "0")],
          [
            .element(
              .table, [],
              [
                .element(.thead, [], [.element(.tr, [], head)]),
                .element(.tbody, [], turns.map { row(of: $0, sets) }),
              ])
          ]))
    }
    return Markup.element(.figure, [.class("fig fig-sets")], pieces).bytes
  }

  private func row(of turn: Turn, _ sets: [RecognizerSet]) -> Markup {
    let words =
      turn.number == 0 ? "before" : turn.isOver ? "after \(turn.number)" : "\(turn.number)"
    let head = Markup.element(
      .th, [Markup.Attribute(.scope, "row")],
      [.text(words + " "), .element(.span, [.class("fig-when")], text: turn.time.readableText)])
    return .element(
      .tr, [], [head] + sets.map { .element(.td, [], names(in: $0, turn)) })
  }

  private func names(in set: RecognizerSet, _ turn: Turn) -> [Markup] {
    var pieces: [Markup] = []
    for (place, id) in sorted(turn.members[set] ?? []).enumerated() {
      if place > 0 { pieces.append(.text(", ")) }
      pieces.append(.element(.bdi, text: trace.name(of: id).nameOrPlaceholder))
      if !(turn.remaining[set] ?? []).contains(id) {
        pieces.append(.element(.span, [.class("fig-sort")], text: " leaves"))
      }
    }
    return pieces.isEmpty ? [.text("–")] : pieces
  }

  /// The turns in which a recognizer joins or leaves a set.
  private var turns: [Turn] {
    var turns: [Turn] = []
    for event in trace.events {
      guard case .membership(let change, let set) = event.payload else { continue }
      if turns.last?.number != event.turn || turns.last?.time != event.time {
        let members = turns.last?.remaining ?? [.registered: registeredBefore]
        turns.append(
          Turn(
            number: event.turn, time: event.time,
            isOver: turns.contains { $0.number == event.turn }, members: members,
            remaining: members))
      }
      let last = turns.count - 1
      switch change {
      case .joins:
        if !(turns[last].members[set] ?? []).contains(event.to) {
          turns[last].members[set, default: []].append(event.to)
        }
        turns[last].remaining[set, default: []].append(event.to)
      case .leaves:
        turns[last].remaining[set]?.removeAll { $0 == event.to }
      }
    }
    return turns
  }

  /// The members of the sets that were registered before the trace began.
  private var registeredBefore: [ParticipantID] {
    var first: [ParticipantID] = []
    var joined: [ParticipantID] = []
    for event in trace.events {
      guard case .membership(let change, let set) = event.payload else { continue }
      if !first.contains(event.to), !joined.contains(event.to) {
        if (change, set) == (.joins, .registered) {
          joined.append(event.to)
        } else {
          first.append(event.to)
        }
      }
    }
    return first
  }

  /// Returns the recognizers sorted with the deepest first, and at the same depth the last first.
  private func sorted(_ ids: [ParticipantID]) -> [ParticipantID] {
    ids.sorted { (depth(of: $0), $0.index) > (depth(of: $1), $1.index) }
  }

  private func depth(of id: ParticipantID) -> Int {
    var depth = 0
    var next = trace[id]?.parent
    while let parent = next {
      depth += 1
      next = trace[parent]?.parent
    }
    return depth
  }
}
