import Testing
import TraceModel

@testable import Figures

/// What must hold for every drawing of states over time.
enum StateFigureChecks {
  /// Nothing covers anything else on a lane, no label is in a break, and all is on the drawing.
  static func expectRoom(in layout: StateLayout) {
    for (lane, packed) in zip(layout.lanes, layout.packed) {
      #expect(packed.rows.joined().count == lane.items.count)
      for row in packed.rows {
        var edge = -StateMetrics.besideInset
        for piece in row {
          let words = Comment("\(piece.item.word) on \(lane.title)")
          #expect(piece.start >= edge - 0.02, words)
          #expect(piece.left == layout.scale.x(at: piece.item.start), words)
          expectLabel(of: piece, in: layout, words)
          edge = max(piece.right, piece.side == .above ? 0 : piece.labelEnd)
          // Only a label that has no other position crosses a break.
          for cut in layout.breaks where !piece.isMoved {
            #expect(piece.labelEnd <= cut.left || piece.label >= cut.right, words)
          }
        }
        #expect(edge + 2 * layout.form.margin <= layout.width + 0.01)
      }
      expectNoLabelOnAnother(in: packed, Comment("\(lane.title)"))
    }
  }

  /// A label is at its own mark, within the drawing, and as wide as its text.
  private static func expectLabel(
    of piece: PackedLane.Piece, in layout: StateLayout, _ words: Comment
  ) {
    let (word, detail) = piece.words
    var width = FontFace.strongLabel.width(of: word)
    if !detail.isEmpty { width += FontFace.label.width(of: " " + detail) }
    width = layout.form.width(ofLabel: width)
    #expect(abs(piece.labelEnd - piece.label - width) < 0.01, words)
    let right = layout.width - 2 * layout.form.margin + 0.01
    #expect(piece.label >= 0 && piece.labelEnd <= right, words)
    let distance =
      switch piece.side {
      case .inside: 0.0
      case .after: piece.label - piece.right
      case .before: piece.left - piece.labelEnd
      case .above: max(piece.label - piece.left, piece.left - piece.labelEnd, 0)
      }
    #expect(distance > -0.01 && distance < StateMetrics.labelInset + 0.01, words)
    if piece.side == .inside {
      #expect(piece.label >= piece.left && piece.labelEnd <= piece.right, words)
    }
  }

  /// No label meets another, nor a band or mark of another item, in any row.
  static func expectNoLabelOnAnother(in packed: PackedLane, _ words: Comment) {
    var boxes: [(row: Int, left: Double, right: Double, item: Int)] = []
    for (row, pieces) in packed.rows.enumerated() {
      for piece in pieces {
        let item = boxes.count
        let labelRow = piece.side == .above ? row - 1 : row
        boxes.append((labelRow, piece.label, piece.labelEnd, item))
        boxes.append((row, piece.left, max(piece.right, piece.left + 2), item))
      }
    }
    for (place, one) in boxes.enumerated() {
      for other in boxes[(place + 1)...] where one.row == other.row && one.item != other.item {
        #expect(
          one.right <= other.left + 0.02 || other.right <= one.left + 0.02,
          "\(words): \(one) and \(other)")
      }
    }
  }

  /// Time is linear outside breaks, which are where nothing changes.
  static func expectTrueTime(in layouts: [StateLayout]) throws {
    let scale = try #require(layouts.first).scale
    var times: [VirtualTime] = []
    for layout in layouts {
      #expect(layout.scale == scale)
      times += [.zero, layout.end]
      for lane in layout.lanes {
        times += lane.items.flatMap { [$0.start, $0.end, $0.occupied] }
        times += lane.involved.flatMap { [$0.start, $0.end] }
      }
      expectTicks(on: layout)
    }
    var edge = 0.0
    for cut in scale.breaks {
      #expect(cut.left >= edge && cut.start < cut.end && cut.end <= cut.next)
      #expect(times.contains(cut.next))
      #expect(!times.contains { $0 > cut.start && $0 < cut.end })
      #expect(scale.form.isSlender || cut.width > FontFace.small.width(of: cut.text))
      #expect(abs(cut.left - linear(cut.start, scale)) < 0.001)
      #expect(abs(cut.right - linear(cut.end, scale)) < 0.001)
      edge = cut.right
    }
    for time in times { #expect(abs(scale.x(at: time) - linear(time, scale)) < 0.001) }
  }

  /// Where a moment outside breaks is by the definition of a linear ruler.
  private static func linear(_ time: VirtualTime, _ scale: TimeScale) -> Double {
    var drawn = time.milliseconds
    var widths = 0.0
    for cut in scale.breaks where cut.end <= time {
      drawn -= cut.end.milliseconds - cut.start.milliseconds
      widths += cut.width
    }
    return drawn * scale.pixelsPerMillisecond + widths
  }

  /// Each stretch of the ruler has a number, and none meets another one or a break.
  private static func expectTicks(on layout: StateLayout) {
    var edge = -Double.infinity
    var stretches = Set<Int>()
    for tick in layout.scale.ticks(until: layout.end) {
      let half = layout.form.numbers.width(of: tick.time.readableText) / 2
      #expect(tick.x == layout.scale.x(at: tick.time))
      #expect(tick.time <= layout.end)
      #expect(tick.x - half >= edge)
      edge = tick.x + half
      for cut in layout.breaks { #expect(edge <= cut.left || tick.x - half >= cut.right) }
      stretches.insert(layout.breaks.count { $0.end <= tick.time })
    }
    #expect(stretches.count == layout.breaks.count + 1)
  }
}
