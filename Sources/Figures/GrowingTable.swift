package import TraceModel

/// The table of a trace that grows while a page shows it.
///
/// Each call costs as much as what is new in the trace, regardless of how much was there before.
package struct GrowingTable {
  /// The number of rows so far.
  package private(set) var rowCount = 0

  /// The numbers of events and participants that are in the table.
  private var eventCount = 0
  private var participantCount = 0

  /// Whether each participant has had a part in a row.
  private var takesPart: [Bool] = []

  /// The time of the last row.
  private var lastTime: VirtualTime?

  /// The common part of all rows: the lanes of their strips, in HTML.
  private var look = ""

  /// What is new in a table.
  package struct Growth {
    /// The new rows, as HTML, without folds.
    package var html = ""
    /// The new rows, as sentences.
    package var sentences: [String] = []
    /// Whether the rows that were there before look different now.
    package var isRedrawn: Bool

    /// Creates the growth of a table with nothing new.
    package init(isRedrawn: Bool = false) { self.isRedrawn = isRedrawn }
  }

  /// Creates a table without rows.
  package init() {}

  /// Returns whether a trace has more than the table.
  package func isBehind(_ trace: Trace) -> Bool {
    trace.events.count != eventCount || trace.participants.count != participantCount
  }

  /// Adds what is new in a trace, which has grown since the last call.
  package mutating func grow(with trace: Trace, options: FigureOptions) -> Growth {
    let choice = LaneChoice(of: trace, options: options)
    let added = trace.events[eventCount...].filter { choice.shows($0, options) }
    let strip = strip(with: added, in: trace, choice)
    let look = strip?.header.text ?? ""
    var growth = Growth(isRedrawn: rowCount > 0 && look != self.look)
    let rows = TraceTableRows(of: trace, options: options, strip: strip)
    var markup = Markup()
    for event in added {
      rowCount += 1
      rows.write(event, number: rowCount, isSameTime: lastTime == event.time, to: &markup)
      growth.sentences.append(trace.sentence(of: event))
      lastTime = event.time
    }
    growth.html = markup.text
    self.look = look
    (eventCount, participantCount) = (trace.events.count, trace.participants.count)
    return growth
  }

  /// Returns the strip with the lanes of all rows.
  private mutating func strip(
    with added: [TraceEvent], in trace: Trace, _ choice: LaneChoice
  ) -> LaneStrip? {
    while takesPart.count < trace.participants.count { takesPart.append(false) }
    for event in added {
      for id in SequenceRow.shape(of: event).ends
      where takesPart.indices.contains(id.index) {
        takesPart[id.index] = true
      }
    }
    let lanes = SequenceLane.lanes(takingPart: takesPart, in: trace, choosing: choice)
    return LaneStrip(lanes)
  }
}
