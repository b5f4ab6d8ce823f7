import TraceModel

/// A recognizer's attempts, from the offer of a touch to the reset, and how each of them ended.
struct RecognizerHistory {
  /// The information about an attempt so far.
  private final class Attempt {
    let start: Int
    var refusal: TraceEvent?
    /// The last path of the finger along which its scroll view doesn't move.
    var declined: TraceEvent?
    var wait: TraceEvent?
    var prevention: TraceEvent?
    var recognition: TraceEvent?
    var isOver = false

    init(start: Int) {
      self.start = start
    }
  }

  private let record: RunRecord
  private let recognizer: Participant
  private var attempt: Attempt?

  /// The latest action, and how many times it has happened in a row.
  private var latestAction: (first: TraceEvent, count: Int)?
  private(set) var explanation: Explanation

  private var trace: Trace { record.trace }

  init(of recognizer: Participant, in record: RunRecord) {
    self.record = record
    self.recognizer = recognizer
    explanation = Explanation(name: recognizer.name)
    for place in trace.events.indices
    where trace.events[place].to == recognizer.id || trace.events[place].from == recognizer.id {
      follow(trace.events[place])
    }
    if let attempt, !attempt.isOver { finish(attempt) }
    if explanation.acts.isEmpty, explanation.obstacles.isEmpty { explainAbsence() }
  }

  private var name: String { trace.quoted(recognizer.id) }

  private mutating func follow(_ event: TraceEvent) {
    if event.kind == .action, event.from == recognizer.id { return noteAction(event) }
    if event.kind == .question, event.from == recognizer.id { return noteQuestion(event) }
    guard event.to == recognizer.id else { return }
    switch event.payload {
    case .offer(let offer, _):
      noteOffer(offer, event)
    case .wait(.waits): attempt?.wait = event
    case .wait(.continues):
      if let wait = attempt?.wait { explainDelay(wait, event) }
      attempt?.wait = nil
    case .prevent:
      attempt?.prevention = event
    case .state(let state):
      noteState(state, event)
    case .reset:
      if let attempt, !attempt.isOver { finish(attempt) }
      attempt = nil
    default:
      break
    }
  }

  /// Explains how long the recognizer waited for others to fail.
  private mutating func explainDelay(_ wait: TraceEvent, _ event: TraceEvent) {
    guard event.time > wait.time else { return }
    let end = trace.lastDecision(of: wait.related, after: wait, before: event)
    let why = end.map { $0.reason == nil ? "" : " (\(trace.reason(of: $0)))" } ?? ""
    explanation.addDelay(
      at: event.time,
      "\(name) waited \((event.time - wait.time).readableText), until "
        + "\(event.time.readableText), for \(trace.quoted(wait.related)) to fail\(why).",
      [wait.fact, end?.fact ?? ""])
  }

  private mutating func noteAction(_ event: TraceEvent) {
    attempt?.isOver = true
    let detail = trace.detail(of: event)
    let state = detail.isEmpty ? "" : " with " + detail
    guard let latest = latestAction, latest.first.payload == event.payload,
      latest.first.to == event.to
    else {
      latestAction = (event, 1)
      explanation.acts.append("\(name) fired\(state) at \(event.time.readableText).")
      return
    }
    latestAction = (latest.first, latest.count + 1)
    explanation.acts[explanation.acts.count - 1] =
      "\(name) fired\(state) \(latest.count + 1) times, "
      + "from \(latest.first.time.readableText) to \(event.time.readableText)."
  }

  private mutating func noteQuestion(_ event: TraceEvent) {
    switch event.payload {
    case .question(.gestureRecognizerShouldBegin, _, false),
      .question(.configurationForMenuAtLocation, _, false),
      .question(.itemsForBeginning, _, false):
      attempt?.refusal = event
    case .question(.canScroll, _, false): attempt?.declined = event
    default: break
    }
  }

  private mutating func noteOffer(_ offer: TraceEvent.Offer, _ event: TraceEvent) {
    guard attempt == nil else { return }
    if offer == .takes {
      attempt = Attempt(start: event.index)
    } else {
      let isScrolling = event.payload == .offer(offer, .scroll)
      add(
        .refused, at: event,
        "was not given the \(isScrolling ? "scrolling" : "touch") at \(event.time.readableText)",
        because: trace.reason(of: event),
        details: [trace.refusalSentence(of: event)].compactMap { $0 })
    }
  }

  private mutating func noteState(_ state: TraceEvent.State, _ event: TraceEvent) {
    // Code can set a state even without a touch.
    let present = attempt ?? Attempt(start: event.index)
    attempt = present
    switch state {
    case .failed, .cancelled:
      guard !present.isOver else { return }
      attempt?.isOver = true
      explainFailure(event, state, present)
    case .began, .ended:
      if present.recognition == nil { attempt?.recognition = event }
    case .possible, .changed:
      break
    }
  }

