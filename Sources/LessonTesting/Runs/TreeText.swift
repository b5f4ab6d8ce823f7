import TraceModel

/// The tree of scenes, windows, controllers, views, and recognizers as text: names, classes,
/// frames, the reasons why a view receives no touches, and which view was hit.
struct TreeText {
  let text: String

  init(of trace: Trace) {
    let shown = trace.participants.filter { $0.kind.isInTree }
    var rows: [[String]] = []
    // Parents are introduced before their children; rows are sorted from the top down.
    var children: [Int: [Participant]] = [:]
    var roots: [Participant] = []
    for participant in shown {
      if let parent = participant.parent, trace[parent]?.kind.isInTree == true {
        children[parent.index, default: []].append(participant)
      } else {
        roots.append(participant)
      }
    }
    var rest = Array(roots.reversed().map { ($0, 0) })
    while let (participant, depth) = rest.popLast() {
      rows.append(Self.cells(of: participant, depth: depth, in: trace))
      rest += (children[participant.id.index] ?? []).reversed().map { ($0, depth + 1) }
    }
    text = TextColumns.lines(of: rows).map { $0 + "\n" }.joined()
  }

  private static func cells(
    of participant: Participant, depth: Int, in trace: Trace
  ) -> [String] {
    let name = String(repeating: "  ", count: depth) + participant.name
    var frame = ""
    var remarks: [String] = []
    if let geometry = participant.geometry {
      let numbers = [
        geometry.frame.minX, geometry.frame.minY, geometry.frame.width, geometry.frame.height,
      ]
      frame = numbers.map { $0.text(decimals: 2) }.joined(separator: " ")
      if geometry.isHidden { remarks.append("hidden") }
      if geometry.alpha != 1 { remarks.append("alpha \(geometry.alpha.text(decimals: 2))") }
      if !geometry.isUserInteractionEnabled { remarks.append("interaction disabled") }
      if geometry.clipsToBounds { remarks.append("clips to bounds") }
    }
    for event in trace.events
    where event.payload == .hit(participant.id) {
      remarks.append("hit at \(event.time.text)")
    }
    return [name, participant.className, frame, remarks.joined(separator: ", ")]
  }
}

extension Participant.Kind {
  /// Whether the participant belongs in the tree.
  fileprivate var isInTree: Bool {
    switch self {
    case .scene, .window, .view, .viewController, .recognizer: true
    case .finger, .system, .hardware, .process, .thread, .runLoop, .application,
      .applicationDelegate, .target, .program:
      false
    }
  }
}
