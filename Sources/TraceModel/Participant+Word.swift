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
