import TraceModel

/// A log cut at the events that aren't repeated while a finger moves.
///
/// A device reports a different number of moves than a run has, so only the other events must agree
/// one by one; between two of them, it matters which objects receive moves, and in which order.
struct LogSegments {
  /// An event that's repeated between two steps.
  struct Move {
    /// The event.
    var event: LoggedEvent
    /// The index of its first entry.
    var first: Int
    /// How often it happens.
    var count: Int
  }

  /// The indexes of the entries that aren't moves.
  private(set) var steps: [Int] = []

  /// The moves before the first step, and after each step; one more than steps.
  private(set) var moves: [[Move]] = [[]]

  init(_ events: [LoggedEvent]) {
    for (index, event) in events.enumerated() {
      guard event.isMove else {
        steps.append(index)
        moves.append([])
        continue
      }
      let segment = moves.count - 1
      if let known = moves[segment].firstIndex(where: { $0.event == event }) {
        moves[segment][known].count += 1
      } else {
        moves[segment].append(Move(event: event, first: index, count: 1))
      }
    }
  }
}

/// What has become of touches and recognizers by the steps of a log so far.
struct LogState {
  private var touched: Set<String> = []
  private var recognizing: Set<String> = []

  /// Whether touches end one by one, so that an object may have another one.
  let hasSeveralFingers: Bool

  init(hasSeveralFingers: Bool) { self.hasSeveralFingers = hasSeveralFingers }

  mutating func apply(_ event: LoggedEvent) {
    switch event.action {
    case .touches(.touchesBegan): touched.insert(event.name)
    case .touches(.touchesEnded), .touches(.touchesCancelled):
      if !hasSeveralFingers { touched.remove(event.name) }
    case .state(.began): recognizing.insert(event.name)
    case .state: recognizing.remove(event.name)
    case .touches, .passedOn, .fires, .control, .controlFires, .handles, .hit: break
    }
  }

  /// Returns whether another number of a finger's moves explains that a move is missing among
  /// others.
  func explains(_ move: LoggedEvent, missingAmong others: [LogSegments.Move]) -> Bool {
    switch move.action {
    case .touches where !touched.contains(move.name): return false
    case .state, .fires:
      guard recognizing.contains(move.name) else { return false }
      // A recognizer changes whenever it receives a move.
      return others.first { $0.event == LoggedEvent(move.name, .touches(.touchesMoved)) }
        .map { $0.count < 2 } ?? true
    default: break
    }
    // Two moves of the same object mean that the first one changed nothing, so all others have
    // received it, too.
    if hasSeveralFingers { return true }
    return others.allSatisfy { $0.count < 2 || !$0.event.isTouchMove }
  }
}

extension LoggedEvent {
  fileprivate var isTouchMove: Bool {
    switch action {
    case .touches(.touchesMoved), .passedOn(.touchesMoved): true
    default: false
    }
  }
}
