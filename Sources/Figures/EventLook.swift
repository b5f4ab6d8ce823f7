import TraceModel

/// The appearance of an event; the raw value is the class that the style sheet colors.
enum EventLook: String {
  /// An action of a finger or the system.
  case finger
  /// A call during hit-testing.
  case search
  /// A delivery of a touch.
  case delivery
  /// A canceled touch: `touchesCancelled`, which must be noticeable immediately.
  case cancel
  /// A touch that's delayed, late, or lost.
  case hold
  /// A touch that a default implementation forwards along the responder chain.
  case chain
  /// A decision of a recognizer.
  case decision
  /// A target-action call.
  case action
  /// An action of the app's code.
  case program
}

extension TraceEvent {
  /// The appearance of the event.
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
