/// An event as a sentence: `window` asks `A` for the view at (50, 50).
package struct EventSentence {
  /// A part of a sentence.
  package enum Part {
    /// Ordinary words.
    case words(String)
    /// The name of a participant.
    case name(String)
    /// A method, a property, or a value, as in code.
    case code(String)
  }

  /// The parts in order; the words include the spaces between them.
  package private(set) var parts: [Part] = []

  private let trace: Trace
  private let event: TraceEvent

  /// Describes an event of a trace.
  package init(_ event: TraceEvent, in trace: Trace) {
    self.trace = trace
    self.event = event
    parts.reserveCapacity(8)
    tell()
  }

  /// The sentence without markup.
  package var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .name(let name): text += name
      case .code(let code): text += code
      }
    }
    return text
  }

  @inline(never)
  private mutating func words(_ words: String) { parts.append(.words(words)) }
  @inline(never)
  private mutating func code(_ code: String) { parts.append(.code(code)) }
  @inline(never)
  private mutating func name(_ id: ParticipantID) {
    parts.append(.name(trace.name(of: id).nameOrPlaceholder))
  }

  /// Adds the detail of the event, if there is one.
  private mutating func detail(_ lead: String = " ") {
    let detail = trace.detail(of: event)
    guard !detail.isEmpty else { return }
    words(lead)
    words(detail)
  }

  private mutating func tell() {
    switch event.payload {
    case .finger(let change, _, _):
      name(event.from)
      words(" " + change.rawValue)
      detail(event.location == nil ? " " : change == .moves ? " to " : " at ")
    case .timer, .timerWaits:
      words("A timer of ")
      name(event.to)
      words(event.payload == .timerWaits ? " waits" : " fires")
      detail(": ")
    case .transport(let word, let what): tellStep(word.rawValue, what)
    case .report: tellStep(TraceEvent.Transport.sends.rawValue, trace.detail(of: event))
    case .processing(let word, let what): tellStep(word.rawValue, what)
    case .runLoop(let word, _):
      name(event.from)
      words(": ")
      code(word.rawValue)
      detail()
    case .hitTest(let point): tellSearch(at: point)
    case .pointInside(let isInside):
      words(isInside ? "The point is inside " : "The point is outside ")
      name(event.to)
    case .hitTestResult:
      name(event.from)
      words(" returns ")
      code(trace.detail(of: event))
      if event.from != event.to {
        words(" to ")
        name(event.to)
      }
    case .hit(let view):
      words(view == nil ? "No view is hit" : "The touch belongs to ")
      if let view { name(view) }
    case .sendEvent:
      name(event.from)
      if event.from == event.to {
        words(" gets the event")
      } else {
        words(" hands the event to ")
        name(event.to)
      }
    case .hold(let change, _): tellHold(change)
    case .forward(let method, _):
      name(event.from)
      words(" passes ")
      code(method.rawValue)
      words(" on to ")
      name(event.to)
    case .touches(let method, _):
      name(event.to)
      words(" gets ")
      code(method.rawValue)
      detail()
      tellFingers()
      if event.from != event.to {
        words(" from ")
        name(event.from)
      }
    case .offer(let offer, .scroll):
      name(event.to)
      words(offer == .takes ? " receives the scrolling" : " \(offer.rawValue) the scrolling")
    case .offer(let offer, _):
      name(event.to)
      words(offer == .takes ? " receives the touch" : " \(offer.rawValue) the touch")
      tellFingers()
    case .question(let question, let other, let answer): tell(question, other, answer)
    case .state(let state):
      name(event.to)
      words(state == .possible ? " is possible again" : " becomes " + state.rawValue)
    case .assignment(let state):
      name(event.to)
      words(" sets its ")
      code("state")
      words(" to ")
      code(state.rawValue)
    case .wait(let change): tellWait(change)
    case .prevent:
      name(event.from)
      words(" prevents ")
      name(event.to)
    case .reset:
      name(event.to)
      words(" is reset")
    case .action(let trigger): tellAction(trigger)
    case .tracking, .controlEvent:
      name(event.from)
      words(event.kind == .tracking ? " calls its own " : " sends ")
      code(event.word)
    case .chain:
      words("The responder chain of ")
      name(event.to)
      words(": ")
      names(event.related, separator: " → ")
    case .life:
      name(event.to)
      words(" gets ")
      code(event.word)
      detail(": ")
    case .program:
      name(event.from)
      words(" runs ")
      let detail = trace.detail(of: event)
      code(detail.isEmpty ? event.word : "\(event.word) \(detail)")
      if event.from != event.to {
        words(" on ")
        name(event.to)
      }
    default:
      name(event.subject)
      words(" " + event.word)
      detail()
    }
    words(".")
  }

  private mutating func tellStep(_ word: String, _ what: String) {
    name(event.from)
    words(" " + word)
    detail()
    if event.from != event.to {
      words(what.isEmpty ? " " : " to ")
      name(event.to)
    }
  }

  private mutating func tellSearch(at point: CGPoint?) {
    if event.from != event.to {
      name(event.from)
      words(" asks ")
      name(event.to)
      words(" for the view")
    } else {
      name(event.to)
      words(" looks for the view")
    }
    if let place = point ?? event.location { words(" at " + place.text) }
  }

  private mutating func tellFingers(_ lead: String = " for ") {
    let count = trace.participants.reduce(0) { $0 + ($1.kind == .finger ? 1 : 0) }
    guard count > 1, !event.fingers.isEmpty else { return }
    let numbers = event.fingers.map { "\($0)" }.joined(separator: " and ")
    words(lead + (event.fingers.count == 1 ? "finger \(numbers)" : "fingers \(numbers)"))
  }

  private mutating func tellHold(_ change: TraceEvent.Hold) {
    let methods = trace.detail(of: event)
    if methods.isEmpty {
      words("The touch")
      tellFingers(" of ")
    } else {
      code(methods)
    }
    words(" for ")
    name(event.to)
    switch change {
    case .held: words(" is delayed")
    case .released: words(" is delivered late")
    case .dropped: words(" is dropped")
    }
    if event.from != event.to {
      words(" by ")
      name(event.from)
    }
  }

  private mutating func tell(
    _ question: TraceEvent.Question, _ other: ParticipantID?, _ answer: Bool
  ) {
    name(event.from)
    words(
      event.from == event.to
        ? (question.traits.addressee == .delegate ? " asks its delegate " : " asks itself ")
        : " asks ")
    if event.from != event.to {
      name(event.to)
      words(" ")
    }
    code(question.rawValue)
    if let other {
      words(" ")
      name(other)
    }
    words(answer ? ": true" : ": false")
    guard answer else { return }
    switch question.meaning {
    case .mayActTogether: words(", so both may act")
    case .waits: words(", so it waits for that one to fail")
    case .isAwaited: words(", so that one waits for it to fail")
    case nil: break
    }
  }

  private mutating func tellWait(_ change: TraceEvent.Wait) {
    name(event.to)
    words(change == .waits ? " waits" : " waits no longer")
    if !event.related.isEmpty {
      words(" for ")
      names(event.related, separator: ", ")
      words(" to fail")
    } else if let others = awaited, !others.isEmpty {
      words(" for ")
      names(others, separator: ", ")
    }
  }

  private mutating func tellAction(_ trigger: TraceEvent.Trigger) {
    name(event.from)
    words(" fires: ")
    name(event.to)
    words(" is called")
    if case .state = trigger { return detail(", state ") }
    // A control has no state to report; its detail is the event.
    let detail = trace.detail(of: event)
    guard !detail.isEmpty else { return }
    words(" for ")
    code(detail)
  }

  /// The recognizers that a recognizer no longer waits for.
  private var awaited: [ParticipantID]? {
    trace.events.prefix(event.index).last {
      $0.payload == .wait(.waits) && $0.to == event.to
    }?.related
  }

  private mutating func names(_ ids: [ParticipantID], separator: String) {
    for (place, id) in ids.enumerated() {
      if place > 0 { words(separator) }
      name(id)
    }
  }
}

extension String {
  /// The displayed name, or a placeholder, because readers can't see an empty name.
  package var nameOrPlaceholder: String { isEmpty ? "(no name)" : self }
}
