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
        var edge = 0.0
        for piece in row {
          let words = Comment("\(piece.item.word) on \(lane.title)")
          #expect(piece.left >= edge - 0.02, words)
          #expect(piece.left == layout.scale.x(at: piece.item.start), words)
          #expect(piece.label >= piece.left, words)
          #expect(abs(piece.labelEnd - piece.label - piece.item.labelWidth) < 0.01, words)
          edge = max(piece.right, piece.labelEnd)
          if !piece.isBeside { #expect(piece.labelEnd <= piece.right, words) }
          for cut in layout.breaks {
            #expect(piece.labelEnd <= cut.left || piece.label >= cut.right, words)
          }
        }
        #expect(edge + StateMetrics.margin <= layout.width)
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
      #expect(cut.width > FontFace.small.width(of: cut.text))
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
      let half = FontFace.small.width(of: tick.time.readableText) / 2
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
