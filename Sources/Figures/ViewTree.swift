import TraceModel

/// The windows and views of a trace as a tree, at the time of their introduction.
struct ViewTree {
  /// A window or a view with its subviews, from back to front.
  struct Node {
    var participant: Participant
    var children: [Node]
  }

  /// The windows, and views without a window.
  private(set) var roots: [Node] = []

  init(of trace: Trace) {
    var children = [[Int]](repeating: [], count: trace.participants.count)
    var tops: [Int] = []
    for participant in trace.participants where participant.isOnScreen {
      if let parent = ViewTree.superview(of: participant, in: trace) {
        children[parent.index].append(participant.id.index)
      } else {
        tops.append(participant.id.index)
      }
    }
    func node(_ index: Int) -> Node {
      Node(participant: trace.participants[index], children: children[index].map(node))
    }
    roots = tops.map(node)
  }

  /// Returns the window or view that contains a participant, skipping a controller between the two.
  ///
  /// A parent comes before its children in a trace, which also rules out cycles.
  private static func superview(of participant: Participant, in trace: Trace) -> ParticipantID? {
    var last = participant.id
    while let parent = trace[last]?.parent, parent < last, let above = trace[parent] {
      if above.isOnScreen { return parent }
      last = parent
    }
    return nil
  }
}
