import TraceModel

/// The positions of times on a ruler of virtual time.
///
/// Time is linear: a millisecond has the same width everywhere, except in a break, where the ruler
/// leaves out time and shows how much.
struct TimeScale: Equatable {
  /// A time span that the ruler leaves out.
  struct Break: Equatable {
    /// The first time that's left out.
    var start: VirtualTime
    /// The time at which the ruler continues.
    var end: VirtualTime
    /// The first time after the break at which a lane changes.
    var next: VirtualTime
    /// The left edge of the break mark, in CSS pixels from the beginning of time.
    var left: Double
    /// The width of the break mark.
    var width: Double

    /// The time that's left out.
    var span: VirtualTime { end - start }

    /// The text in the break.
    var text: String { "\(span.readableText) cut" }

    /// The right edge of the break mark.
    var right: Double { left + width }
  }

  /// The width of a millisecond outside breaks, in CSS pixels.
  let pixelsPerMillisecond: Double

  /// The drawing that has the ruler.
  var form = StateForm.broad

  /// The breaks, in order.
  private(set) var breaks: [Break] = []

  /// Returns the position of a time; in a break, in proportion to the time that's left out.
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

  /// The minimum space that a break must save, as a multiple of the break's width.
  private static let minimumSaving = 1.5

  /// The space on both sides of text in a break or next to one.
  private static let space = 7.0

  /// Leaves out most of the time between two times, the last ones so far, if that saves space.
  ///
  /// Labels that extend beyond the first time by some pixels keep their space. Both times can be
  /// written outside the break, and the time that's left out is a multiple of 10 ms.
  ///
  /// - Returns: Whether it left out any time.
  mutating func cut(from moment: VirtualTime, to next: VirtualTime, keeping reach: Double) -> Bool {
    let before = form.numbers.width(of: moment.readableText) / 2 + TimeScale.space
    let after = form.numbers.width(of: next.readableText) / 2 + TimeScale.space
    let start = rounded(moment, plus: max(reach, before), .up)
    let end = rounded(next, plus: -after, .down)
    guard start < end else { return false }
    var cut = Break(start: start, end: end, next: next, left: x(at: start), width: 0)
    cut.width = form.isSlender ? 10 : FontFace.small.width(of: cut.text) + 2 * TimeScale.space
    let saved = cut.span.milliseconds * pixelsPerMillisecond
    guard saved >= TimeScale.minimumSaving * cut.width else { return false }
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
    /// The position of the number.
    var x: Double
  }

  private static let steps = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

  /// The minimum distance between two numbers.
  private static let minimumStep = 64.0

  /// Returns the numbers on the ruler up to a time: round ones, none in a break, none on another,
  /// and at least one in each range between breaks.
  func ticks(until end: VirtualTime) -> [Tick] {
    var step = TimeScale.steps[0]
    for longer in TimeScale.steps where step * pixelsPerMillisecond < TimeScale.minimumStep {
      step = longer
    }
    while step * pixelsPerMillisecond < TimeScale.minimumStep { step *= 2 }
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
      // A run that's shorter than a step has its end on the ruler, because nothing else would show
      // the scale.
      if place == breaks.count, ticks.count == 1 {
        note(end, from: &edge, to: limit, in: &ticks)
      }
      guard place < breaks.count else { break }
      start = breaks[place].end
      edge = breaks[place].right
    }
    return ticks
  }

  /// Adds a number if it fits between two edges.
  private func note(
    _ time: VirtualTime, from edge: inout Double, to limit: Double, in ticks: inout [Tick]
  ) {
    let x = self.x(at: time)
    let half = form.numbers.width(of: time.readableText) / 2
    guard x - half >= edge, x + half <= limit else { return }
    ticks.append(Tick(time: time, x: x))
    edge = x + half + 8
  }
}
