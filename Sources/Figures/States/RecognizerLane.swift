import TraceModel

/// A reader that derives the lane of a recognizer from a trace: its states, its waits, and its
/// actions.
struct RecognizerLane {
  private let trace: Trace
  private let id: ParticipantID
  private let end: VirtualTime

  private var lane: StateLane
  private var states: [StateItem] = []
  private var others: [StateItem] = []

  /// The states of a gesture that isn't over.
  private var present: StateItem?
  private var presentCount = 0

  /// The states at the time when the present one began, with their numbers in a row.
  private var presentWords: [(word: String, count: Int)] = []
  private var wait: TraceEvent?
  private var calls: (first: TraceEvent, last: TraceEvent, count: Int)?
  private var involvement: VirtualTime?

  /// Reads a lane, or returns `nil` when the recognizer has no part in the run.
  static func lane(
    of recognizer: Participant, in trace: Trace, until end: VirtualTime
  ) -> StateLane? {
    var reader = RecognizerLane(of: recognizer, in: trace, until: end)
    // Most events are about others, and checking them is cheaper than processing them.
    for place in trace.events.indices
    where trace.events[place].to == recognizer.id || trace.events[place].from == recognizer.id {
      reader.follow(trace.events[place])
    }
    reader.finish()
    return reader.lane.items.isEmpty && reader.lane.involved.isEmpty ? nil : reader.lane
  }

  private init(of recognizer: Participant, in trace: Trace, until end: VirtualTime) {
    self.trace = trace
    id = recognizer.id
    self.end = end
    lane = StateLane(
      recognizer.name.nameOrPlaceholder,
      sort: SequenceLane.words(ofRecognizerClass: recognizer.className), of: recognizer.id)
  }

  private mutating func follow(_ event: TraceEvent) {
    if event.kind == .action, event.from == id { return noteCall(event) }
    guard event.to == id else { return }
    switch event.payload {
    case .offer(.takes, _):
      if involvement == nil { involvement = event.time }
    case .offer:
      states.append(
        mark(.failure, at: event, "refuses the touch", sentence: "refuses the touch"))
    case .state(let state):
      endWait(at: event, mayGoOn: state != .failed && state != .cancelled)
      noteState(state, event)
    case .reset:
      endWait(at: event, mayGoOn: false)
      endGesture(at: event.time)
    case .wait(.waits): wait = event
    case .wait(.continues): endWait(at: event, mayGoOn: false)
    case .timer(let span): noteTimer(event, after: span)
    case .timerWaits: others.append(mark(.wait, at: event, event.word, sentence: event.word))
    default: return
    }
  }

  private mutating func finish() {
    if let wait { others.append(item(for: wait, until: end)) }
    if let present { close(present, at: end) }
    if let involvement { lane.involved.append((involvement, end)) }
    endCalls()
    lane.add(states)
    lane.add(others, from: states.isEmpty ? 0 : 1)
  }

  // MARK: States

  private mutating func noteState(_ state: TraceEvent.State, _ event: TraceEvent) {
    guard state != .possible else { return endGesture(at: event.time) }
    if state == .changed, presentCount > 0 {
      presentCount += 1
      return
    }
    if var merged = present, merged.start == event.time {
      // Two states at the same time share one band.
      if presentCount > 0, !presentWords.isEmpty { presentWords[0].count = presentCount }
      presentCount = 0
      if let last = presentWords.indices.last, presentWords[last].word == state.rawValue {
        presentWords[last].count += 1
      } else {
        presentWords.append((state.rawValue, 1))
      }
      merged.word = presentWords.map { $0.count > 1 ? "\($0.word) \($0.count)×" : $0.word }
        .joined(separator: " · ")
      merged.look = look(of: state)
      merged.sentence += ", \(sentence(of: event))"
      present = merged
      return
    }
    if let present { close(present, at: event.time) }
    let measure = event.reason?.measure
    var next = StateItem(
      look: look(of: state), start: event.time, end: event.time, word: state.rawValue,
      detail: shortReason(event, measure), sentence: sentence(of: event))
    if let measure, measure.unit == .milliseconds, measure.value < measure.limit {
      noteEarlyEnd(of: measure, at: event.time)
      next.detail = ""
    }
    present = next
    presentWords = [(state.rawValue, 1)]
    presentCount = state == .changed ? 1 : 0
  }

