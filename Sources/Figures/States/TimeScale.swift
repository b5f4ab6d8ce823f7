import TraceModel

/// Where each moment stands on a ruler of virtual time.
///
/// Time is drawn to one scale, but for two things that the ruler shows: pauses in which nothing is
/// under way are cut short, and where labels need room time is stretched.
struct TimeScale {
  /// The moments at which anything changes, in order.
  let moments: [VirtualTime]

  /// How far from the left end each moment is, in CSS pixels.
  private(set) var positions: [Double]

  /// The places of the moments behind which time is cut short.
  let pauses: [Int]

  /// The room behind the last moment.
  private(set) var tail = 24.0

  /// Room that a label needs, from a moment to the next one in its row or to the end.
  struct Demand {
    /// Where the label stands.
    var start: VirtualTime
    /// What stands behind it; `nil` when nothing does.
    var end: VirtualTime?
    /// How much room it needs, in CSS pixels.
    var width: Double
  }

  private static let usualWidth = 640.0
  private static let leastPauseWidth = 72.0
  private static let leastPause = VirtualTime(milliseconds: 120)
  /// The most pixels for a millisecond, so that a short run is not blown up.
  private static let mostPixels = 2.4

  /// Makes a ruler for some moments; `isQuiet` says whether nothing is under way between two.
  init(
    _ times: [VirtualTime], demands: [Demand], isQuiet: (VirtualTime, VirtualTime) -> Bool
  ) {
    var moments: [VirtualTime] = []
    for time in times.sorted() where time != moments.last { moments.append(time) }
    self.moments = moments
    positions = []
    var pauses: [Int] = []
    var drawn = 0.0
    for place in moments.indices.dropLast() {
      let span = moments[place + 1] - moments[place]
      if span >= TimeScale.leastPause, isQuiet(moments[place], moments[place + 1]) {
        pauses.append(place)
      } else {
        drawn += span.milliseconds
      }
    }
    self.pauses = pauses
    let scale = min(TimeScale.mostPixels, TimeScale.usualWidth / max(drawn, 1))
    var widths: [Double] = []
    for place in moments.indices.dropLast() {
      let span = (moments[place + 1] - moments[place]).milliseconds
      widths.append(
        pauses.contains(place) ? TimeScale.pauseWidth(moments, place) : span * scale)
    }
    widen(&widths, for: demands)
    var x = 0.0
    for place in moments.indices {
      positions.append(x)
      if place < widths.count { x += widths[place] }
    }
    for demand in demands where demand.end == nil {
      tail = max(tail, demand.width - (end - self.x(at: demand.start)))
    }
  }

  /// How wide a pause is: its length is written in it, and the times at its ends reach into it.
  private static func pauseWidth(_ moments: [VirtualTime], _ place: Int) -> Double {
    let before = FontFace.small.width(of: moments[place].text)
    let after = FontFace.small.width(of: moments[place + 1].text)
    let length = FontFace.small.width(of: "+\((moments[place + 1] - moments[place]).text)")
    return max(leastPauseWidth, length + max(before, after) + 12)
  }

  /// Where the last moment stands.
  var end: Double { positions.last ?? 0 }

  /// The width of all.
  var width: Double { end + tail }

  /// Returns where a time stands; between two moments time runs evenly.
  func x(at time: VirtualTime) -> Double {
    let after = placeOfFirst(notBefore: time)
    guard after > 0 else { return 0 }
    guard after < moments.count else { return end }
    let before = after - 1
    let whole = (moments[after] - moments[before]).milliseconds
    let part = (time - moments[before]).milliseconds
    return positions[before] + (positions[after] - positions[before]) * part / whole
  }

  /// Makes room for labels, those over short times first, since the long ones profit from it.
  private func widen(_ widths: inout [Double], for demands: [Demand]) {
    var spans: [(range: Range<Int>, width: Double)] = []
    for demand in demands {
      guard let end = demand.end else { continue }
      let range = placeOfFirst(notBefore: demand.start)..<placeOfFirst(notBefore: end)
      if !range.isEmpty, range.upperBound <= widths.count { spans.append((range, demand.width)) }
    }
    spans.sort { ($0.range.count, $0.range.lowerBound) < ($1.range.count, $1.range.lowerBound) }
    for span in spans {
      var room = 0.0
      for place in span.range { room += widths[place] }
      guard room < span.width else { continue }
      // In proportion, so that time runs as evenly as before.
      let factor = room > 0 ? span.width / room : 0
      for place in span.range {
        widths[place] = factor > 0 ? widths[place] * factor : span.width / Double(span.range.count)
      }
    }
  }

  private func placeOfFirst(notBefore time: VirtualTime) -> Int {
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TimeScale {
  /// A number on the ruler.
  struct Tick: Equatable {
    /// The time.
    var time: VirtualTime
    /// Where it stands.
    var x: Double
  }

  private static let steps = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

  /// The round times that are written on the ruler, none in a pause, none on another.
  var ticks: [Tick] {
    guard let last = moments.last, last > .zero else { return [Tick(time: .zero, x: 0)] }
    var drawn = 0.0
    var room = 0.0
    for place in moments.indices.dropLast() where !pauses.contains(place) {
      drawn += (moments[place + 1] - moments[place]).milliseconds
      room += positions[place + 1] - positions[place]
    }
    let step =
      TimeScale.steps.first { $0 * room >= 64 * drawn } ?? last.milliseconds
    var ticks: [Tick] = []
    var edge = -Double.infinity
    for place in moments.indices.dropLast() where !pauses.contains(place) {
      var time = (moments[place].milliseconds / step).rounded(.up) * step
      while time <= moments[place + 1].milliseconds {
        let tick = Tick(
          time: VirtualTime(milliseconds: time), x: x(at: VirtualTime(milliseconds: time)))
        let half = FontFace.small.width(of: tick.time.text) / 2
        if tick.x - half >= edge, !isInPause(tick.x, half) {
          ticks.append(tick)
          edge = tick.x + half + 8
        }
        time += step
      }
    }
    return ticks
  }

  private func isInPause(_ x: Double, _ half: Double) -> Bool {
    pauses.contains { place in
      positions[place] < x + half && x - half < positions[place + 1]
        && x != positions[place] && x != positions[place + 1]
    }
  }
}
