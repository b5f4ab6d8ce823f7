import TextAndOrder
import TraceModel

/// The touches that a view or a window received for each touch-down, and why it received no more.
struct ViewHistory {
  private let record: RunRecord
  private let view: Participant
  private(set) var explanation: Explanation

  private var trace: Trace { record.trace }

  init(of view: Participant, in record: RunRecord) {
    self.record = record
    self.view = view
    explanation = Explanation(name: view.name)
    for landing in record.landings { follow(landing) }
    // A touch may be lost after the next finger has touched down.
    explanation.obstacles = explanation.obstacles.stablySorted { $0.time < $1.time }
    if record.landings.isEmpty {
      let (rule, time, words, facts) = record.silence
      explanation.add(rule, at: time, "\(words), and \(name) was not looked for.", facts)
    }
  }

  private var name: String { trace.quoted(view.id) }

  private mutating func follow(_ landing: Landing) {
    if let refusal = landing.refusal {
      explanation.add(
        .ignored, at: landing.time,
        "\(name) wasn't hit-tested at \(landing.time.readableText), because the system made no touch: "
          + "\(trace.reason(of: refusal)).", [refusal.fact])
    } else if let began = told(of: landing, where: { $0 == .touchesBegan }).first {
      let origin = began.kind == .forward ? ", passed on by \(trace.quoted(began.from))" : ""
      explanation.acts.append("\(name) got touchesBegan at \(began.time.readableText)\(origin).")
      if began.reason != nil {
        explanation.add(
          .notTracked, at: began.time,
          "\(name) did not track the touch at \(began.time.readableText), because "
            + "\(trace.reason(of: began)).", [began.fact])
      }
      explainDelays(landing)
      explainControl(landing)
      explainLoss(landing)
    } else if landing.hit == view.id {
      explainSilence(landing)
    } else {
      explainMiss(landing)
    }
  }

  // MARK: Views that received the touch

  /// Explains which recognizers held the touch back from its view, and for how long.
  private mutating func explainDelays(_ landing: Landing) {
    let holds = trace.events[landing.search.upperBound..<landing.end].filter {
      $0.kind == .hold && $0.to == landing.hit && $0.fingers.contains(landing.number)
    }
    for (place, held) in holds.enumerated() {
      guard case .hold(.held, let methods) = held.payload,
        let released = holds[place...].first(where: { $0.releases(methods) }),
        released.time > held.time
      else { continue }
      let end = trace.lastDecision(
        of: [held.from] + held.related, after: held, before: released)
      let holder = trace.quoted(end?.to ?? held.from)
      let why = end.map { " until it \(trace.phrase(ofDecision: $0))" } ?? ""
      let length = (released.time - held.time).readableText
      explanation.addDelay(
        at: released.time,
        "\(name) got \(methods.map { $0.rawValue }.joined(separator: ", ")) \(length) late, at "
          + "\(released.time.readableText): \(holder) held it\(why).",
        [held.fact, end?.fact ?? ""])
    }
  }

  /// Explains how a control handled the touch, and why its targets weren't called.
  private mutating func explainControl(_ landing: Landing) {
    let events = trace.events[landing.search.upperBound..<landing.end]
    let actions = events.filter { $0.kind == .action && $0.from == view.id }
    for action in actions {
      let act = "\(name) fired \(trace.detail(of: action)) at \(action.time.readableText)."
      if !explanation.acts.contains(act) { explanation.acts.append(act) }
    }
    let sent = events.filter { $0.kind == .controlEvent && $0.to == view.id }
    if let outside = sent.first(where: { $0.payload == .controlEvent(.touchUpOutside) }) {
      explanation.add(
        .liftedOutside, at: outside.time,
        "\(name) sent touchUpOutside at \(outside.time.readableText): the finger was lifted too far outside.",
        ["D122"])
    } else if actions.isEmpty, let end = sent.last(where: { $0.use != nil }) {
      var words: [String] = []
      for word in sent.compactMap({ $0.use }) where !words.contains(word) { words.append(word) }
      explanation.add(
        .noTarget, at: end.time,
        "\(name) sent \(words.joined(separator: " and ")) at \(end.time.readableText): "
          + "it has no target to call.",
        ["D131"])
    }
  }

  /// Explains why the touch was canceled, if it was.
  private mutating func explainLoss(_ landing: Landing) {
    let end = told(of: landing) { $0 == .touchesEnded || $0 == .touchesCancelled }.first
    guard let loss = end, loss.toldMethod == .touchesCancelled else { return }
    let (reason, fact) = cause(of: loss, landing)
    let winners = (loss.reason ?? origin(of: loss, landing)?.reason)?.participants ?? []
    explanation.add(
      .cancelled, at: loss.time, "\(name) lost its touch at \(loss.time.readableText): \(reason).",
      [fact],
      details: winners.compactMap { trace.ownerSentence(of: $0) })
  }

  /// Returns why a touch was canceled: by the participant in the event, if there is one, or else by
  /// the system.
  private func cause(of loss: TraceEvent, _ landing: Landing) -> (reason: String, fact: String) {
    if loss.reason != nil { return (trace.reason(of: loss), loss.fact) }
    let origin = origin(of: loss, landing)
    if loss.kind == .forward, let origin, origin.reason != nil {
      return (trace.reason(of: origin), origin.fact)
    }
    let system = trace.events[..<loss.index].last {
      if case .system(.cancels, _) = $0.payload { true } else { false }
    }
    if let system, system.time == loss.time, system.reason != nil {
      return ("the system canceled it, because " + trace.reason(of: system), system.fact)
    }
    return ("the system canceled it", "D067")
  }