  /// Returns the answer that kept a recognizer from beginning, and the question.
  private static func answer(in refusal: TraceEvent) -> String {
    switch refusal.payload {
    case .question(.configurationForMenuAtLocation, _, _):
      "nil from configurationForMenuAtLocation"
    case .question(.itemsForBeginning, _, _): "no items from itemsForBeginning"
    default: "false from gestureRecognizerShouldBegin"
    }
  }

  private mutating func explainFailure(
    _ event: TraceEvent, _ state: TraceEvent.State, _ attempt: Attempt
  ) {
    let time = event.time.readableText
    if let refusal = attempt.refusal {
      let who =
        refusal.to == recognizer.id ? "its delegate" : "the view \(trace.quoted(refusal.to))"
      let why = refusal.reason == nil ? "" : " (\(trace.reason(of: refusal)))"
      add(
        .refusedToBegin, at: event, "was about to be recognized at \(time)",
        because: "\(who) returned \(Self.answer(in: refusal))\(why)",
        facts: [refusal.fact, event.fact])
    } else if let wait = attempt.wait, state == .failed,
      attempt.prevention.map({ wait.related.contains($0.from) }) ?? true
    {
      let others = trace.quoted(wait.related)
      let recognized = wait.related.first {
        !recognition(of: $0, before: event.index).isEmpty
      }
      // A cycle of requirements, or a disabled recognizer, fails for another reason.
      let isDecided = event.reason?.cause == .requiredRecognized || attempt.prevention != nil
      let end =
        isDecided
        ? recognized.map { trace.quoted($0) + recognition(of: $0, before: event.index) }
          ?? trace.reason(of: event) : trace.reason(of: event)
      add(
        .requirement, at: event,
        "was recognized at \(wait.time.readableText) and waited for \(others) to fail",
        because: end,
        facts: [wait.fact, event.fact],
        details: details(
          of: recognized ?? wait.related.first, event,
          [(.shouldRequireFailureOf, true), (.shouldBeRequiredToFailBy, true)]))
    } else if let prevention = attempt.prevention {
      let other = prevention.from
      let declined = attempt.declined
      add(
        .prevented, at: event, "was prevented at \(time)",
        because: (declined.map { trace.reason(of: $0) + ", and " } ?? "") + trace.quoted(other)
          + recognition(of: other, before: event.index),
        facts: [declined?.fact, event.fact].compactMap { $0 },
        details: details(of: other, event, [(.shouldRecognizeSimultaneouslyWith, false)]))
    } else {
      let because =
        event.reason == nil
        ? "its own code, or the program, set that" : trace.reason(of: event)
      let declined = attempt.declined
      add(
        .failed, at: event, "\(state.rawValue) at \(time)",
        because: (declined.map { trace.reason(of: $0) + ", and it " } ?? "") + because,
        facts: [declined?.fact, event.fact].compactMap { $0 })
    }
  }

  /// Returns whose another recognizer is, and the answers that decided between the two.
  private func details(
    of other: ParticipantID?, _ event: TraceEvent, _ questions: [(TraceEvent.Question, Bool)]
  ) -> [String] {
    guard let other else { return [] }
    return [trace.ownerSentence(of: other)].compactMap { $0 }
      + trace.answerSentences(about: (recognizer.id, other), questions, before: event.index)
  }

  /// Finishes an attempt that has neither failed nor acted.
  private mutating func finish(_ attempt: Attempt) {
    if let wait = attempt.wait {
      let others = wait.related.filter { other in
        !trace.events[wait.index...].contains { event in
          event.to == other
            && (event.payload == .state(.failed) || event.payload == .state(.cancelled))
        }
      }
      let verb = others.count > 1 ? "have" : "has"
      add(
        .waiting, at: wait, "was recognized at \(wait.time.readableText) and still waits",
        because: "\(trace.quoted(others)) \(verb) not failed")
    } else if let recognition = attempt.recognition {
      add(
        .noTarget, at: recognition, "was recognized at \(recognition.time.readableText)",
        because: "it has no target to call")
    } else {
      let last = trace.events.last?.time ?? .zero
      explanation.add(
        .undecided, at: last,
        "\(name) is still possible at \(last.readableText): \(fingersNow(attempt)).",
        ["G193"])
    }
  }

