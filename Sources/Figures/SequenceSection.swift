import TraceModel

/// Consecutive rows of a sequence diagram: a phase with a name, which the reader can fold, or the
/// rows between two phases.
struct SequenceSection: Equatable {
  /// The indexes of the rows.
  var rows: Range<Int>

  /// A short description of the phase; `nil` for rows that belong to no phase.
  var title: String?

  /// Whether the section is folded at first, because it only repeats the rows before it.
  var isFolded = false

  /// The number of Tab stops in the section.
  private var stops: Int { isFolded ? 2 : 1 }

  /// The section's steps, in words: `steps 4–9`.
  var steps: String {
    rows.count == 1
      ? "step \(rows.lowerBound + 1)" : "steps \(rows.lowerBound + 1)–\(rows.upperBound)"
  }
}

extension SequenceSection {
  /// The maximum number of phases in a diagram.
  private static let maximumPhases = 5

  /// The maximum number of Tab stops for the phases of a run, of which a scenario may have twelve:
  /// one in the diagram, and one in the table for folded rows.
  private static let maximumStops = 6

  /// Returns all rows in sections: the longest phases, and the rows between them.
  static func sections(of rows: [SequenceRow], in trace: Trace) -> [SequenceSection] {
    var phases = PhaseReader(of: rows, in: trace).phases
    if phases.count > maximumPhases || phases.reduce(0, { $0 + $1.stops }) > maximumStops {
      // Folded phases save the most space; then the longest.
      let order = phases.indices.sorted {
        (phases[$0].isFolded ? 0 : 1, -phases[$0].rows.count, $0)
          < (phases[$1].isFolded ? 0 : 1, -phases[$1].rows.count, $1)
      }
      var kept: [Int] = []
      var stops = 0
      for place in order where kept.count < maximumPhases {
        guard stops + phases[place].stops <= maximumStops else { continue }
        kept.append(place)
        stops += phases[place].stops
      }
      phases = kept.sorted().map { phases[$0] }
    }
    var sections: [SequenceSection] = []
    var place = 0
    for phase in phases {
      if phase.rows.lowerBound > place {
        sections.append(SequenceSection(rows: place..<phase.rows.lowerBound))
      }
      sections.append(phase)
      place = phase.rows.upperBound
    }
    if place < rows.count || rows.isEmpty {
      sections.append(SequenceSection(rows: place..<rows.count))
    }
    return sections
  }
}

/// A reader that finds the phases of a run: hit-testing, offers, routes along the chain,
/// recognitions, and repetitions.
private struct PhaseReader {
  private(set) var phases: [SequenceSection] = []

  private let rows: [SequenceRow]
  private let trace: Trace

  /// The recognizers whose gesture has begun.
  private var begun: [ParticipantID] = []

  /// The minimum number of rows that deserve a name.
  private static let minimumRows = 4
  /// The minimum number of rows of a recognition, which matters most.
  private static let minimumRecognition = 3
  /// The number of repetitions from which the later ones are folded.
  private static let minimumTimes = 3
  /// The maximum number of turns in one repetition.
  private static let maximumTurns = 4

  init(of rows: [SequenceRow], in trace: Trace) {
    self.rows = rows
    self.trace = trace
    let turns = turns
    var place = 0
    while place < turns.count {
      if let (period, times) = repetition(at: place, in: turns) {
        for turn in turns[place..<place + period] { readTurn(turn) }
        let start = turns[place + period].lowerBound
        let end = turns[place + period * times - 1].upperBound
        let more = times == 2 ? "once more" : "\(times - 1) times more"
        phases.append(
          SequenceSection(
            rows: start..<end,
            title: "The same \(more), until \(rows[end - 1].event.time.readableText)",
            isFolded: true))
        place += period * times
      } else {
        readTurn(turns[place])
        place += 1
      }
    }
  }

  /// The rows of each turn of the run loop.
  private var turns: [Range<Int>] {
    var turns: [Range<Int>] = []
    var start = 0
    for place in rows.indices.dropFirst() where rows[place].beginsTurn {
      turns.append(start..<place)
      start = place
    }
    if start < rows.count { turns.append(start..<rows.count) }
    return turns
  }

  // MARK: Repetitions

