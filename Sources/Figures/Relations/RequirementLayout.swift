import TextAndOrder
import TraceModel

/// The positions of the recognizers in the graph of requirements, and the lines between them.
///
/// The recognizers form a column, with a recognizer that waits above those it waits for. A
/// requirement between neighbors is a straight line down; others go around on the right, and other
/// relations go around on the left, each on a separate lane: short ones inside, so that lines cross
/// only where they have to.
struct RequirementLayout {
  /// A line between two recognizers.
  struct Edge {
    /// The appearance of a line.
    enum Look {
      /// A requirement that no recognizer had to wait for.
      case required
      /// A requirement that made a recognizer wait.
      case waits
      case prevents
      /// An answer about which recognizers can recognize simultaneously.
      case answers
    }

    /// The index of the recognizer that waits or prevents.
    var from: Int
    /// The index of the other recognizer.
    var to: Int
    /// The appearance of the line.
    var look: Look
    /// The numbers of the relations that the line represents.
    var numbers: [Int]
    /// The lane, counted from the inside; `nil` for a straight line down.
    var lane: Int?
    /// The heights at which the line starts and ends.
    var start = 0.0
    var end = 0.0

    /// Whether the line isn't a requirement.
    var isOnTheLeft: Bool { look == .prevents || look == .answers }
    /// The range of recognizers that the line passes.
    var span: Range<Int> { min(from, to)..<max(from, to) }
  }

  /// A line of text in a box.
  struct Line {
    /// The class in the style sheet; empty for plain text.
    var look: String
    /// The text.
    var text: String
  }

  /// The width of the drawing, which fits on a phone.
  static let width = 288.0
  /// The distance between two lines of text.
  static let lineHeight = 14.5
  /// The distance between two lanes.
  static let lanePitch = 14.0
  /// The space between a recognizer and the first lane, for the numbers.
  static let numberRoom = 36.0

  /// The recognizers, from top to bottom.
  private(set) var nodes: [RequirementNode]
  /// The lines between them.
  private(set) var edges: [Edge] = []
  /// The top edges of the boxes.
  private(set) var tops: [Double] = []
  /// The heights of the boxes.
  private(set) var heights: [Double] = []
  /// The text of each box, line by line.
  private(set) var lines: [[Line]] = []
  /// The height of the drawing.
  private(set) var height = 0.0

  /// The left edge of the boxes.
  private(set) var left = 1.5
  /// The right edge of the boxes.
  private(set) var right = RequirementLayout.width - 1.5

  /// Lays out relations.
  init(of relations: [RecognizerRelations.Relation], in trace: Trace) {
    var ids: [ParticipantID] = []
    for relation in relations {
      for id in [relation.from, relation.to]
      where trace[id]?.kind == .recognizer && !ids.contains(id) {
        ids.append(id)
      }
    }
    ids = ids.stablySorted()
    var found: [Edge] = []
    for (place, relation) in relations.enumerated() {
      Self.add(relation, place + 1, ids, &found)
    }
    let order = RequirementNode.order(
      of: ids.count, found.filter { !$0.isOnTheLeft }.map { ($0.from, $0.to) })
    nodes = order.compactMap { place in
      trace[ids[place]].map { RequirementNode($0, in: trace) }
    }
    edges = found.map { edge in
      var edge = edge
      edge.from = order.firstIndex(of: edge.from) ?? 0
      edge.to = order.firstIndex(of: edge.to) ?? 0
      return edge
    }
    let lanes = (giveLanes(onTheLeft: true), giveLanes(onTheLeft: false))
    if lanes.0 > 0 { left = Self.numberRoom + Double(lanes.0) * Self.lanePitch }
    if lanes.1 > 0 { right = Self.width - Self.numberRoom - Double(lanes.1) * Self.lanePitch }
    placeNodes()
    placeEnds(onTheLeft: true)
    placeEnds(onTheLeft: false)
  }

