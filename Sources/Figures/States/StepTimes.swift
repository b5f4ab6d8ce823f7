import TraceModel

/// The times of the steps of the other figures, so that all of them can show the same step.
struct StepTimes {
  private let times: [VirtualTime]

  /// Reads the times of the rows that figures with these options show.
  init(of trace: Trace, options: FigureOptions) {
    times = trace.rows(options).map { $0.time }
  }

  /// Returns the position of each step's time, for the script that goes from step to step.
  func places(_ place: (VirtualTime) -> String) -> Markup.Attribute {
    .steps(times.map(place))
  }

  /// Returns the first and the last step at which an item is visible, or an empty list when there
  /// is none.
  ///
  /// An item that begins when another ends replaces it immediately.
  func marks(of item: StateItem) -> [Markup.Attribute] { marks(from: item.start, to: item.end) }

  /// Returns the first and the last step from one time up to another, or an empty list when there
  /// is none.
  func marks(from start: VirtualTime, to end: VirtualTime) -> [Markup.Attribute] {
    guard let first = times.firstIndex(where: { $0 >= start }),
      let last = times.lastIndex(where: { $0 < end || $0 == start }), first <= last
    else { return [] }
    return [
      Markup.Attribute(.dataFrom, "\(first + 1)"), Markup.Attribute(.dataTo, "\(last + 1)"),
    ]
  }
}

extension Markup.Attribute {
  /// Returns the place of each step, for the script that goes from step to step; `10*3` means
  /// three steps at the same place.
  static func steps(_ places: [String]) -> Self {
    var words: [String] = []
    var start = places.startIndex
    while start < places.endIndex {
      let end = places[start...].firstIndex { $0 != places[start] } ?? places.endIndex
      words.append(end - start == 1 ? places[start] : "\(places[start])*\(end - start)")
      start = end
    }
    return Self(.dataSteps, words.joined(separator: " "))
  }
}
