import TraceModel

/// A recognizer's attempts, from the offer of a touch to the reset, and how each of them ended.
struct RecognizerHistory {
  /// What is known of an attempt so far.
  private struct Attempt {
    var refusal: TraceEvent?
    var wait: TraceEvent?
    var prevention: TraceEvent?
    var recognition: TraceEvent?
    var isOver = false
  }

  private let trace: Trace
  private let recognizer: Participant
  private var attempt: Attempt?
  private(set) var explanation: Explanation

  init(of recognizer: Participant, in trace: Trace) {
    self.trace = trace
    self.recognizer = recognizer
    explanation = Explanation(name: recognizer.name)
    for event in trace.events { follow(event) }
    if let attempt, !attempt.isOver { finish(attempt) }
    if explanation.acts.isEmpty, explanation.obstacles.isEmpty { explainAbsence() }
  }

  private var name: String { trace.quoted(recognizer.id) }

  private mutating func follow(_ event: TraceEvent) {
    if event.kind == .action, event.from == recognizer.id { return noteAction(event) }
    if event.kind == .question, event.from == recognizer.id { return noteQuestion(event) }
    guard event.to == recognizer.id else { return }
    switch event.kind {
    case .offer:
      noteOffer(event)
    case .wait:
      attempt?.wait = event.what == "waits" ? event : nil
    case .prevent:
      attempt?.prevention = event
    case .state:
      noteState(event)
    case .reset:
      if let attempt, !attempt.isOver { finish(attempt) }
      attempt = nil
    default:
      break
    }
  }

  private mutating func noteAction(_ event: TraceEvent) {
    attempt?.isOver = true
    let state = event.detail.isEmpty ? "" : " with \(event.detail)"
    explanation.acts.append("\(name) fired\(state) at \(event.time.text).")
  }

  private mutating func noteQuestion(_ event: TraceEvent) {
    guard event.what == "gestureRecognizerShouldBegin", event.detail == "false" else { return }
    attempt?.refusal = event
  }

  private mutating func noteOffer(_ event: TraceEvent) {
    guard attempt == nil else { return }
    if event.what == "takes" {
      attempt = Attempt()
    } else {
      add(
        .refused, at: event, "was not given the touch at \(event.time.text)", because: event.reason)
    }
  }

  private mutating func noteState(_ event: TraceEvent) {
    switch event.what {
    case "failed", "cancelled":
      guard let present = attempt, !present.isOver else { return }
      attempt?.isOver = true
      explainFailure(event, present)
    case "began", "ended":
      if attempt?.recognition == nil { attempt?.recognition = event }
    default:
      break
    }
  }

  private mutating func explainFailure(_ event: TraceEvent, _ attempt: Attempt) {
    let time = event.time.text
    if let refusal = attempt.refusal {
      let who =
        refusal.to == recognizer.id ? "its delegate" : "the view \(trace.quoted(refusal.to))"
      add(
        .refusedToBegin, at: event, "was about to be recognized at \(time)",
        because: "\(who) answered false to gestureRecognizerShouldBegin",
        facts: [refusal.fact, event.fact])
    } else if let wait = attempt.wait, event.what == "failed",
      attempt.prevention.map({ wait.related.contains($0.from) }) ?? true
    {
      let others = trace.quoted(wait.related)
      let recognized = wait.related.first {
        !recognition(of: $0, before: event.index).isEmpty
      }
      let end =
        recognized.map { trace.quoted($0) + recognition(of: $0, before: event.index) }
        ?? event.reason
      add(
        .requirement, at: event,
        "was recognized at \(wait.time.text) and waited for \(others) to fail", because: end,
        facts: [wait.fact, event.fact])
    } else if let prevention = attempt.prevention {
      let other = prevention.from
      add(
        .prevented, at: event, "was prevented at \(time)",
        because: trace.quoted(other) + recognition(of: other, before: event.index))
    } else {
      add(.failed, at: event, "\(event.what) at \(time)", because: event.reason)
    }
  }

  /// What becomes of an attempt that has neither failed nor acted.
  private mutating func finish(_ attempt: Attempt) {
    let last = trace.events.last?.time ?? .zero
    if let wait = attempt.wait {
      add(
        .waiting, at: wait, "was recognized at \(wait.time.text) and still waits",
        because: "\(trace.quoted(wait.related)) has not failed")
    } else if let recognition = attempt.recognition {
      add(
        .noTarget, at: recognition, "was recognized at \(recognition.time.text)",
        because: "it has no target to call")
    } else {
      explanation.obstacles.append(
        Explanation.Obstacle(
          rule: .undecided, time: last,
          sentence:
            "\(name) is still possible at \(last.text): nothing that it has seen decides it.",
          facts: ["G193"]))
    }
  }

  /// Says why no touch was offered at all.
  private mutating func explainAbsence() {
    let landings = Landing.all(in: trace)
    guard let landing = landings.first else {
      explanation.obstacles.append(
        Explanation.Obstacle(
          rule: .noTouch, time: .zero,
          sentence: "No finger landed, so \(name) was offered nothing.",
          facts: []))
      return
    }
    let time = landing.time.text
    var sentence = "\(name) was not offered the touch at \(time): "
    var facts = ["G039"]
    if let view = recognizer.parent {
      let (words, more) = landing.reason(whyNot: view, in: trace)
      if let hit = landing.hit {
        sentence += "the touch belongs to \(trace.quoted(hit)), which is not inside "
        sentence += "\(trace.quoted(view)), the view of \(name). "
      } else {
        sentence += "no view was hit. "
      }
      sentence += "\(trace.quoted(view)) \(words)."
      facts += more
    } else {
      sentence += "it is attached to no view."
    }
    explanation.obstacles.append(
      Explanation.Obstacle(rule: .notOffered, time: landing.time, sentence: sentence, facts: facts))
  }

  /// How another recognizer was recognized, as the rest of a sentence; empty when it was not.
  private func recognition(of other: ParticipantID, before index: Int) -> String {
    let event = trace.events[..<index].last { event in
      event.kind == .state && event.to == other
        && (event.what == "began" || event.what == "ended")
    }
    guard let event else { return "" }
    let verb = event.what == "began" ? "began" : "was recognized"
    let why = event.reason.isEmpty ? "" : " (\(event.reason))"
    return " \(verb) at \(event.time.text)\(why)"
  }

  private mutating func add(
    _ rule: Explanation.Rule, at event: TraceEvent, _ what: String, because: String,
    facts: [String]? = nil
  ) {
    let because = because.isEmpty ? "" : ": \(because)"
    explanation.obstacles.append(
      Explanation.Obstacle(
        rule: rule, time: event.time, sentence: "\(name) \(what)\(because).",
        facts: (facts ?? [event.fact]).filter { !$0.isEmpty }))
  }
}
