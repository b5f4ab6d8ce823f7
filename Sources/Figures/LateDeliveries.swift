import TraceModel

/// The late deliveries, of touches that were delayed before.
struct LateDeliveries {
  /// The indexes of the events.
  private(set) var indices: Set<Int> = []

  init(in trace: Trace) {
    /// The touches that were released and haven't been delivered yet.
    var due: [(receiver: ParticipantID, fingers: [Int], methods: [TraceEvent.Method])] = []
    for event in trace.events {
      if case .hold(.released, let methods) = event.payload {
        due.append((event.to, event.fingers, methods))
      }
      guard case .touches(let method, _) = event.payload,
        let place = due.firstIndex(where: {
          $0.receiver == event.to && $0.fingers == event.fingers
            && $0.methods.first == method
        })
      else { continue }
      indices.insert(event.index)
      due[place].methods.removeFirst()
      if due[place].methods.isEmpty { due.remove(at: place) }
    }
  }
}