  private static func add(
    _ relation: RecognizerRelations.Relation, _ number: Int, _ ids: [ParticipantID],
    _ edges: inout [Edge]
  ) {
    let ends = relation.requirement ?? (relation.from, relation.to)
    guard let from = ids.firstIndex(of: ends.0), let to = ids.firstIndex(of: ends.1), from != to
    else { return }
    let look: Edge.Look =
      switch relation.kind {
      case .waits: .waits
      case .requires, .hasToWait, .isWaitedForBy: .required
      case .prevents: .prevents
      case .mayActTogether, .cannotPrevent, .cannotBePrevented, .mayNotBegin: .answers
      }
    let numbers = relation.event == nil ? [] : [number]
    if relation.kind.isRequirement,
      let place = edges.firstIndex(where: { $0.from == from && $0.to == to && !$0.isOnTheLeft })
    {
      edges[place].numbers += numbers
      if look == .waits { edges[place].look = .waits }
    } else if let place = edges.firstIndex(where: {
      $0.from == from && $0.to == to && $0.look == look
    }) {
      edges[place].numbers += numbers
    } else {
      edges.append(Edge(from: from, to: to, look: look, numbers: numbers))
    }
  }

  /// Assigns lanes to the lines of a side, the shortest first, and returns the number of lanes.
  ///
  /// Lines of the same appearance that start at the same recognizer share a lane.
  private mutating func giveLanes(onTheLeft isLeft: Bool) -> Int {
    let places = edges.indices.filter { place in
      let edge = edges[place]
      return edge.isOnTheLeft == isLeft && (isLeft || edge.to != edge.from + 1)
    }.stablySorted { edges[$0].span.count < edges[$1].span.count }
    var lanes: [[Int]] = []
    for place in places {
      let edge = edges[place]
      let lane = lanes.firstIndex { members in
        members.allSatisfy { member in
          let other = edges[member]
          return other.from == edge.from && other.look == edge.look
            || other.span.upperBound < edge.span.lowerBound
            || edge.span.upperBound < other.span.lowerBound
        }
      }
      edges[place].lane = lane ?? lanes.count
      if let lane { lanes[lane].append(place) } else { lanes.append([place]) }
    }
    return lanes.count
  }

  private func lines(of node: RequirementNode) -> [Line] {
    let limit = right - left - 12
    var lines = [
      Line(look: "fig-name", text: FontFace.laneName.fitted(node.name, into: limit)),
      Line(look: "fig-sort", text: FontFace.small.fitted(node.role, into: limit)),
    ]
    let outcome = node.attempt.words.joined(separator: ", ")
    let isOneLine = FontFace.label.width(of: outcome) <= limit
    for text in isOneLine ? [outcome] : node.attempt.words where !text.isEmpty {
      lines.append(Line(look: "", text: FontFace.label.fitted(text, into: limit)))
    }
    return lines
  }

  private mutating func placeNodes() {
    var y = 1.5
    for place in nodes.indices {
      let ends = [true, false].map { attachments(of: place, onTheLeft: $0).count }
      let text = lines(of: nodes[place])
      let height = max(
        Double(text.count) * Self.lineHeight + 10, Double(max(ends[0], ends[1])) * 18 + 8)
      lines.append(text)
      tops.append(y)
      heights.append(height)
      y += height + 32
    }
    height = max(3, y - 30.5)
  }

  /// Returns the ends of lines at a side of a recognizer, from top to bottom.
  ///
  /// Lines that go up come first, with the inner ones above, then lines that go down, with the
  /// outer ones above, so that they don't cross. Lines that share a lane share their starting
  /// point.
  private func attachments(of node: Int, onTheLeft isLeft: Bool) -> [(edges: [Int], isStart: Bool)]
  {
    var found: [(edges: [Int], isStart: Bool, isUp: Bool, lane: Int)] = []
    for (place, edge) in edges.enumerated() where edge.isOnTheLeft == isLeft {
      guard let lane = edge.lane else { continue }
      if edge.from == node {
        if let shared = found.firstIndex(where: { $0.isStart && $0.lane == lane }) {
          found[shared].edges.append(place)
        } else {
          found.append(([place], true, edge.to < node, lane))
        }
      }
      if edge.to == node { found.append(([place], false, edge.from < node, lane)) }
    }
    return found.stablySorted { one, other in
      if one.isUp != other.isUp { return one.isUp }
      return one.isUp ? one.lane < other.lane : one.lane > other.lane
    }.map { ($0.edges, $0.isStart) }
  }

  private mutating func placeEnds(onTheLeft isLeft: Bool) {
    for node in nodes.indices {
      let ends = attachments(of: node, onTheLeft: isLeft)
      let pitch = heights[node] / Double(ends.count + 1)
      for (place, end) in ends.enumerated() {
        let y = tops[node] + pitch * Double(place + 1)
        for edge in end.edges {
          if end.isStart { edges[edge].start = y } else { edges[edge].end = y }
        }
      }
    }
  }
}