  private mutating func endGesture(at time: VirtualTime) {
    if let present { close(present, at: time) }
    present = nil
    presentCount = 0
    endCalls()
    if let involvement { lane.involved.append((involvement, time)) }
    involvement = nil
  }

  private mutating func close(_ open: StateItem, at time: VirtualTime) {
    var item = open
    item.end = time
    if presentCount > 1 {
      item.detail = "\(presentCount) times"
      // Only single states repeat, so the sentence begins with the word.
      let rest = item.sentence.utf8.dropFirst(item.word.utf8.count)
      item.sentence = "\(item.word) \(presentCount) times, first\(String(Substring(rest)))"
    }
    presentCount = 0
    states.append(item)
  }

  private func look(of state: TraceEvent.State) -> StateItem.Look {
    switch state {
    case .failed: .failure
    case .cancelled: .cancel
    default: .decision
    }
  }

  private func sentence(of event: TraceEvent) -> String {
    let reason = event.reason == nil ? "" : " (\(trace.reason(of: event)))"
    return "\(event.word) at \(event.time.readableText)\(reason)"
  }

  /// Returns the detail after a state: the recognizer that prevented it, or the measure that
  /// decided.
  private func shortReason(_ event: TraceEvent, _ measure: Measure?) -> String {
    if let reason = event.reason, reason.cause == .prevented,
      let preventer = reason.participants.first
    {
      return "by " + trace.name(of: preventer)
    }
    return measure?.text ?? ""
  }

  // MARK: Waits

  /// Ends a wait when the recognizer can continue, fails, or is reset; its own recognition, which
  /// made it wait, doesn't end the wait.
  private mutating func endWait(at event: TraceEvent, mayGoOn: Bool) {
    guard let wait, !mayGoOn else { return }
    others.append(item(for: wait, until: event.time))
    self.wait = nil
  }

  private func item(for wait: TraceEvent, until time: VirtualTime) -> StateItem {
    let names = wait.related.map { trace.name(of: $0).nameOrPlaceholder }.joined(separator: ", ")
    return StateItem(
      look: .wait, start: wait.time, end: time, word: "waits for \(names)",
      sentence: "waits for \(names) to fail from \(wait.time.readableText) to \(time.readableText)")
  }

  /// Adds a timer that fires, which was running for the interval that it states.
  private mutating func noteTimer(_ event: TraceEvent, after span: VirtualTime) {
    others.append(
      StateItem(
        look: .wait, start: max(.zero, event.time - span), end: event.time,
        word: "timer", detail: span.readableText,
        sentence: "its timer of \(span.readableText) runs out at \(event.time.readableText)"))
  }

  /// Adds a duration that wasn't long enough: from its beginning to its end, and on to the time
  /// when it would have been enough.
  private mutating func noteEarlyEnd(of measure: Measure, at time: VirtualTime) {
    let start = time - VirtualTime(milliseconds: measure.value)
    others.append(
      StateItem(
        look: .wait, start: max(.zero, start), end: time, word: measure.text,
        limit: start + VirtualTime(milliseconds: measure.limit),
        sentence: "only \(measure.text) had passed"))
  }

  // MARK: Actions

  private mutating func noteCall(_ event: TraceEvent) {
    if let calls {
      self.calls = (calls.first, event, calls.count + 1)
    } else {
      calls = (event, event, 1)
    }
  }

  /// Combines the target calls within one gesture in one band.
  private mutating func endCalls() {
    guard let calls else { return }
    self.calls = nil
    let times = calls.count == 1 ? "" : "\(calls.count) times"
    let until =
      calls.first.time == calls.last.time
      ? "at \(calls.first.time.readableText)"
      : "from \(calls.first.time.readableText) to \(calls.last.time.readableText)"
    others.append(
      StateItem(
        look: .action, start: calls.first.time, end: calls.last.time, word: "fires",
        detail: times, sentence: "fires \(times.isEmpty ? "" : times + " ")\(until)"))
  }

  private func mark(
    _ look: StateItem.Look, at event: TraceEvent, _ word: String, sentence: String
  ) -> StateItem {
    let reason = event.reason == nil ? "" : " (\(trace.reason(of: event)))"
    return StateItem(
      look: look, start: event.time, end: event.time, word: word,
      sentence: "\(sentence) at \(event.time.readableText)\(reason)")
  }
}
