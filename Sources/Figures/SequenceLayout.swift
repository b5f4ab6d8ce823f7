import TextAndOrder
import TraceModel

/// The positions of everything in a sequence diagram.
struct SequenceLayout {
  private(set) var lanes: [SequenceLane]
  private(set) var rows: [SequenceRow]

  /// The activation bars, outer ones before the bars on top of them.
  private(set) var bars: [ActivationBar] = []

  /// For each row, the number of bars that are open where the arrow starts and arrives.
  private(set) var levels: [(from: Int, to: Int)] = []

  /// The label of each row, with its position.
  private(set) var labels: [PlacedLabel] = []

  /// The times when each lane's participant exists.
  private(set) var lives: [LaneLife] = []

  /// The rows in sections, some of which have names.
  private(set) var sections: [SequenceSection]

  /// The right edge of the step numbers.
  private(set) var numberEdge = 0.0

  /// The right edge of the times.
  private(set) var timeEdge = 0.0

  /// The width of the drawing.
  private(set) var width = 0.0

  /// The height of the drawing below the header.
  private(set) var height = 0.0

  /// The index of the lane for each participant, or a negative number.
  private var laneOfParticipant: [Int]

  /// Lays out some events with as much room for texts as the page has.
  init(of trace: Trace, selection: EventSelection) {
    self.init(of: trace, selection: selection, fitting: SequenceRoom.all[0])
    for room in SequenceRoom.all.dropFirst() where width > SequenceMetrics.pageWidth {
      self = SequenceLayout(of: trace, selection: selection, fitting: room)
    }
  }

  private init(of trace: Trace, selection: EventSelection, fitting room: SequenceRoom) {
    rows = SequenceRow.rows(for: selection, in: trace, fitting: room)
    sections = SequenceSection.sections(of: rows, in: trace)
    lanes = SequenceLane.lanes(
      for: rows.map { $0.shape }, in: trace, choosing: selection.choice, fitting: room)
    laneOfParticipant = [Int](repeating: -1, count: trace.participants.count)
    for (place, lane) in lanes.enumerated() {
      for id in lane.participants { laneOfParticipant[id.index] = place }
    }
    placeLanes(fitting: room)
    let activations = ActivationBar.bars(for: rows, in: trace, lanePlace: lanePlace)
    bars = activations.bars
    levels = activations.levels
    labels = rows.indices.map { label(of: $0) }
    height =
      (rows.last.map { $0.y + SequenceMetrics.rowHeight } ?? SequenceMetrics.rowHeight)
      + SequenceMetrics.margin
    lives = LaneLife.lives(of: lanes, rows: rows, in: trace, height: height)
    for label in labels { width = max(width, label.box.maxX + SequenceMetrics.margin) }
  }

  /// Returns the index of a participant's lane, or `nil` when the participant isn't in the trace.
  func lanePlace(_ id: ParticipantID) -> Int? {
    guard laneOfParticipant.indices.contains(id.index) else { return nil }
    let place = laneOfParticipant[id.index]
    return place < 0 ? nil : place
  }

  /// Returns the top and the bottom edge of a section; the first and the last reach to the edges of
  /// the drawing.
  func edges(of section: SequenceSection) -> (top: Double, bottom: Double) {
    (
      section.rows.lowerBound == 0 ? 0 : rows[section.rows.lowerBound].top,
      section.rows.upperBound == rows.count ? height : rows[section.rows.upperBound].top
    )
  }

  /// Returns a section in strips that fit on a sheet of paper, cut between turns where they're
  /// short enough.
  func strips(of section: SequenceSection) -> [SequenceSection] {
    var strips: [SequenceSection] = []
    var start = section.rows.lowerBound
    while section.rows.upperBound - start > SequenceMetrics.maximumStripRows {
      let end = start + SequenceMetrics.maximumStripRows
      let least = start + SequenceMetrics.maximumStripRows / 2
      let cut = (least...end).last { rows[$0].beginsTurn } ?? end
      strips.append(SequenceSection(rows: start..<cut))
      start = cut
    }
    return strips + [SequenceSection(rows: start..<section.rows.upperBound)]
  }

