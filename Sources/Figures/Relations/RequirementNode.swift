import TraceModel

/// A recognizer in the graph of requirements: its name, its view, and its result.
struct RequirementNode {
  /// The result of the recognizer, which determines its appearance.
  enum Fate {
    /// The recognizer didn't change its state.
    case idle
    /// The recognizer failed, or was canceled, without an action.
    case failed
    /// The gesture was recognized; the action was called if there is one.
    case recognized
  }

  /// The recognizer.
  let id: ParticipantID
  /// Its name.
  let name: String
  /// The kind of recognizer, and its view.
  let role: String

  /// The result of the attempt that got farthest.
  private(set) var attempt = Attempt()

  /// The result of a recognizer from one reset to the next.
  struct Attempt {
    /// The result.
    var fate = Fate.idle
    /// The result in words: `ended 50 ms` and `acts 400 ms`; empty when the state didn't change.
    var words: [String] = []
    /// The time of recognition, until the action is called.
    var recognition: VirtualTime?
    var hasActed = false

    /// A rank of how far the attempt got.
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
        words = ["\(state.rawValue) \(time.readableText)"]
        recognition = time
      case .failed, .cancelled:
        // An attempt that ends after its action has been called counts as successful for other
        // recognizers.
        guard fate != .failed, !hasActed else { return }
        fate = .failed
        words.append("\(state.rawValue) \(time.readableText)")
      case .possible, .changed: return
      }
    }

    fileprivate mutating func act(at time: VirtualTime) {
      guard !hasActed, let recognition else { return }
      hasActed = true
      if time == recognition { words = [] }
      words.append("acts \(time.readableText)")
    }
  }

  /// Reads the result of a recognizer.
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

  /// Returns the nodes in an order in which a waiting recognizer comes before the recognizer that
  /// it waits for, if possible, and directly before it where it can.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - edges: Pairs of the index of a waiting recognizer and the index of the recognizer that has
  ///     to fail.
  /// - Returns: The indexes. A cycle is cut at its first member.
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
