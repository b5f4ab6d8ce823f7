package import TraceModel

/// The comparison of a stretch of a log with a run.
package struct LogComparison: Sendable {
  /// One line of the comparison.
  package struct Row: Sendable {
    /// Whether the log and the run have the line.
    package enum Kind: String, CaseIterable, Sendable {
      /// Both have it.
      case both
      /// Only the log has it.
      case log
      /// One has it and the other doesn't, because a finger moved more often.
      case moves
      /// Only the run has it.
      case run
      /// Only the run has it, and a device may do it without printing it.
      case unseen
    }

    /// Which of them has it.
    package var kind: Kind
    /// What happens.
    package var event: LoggedEvent
    /// The run's first such entry.
    package var run: RunLog.Entry?
    /// The log's first such entry.
    package var log: DeviceLog.Entry?
    /// The number of times that the run has it.
    package var runCount = 0
    /// The number of times that the log has it.
    package var logCount = 0

    /// Whether the log and the run differ here.
    package var isDifference: Bool { kind == .log || kind == .run }
  }

  /// The numbers of the log's sequences, from one.
  package let sequences: ClosedRange<Int>

  /// The lines in order.
  package private(set) var rows: [Row] = []

  /// Compares the entries of a run with a log's, which have the run's names.
  init(
    _ run: [RunLog.Entry], _ log: [DeviceLog.Sequence], hasSeveralFingers: Bool
  ) {
    sequences = (log.first?.number ?? 1)...(log.last?.number ?? 1)
    let logEntries = log.flatMap { $0.entries }
    var seen: Set<String> = []
    for entry in logEntries { seen.insert(entry.event.text) }
    let isUnseen = run.map { $0.event.canBeUnseen && !seen.contains($0.event.text) }
    let runEntries = run.indices.filter { !isUnseen[$0] }.map { run[$0] }
    var comparing = LogComparing(runEntries, logEntries, hasSeveralFingers: hasSeveralFingers)
    comparing.compare()
    rows = comparing.rows
    for index in run.indices where isUnseen[index] {
      let entry = run[index]
      let place = rows.firstIndex { ($0.run?.source.index ?? -1) > entry.source.index }
      rows.insert(Row(unseen: entry), at: place ?? rows.count)
    }
  }

  /// Whether the log and the run agree.
  package var agrees: Bool { firstDifference == nil }

  /// The number of lines that only the log or only the run has.
  package var differenceCount: Int { rows.reduce(0) { $0 + ($1.isDifference ? 1 : 0) } }

  /// The number of lines that both have.
  package var agreementCount: Int { rows.reduce(0) { $0 + ($1.kind == .both ? 1 : 0) } }

  /// The index of the first line that only one of them has.
  package var firstDifference: Int? { rows.firstIndex { $0.isDifference } }

  /// The greatest difference between the times of an event that both have and that isn't a move.
  package var greatestDelay: VirtualTime {
    var greatest = VirtualTime.zero
    for row in rows where row.kind == .both && !row.event.isMove {
      guard let run = row.run, let log = row.log else { continue }
      greatest = max(greatest, max(run.time - log.time, log.time - run.time))
    }
    return greatest
  }
}

extension LogComparison.Row {
  init(unseen entry: RunLog.Entry) {
    self.init(kind: .unseen, event: entry.event, run: entry, runCount: 1)
  }
}
