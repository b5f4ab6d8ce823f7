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
    order(of: lanes.map { $0.id }).map { place in
      var lane = lanes[place]
      if let group = group(of: lane.id) { lane.group = group }
      return lane
    }
  }

  /// Returns lanes of states as the author wants them: those that are pinned first, also when
  /// nothing happens on them, those of a group together, and the hidden ones not at all.
  func arranged(_ lanes: [StateLane], in trace: Trace) -> [StateLane] {
    var first: [StateLane] = []
    for id in pinned where !hides(id) {
      if let lane = lanes.first(where: { $0.id == id }) {
        first.append(lane)
      } else if let participant = trace[id] {
        var lane = StateLane(
          participant.name.nameOrPlaceholder, sort: SequenceLane.sort(of: participant), of: id)
        if participant.kind != .recognizer { lane.silence = "receives no touch" }
        first.append(lane)
      }
    }
    let all =
      first
      + lanes.filter { lane in
        guard let id = lane.id else { return true }
        return !hides(id) && !pinned.contains(id)
      }
    return order(of: all.map { $0.id }).map { place in
      var lane = all[place]
      if let id = lane.id, let group = group(of: id) { lane.group = group.title }
      return lane
    }
  }

  /// Returns the places of lanes with those of one group behind the first of them.
  private func order(of ids: [ParticipantID?]) -> [Int] {
    var order: [Int] = []
    var isTaken = [Bool](repeating: false, count: ids.count)
    for place in ids.indices where !isTaken[place] {
      guard let id = ids[place], let group = group(of: id) else {
        order.append(place)
        continue
      }
      for other in ids.indices where ids[other].map({ self.group(of: $0) == group }) ?? false {
        isTaken[other] = true
        order.append(other)
      }
    }
    return order
  }

  private func group(of id: ParticipantID) -> SequenceLane.Group? {
    groups.indices.contains(id.index) ? groups[id.index] : nil
  }

  /// Whether a participant has no lane, whatever it does.
  func hides(_ id: ParticipantID) -> Bool {
    isHidden.indices.contains(id.index) && isHidden[id.index]
  }

  /// Whether everybody who takes part in an event is hidden.
  func hides(_ event: TraceEvent) -> Bool { hides(event.from) && hides(event.to) }
}
