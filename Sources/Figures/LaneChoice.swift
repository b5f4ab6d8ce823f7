import TraceModel

/// The author's choice of the lanes that come first, that belong together, and that are hidden.
struct LaneChoice {
  /// The participants whose lanes come first, even when they don't take part.
  private(set) var pinned: [ParticipantID] = []

  /// The author's group for each participant, if any.
  private var groups: [SequenceLane.Group?]

  private var isHidden: [Bool]

  /// Finds the participants that the options name; an unknown name has no effect.
  init(of trace: Trace, options: FigureOptions) {
    isHidden = trace.participants.map { options.hidden.contains($0.name) }
    groups = trace.participants.map { participant in
      let place = options.groups.firstIndex { $0.names.contains(participant.name) }
      return place.map { place in
        let title = FontFace.small.fitted(options.groups[place].title, into: 160)
        // The author's groups differ from all others, and also from each other under the same
        // title.
        return SequenceLane.Group(rank: -1, order: place, title: title)
      }
    }
    for name in options.pinned {
      for participant in trace.participants where participant.name == name {
        if !pinned.contains(participant.id) { pinned.append(participant.id) }
      }
    }
  }

  /// Returns lanes with each of the author's groups collected at the position of its first lane.
  func gathered(_ lanes: [SequenceLane]) -> [SequenceLane] {
    order(of: lanes.map { $0.id }).map { place in
      var lane = lanes[place]
      if let group = group(of: lane.id) { lane.group = group }
      return lane
    }
  }

  /// Returns state lanes as the author wants them: pinned lanes first, even when nothing happens on
  /// them, the lanes of each group together, and hidden lanes omitted.
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

  /// Returns the indexes of lanes, with the members of each group after its first lane.
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

  /// Returns whether a participant has no lane, regardless of what it does.
  func hides(_ id: ParticipantID) -> Bool {
    isHidden.indices.contains(id.index) && isHidden[id.index]
  }

  /// Returns whether a figure with some options shows an event.
  func shows(_ event: TraceEvent, _ options: FigureOptions) -> Bool {
    options.topics.contains(event.kind.topic) && !hides(event)
  }

  /// Returns whether all participants in an event are hidden.
  func hides(_ event: TraceEvent) -> Bool { hides(event.from) && hides(event.to) }
}
