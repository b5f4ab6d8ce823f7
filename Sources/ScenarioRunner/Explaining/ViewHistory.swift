import TraceModel

/// What a view or a window got of each landing, and why it got no more.
struct ViewHistory {
  private let trace: Trace
  private let view: Participant
  private(set) var explanation: Explanation

  init(of view: Participant, in trace: Trace) {
    self.trace = trace
    self.view = view
    explanation = Explanation(name: view.name)
    let landings = Landing.all(in: trace)
    for landing in landings { follow(landing) }
    // A touch may be lost after the next one has landed.
    let told = explanation.obstacles.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    explanation.obstacles = told.map { $0.element }
    if landings.isEmpty {
      add(.noTouch, at: .zero, "No finger landed, so \(name) was not looked for.", [])
    }
  }

  private var name: String { trace.quoted(view.id) }

  private mutating func follow(_ landing: Landing) {
    let began = event(in: landing) { $0.what == "touchesBegan" }
    if let began {
      let origin = began.kind == .forward ? ", passed on by \(trace.quoted(began.from))" : ""
      explanation.acts.append("\(name) got touchesBegan at \(began.time.text)\(origin).")
      explainLoss(landing, of: began)
    } else if landing.hit == view.id {
      explainSilence(landing)
    } else {
      let (words, facts) = landing.reason(whyNot: view.id, in: trace)
      add(
        .notHit, at: landing.time, "\(name) was not hit at \(landing.time.text): it \(words).",
        facts)
    }
  }

  /// Says why the touch was taken away, if it was.
  private mutating func explainLoss(_ landing: Landing, of began: TraceEvent) {
    let end = trace.events[began.index...].first { event in
      isTold(event, landing) && (event.what == "touchesEnded" || event.what == "touchesCancelled")
    }
    guard let loss = end, loss.what == "touchesCancelled" else { return }
    let because = loss.reason.isEmpty ? "" : ": \(loss.reason)"
    add(
      .cancelled, at: loss.time, "\(name) lost its touch at \(loss.time.text)\(because).",
      loss.fact.isEmpty ? [] : [loss.fact])
  }

  /// Says why the view was found but heard nothing.
  private mutating func explainSilence(_ landing: Landing) {
    let holds = trace.events[landing.search.upperBound...].filter {
      $0.kind == .hold && $0.to == view.id
    }
    guard let hold = holds.first else {
      add(
        .notDelivered, at: landing.time,
        "\(name) was hit at \(landing.time.text), and nothing was delivered to it.", [])
      return
    }
    let because = hold.reason.isEmpty ? "" : ": \(hold.reason)"
    var sentence = "The touch at \(landing.time.text) was held back from \(name)\(because)"
    let winner = trace.events[hold.index...].first { event in
      event.kind == .action && hold.related.contains(event.from)
    }
    if let winner {
      sentence += "; \(trace.quoted(winner.from)) did, at \(winner.time.text), and kept it"
    }
    add(.held, at: hold.time, sentence + ".", hold.fact.isEmpty ? [] : [hold.fact])
  }

  /// The first touch method of a kind that the view got of a landing's finger.
  ///
  /// What is told after another landing counts as long as it is about the same finger: a touch may
  /// be told late.
  private func event(in landing: Landing, _ isMeant: (TraceEvent) -> Bool) -> TraceEvent? {
    let next = trace.events[landing.end...].first { event in
      event.kind == .finger && event.what == "touches" && event.from == landing.finger
    }
    let end = next?.index ?? trace.events.count
    return trace.events[landing.search.upperBound..<end].first {
      isTold($0, landing) && isMeant($0)
    }
  }

  /// Whether the view is told of a landing's finger by one of its touch methods.
  private func isTold(_ event: TraceEvent, _ landing: Landing) -> Bool {
    (event.kind == .touches || event.kind == .forward) && event.to == view.id
      && (event.fingers.isEmpty || event.fingers.contains { isFinger($0, landing.finger) })
  }

  private func isFinger(_ number: Int, _ finger: ParticipantID) -> Bool {
    trace.name(of: finger) == (number == 1 ? "finger" : "finger \(number)")
  }

  private mutating func add(
    _ rule: Explanation.Rule, at time: VirtualTime, _ sentence: String, _ facts: [String]
  ) {
    explanation.obstacles.append(
      Explanation.Obstacle(rule: rule, time: time, sentence: sentence, facts: facts))
  }
}
