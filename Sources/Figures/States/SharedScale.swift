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

  /// The width of all time that's drawn, unless labels ask for more.
  private static let usualWidth = 640.0

  /// The width from which a wider drawing must save height.
  private static let freeWidth = 860.0

  /// The width that a page has next to the names.
  private static let pageWidth = 1_050.0

  /// The maximum number of pixels for a millisecond, so that a short run isn't stretched.
  private static let maximumPixels = 2.4

  /// The minimum idle time that's left out.
  private static let minimumPause = VirtualTime(milliseconds: 120)

  /// The minimum time that's left out even though something lasts, and the time that must remain.
  private static let minimumWait = VirtualTime(milliseconds: 600)
  private static let shortRun = VirtualTime(milliseconds: 2_000)

  /// Prepares the choice for the lanes of some runs, and the times when the runs end.
  init(for figures: [[StateLane]], until ends: [VirtualTime]) {
    self.figures = figures
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
    var pixels = min(Self.maximumPixels, Self.usualWidth / max(drawn.milliseconds, 1))
    // Breaks have a width, too.
    for _ in 0..<4 {
      guard width(of: scale(pixels)) > Self.pageWidth else { break }
      pixels *= 0.8
    }
    var best = scale(pixels)
    var least = cost(of: best)
    while pixels < Self.maximumPixels {
      pixels = min(Self.maximumPixels, pixels * 1.25)
      let wider = scale(pixels)
      guard widthCost(wider.x(at: moments.last ?? .zero)) < least else { break }
      let cost = cost(of: wider)
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
    var scale = TimeScale(pixelsPerMillisecond: pixels)
    // The extent of labels that aren't before a break already.
    var reach = 0.0
    var next = entries[...]
    for place in isCut.indices where isCut[place] {
      let moment = moments[place]
      while let entry = next.first, entry.item.start <= moment {
        reach = max(reach, entry.reach(on: scale))
        next.removeFirst()
      }
      let room = reach - scale.x(at: moment)
      if scale.cut(from: moment, to: moments[place + 1], keeping: room) { reach = 0 }
    }
    return scale
  }

  // MARK: Costs

  /// Returns the cost of a ruler in height, and in width that a window may not have.
  private func cost(of scale: TimeScale) -> Double {
    let packed = figures.joined().map { PackedLane($0, on: scale) }
    var rows = 0
    for lane in packed { rows += lane.rows.count }
    let width = packed.map { $0.right }.max() ?? 0
    return Double(rows) * StateMetrics.rowHeight + widthCost(width)
  }

  private func widthCost(_ width: Double) -> Double { max(0, width - Self.freeWidth) / 3 }

  private func width(of scale: TimeScale) -> Double {
    figures.joined().map { PackedLane($0, on: scale).right }.max() ?? 0
  }
}
