extension TraceEvent.Kind {
  /// The word for the kind in stored traces; it never changes.
  public var word: String {
    switch self {
    case .finger: "finger"
    case .system: "system"
    case .transport: "transport"
    case .runLoop: "runLoop"
    case .timer: "timer"
    case .hitTest: "hitTest"
    case .pointInside: "pointInside"
    case .hitTestResult: "hitTestResult"
    case .hit: "hit"
    case .offer: "offer"
    case .sendEvent: "sendEvent"
    case .touches: "touches"
    case .forward: "forward"
    case .hold: "hold"
    case .question: "question"
    case .state: "state"
    case .assignment: "assignment"
    case .wait: "wait"
    case .prevent: "prevent"
    case .action: "action"
    case .tracking: "tracking"
    case .controlEvent: "controlEvent"
    case .reset: "reset"
    case .chain: "chain"
    case .life: "life"
    case .program: "program"
    }
  }

  /// Creates the kind that a word of a stored trace names, or `nil` when there is none.
  public init?(word: String) {
    for kind in TraceEvent.Kind.allCases where kind.word == word {
      self = kind
      return
    }
    return nil
  }
}

extension Participant.Kind {
  /// The word for the kind in stored traces; it never changes.
  public var word: String {
    switch self {
    case .finger: "finger"
    case .system: "system"
    case .hardware: "hardware"
    case .process: "process"
    case .thread: "thread"
    case .runLoop: "runLoop"
    case .application: "application"
    case .applicationDelegate: "applicationDelegate"
    case .scene: "scene"
    case .window: "window"
    case .view: "view"
    case .viewController: "viewController"
    case .recognizer: "recognizer"
    case .target: "target"
    case .program: "program"
    }
  }

  /// Creates the kind that a word of a stored trace names, or `nil` when there is none.
  public init?(word: String) {
    for kind in Participant.Kind.allCases where kind.word == word {
      self = kind
      return
    }
    return nil
  }
}