  /// Returns the event with the reason for a forwarded touch, which is at its origin.
  private func origin(of loss: TraceEvent, _ landing: Landing) -> TraceEvent? {
    trace.events[..<loss.index].last { event in
      event.payload == .touches(.touchesCancelled) && event.time == loss.time
        && event.fingers.contains(landing.number) && trace[event.to]?.kind != .recognizer
    }
  }

  // MARK: Views that didn't

  /// Explains why the view was found but received nothing.
  private mutating func explainSilence(_ landing: Landing) {
    let time = landing.time
    if let drop = landing.drop {
      let finger = landing.number == 1 ? "" : " by \(trace.quoted(landing.finger))"
      let owner = drop.to == view.id ? "" : " by \(trace.quoted(drop.to)) around it"
      return explanation.add(
        .dropped, at: time,
        "\(name) was hit\(finger) at \(time.readableText), and the touch was dropped\(owner): "
          + "\(trace.reason(of: drop)).", [drop.fact])
    }
    let events = trace.events[landing.search.upperBound..<landing.end]
    let kept = events.first { event in
      event.payload == .question(.touchesShouldBegin, about: view.id, false)
    }
    if let kept {
      return explanation.add(
        .kept, at: kept.time,
        "\(name) was hit at \(time.readableText), and \(trace.quoted(kept.to)) around it returned false from "
          + "touchesShouldBegin.", [kept.fact])
    }
    let holds = events.filter {
      $0.kind == .hold && $0.to == view.id && $0.fingers.contains(landing.number)
    }
    let held = holds.first { $0.change == .held }
    if held == nil, let dropped = holds.first(where: { $0.change == .dropped }) {
      return explanation.add(
        .dropped, at: dropped.time,
        "\(name) was hit at \(time.readableText), and the touch was dropped at \(dropped.time.readableText): "
          + "\(trace.reason(of: dropped)).", [dropped.fact])
    }
    guard let hold = held else {
      return explanation.add(
        .notDelivered, at: time,
        "\(name) was hit at \(time.readableText), and nothing was delivered to it.", [])
    }
    explanation.add(
      .held, at: hold.time,
      "The touch at \(time.readableText) was delayed for \(name): \(trace.reason(of: hold)); "
        + "\(outcome(of: hold, holds)).", [hold.fact],
      details: holds.last { $0.change == .dropped }
        .flatMap { trace.ownerSentence(of: $0.from) }.map { [$0] } ?? [])
  }

  /// Returns the fate of a touch that was delayed and never delivered.
  private func outcome(of hold: TraceEvent, _ holds: [TraceEvent]) -> String {
    guard let dropped = holds.last(where: { $0.change == .dropped }) else {
      return "that is not decided at \(trace.events.last?.time.readableText ?? "")"
    }
    guard trace[dropped.from]?.kind == .recognizer, dropped.reason?.cause == .cancelsTouches else {
      return "at \(dropped.time.readableText) it was dropped, for " + trace.reason(of: dropped)
    }
    let taker = trace.quoted(dropped.from)
    return hold.related.contains(dropped.from)
      ? "\(taker) did, at \(dropped.time.readableText), and kept it"
      : "\(taker) took it at \(dropped.time.readableText)"
  }

  /// Explains why the view wasn't found.
  private mutating func explainMiss(_ landing: Landing) {
    let (words, facts) = landing.reason(whyNot: view.id, in: record)
    var sentence = "\(name) was not hit at \(landing.time.readableText): it \(words)"
    if let last = lastInChain(landing) {
      sentence += ", and \(trace.quoted(last)) did not pass the touch on"
    }
    explanation.add(.notHit, at: landing.time, sentence + ".", facts)
  }

  /// Returns the last participant to receive a touch that began inside the view.
  private func lastInChain(_ landing: Landing) -> ParticipantID? {
    guard let hit = landing.hit,
      record.tree.isInside(hit, view.id, at: landing.search.upperBound)
    else { return nil }
    return trace.events[landing.search.upperBound..<landing.end].last { event in
      (event.kind == .touches && trace[event.to]?.kind != .recognizer || event.kind == .forward)
        && event.toldMethod == .touchesBegan && event.fingers.contains(landing.number)
    }?.to
  }

  // MARK: Received methods

  /// Returns the touch methods of a kind that the view received for a finger that touched down.
  ///
  /// Methods that are called after another finger has touched down count as well, because a touch
  /// can be delivered late.
  private func told(
    of landing: Landing, where isMeant: (TraceEvent.Method) -> Bool
  ) -> [TraceEvent] {
    trace.events[landing.search.upperBound..<landing.end].filter { event in
      event.to == view.id && event.fingers.contains(landing.number)
        && event.toldMethod.map(isMeant) ?? false
    }
  }
}

extension TraceEvent {
  /// The method through which a participant receives a touch.
  fileprivate var toldMethod: Method? {
    switch payload {
    case .touches(let method, _), .forward(let method, _): method
    default: nil
    }
  }

  /// The change of a touch before its view receives it.
  fileprivate var change: Hold? {
    if case .hold(let change, _) = payload { change } else { nil }
  }

  /// Whether this releases touches that were held, alone or with later ones.
  fileprivate func releases(_ methods: [Method]) -> Bool {
    guard case .hold(.released, let released) = payload else { return false }
    return methods.allSatisfy(released.contains)
  }

  /// The event by which a control tells that someone has used it, if this is one.
  fileprivate var use: String? {
    switch payload {
    case .controlEvent(let event) where event == .touchUpInside || event == .valueChanged:
      event.rawValue
    default: nil
    }
  }
}