  // MARK: Lanes

  /// Gives every lane its x, so that names don't touch and each label fits between its two ends.
  private mutating func placeLanes(fitting room: SequenceRoom) {
    let numbers = FontFace.small.width(of: "\(rows.count)")
    var times = 0.0
    for row in rows {
      times = max(times, FontFace.small.width(of: row.event.time.readableText))
      if let gap = row.gap { times = max(times, FontFace.small.width(of: "+\(gap.text)")) }
    }
    // Whole numbers take fewer bytes in every path.
    timeEdge = (SequenceMetrics.margin + times).rounded(.up)
    numberEdge = (timeEdge + 10 + numbers).rounded(.up)
    guard let first = lanes.first, let last = lanes.last else {
      width = 320
      return
    }
    var pitches = minimumPitches(fitting: room)
    var left = first.halfGroup
    var right = last.halfGroup
    for row in rows {
      guard case .capsule(let id) = row.shape, let place = lanePlace(id) else { continue }
      let half = row.labelWidth / 2 + 10
      if place == 0 { left = max(left, half) }
      if place == lanes.count - 1 { right = max(right, half) }
    }
    makeRoomForTitles(&pitches)
    widen(&pitches)
    left.round(.up)
    for place in pitches.indices { pitches[place].round(.up) }
    stretch(&pitches, beside: numberEdge + 14 + left + right + SequenceMetrics.margin)
    var x = numberEdge + 14 + left
    for place in lanes.indices {
      lanes[place].x = x
      if place < pitches.count { x += pitches[place] }
    }
    width = x + right + SequenceMetrics.margin
  }

  /// Returns the minimum distance from each lane but the last to the next, because of headers,
  /// capsules, and loops.
  private func minimumPitches(fitting room: SequenceRoom) -> [Double] {
    var pitches: [Double] = []
    for place in lanes.indices.dropLast() {
      let isInGroup = lanes[place].group == lanes[place + 1].group
      let halves =
        isInGroup
        ? lanes[place].halfHeader + lanes[place + 1].halfHeader + 12
        : halfHeader(of: place) + halfHeader(of: place + 1) + 20
      pitches.append(max(SequenceMetrics.minimumPitch, halves))
    }
    for row in rows {
      switch row.shape {
      case .arrow: continue
      case .capsule(let id):
        guard let place = lanePlace(id) else { continue }
        // A line to another lane must be long enough to be visible.
        let half = row.labelWidth / 2 + (row.ties.isEmpty ? 18 : 32)
        if place > 0 { pitches[place - 1] = max(pitches[place - 1], half) }
        if place < pitches.count { pitches[place] = max(pitches[place], half) }
      case .loop(let id), .dot(let id):
        guard let place = lanePlace(id), place < pitches.count else { continue }
        let reach = SequenceMetrics.loopWidth + 14 + min(row.labelWidth, room.loop)
        pitches[place] = max(pitches[place], reach)
      }
    }
    return pitches
  }

  /// Widens groups of several lanes that are narrower than their titles.
  private func makeRoomForTitles(_ pitches: inout [Double]) {
    var start = lanes.startIndex
    for end in lanes.indices
    where end + 1 == lanes.endIndex || lanes[end + 1].group != lanes[end].group {
      var room = lanes[start].halfHeader + lanes[end].halfHeader
      for place in start..<end { room += pitches[place] }
      let lack = FontFace.small.width(of: lanes[start].group.title) + 8 - room
      if lack > 0, start < end {
        for place in start..<end { pitches[place] += lack / Double(end - start) }
      }
      start = end + 1
    }
  }

  /// Returns half the width over a lane; a lane that's alone in its group carries the group's title
  /// too.
  private func halfHeader(of place: Int) -> Double {
    let isAlone =
      (place == 0 || lanes[place - 1].group != lanes[place].group)
      && (place == lanes.count - 1 || lanes[place + 1].group != lanes[place].group)
    return isAlone ? lanes[place].halfGroup : lanes[place].halfHeader
  }

