import TraceModel

/// Which lanes the author wants first, and which not at all.
struct LaneChoice {
  /// The participants whose lanes stand first, also when they take no part.
  private(set) var pinned: [ParticipantID] = []

  private var isHidden: [Bool]

  /// Finds the participants that the options name; a name that nobody has chooses nobody.
  init(of trace: Trace, options: FigureOptions) {
    isHidden = trace.participants.map { options.hidden.contains($0.name) }
    for name in options.pinned {
      for participant in trace.participants where participant.name == name {
        if !pinned.contains(participant.id) { pinned.append(participant.id) }
      }
    }
  }

  /// Whether a participant has no lane, whatever it does.
  func hides(_ id: ParticipantID) -> Bool {
    isHidden.indices.contains(id.index) && isHidden[id.index]
  }

  /// Whether everybody who takes part in an event is hidden.
  func hides(_ event: TraceEvent) -> Bool { hides(event.from) && hides(event.to) }
}
