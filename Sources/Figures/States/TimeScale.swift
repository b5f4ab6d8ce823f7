import TraceModel

/// Where each moment is on a ruler of virtual time.
///
/// Time is linear: a millisecond is equally wide everywhere, except in a break, where the ruler
/// leaves time out and says how much.
struct TimeScale: Equatable {
  /// Time that the ruler leaves out.
  struct Break: Equatable {
    /// The first moment that's left out.
    var start: VirtualTime
    /// The moment at which the ruler continues.
    var end: VirtualTime
    /// The first moment after the break at which a lane changes.
    var next: VirtualTime
    /// The left edge of the break mark, in CSS pixels from the beginning of time.
    var left: Double
    /// The width of the break mark.
    var width: Double

    /// How much time is left out.
    var span: VirtualTime { end - start }

    /// What the ruler says in the break.
    var text: String { "\(span.text) cut" }

    /// The right edge of the break mark.
    var right: Double { left + width }
  }

  /// The width of a millisecond outside breaks, in CSS pixels.
  let pixelsPerMillisecond: Double

  /// The breaks, in order.
  private(set) var breaks: [Break] = []

  /// Makes a ruler without breaks.
  init(pixelsPerMillisecond: Double) {
    self.pixelsPerMillisecond = pixelsPerMillisecond
  }

  /// Returns where a time is; in a break, in proportion to what's left out.
  func x(at time: VirtualTime) -> Double {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle].start < time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return max(0, time.milliseconds) * pixelsPerMillisecond }
    let cut = breaks[low - 1]
    guard time < cut.end else {
      return cut.right + (time - cut.end).milliseconds * pixelsPerMillisecond
    }
    return cut.left + cut.width * ((time - cut.start).milliseconds / cut.span.milliseconds)
  }

  // MARK: Breaks

  /// What a break must save, as a multiple of its own width.
  private static let leastSaving = 1.5

  /// The space on both sides of what's written in a break or next to one.
  private static let space = 7.0

  /// Leaves out most of the time between two moments, the last ones so far, if that saves room.
  ///
  /// Labels that reach beyond the first moment by some pixels keep their room. The times of both
  /// moments can be written outside the break, and what's left out is a multiple of 10 ms.
  ///
  /// Returns whether it did.
  mutating func cut(from moment: VirtualTime, to next: VirtualTime, keeping reach: Double) -> Bool {
    let before = FontFace.small.width(of: moment.text) / 2 + TimeScale.space
    let after = FontFace.small.width(of: next.text) / 2 + TimeScale.space
    let start = rounded(moment, plus: max(reach, before), .up)
    let end = rounded(next, plus: -after, .down)
    guard start < end else { return false }
    var cut = Break(start: start, end: end, next: next, left: x(at: start), width: 0)
    cut.width = FontFace.small.width(of: cut.text) + 2 * TimeScale.space
    let saved = cut.span.milliseconds * pixelsPerMillisecond
    guard saved >= TimeScale.leastSaving * cut.width else { return false }
    breaks.append(cut)
    return true
  }

  private func rounded(
    _ time: VirtualTime, plus pixels: Double, _ rule: FloatingPointRoundingRule
  ) -> VirtualTime {
    let exact = time.milliseconds + pixels / pixelsPerMillisecond
    return VirtualTime(milliseconds: (exact / 10).rounded(rule) * 10)
  }
}

extension TimeScale {
  /// A number on the ruler.
  struct Tick: Equatable {
    /// The time.
    var time: VirtualTime
    /// Where it is.
    var x: Double
  }

  private static let steps = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

  /// The least distance between two numbers.
  private static let leastStep = 64.0

  /// The times that are written on the ruler up to a moment: round ones, none in a break, none on
  /// another, and at least one in each stretch between breaks.
  func ticks(until end: VirtualTime) -> [Tick] {
    var step = TimeScale.steps[0]
    for longer in TimeScale.steps where step * pixelsPerMillisecond < TimeScale.leastStep {
      step = longer
    }
    while step * pixelsPerMillisecond < TimeScale.leastStep { step *= 2 }
    var ticks: [Tick] = []
    var start = VirtualTime.zero
    var edge = -Double.infinity
    for place in 0...breaks.count {
      let last = place < breaks.count ? min(breaks[place].start, end) : end
      guard start <= last else { break }
      let limit = place < breaks.count ? breaks[place].left : .infinity
      let count = ticks.count
      var number = (start.milliseconds / step).rounded(.up)
      while number * step <= last.milliseconds {
        note(VirtualTime(milliseconds: number * step), from: &edge, to: limit, in: &ticks)
        number += 1
      }
      if ticks.count == count, place > 0 {
        note(breaks[place - 1].next, from: &edge, to: limit, in: &ticks)
      }
      // A run that's shorter than a step has its end on the ruler, or nothing would tell the scale.
      if place == breaks.count, ticks.count == 1 {
        note(end, from: &edge, to: limit, in: &ticks)
      }
      guard place < breaks.count else { break }
      start = breaks[place].end
      edge = breaks[place].right
    }
    return ticks
  }

  /// Adds a number if it has room between two edges.
  private func note(
    _ time: VirtualTime, from edge: inout Double, to limit: Double, in ticks: inout [Tick]
  ) {
    let x = self.x(at: time)
    let half = FontFace.small.width(of: time.text) / 2
    guard x - half >= edge, x + half <= limit else { return }
    ticks.append(Tick(time: time, x: x))
    edge = x + half + 8
  }
}
