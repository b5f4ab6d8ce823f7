import TextAndOrder
import TraceModel

/// A row of a table or an item of a collection view: whether touches selected it, and if not, why.
struct CellHistory {
  private let record: RunRecord
  private let cell: Participant
  private let list: Participant

  /// The position of the cell, as in the list's events: `row 1`.
  private let label: String
  private(set) var acts: [String] = []
  private(set) var obstacles: [Explanation.Obstacle] = []

  private var trace: Trace { record.trace }

  /// The fact about the selection of rows, or of items.
  private var fact: String { label.split(separator: " ").contains("row") ? "G292" : "G231" }

  /// Follows the touches on a cell; returns `nil` if a participant isn't a cell.
  init?(of cell: Participant, in record: RunRecord) {
    guard
      let list = cell.parent.flatMap({ record.trace[$0] }),
      let place = PartName(cell.name), place.owner == list.name
    else { return nil }
    let label = place.word
    let words = label.split(separator: " ")
    guard words.count > 1, words[words.count - 2] == "row" || words[words.count - 2] == "item"
    else { return nil }
    self.record = record
    self.cell = cell
    self.list = list
    self.label = label
    for landing in record.landings { follow(landing) }
    obstacles = obstacles.stablySorted { $0.time < $1.time }
  }

  private mutating func follow(_ landing: Landing) {
    guard let hit = landing.hit,
      record.tree.isInside(hit, cell.id, at: landing.search.upperBound)
    else { return }
    let events = trace.events[landing.search.upperBound..<landing.end]
    if let selection = life(events, [.didSelectRowAt, .didSelectItemAt]) {
      acts.append(
        "\(trace.quoted(list.id)) selected \(trace.quoted(cell.id)) at \(selection.time.readableText)."
      )
      return
    }
    let (time, why, facts, details) = reason(hit, events, landing)
    var obstacle = Explanation.Obstacle(
      rule: .notSelected, time: time,
      sentence: "\(trace.quoted(cell.id)) was not selected: \(why).", facts: facts)
    obstacle.details = details
    obstacles.append(obstacle)
  }

  /// Returns the first of some calls of the list's delegate about the cell.
  private func life(
    _ events: ArraySlice<TraceEvent>, _ methods: [TraceEvent.LifeMethod]
  ) -> TraceEvent? {
    events.first { event in
      guard event.to == list.id, case .life(let method, let words) = event.payload else {
        return false
      }
      return words == label && methods.contains(method)
    }
  }

  private typealias Answer = (
    time: VirtualTime, why: String, facts: [String], details: [String]
  )

  private func reason(
    _ hit: ParticipantID, _ events: ArraySlice<TraceEvent>, _ landing: Landing
  ) -> Answer {
    if let loss = loss(of: hit, events) {
      let details = (loss.reason?.participants ?? []).compactMap { trace.ownerSentence(of: $0) }
      return (
        loss.time,
        "its touch was taken at \(loss.time.readableText), because \(trace.reason(of: loss))",
        [loss.fact, fact], details
      )
    }
    let last = events.last?.time ?? landing.time
    let reachesList = events.contains { event in
      event.to == list.id && (event.kind == .forward || event.kind == .touches)
        && event.word == TraceEvent.Method.touchesBegan.rawValue
    }
    guard reachesList else {
      let received = events.contains { event in
        event.kind == .touches && event.to == hit && event.fingers.contains(landing.number)
      }
      let why =
        received
        ? "\(trace.quoted(hit)) in it received the touch and did not pass it on to the list"
        : "\(trace.quoted(hit)) in it received no touch"
      return (landing.time, why, [fact], [])
    }
    guard let question = life(events, [.shouldHighlightRowAt, .shouldHighlightItemAt]) else {
      return (
        landing.time,
        "\(trace.quoted(list.id)) allows no selection, or a cell was highlighted "
          + "already", [fact], []
      )
    }
    guard life(events, [.didHighlightRowAt, .didHighlightItemAt]) != nil else {
      return (
        question.time,
        "the delegate of \(trace.quoted(list.id)) returned false from \(question.word)", [fact],
        []
      )
    }
    if let choice = life(events, [.willSelectRowAt, .shouldSelectItemAt]) {
      let answer = choice.payload == .life(.willSelectRowAt, label) ? "no or another row" : "false"
      return (
        choice.time,
        "the delegate of \(trace.quoted(list.id)) returned \(answer) from \(choice.word)",
        [fact], []
      )
    }
    let dark = life(events, [.didUnhighlightRowAt, .didUnhighlightItemAt])
    let why = dark == nil ? "the finger is still down" : "the finger left it"
    return (dark?.time ?? last, why, [fact], [])
  }

  /// Returns the event with which the cell's view lost the touch.
  private func loss(of hit: ParticipantID, _ events: ArraySlice<TraceEvent>) -> TraceEvent? {
    events.first { event in
      guard event.to == hit, event.reason != nil else { return false }
      switch event.payload {
      case .hold(.dropped, _), .touches(.touchesCancelled, _): return true
      default: return false
      }
    }
  }
}
