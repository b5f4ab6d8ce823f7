import TraceModel

/// The deliveries that come late, because the touch was held back from its view before.
struct LateDeliveries {
  /// The places of the events.
  private(set) var indices: Set<Int> = []

  init(in trace: Trace) {
    /// What has been let go and not been delivered yet.
    var due: [(receiver: ParticipantID, fingers: [Int], methods: [Substring])] = []
    for event in trace.events {
      if event.kind == .hold, event.what == "released" {
        due.append((event.to, event.fingers, event.detail.split(separator: " ")))
      }
      guard event.kind == .touches,
        let place = due.firstIndex(where: {
          $0.receiver == event.to && $0.fingers == event.fingers
            && event.what == $0.methods.first ?? ""
        })
      else { continue }
      indices.insert(event.index)
      due[place].methods.removeFirst()
      if due[place].methods.isEmpty { due.remove(at: place) }
    }
  }
}
