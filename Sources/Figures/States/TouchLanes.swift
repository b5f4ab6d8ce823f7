import TraceModel

/// A reader that derives from a trace the lanes of all participants that aren't recognizers: the
/// fingers, the views that receive touches, and the queue of delayed touches.
struct TouchLanes {
  /// The fingers, in the order in which they first touch down.
  private(set) var fingers: [StateLane] = []

  /// The views and other responders that receive touches from the system.
  private(set) var responders: [StateLane] = []

  /// The queue of delayed touches; `nil` when none is ever delayed.
  private(set) var held: StateLane?

  /// A delivered or delayed touch, by its receiver and its finger.
  private struct Key: Equatable {
    var receiver: ParticipantID
    var finger: Int
  }

  private let trace: Trace
  private let choice: LaneChoice
  private let end: VirtualTime
  private var down: [(finger: ParticipantID, item: StateItem, start: CGPoint?, reach: Double)] = []
  private var received:
    [(key: Key, family: TraceEvent.Method.Family, item: StateItem, moves: Int)] =
      []
  private var holds: [(key: Key, item: StateItem)] = []
  private var items: [(id: ParticipantID, items: [StateItem])] = []
  private var holdItems: [StateItem] = []

  init(of trace: Trace, choosing choice: LaneChoice, until end: VirtualTime) {
    self.trace = trace
    self.choice = choice
    self.end = end
    for event in trace.events { follow(event) }
    finish()
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.payload {
    case .finger(let change, _, _): noteFinger(change, event)
    case .touches(let method, _) where trace[event.to]?.kind != .recognizer:
      noteDelivery(of: method, event)
    case .hold(let change, _) where !choice.hides(event.to): noteHold(change, event)
    default: return
    }
  }

  private mutating func finish() {
    for touch in down { close(touch, at: end, "still down at the end") }
    for touch in received {
      put(StateItem(ending: touch.item, at: end, moves: touch.moves), on: touch.key.receiver)
    }
    for hold in holds { closeHold(hold.item, at: end, "still held", .hold, "is still held") }
    for entry in items {
      guard let participant = trace[entry.id] else { continue }
      let isFinger = participant.kind == .finger
      var lane = StateLane(
        participant.name.nameOrPlaceholder, sort: SequenceLane.sort(of: participant),
        of: participant.id)
      lane.add(entry.items)
      if isFinger { fingers.append(lane) } else { responders.append(lane) }
    }
    guard !holdItems.isEmpty else { return }
    var lane = StateLane("Delayed", sort: "delayed touches")
    lane.add(holdItems)
    held = lane
  }

  /// Adds an item to a participant's lane; the lanes are in the order in which they first occur.
  private mutating func put(_ item: StateItem, on id: ParticipantID) {
    if let place = items.firstIndex(where: { $0.id == id }) {
      items[place].items.append(item)
    } else {
      items.append((id, [item]))
    }
  }

  // MARK: Fingers

  private mutating func noteFinger(_ change: TraceEvent.Finger, _ event: TraceEvent) {
    switch change {
    case .touches:
      let item = StateItem(
        look: .finger, start: event.time, end: event.time, word: "",
        sentence: "touches at \(event.time.readableText)")
      down.append((event.from, item, event.location, 0))
    case .moves:
      guard let place = down.firstIndex(where: { $0.finger == event.from }),
        let start = down[place].start, let location = event.location
      else { return }
      let x = location.x - start.x
      let y = location.y - start.y
      down[place].reach = max(down[place].reach, (x * x + y * y).squareRoot())
    case .lifts, .isCancelled:
      guard let place = down.firstIndex(where: { $0.finger == event.from }) else { return }
      close(down.remove(at: place), at: event.time, "\(event.word) at \(event.time.readableText)")
    case .hovers, .leaves, .trembles:
      return
    }
  }

  private mutating func close(
    _ touch: (finger: ParticipantID, item: StateItem, start: CGPoint?, reach: Double),
    at time: VirtualTime, _ words: String
  ) {
    var item = touch.item
    item.end = time
    item.word = touch.reach >= 0.05 ? "moves" : "down"
    if touch.reach >= 0.05 { item.detail = "\(touch.reach.text()) pt" }
    let way = touch.reach >= 0.05 ? ", moves as far as \(touch.reach.text()) pt from there" : ""
    item.sentence += "\(way), \(words)"
    put(item, on: touch.finger)
  }

  // MARK: Views

