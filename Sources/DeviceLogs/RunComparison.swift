package import TraceModel

/// The comparison of a log with one run: what they have in common, and what the log doesn't show.
package struct RunComparison: Sendable {
  /// The comparisons of the log's stretches with the run: one, or one for each time that the log
  /// repeats the run.
  package let parts: [LogComparison]

  /// The objects of the log.
  package let names: LogNames

  /// The events of the run that no log shows, by their words.
  package let hiddenEvents: [(word: String, count: Int)]

  /// The objects of the run that the log has no line about although something happens to them,
  /// because an app needn't watch them.
  package let unwatched: [String]

  /// Whether the run passes touches on, and the log has no such line.
  package let lacksForwarding: Bool

  /// Whether the run's controls send events, and the log has no such line.
  package let lacksControlEvents: Bool

  /// The classes, fingers, and locations of the events that both have, where they differ.
  package let details: LogDetails

  /// Compares a log, or one of its sequences, with a run.
  package init(_ trace: Trace, _ log: DeviceLog, sequence: Int? = nil) {
    let names = LogNames(of: log, in: trace)
    var sequences: [DeviceLog.Sequence] = []
    for full in log.sequences where sequence.map({ $0 == full.number }) ?? true {
      // The trace has no state for a reset recognizer.
      let entries = full.entries.compactMap { names.renamed($0) }
        .filter { $0.event.action != .state(.possible) }
      guard !entries.isEmpty else { continue }
      sequences.append(DeviceLog.Sequence(number: full.number, entries: entries))
    }
    let view = LogView(of: sequences, names)
    let run = RunLog(of: trace)
    self.names = names
    hiddenEvents = run.hiddenEvents
    unwatched = view.unwatched(in: run)
    lacksForwarding = view.lacks(.forwarding, of: run)
    lacksControlEvents = view.lacks(.controlEvents, of: run)
    var best: [LogComparison] = []
    for order in RunLog.FiringOrder.allCases {
      let run = RunLog(of: trace, firing: order)
      let parts = Self.parts(run, view.visible(in: run), sequences)
      if best.isEmpty || Self.differences(parts) < Self.differences(best) { best = parts }
    }
    parts = best
    details = LogDetails(best.flatMap { $0.rows })
  }

  /// Whether the log and the run agree.
  package var agrees: Bool { parts.allSatisfy { $0.agrees } }

  /// The number of lines that only the log or only the run has.
  package var differenceCount: Int { Self.differences(parts) }

  private static func differences(_ parts: [LogComparison]) -> Int {
    parts.reduce(0) { $0 + $1.differenceCount }
  }

  /// Compares the whole log; if it doesn't agree and has more sequences than the run, compares each
  /// repetition.
  private static func parts(
    _ run: RunLog, _ entries: [RunLog.Entry], _ sequences: [DeviceLog.Sequence]
  ) -> [LogComparison] {
    func compare(_ part: ArraySlice<DeviceLog.Sequence>) -> LogComparison {
      LogComparison(entries, Array(part), hasSeveralFingers: run.fingerCount > 1)
    }
    let whole = compare(sequences[...])
    let length = max(1, run.sequenceCount)
    guard !whole.agrees, sequences.count > length else { return [whole] }
    var parts: [LogComparison] = []
    var start = 0
    while start < sequences.count {
      let end = min(start + length, sequences.count)
      parts.append(compare(sequences[start..<end]))
      start = end
    }
    return parts.contains { $0.agrees } ? parts : [whole]
  }
}

/// What a log can show: it depends on what the app watches.
private struct LogView {
  /// The kinds of lines that a log may lack altogether.
  enum Group: CaseIterable {
    case hits, forwarding, controlEvents, controlActions, handling
  }

  private let names: LogNames
  private var groups: Set<Group> = []

  init(of sequences: [DeviceLog.Sequence], _ names: LogNames) {
    self.names = names
    for sequence in sequences {
      for entry in sequence.entries {
        if let group = Group(entry.event.action) { groups.insert(group) }
      }
    }
  }

  /// Returns the entries of a run that the log would have.
  func visible(in run: RunLog) -> [RunLog.Entry] {
    run.entries.filter { entry in
      if let group = Group(entry.event.action), !groups.contains(group) { return false }
      return isWatched(entry)
    }
  }

  func unwatched(in run: RunLog) -> [String] {
    var unwatched: [String] = []
    for entry in run.entries where !isWatched(entry) && !unwatched.contains(entry.event.name) {
      unwatched.append(entry.event.name)
    }
    return unwatched
  }

  func lacks(_ group: Group, of run: RunLog) -> Bool {
    !groups.contains(group)
      && run.entries.contains { isWatched($0) && Group($0.event.action) == group }
  }

  private func isWatched(_ entry: RunLog.Entry) -> Bool {
    names.present.contains(entry.event.name) || !entry.participant.canBeUnwatched
  }
}

extension LogView.Group {
  fileprivate init?(_ action: LoggedEvent.Action) {
    switch action {
    case .hit: self = .hits
    case .passedOn: self = .forwarding
    case .control: self = .controlEvents
    case .controlFires: self = .controlActions
    case .handles: self = .handling
    case .touches, .state, .fires: return nil
    }
  }
}
