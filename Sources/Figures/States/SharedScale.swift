import TextAndOrder
import TraceModel

/// A chooser for the ruler that the figures of several runs share, so that they can be compared.
///
/// The runs belong to a scenario's variants; most often there's only one.
struct SharedScale {
  /// The lanes of each run.
  private let figures: [[StateLane]]

  /// The times at which a lane of any run changes, in order, including the ends of the runs.
  private var moments: [VirtualTime] = []

  /// Everything on the lanes, in chronological order.
  private var entries: [StateLane.Entry] = []

  /// Whether the time between two neighboring changes can be left out.
  private var isCut: [Bool] = []

  /// The form of the drawings.
  private let form: StateForm

  /// The right edge of the drawings, in CSS pixels from the beginning of time.
  let limit: Double

  /// The width from which a wider drawing must save height.
  private static let freeWidth = 760.0

  /// The height in pixels that it's worth to have a label at its usual position.
  private var movedCost: Double { form.isSlender ? 8 : 30 }

  /// The maximum number of pixels for a millisecond, so that a short run isn't stretched.
  private static let maximumPixels = 2.4

  /// The minimum idle time that's left out.
  private static let minimumPause = VirtualTime(milliseconds: 120)

  /// The minimum time that's left out even though something lasts, and the time that must remain.
  private static let minimumWait = VirtualTime(milliseconds: 600)
  private static let shortRun = VirtualTime(milliseconds: 2_000)

  /// Prepares the choice for the lanes of some runs, and the times when the runs end.
  init(for figures: [[StateLane]], until ends: [VirtualTime], in form: StateForm) {
    self.figures = figures
    self.form = form
    let names = form.isSlender ? 0 : StateLayout.namesWidth(of: figures.flatMap { $0 })
    limit = form.width - names - 2 * form.margin
    var times: [VirtualTime] = [.zero] + ends
    for lane in figures.joined() {
      for span in lane.involved { times += [span.start, span.end] }
      for entry in lane.entries {
        times += [entry.item.start, entry.item.end, entry.item.occupied]
      }
      entries += lane.entries
    }
    entries = entries.stablySorted { $0.item.start < $1.item.start }
    for time in times.stablySorted() where time != moments.last { moments.append(time) }
    chooseCuts()
  }

  /// The ruler: of the usual width, or wider where that keeps labels from piling up.
  var scale: TimeScale {
    var pixels = min(Self.maximumPixels, form.timeWidth / max(drawn.milliseconds, 1))
    // Breaks have a width, too.
    for _ in 0..<80 {
      guard !fits(scale(pixels)) else { break }
      pixels *= 0.9
    }
    var best = scale(pixels)
    var (least, moved) = cost(of: best)
    // A smaller ruler leaves room at the right edge.
    var smaller = pixels
    for _ in 0..<6 where moved > 0 {
      smaller *= 0.92
      let other = scale(smaller)
      guard fits(other) else { break }
      let cost = cost(of: other)
      if cost.total < least { (best, least, moved) = (other, cost.total, cost.moved) }
    }
    while pixels < Self.maximumPixels {
      pixels = min(Self.maximumPixels, pixels * 1.25)
      let wider = scale(pixels)
      guard fits(wider), widthCost(wider.x(at: moments.last ?? .zero)) < least else { break }
      let cost = cost(of: wider).total
      if cost < least { (best, least) = (wider, cost) }
    }
    return best
  }

  // MARK: Breaks

  /// Leaves out idle times and, where a run is long, its longest waits.
  private mutating func chooseCuts() {
    let lanes = figures.joined()
    isCut = moments.indices.dropLast().map { place in
      span(at: place) >= Self.minimumPause
        && !lanes.contains { $0.isBusy(from: moments[place], to: moments[place + 1]) }
    }
    while drawn > Self.shortRun {
      var longest: Int?
      for place in isCut.indices where !isCut[place] {
        if longest.map({ span(at: place) > span(at: $0) }) ?? true { longest = place }
      }
      guard let longest, span(at: longest) >= Self.minimumWait else { return }
      isCut[longest] = true
    }
  }

  private func span(at place: Int) -> VirtualTime { moments[place + 1] - moments[place] }

  /// The time that isn't left out.
  private var drawn: VirtualTime {
    var drawn = VirtualTime.zero
    for place in isCut.indices where !isCut[place] { drawn = drawn + span(at: place) }
    return drawn
  }

  private func scale(_ pixels: Double) -> TimeScale {
    var scale = TimeScale(pixelsPerMillisecond: pixels, form: form)
    // The extent of labels that aren't before a break already.
    var reach = 0.0
    var next = entries[...]
    for place in isCut.indices where isCut[place] {
      let moment = moments[place]
      while let entry = next.first, entry.item.start <= moment {
        reach = max(reach, entry.reach(on: scale, within: limit))
        next.removeFirst()
      }
      let room = reach - scale.x(at: moment)
      if scale.cut(from: moment, to: moments[place + 1], keeping: room) { reach = 0 }
    }
    return scale
  }

  // MARK: Costs

  /// Returns the cost of a ruler in height, in width that a window may not have, and in labels that
  /// aren't at their usual position; and the number of these labels.
  private func cost(of scale: TimeScale) -> (total: Double, moved: Int) {
    var rows = 0
    var moved = 0
    var width = 0.0
    for lane in figures.joined() {
      let packed = PackedLane(lane, on: scale, within: limit)
      rows += packed.rows.count
      moved += packed.moved
      width = max(width, packed.right)
    }
    let height = Double(rows) * StateMetrics.rowHeight
    return (height + Double(moved) * movedCost + widthCost(width), moved)
  }

  private func widthCost(_ width: Double) -> Double { max(0, width - Self.freeWidth) / 3 }

  /// Returns whether all times are within the drawing; labels always are.
  private func fits(_ scale: TimeScale) -> Bool {
    scale.x(at: moments.last ?? .zero) + form.tail <= limit
  }
}
