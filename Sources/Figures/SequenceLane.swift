import TextAndOrder
import TraceModel

/// One vertical line of a sequence diagram: a participant and its position.
struct SequenceLane {
  /// A group of adjacent lanes under one title.
  struct Group: Equatable {
    /// The rank of the group among all, from left to right.
    var rank: Int
    /// The order among groups of the same sort, which follows the order of the windows that contain
    /// the group's views.
    var order = 0
    /// The title over the group.
    var title: String

    static let hand = Group(rank: 0, title: "Screen")
    static let system = Group(rank: 1, title: "System")
    static let threads = Group(rank: 2, title: "Threads")
    static let application = Group(rank: 3, title: "App")
    static let views = Group(rank: 4, title: "Views")
    static let recognizers = Group(rank: 5, title: "Recognizers")
    static let code = Group(rank: 6, title: "Your code")
  }

  /// The participants of the line: one, or the hidden participants of a group that send or receive a
  /// shown message.
  let participants: [ParticipantID]

  var group: Group

  /// The name, as sentences have it.
  var title: String

  /// The name in lines.
  var name: [String]

  /// The sort of participant, in lines, when the group doesn't show it; empty otherwise.
  var sort: [String]

  /// The distance of the line from the left edge of the drawing.
  var x = 0.0

  /// Creates the line of some participants, of which there's at least one.
  init(_ participants: [Participant], fitting room: SequenceRoom) {
    self.participants = participants.map { $0.id }
    group = SequenceLane.group(of: participants[0].kind)
    title = participants.map { $0.name.nameOrPlaceholder }.joined(separator: ", ")
    name = FontFace.laneName.lines(of: title, limit: room.name, count: 3)
    let sort = participants.count == 1 ? SequenceLane.sort(of: participants[0]) : ""
    self.sort =
      sort.isEmpty || sort == title
      ? [] : FontFace.small.lines(of: sort, limit: room.name, count: 3)
  }

  /// The first participant, which determines the position of the line.
  var id: ParticipantID { participants[0] }

  /// Half the width of the header over the line.
  var halfHeader: Double {
    var width = 0.0
    for line in sort { width = max(width, FontFace.small.width(of: line)) }
    for line in name { width = max(width, FontFace.laneName.width(of: line)) }
    return width / 2
  }

  /// Half the width that the lane needs when it is the only one of its group, with the group's
  /// title.
  var halfGroup: Double {
    max(halfHeader, FontFace.small.width(of: group.title) / 2)
  }

  private static func group(of kind: Participant.Kind) -> Group {
    switch kind {
    case .finger, .hardware, .system: .hand
    case .process: .system
    case .thread, .runLoop: .threads
    case .application, .applicationDelegate, .scene, .window: .application
    case .view, .viewController: .views
    case .recognizer: .recognizers
    case .target, .program: .code
    }
  }

  /// Returns a recognizer's class in words, such as `long press`, or the class of a view that isn't
  /// plain.
  static func sort(of participant: Participant) -> String {
    switch participant.kind {
    case .recognizer: words(ofRecognizerClass: participant.className)
    case .view: participant.className == "UIView" ? "" : participant.className
    case .window: participant.className == "UIWindow" ? "" : participant.className
    case .finger, .hardware, .system, .process, .thread, .runLoop, .application,
      .applicationDelegate, .scene, .viewController, .target,
      .program:
      ""
    }
  }

  static func words(ofRecognizerClass name: String) -> String {
    var pieces = FontFace.pieces(of: name)
    if pieces.last == "Recognizer" { pieces.removeLast() }
    // `SGesture` is one piece, because its capitals are adjacent.
    if let last = pieces.last, last.hasSuffix("Gesture") {
      pieces[pieces.count - 1] = String(last.dropLast("Gesture".count))
      if last == "Gesture" { pieces.removeLast() }
    }
    if pieces.isEmpty { return "" }
    if pieces[0].hasPrefix("_") { pieces[0].removeFirst() }
    // `UITap` is one piece, because its capitals are adjacent. A plain recognizer is `UI` alone.
    let first = Array(pieces[0].utf8)
    if first.count >= 2, first[0] == UInt8(ascii: "U"), first[1] == UInt8(ascii: "I") {
      pieces[0] = String(decoding: first[2...], as: UTF8.self)
    }
    return pieces.map(lowercased).joined(separator: " ")
  }