  /// Returns the locations of an attempt's fingers at the end of the run.
  private func fingersNow(_ attempt: Attempt) -> String {
    var numbers: [Int] = []
    for event in trace.events[attempt.start...]
    where event.to == recognizer.id {
      if case .offer(.takes, _) = event.payload { numbers += event.fingers }
    }
    var places: [String] = []
    for landing in record.landings where numbers.contains(landing.number) {
      let path = trace.events[landing.search.lowerBound..<landing.end].filter {
        $0.kind == .finger && $0.from == landing.finger
      }
      guard let first = path.first?.location, let last = path.last,
        case .finger(let change, _, _) = last.payload, change == .touches || change == .moves,
        let place = last.location
      else { continue }
      let x = place.x - first.x
      let y = place.y - first.y
      let distance = (x * x + y * y).squareRoot()
      places.append("\(trace.quoted(landing.finger)) is down, \(distance.text()) pt from its start")
    }
    if places.isEmpty { return "all of its fingers have lifted, and it's still undecided" }
    return places.joined(separator: ", and ")
  }

  /// Explains why no touch was offered at all.
  private mutating func explainAbsence() {
    guard let landing = record.landings.first else {
      let (rule, time, words, facts) = record.silence
      return explanation.add(rule, at: time, "\(words), and \(name) was offered nothing.", facts)
    }
    let (rule, words, facts) = reason(whyNotOffered: landing)
    explanation.add(
      rule, at: landing.time,
      "\(name) was not offered the touch at \(landing.time.readableText): \(words).", facts)
  }

  private func reason(
    whyNotOffered landing: Landing
  ) -> (Explanation.Rule, words: String, facts: [String]) {
    if let refusal = landing.refusal {
      return (.ignored, "the system made no touch: " + trace.reason(of: refusal), [refusal.fact])
    }
    guard let view = record.tree.parent(of: recognizer.id, at: landing.search.upperBound) else {
      return (.notOffered, "it was attached to no view", ["G039"])
    }
    guard let hit = landing.hit else {
      let (words, facts) = landing.reason(whyNot: view, in: record)
      return (
        .notOffered, "no view was hit. \(trace.quoted(view)) \(words)", ["G039"] + facts
      )
    }
    if let drop = landing.drop, drop.to != hit || drop.reason?.cause == .isAnimated {
      return (
        .dropped,
        "the touch was dropped by \(trace.quoted(drop.to)): "
          + trace.reason(of: drop), [drop.fact]
      )
    }
    if record.tree.isInside(hit, view, at: landing.search.upperBound) {
      return (
        .notOffered, "it came to \(trace.quoted(view)) after the finger had touched down", ["G046"]
      )
    }
    let place =
      "the touch belongs to \(trace.quoted(hit)), which is not inside \(trace.quoted(view)), the "
      + "view of \(name)"
    if let words = move(awayFrom: hit, before: landing.search.upperBound) {
      return (.notOffered, "\(place) \(words)", ["G039", "G119"])
    }
    let (words, facts) = landing.reason(whyNot: view, in: record)
    return (.notOffered, "\(place). \(trace.quoted(view)) \(words)", ["G039"] + facts)
  }

  /// Returns how the recognizer left the touched view, or one around it, as the rest of a sentence; `nil`
  /// when it wasn't there.
  private func move(awayFrom hit: ParticipantID, before index: Int) -> String? {
    let move = trace.events[..<index].last { event in
      guard event.payload == .program(.addGestureRecognizer(trace.name(of: recognizer.id))),
        let view = record.tree.parent(of: recognizer.id, at: event.index)
      else { return false }
      return view != event.to && record.tree.isInside(hit, view, at: index)
    }
    guard let move, let view = record.tree.parent(of: recognizer.id, at: move.index) else {
      return nil
    }
    return "since it was added there at \(move.time.readableText), which took it from "
      + trace.quoted(view)
  }

  /// Returns how another gesture was recognized, as the rest of a sentence; empty when it wasn't.
  private func recognition(of other: ParticipantID, before index: Int) -> String {
    let event = trace.events[..<index].last { event in
      event.to == other && (event.payload == .state(.began) || event.payload == .state(.ended))
    }
    guard let event else { return "" }
    let verb = event.payload == .state(.began) ? "began" : "was recognized"
    let why = event.reason == nil ? "" : " (\(trace.reason(of: event)))"
    return " \(verb) at \(event.time.readableText)\(why)"
  }

  private mutating func add(
    _ rule: Explanation.Rule, at event: TraceEvent, _ what: String, because: String,
    facts: [String]? = nil, details: [String] = []
  ) {
    let because = because.isEmpty ? "" : ": \(because)"
    explanation.add(
      rule, at: event.time, "\(name) \(what)\(because).", facts ?? [event.fact],
      details: details)
  }
}