  /// Returns how many turns from an index on are repeated, and the total number of repetitions.
  private func repetition(at place: Int, in turns: [Range<Int>]) -> (period: Int, times: Int)? {
    for period in 1...PhaseReader.maximumTurns {
      var times = 1
      while place + period * (times + 1) <= turns.count,
        (0..<period).allSatisfy({ offset in
          isSame(turns[place + offset], turns[place + period * times + offset])
        })
      {
        times += 1
      }
      if times >= PhaseReader.minimumTimes { return (period, times) }
    }
    return nil
  }

  /// Returns whether the same events happen between the same participants in two ranges of rows,
  /// wherever the fingers are; code that sets another value does something else.
  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { i, j in
        let one = rows[i].event
        let other = rows[j].event
        return one.kind == other.kind && one.from == other.from && one.to == other.to
          && one.word == other.word && rows[i].word == rows[j].word && one.fingers == other.fingers
          && (![.hitTestResult, .program].contains(one.kind) || one.payload == other.payload)
      }
  }

  // MARK: The phases of a turn

  private mutating func readTurn(_ turn: Range<Int>) {
    var place = turn.lowerBound
    while place < turn.upperBound {
      let event = rows[place].event
      let end: Int
      switch event.payload {
      case .hitTest, .pointInside, .hitTestResult:
        end = self.end(from: place, in: turn) { $0.kind.topic == .search && $0.kind != .hit }
        readSearch(place..<end)
      case .offer:
        end = self.end(from: place, in: turn) { $0.kind == .offer || $0.kind == .question }
        add(place..<end, "The touch is offered to the recognizers", PhaseReader.minimumRows)
      case .forward(let method, _):
        end = self.end(from: place, in: turn) { $0.kind == .forward && $0.word == event.word }
        add(place..<end, "\(method.rawValue) goes up the responder chain", PhaseReader.minimumRows)
      case .state where isRecognition(event):
        end = turn.upperBound
        add(place..<end, title(ofRecognitions: place..<end), PhaseReader.minimumRecognition)
      default:
        note(event)
        end = place + 1
      }
      place = end
    }
  }

  private func end(
    from place: Int, in turn: Range<Int>, while belongs: (TraceEvent) -> Bool
  ) -> Int {
    var end = place
    while end < turn.upperBound, belongs(rows[end].event) { end += 1 }
    return end
  }

  private mutating func add(_ range: Range<Int>, _ title: String, _ least: Int) {
    for place in range { note(rows[place].event) }
    if range.count >= least { phases.append(SequenceSection(rows: range, title: title)) }
  }

  /// Reads the two passes of hit-testing, which ask the same views; the second pass is folded when
  /// it goes the same way.
  private mutating func readSearch(_ range: Range<Int>) {
    let top = rows[range.lowerBound].event.depth
    var passes: [Range<Int>] = []
    var start = range.lowerBound
    for place in range.dropFirst()
    where rows[place].event.kind == .hitTest && rows[place].event.depth == top {
      passes.append(start..<place)
      start = place
    }
    passes.append(start..<range.upperBound)
    guard passes.count > 1, passes[0].count >= PhaseReader.minimumRows,
      passes.dropFirst().allSatisfy({ isSame($0, passes[0]) })
    else { return add(range, "Finding the view", PhaseReader.minimumRows) }
    add(passes[0], "Finding the view", PhaseReader.minimumRows)
    let more = passes.count == 2 ? "once more" : "\(passes.count - 1) times more"
    phases.append(
      SequenceSection(
        rows: passes[1].lowerBound..<range.upperBound, title: "The same hit-testing \(more)",
        isFolded: true))
  }

  // MARK: Recognitions

  private mutating func note(_ event: TraceEvent) {
    switch event.payload {
    case .state(.began): begun.append(event.to)
    case .state(.changed): break
    case .state, .reset: begun.removeAll { $0 == event.to }
    default: break
    }
  }

  /// Returns whether a gesture is recognized: it begins, or is discrete and ends.
  private func isRecognition(_ event: TraceEvent) -> Bool {
    event.payload == .state(.began)
      || event.payload == .state(.ended) && !begun.contains(event.to)
  }

  private func title(ofRecognitions range: Range<Int>) -> String {
    var names: [String] = []
    for place in range where isRecognition(rows[place].event) {
      let name = trace.name(of: rows[place].event.to).nameOrPlaceholder
      if !names.contains(name) { names.append(name) }
    }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty
      ? "\(last) is recognized" : "\(names.joined(separator: ", ")) and \(last) are recognized"
  }
}