  private static func lowercased(_ text: String) -> String {
    let small = text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return String(decoding: small, as: UTF8.self)
  }
}

extension SequenceLane {
  /// Returns the lanes of all participants in rows of some shapes, from left to right.
  ///
  /// Lanes that the author pinned come first, in the author's order.
  static func lanes(
    for shapes: [SequenceRow.Shape], in trace: Trace, choosing choice: LaneChoice,
    fitting room: SequenceRoom = .least
  ) -> [SequenceLane] {
    var takesPart = [Bool](repeating: false, count: trace.participants.count)
    for shape in shapes {
      for id in shape.ends where takesPart.indices.contains(id.index) {
        takesPart[id.index] = true
      }
    }
    return lanes(takingPart: takesPart, in: trace, choosing: choice, fitting: room)
  }

  /// Returns the lanes of some participants, which have a value each, from left to right.
  ///
  /// The hidden participants of a group share a lane, because each arrow starts and ends somewhere.
  static func lanes(
    takingPart participants: [Bool], in trace: Trace, choosing choice: LaneChoice,
    fitting room: SequenceRoom = .least
  ) -> [SequenceLane] {
    var takesPart = participants
    for id in choice.pinned where !choice.hides(id) { takesPart[id.index] = true }
    var lanes: [SequenceLane] = []
    // Participants are introduced from the outside in and from back to front, so this is the order
    // of the tree.
    var members: [[Participant]] = []
    for participant in trace.participants where takesPart[participant.id.index] {
      let rank = group(of: participant.kind).rank
      let place = members.firstIndex {
        choice.hides($0[0].id) && group(of: $0[0].kind).rank == rank
      }
      if let place, choice.hides(participant.id) {
        members[place].append(participant)
      } else {
        members.append([participant])
      }
    }
    for member in members { lanes.append(SequenceLane(member, fitting: room)) }
    groupByWindow(&lanes, in: trace)
    let keys = lanes.map { (pinnedPlace(of: $0, choice), $0.group.rank, $0.group.order) }
    let order = lanes.indices.stablySorted { keys[$0] < keys[$1] }
    return choice.gathered(order.map { lanes[$0] })
  }

  private static func pinnedPlace(of lane: SequenceLane, _ choice: LaneChoice) -> Int {
    choice.pinned.firstIndex(of: lane.id) ?? choice.pinned.count
  }

  /// Puts the views of each window in a separate group, if there are views of several windows.
  private static func groupByWindow(_ lanes: inout [SequenceLane], in trace: Trace) {
    let windows = lanes.map { trace[$0.id]?.kind == .view ? trace.window(of: $0.id) : nil }
    var known: [ParticipantID] = []
    for case .some(let window) in windows where !known.contains(window) { known.append(window) }
    guard known.count > 1 else { return }
    for place in lanes.indices {
      guard let window = windows[place] else { continue }
      let name = trace.name(of: window).nameOrPlaceholder
      lanes[place].group.order = window.index + 1
      lanes[place].group.title = "Views in \(name)"
    }
  }
}

extension Trace {
  /// Returns the window of a view when it's introduced.
  fileprivate func window(of id: ParticipantID) -> ParticipantID? {
    var next: ParticipantID? = id
    // A trace in which a participant contains itself must not cause an endless loop.
    for _ in participants.indices {
      guard let id = next, let participant = self[id] else { return nil }
      if participant.kind == .window { return id }
      next = participant.parent
    }
    return nil
  }
}
