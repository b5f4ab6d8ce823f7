import TraceModel

/// Which lanes the author wants first, which together, and which not at all.
struct LaneChoice {
  /// The participants whose lanes stand first, also when they take no part.
  private(set) var pinned: [ParticipantID] = []

  /// For each participant the group that the author puts it in, if any.
  private var groups: [SequenceLane.Group?]

  private var isHidden: [Bool]

  /// Finds the participants that the options name; a name that nobody has chooses nobody.
  init(of trace: Trace, options: FigureOptions) {
    isHidden = trace.participants.map { options.hidden.contains($0.name) }
    groups = trace.participants.map { participant in
      let place = options.groups.firstIndex { $0.names.contains(participant.name) }
      return place.map { place in
        let title = FontFace.small.fitted(options.groups[place].title, into: 160)
        // The author's groups differ from all others, and from each other also under one word.
        return SequenceLane.Group(rank: -1, order: place, title: title)
      }
    }
    for name in options.pinned {
      for participant in trace.participants where participant.name == name {
        if !pinned.contains(participant.id) { pinned.append(participant.id) }
      }
    }
  }

  /// Returns lanes with those of each of the author's groups together, where the first of them stood.
  func gathered(_ lanes: [SequenceLane]) -> [SequenceLane] {
    var result: [SequenceLane] = []
    var isTaken = [Bool](repeating: false, count: lanes.count)
    for place in lanes.indices where !isTaken[place] {
      guard let group = groups[lanes[place].id.index] else {
        result.append(lanes[place])
        continue
      }
      for other in lanes.indices where groups[lanes[other].id.index] == group {
        isTaken[other] = true
        result.append(lanes[other])
        result[result.count - 1].group = group
      }
    }
    return result
  }

  /// Whether a participant has no lane, whatever it does.
  func hides(_ id: ParticipantID) -> Bool {
    isHidden.indices.contains(id.index) && isHidden[id.index]
  }

  /// Whether everybody who takes part in an event is hidden.
  func hides(_ event: TraceEvent) -> Bool { hides(event.from) && hides(event.to) }
}
