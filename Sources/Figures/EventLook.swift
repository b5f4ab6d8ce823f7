import TraceModel

/// How an event is drawn; the raw value is the class that the style sheet colours.
enum EventLook: String {
  /// Something a finger or the system does.
  case finger
  /// A call of the search for the view.
  case search
  /// A touch on its way.
  case delivery
  /// A touch that is taken away: `touchesCancelled`, which must be seen at once.
  case cancel
  /// A touch that is held back, late or lost.
  case hold
  /// A touch that default code passes along the responder chain.
  case chain
  /// A decision of a recognizer.
  case decision
  /// A target-action call.
  case action
  /// Something the program does.
  case program
}

extension TraceEvent {
  /// How the event is drawn.
  var look: EventLook {
    switch payload {
    case .touches(.touchesCancelled, _), .forward(.touchesCancelled, _): return .cancel
    case .hold: return .hold
    default: break
    }
    return switch kind.topic {
    case .fingers, .system: .finger
    case .search: .search
    case .delivery: .delivery
    case .chain: .chain
    case .recognizers: .decision
    case .actions: .action
    case .program: .program
    }
  }
}
