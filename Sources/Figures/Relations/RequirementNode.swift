import TraceModel

/// A recognizer in the graph of requirements: its name, whose it is, and what became of it.
struct RequirementNode {
  /// What became of it, by which it is drawn.
  enum Fate {
    /// It did not change its state.
    case idle
    /// It failed, or was cancelled, without an action.
    case failed
    /// It was recognized; its action was called if it has one.
    case recognized
  }

  /// The recognizer.
  let id: ParticipantID
  /// Its name.
  let name: String
  /// What it is, and whose.
  let role: String

  /// What became of it in the attempt that went farthest.
  private(set) var attempt = Attempt()

  /// What became of a recognizer from one reset to the next.
  struct Attempt {
    /// What became of it.
    var fate = Fate.idle
    /// The same in words: `ended 50 ms` and `acts 400 ms`; none when its state didn't change.
    var words: [String] = []
    /// When it saw its gesture, until its action is called.
    var recognition: VirtualTime?
    var hasActed = false

    /// How far it went.
    fileprivate var rank: Int {
      switch fate {
      case .idle: 0
      case .failed: words.count
      case .recognized: hasActed ? 4 : 3
      }
    }

    fileprivate mutating func enter(_ state: TraceEvent.State, at time: VirtualTime) {
      switch state {
      case .began, .ended:
        guard fate == .idle else { return }
        fate = .recognized
        words = ["\(state.rawValue) \(time.text)"]
        recognition = time
      case .failed, .cancelled:
        // What ends after its action has been called, went well as far as others are concerned.
        guard fate != .failed, !hasActed else { return }
        fate = .failed
        words.append("\(state.rawValue) \(time.text)")
      case .possible, .changed: return
      }
    }

    fileprivate mutating func act(at time: VirtualTime) {
      guard !hasActed, let recognition else { return }
      hasActed = true
      if time == recognition { words = [] }
      words.append("acts \(time.text)")
    }
  }

  /// Reads what became of a recognizer.
  init(_ recognizer: Participant, in trace: Trace) {
    id = recognizer.id
    name = recognizer.name.nameOrPlaceholder
    role = trace.role(of: recognizer)
    var present = Attempt()
    for event in trace.events {
      switch event.payload {
      case .state(let state) where event.to == id: present.enter(state, at: event.time)
      case .action(.state) where event.from == id: present.act(at: event.time)
      case .reset where event.to == id:
        if present.rank > attempt.rank { attempt = present }
        present = Attempt()
      default: continue
      }
    }
    if present.rank > attempt.rank { attempt = present }
  }

  /// Returns the nodes in an order in which the one that waits comes before the one that it waits for, where
  /// that is possible, and right before it where it can be.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - edges: From the place of the one that waits to the place of the one that has to fail.
  /// - Returns: The places. A circle is cut at its first member.
  static func order(of count: Int, _ edges: [(from: Int, to: Int)]) -> [Int] {
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: count)
    while order.count < count {
      let free = (0..<count).filter { place in
        !isPlaced[place]
          && !edges.contains { $0.to == place && $0.from != place && !isPlaced[$0.from] }
      }
      let last = order.last
      let next =
        free.first { place in edges.contains { $0.from == last && $0.to == place } }
        ?? free.first ?? (0..<count).first { !isPlaced[$0] }
      guard let next else { break }
      isPlaced[next] = true
      order.append(next)
    }
    return order
  }
}
