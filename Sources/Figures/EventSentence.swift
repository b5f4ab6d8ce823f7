import TraceModel

/// An event told as a person would tell it: `window` asks `A` for the view at (50, 50).
struct EventSentence {
  /// A part of a sentence.
  enum Part {
    /// Ordinary words.
    case words(String)
    /// Who takes part.
    case name(String)
    /// A method, a property or a value, as code writes it.
    case code(String)
  }

  /// The parts in order; blanks between them are in the words.
  private(set) var parts: [Part] = []

  private let trace: Trace
  private let event: TraceEvent

  /// Tells an event of a trace.
  init(_ event: TraceEvent, in trace: Trace) {
    self.trace = trace
    self.event = event
    tell()
  }

  /// The sentence without any marking.
  var text: String {
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

  /// The sentence with names and code marked.
  var markup: Markup { EventSentence.markup(of: parts) }

  /// Returns parts of a sentence with names and code marked.
  static func markup(of parts: [Part]) -> Markup {
    .group(
      parts.map { part in
        switch part {
        case .words(let words): .text(words)
        case .name(let name): .element(.bdi, text: name)
        case .code(let code): .element(.code, [], [.breakable(code)])
        }
      })
  }

  @inline(never)
  private mutating func words(_ words: String) { parts.append(.words(words)) }
  @inline(never)
  private mutating func code(_ code: String) { parts.append(.code(code)) }
  @inline(never)
  private mutating func name(_ id: ParticipantID) {
    parts.append(.name(trace.name(of: id).nameOrPlaceholder))
  }

  private mutating func detail(_ lead: String = " ") {
    guard !event.detail.isEmpty else { return }
    words(lead)
    words(event.detail)
  }

  private mutating func tell() {
    switch event.kind {
    case .finger, .system, .timer: tellOrigin()
    case .transport, .runLoop: tellSystem()
    case .hitTest, .pointInside, .hitTestResult, .hit: tellSearch()
    case .sendEvent, .touches, .hold, .forward: tellDelivery()
    case .offer, .question, .state, .assignment, .wait, .prevent, .reset: tellDecision()
    case .action: tellAction()
    case .tracking, .controlEvent: tellControl()
    case .chain: tellChain()
    case .life, .program: tellProgram()
    }
    words(".")
  }

  private mutating func tellControl() {
    name(event.from)
    words(event.kind == .tracking ? " calls its own " : " sends ")
    code(event.what)
  }

  private mutating func tellSystem() {
    name(event.from)
    if event.kind == .runLoop {
      words(": ")
      code(event.what)
      detail()
    } else {
      words(" \(event.what)")
      detail()
      if event.from != event.to {
        words(event.detail.isEmpty ? " " : " to ")
        name(event.to)
      }
    }
  }

  private mutating func tellOrigin() {
    switch event.kind {
    case .timer:
      words("A timer of ")
      name(event.to)
      words(event.what == "timer" ? " fires" : " \(event.what)")
      detail(": ")
    default:
      name(event.from)
      words(" \(event.what)")
      let isPlace = event.detail.utf8.first == UInt8(ascii: "(")
      detail(isPlace ? (event.what == "moves" ? " to " : " at ") : " ")
    }
  }

  private mutating func tellSearch() {
    switch event.kind {
    case .hitTest:
      if event.from != event.to {
        name(event.from)
        words(" asks ")
        name(event.to)
        words(" for the view")
      } else {
        name(event.to)
        words(" looks for the view")
      }
      if !event.detail.isEmpty {
        words(" at \(event.detail)")
      } else if let location = event.location {
        words(" at \(location.text)")
      }
    case .pointInside:
      words(event.detail == "false" ? "The point is outside " : "The point is inside ")
      name(event.to)
    case .hitTestResult:
      name(event.from)
      words(" answers ")
      if event.from != event.to {
        name(event.to)
        words(": ")
      }
      code(event.detail.isEmpty ? "nil" : event.detail)
    default:
      if event.detail == "nothing" {
        words("No view is hit")
      } else {
        words("The touch belongs to ")
        name(event.to)
      }
    }
  }

  private mutating func tellDelivery() {
    switch event.kind {
    case .sendEvent:
      name(event.from)
      if event.from == event.to {
        words(" gets the event")
      } else {
        words(" hands the event to ")
        name(event.to)
      }
    case .hold:
      tellHold()
    case .forward:
      name(event.from)
      words(" passes ")
      code(event.what)
      words(" on to ")
      name(event.to)
    default:
      name(event.to)
      words(" gets ")
      code(event.what)
      detail()
      tellFingers()
      if event.from != event.to {
        words(" from ")
        name(event.from)
      }
    }
  }

  private mutating func tellFingers(_ lead: String = " for ") {
    let count = trace.participants.reduce(0) { $0 + ($1.kind == .finger ? 1 : 0) }
    guard count > 1, !event.fingers.isEmpty else { return }
    let numbers = event.fingers.map { "\($0)" }.joined(separator: " and ")
    words(lead + (event.fingers.count == 1 ? "finger \(numbers)" : "fingers \(numbers)"))
  }

  private mutating func tellHold() {
    if event.detail.isEmpty {
      words("The touch")
      tellFingers(" of ")
    } else {
      code(event.detail)
    }
    words(" for ")
    name(event.to)
    switch event.what {
    case "held": words(" is held back")
    case "released": words(" is delivered late")
    default: words(" is \(event.what)")
    }
    if event.from != event.to {
      words(" by ")
      name(event.from)
    }
  }

  private mutating func tellDecision() {
    switch event.kind {
    case .offer:
      name(event.to)
      words(" \(event.what) the touch")
      tellFingers()
    case .question:
      name(event.from)
      words(
        event.from == event.to
          ? (isForDelegate ? " asks its delegate " : " asks itself ") : " asks ")
      if event.from != event.to {
        name(event.to)
        words(" ")
      }
      code(event.what)
      tellAnswer()
      switch SequenceTie.tie(of: event) {
      case let tie? where tie.meaning == .allows: words(", so both may act")
      case let tie? where tie.from == event.from: words(", so it waits for that one to fail")
      case _?: words(", so that one waits for it to fail")
      case nil: break
      }
    case .state:
      name(event.to)
      words(event.what == "possible" ? " is possible again" : " becomes \(event.what)")
      detail(": ")
    case .assignment:
      name(event.to)
      words(" sets its ")
      code("state")
      words(" to ")
      code(event.detail)
    case .wait:
      name(event.to)
      words(event.what == "waits" ? " waits" : " waits no longer")
      if !event.related.isEmpty {
        words(" for ")
        nameRelated(separator: ", ")
        words(" to fail")
      } else if let others = awaited, !others.isEmpty {
        words(" for ")
        names(others, separator: ", ")
      }
    case .prevent:
      name(event.from)
      words(" prevents ")
      name(event.to)
    default:
      name(event.to)
      words(" is reset")
    }
  }

  private mutating func tellAction() {
    name(event.from)
    words(" fires: ")
    name(event.to)
    words(" is called")
    if trace[event.from]?.kind == .recognizer { return detail(", state ") }
    // Controls have no states to tell of, but what happened to them.
    guard !event.detail.isEmpty else { return }
    words(" for ")
    code(event.detail)
  }

  /// Whether a question of a recognizer goes to its delegate; what a class answers for itself is no
  /// "should".
  private var isForDelegate: Bool {
    event.what.hasPrefix("should") || event.what == "gestureRecognizerShouldBegin"
  }

  /// The answer to a question, and before it whom the question is about: `double` true.
  private mutating func tellAnswer() {
    let said = event.detail.split(separator: " ")
    guard said.count > 1, let answer = said.last, answer == "true" || answer == "false" else {
      return detail(": ")
    }
    let about = said.dropLast().joined(separator: " ")
    words(" ")
    parts.append(trace.participants.contains { $0.name == about } ? .name(about) : .words(about))
    words(": \(answer)")
  }

  private mutating func tellChain() {
    words("The responder chain of ")
    name(event.to)
    words(": ")
    nameRelated(separator: " → ")
  }

  private mutating func tellProgram() {
    switch event.kind {
    case .life:
      name(event.to)
      words(" gets ")
      code(event.what)
      detail(": ")
    default:
      name(event.from)
      words(" runs ")
      code(event.detail.isEmpty ? event.what : "\(event.what) \(event.detail)")
      if event.from != event.to {
        words(" on ")
        name(event.to)
      }
    }
  }

  /// For whom the recognizer waited that waits no longer.
  private var awaited: [ParticipantID]? {
    trace.events.prefix(event.index).last {
      $0.kind == .wait && $0.to == event.to && $0.what == "waits"
    }?.related
  }

  private mutating func nameRelated(separator: String) {
    names(event.related, separator: separator)
  }

  private mutating func names(_ ids: [ParticipantID], separator: String) {
    for (place, id) in ids.enumerated() {
      if place > 0 { words(separator) }
      name(id)
    }
  }
}

extension String {
  /// The name as it is shown; nobody can point at an empty one.
  var nameOrPlaceholder: String { isEmpty ? "(no name)" : self }
}