  /// Widens pitches until every label fits between the ends of its arrow, short arrows first,
  /// because the space that they gain also helps the long ones.
  private func widen(_ pitches: inout [Double]) {
    var demands: [(span: Int, first: Int, width: Double)] = []
    for row in rows {
      guard case .arrow(let from, let to) = row.shape, let a = lanePlace(from),
        let b = lanePlace(to),
        a != b
      else { continue }
      demands.append((abs(a - b), min(a, b), row.labelWidth + SequenceMetrics.labelSpace))
    }
    for demand in demands.stablySorted(by: { $0.span < $1.span }) {
      let range = demand.first..<(demand.first + demand.span)
      var room = 0.0
      for place in range { room += pitches[place] }
      guard room < demand.width else { continue }
      let share = (demand.width - room) / Double(demand.span)
      for place in range { pitches[place] += share }
    }
  }

  /// Moves the lanes apart, so that the diagram uses the width of the page or, if it leaves room for
  /// its table, of its column.
  private func stretch(_ pitches: inout [Double], beside edges: Double) {
    let width = pitches.reduce(edges) { $0 + $1 }
    let isSlim = width <= SequenceMetrics.slimWidth
    let free = (isSlim ? SequenceMetrics.slimWidth : SequenceMetrics.pageWidth) - width
    guard !pitches.isEmpty, free > 0 else { return }
    let share = min(SequenceMetrics.maximumStretch, (free / Double(pitches.count)).rounded(.down))
    for place in pitches.indices { pitches[place] += share }
  }

  // MARK: Labels

  /// Returns the position of a row's label: over the arrow in the gap nearest to its head that's
  /// wide enough, next to a loop or a dot, or in a capsule.
  private func label(of place: Int) -> PlacedLabel {
    let row = rows[place]
    let width = row.labelWidth
    switch row.shape {
    case .capsule(let id):
      let x = (lanePlace(id).map { lanes[$0].x } ?? 0)
      return PlacedLabel(
        x: x, baseline: row.y + 18.5, width: width, isCentred: true, padding: 8)
    case .loop(let id), .dot(let id):
      let x = (lanePlace(id).map { lanes[$0].x } ?? 0)
      let shift = Double(max(0, levels[place].to - 1)) * SequenceMetrics.barShift
      let reach = if case .loop = row.shape { SequenceMetrics.loopWidth + 8 } else { 12.0 }
      return PlacedLabel(
        x: x + shift + reach, baseline: row.y + 18.5, width: width, isCentred: false)
    case .arrow(let from, let to):
      guard let a = lanePlace(from), let b = lanePlace(to) else {
        return PlacedLabel(x: 0, baseline: row.y, width: 0, isCentred: false)
      }
      return PlacedLabel(
        x: centre(of: width, from: a, to: b), baseline: row.y + SequenceMetrics.labelBaseline,
        width: width, isCentred: true)
    }
  }

  private func centre(of width: Double, from a: Int, to b: Int) -> Double {
    // Gaps from the head back to the tail.
    let gaps = a < b ? Array((a..<b).reversed()) : Array(b..<a)
    for gap in gaps where lanes[gap + 1].x - lanes[gap].x >= width + SequenceMetrics.labelSpace {
      return (lanes[gap].x + lanes[gap + 1].x) / 2
    }
    return (lanes[a].x + lanes[b].x) / 2
  }
}

/// A label with its position.
struct PlacedLabel {
  /// The center of a centered label, or the left end of another one.
  var x: Double
  /// The baseline of the text.
  var baseline: Double
  /// The maximum width.
  var width: Double
  /// Whether `x` is the center.
  var isCentred: Bool
  /// The padding on both sides.
  var padding = 2.0

  /// The space that the label needs.
  var box: CGRect {
    let left = isCentred ? x - width / 2 : x
    return CGRect(
      x: left - padding, y: baseline - 12, width: width + 2 * padding, height: 16)
  }
}
