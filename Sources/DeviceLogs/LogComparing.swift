import TraceModel

/// The work of comparing a log with a run, step by step.
struct LogComparing {
  private typealias Row = LogComparison.Row

  private(set) var rows: [LogComparison.Row] = []

  private let run: [RunLog.Entry]
  private let log: [DeviceLog.Entry]
  private let hasSeveralFingers: Bool

  private var runState: LogState
  private var logState: LogState
  private var runMoves: [LogSegments.Move] = []
  private var logMoves: [LogSegments.Move] = []

  init(_ run: [RunLog.Entry], _ log: [DeviceLog.Entry], hasSeveralFingers: Bool) {
    self.run = run
    self.log = log
    self.hasSeveralFingers = hasSeveralFingers
    runState = LogState(hasSeveralFingers: hasSeveralFingers)
    logState = runState
  }

  mutating func compare() {
    let runParts = LogSegments(run.map { $0.event })
    let logParts = LogSegments(log.map { $0.event })
    let pairs = Alignment(
      runParts.steps.map { run[$0].event.text }, logParts.steps.map { log[$0].event.text }
    ).pairs
    runMoves = runParts.moves[0]
    logMoves = logParts.moves[0]
    // Moves are compared between two steps that both have.
    var isBetweenCommonSteps = true
    for (left, right) in pairs {
      let isCommon = left != nil && right != nil
      addMoves(isStrict: isBetweenCommonSteps && isCommon)
      isBetweenCommonSteps = isCommon
      addStep(left.map { run[runParts.steps[$0]] }, right.map { log[logParts.steps[$0]] })
      if let left { runMoves = runParts.moves[left + 1] }
      if let right { logMoves = logParts.moves[right + 1] }
    }
    addMoves(isStrict: isBetweenCommonSteps)
  }

  private mutating func addStep(_ run: RunLog.Entry?, _ log: DeviceLog.Entry?) {
    guard let event = run?.event ?? log?.event else { return }
    var row = Row(kind: .both, event: event, run: run, log: log)
    row.runCount = run == nil ? 0 : 1
    row.logCount = log == nil ? 0 : 1
    if log == nil { row.kind = event.canBeUnseen ? .unseen : .run }
    if run == nil { row.kind = .log }
    rows.append(row)
    if run != nil { runState.apply(event) }
    if log != nil { logState.apply(event) }
  }

  /// Adds the moves since the last step, and forgets them.
  private mutating func addMoves(isStrict: Bool) {
    let isOrdered = isStrict && !hasSeveralFingers
    let pairs = Alignment(runMoves.map { $0.event.text }, logMoves.map { $0.event.text }).pairs
    for (left, right) in pairs {
      let mine = left.map { runMoves[$0] }
      let others = right.map { logMoves[$0] }
      guard let event = mine?.event ?? others?.event else { continue }
      let twin = mine ?? runMoves.first { $0.event == event }
      let otherTwin = others ?? logMoves.first { $0.event == event }
      var row = Row(kind: .both, event: event)
      if let move = isOrdered ? mine : twin {
        row.run = run[move.first]
        row.runCount = move.count
      }
      if let move = isOrdered ? others : otherTwin {
        row.log = log[move.first]
        row.logCount = move.count
      }
      if twin != nil, otherTwin != nil {
        // The same moves in another order.
        if isOrdered, mine == nil { row.kind = .log }
        if isOrdered, others == nil { row.kind = .run }
        if !isOrdered, mine == nil { continue }
      } else if mine != nil {
        let isExplained = logState.explains(event, missingAmong: logMoves)
        row.kind = isExplained || !isStrict ? .moves : .run
      } else {
        let isExplained = runState.explains(event, missingAmong: runMoves)
        row.kind = isExplained || !isStrict ? .moves : .log
      }
      rows.append(row)
    }
    runMoves = []
    logMoves = []
  }
}