  private mutating func noteDelivery(of method: TraceEvent.Method, _ event: TraceEvent) {
    guard let phase = method.phase else { return }
    let family = method.family
    // A message with two touches is one item for the view.
    var told: [StateItem] = []
    for finger in event.fingers.isEmpty ? [0] : event.fingers {
      let key = Key(receiver: event.to, finger: finger)
      let place = received.firstIndex { $0.key == key && $0.family == family }
      switch phase {
      case .began:
        let item = StateItem(
          look: .delivery, start: event.time, end: event.time, word: event.word,
          sentence: "\(event.word) at \(event.time.readableText)")
        received.append((key, family, item, 0))
      case .moved:
        if let place { received[place].moves += 1 }
      case .ended, .cancelled:
        let reason = event.reason == nil ? "" : " (\(trace.reason(of: event)))"
        var last = StateItem(
          look: phase == .cancelled ? .cancel : .delivery, start: event.time, end: event.time,
          word: event.word, sentence: "\(event.word) at \(event.time.readableText)\(reason)")
        if let place {
          let touch = received.remove(at: place)
          let first = StateItem(ending: touch.item, at: event.time, moves: touch.moves)
          if first.isMark {
            last.word = "\(first.word) · \(last.word)"
            last.sentence = "\(first.sentence), \(last.sentence)"
          } else {
            told.append(first)
          }
        }
        told.append(last)
        if phase == .cancelled { cancelHolds(of: key, at: event.time) }
      }
    }
    for (place, item) in told.enumerated() where !told[..<place].contains(item) {
      put(item, on: event.to)
    }
  }

  // MARK: Held touches

  private mutating func noteHold(_ change: TraceEvent.Hold, _ event: TraceEvent) {
    for finger in event.fingers.isEmpty ? [0] : event.fingers {
      let key = Key(receiver: event.to, finger: finger)
      let view = trace.name(of: event.to).nameOrPlaceholder
      let reason = event.reason == nil ? "" : " (\(trace.reason(of: event)))"
      switch change {
      case .held:
        let methods = trace.detail(of: event)
        let word = methods.isEmpty ? "a touch" : methods
        holds.append(
          (
            key,
            StateItem(
              look: .hold, start: event.time, end: event.time, word: word, detail: "for \(view)",
              sentence: "\(word) for \(view) is delayed from \(event.time.readableText)\(reason)")
          ))
      case .released, .dropped:
        let (word, look): (String, StateItem.Look) =
          change == .released ? ("delivered late", .delivery) : (event.word, .cancel)
        let isHeld = holds.contains { $0.key == key }
        let said = "\(word) at \(event.time.readableText)\(reason)"
        endHolds(of: key, at: event.time, word, look, said)
        // A touch that was never delayed is shown only on the view's lane.
        guard !isHeld else { continue }
        put(
          StateItem(
            look: look, start: event.time, end: event.time, word: "not delivered",
            detail: event.fingers.isEmpty ? "" : "for finger \(finger)",
            sentence: "doesn't receive \(event.fingers.isEmpty ? "a touch" : "finger \(finger)")"
              + " at \(event.time.readableText)\(reason)"),
          on: event.to)
      }
    }
  }

  private mutating func cancelHolds(of key: Key, at time: VirtualTime) {
    endHolds(
      of: key, at: time, "becomes touchesCancelled", .cancel,
      "becomes touchesCancelled at \(time.readableText)")
  }

  private mutating func endHolds(
    of key: Key, at time: VirtualTime, _ word: String, _ look: StateItem.Look, _ said: String
  ) {
    for hold in holds where hold.key == key { closeHold(hold.item, at: time, word, look, said) }
    holds.removeAll { $0.key == key }
  }

  private mutating func closeHold(
    _ hold: StateItem, at time: VirtualTime, _ word: String, _ look: StateItem.Look, _ said: String
  ) {
    var item = hold
    item.end = time
    item.sentence += ", \(said)"
    if item.isMark {
      item.detail += ", \(word)"
      holdItems.append(item)
    } else {
      holdItems += [
        item, StateItem(look: look, start: time, end: time, word: word, sentence: ""),
      ]
    }
  }
}

extension StateItem {
  /// Creates the band of a touch that a view received, with the number of its moves.
  fileprivate init(ending item: StateItem, at time: VirtualTime, moves: Int) {
    self = item
    end = time
    guard moves > 0 else { return }
    detail = moves == 1 ? "1 move" : "\(moves) moves"
    sentence += moves == 1 ? ", 1 move" : ", \(moves) moves"
  }
}
