import TraceModel

/// When each step of the other figures happens, so that all of them can show the same one.
struct StepTimes {
  private let times: [VirtualTime]

  /// Reads the moments of the rows that figures with these options show.
  init(of trace: Trace, options: FigureOptions) {
    times = trace.rows(options).map { $0.time }
  }

  /// Returns where the moment of each step stands, for the script that goes from step to step.
  func places(_ place: (VirtualTime) -> String) -> Markup.Attribute {
    Markup.Attribute(.dataSteps, times.map(place).joined(separator: " "))
  }

  /// Returns the first and the last step at which an item is to be seen; none when there is none.
  ///
  /// What begins when another item ends takes over from it at once.
  func marks(of item: StateItem) -> [Markup.Attribute] { marks(from: item.start, to: item.end) }

  /// Returns the first and the last step from one moment up to another; none when there is none.
  func marks(from start: VirtualTime, to end: VirtualTime) -> [Markup.Attribute] {
    guard let first = times.firstIndex(where: { $0 >= start }),
      let last = times.lastIndex(where: { $0 < end || $0 == start }), first <= last
    else { return [] }
    return [
      Markup.Attribute(.dataFrom, "\(first + 1)"), Markup.Attribute(.dataTo, "\(last + 1)"),
    ]
  }
}
