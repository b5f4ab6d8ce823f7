import TouchEngine
import TraceModel

extension TraceEvent.Detail {
  /// The words for the detail in a message.
  var phrase: String {
    switch self {
    case .answer: "'true' or 'false'"
    case .assignment: "'=' and a value"
    case .name: "a name"
    case .none: "nothing"
    case .offered: words.map { "'\($0)'" }.joined(separator: ", ")
    case .point: "a point, such as '(10, 20)'"
    case .text: "a text"
    case .words: words.map { "'\($0)'" }.joined(separator: ", ")
    }
  }

  /// The words of which the detail must contain one.
  var words: [String] {
    switch self {
    case .offered: ["finger"] + UIPress.PressType.words
    case .words(let words): words
    case .answer, .assignment, .name, .none, .point, .text: []
    }
  }
}

// The details that can follow the word of an event.
extension ScenarioClasses {
  /// Returns the kind of words that follow the word of an event.
  func detail(ofEvent word: String) -> TraceEvent.Detail {
    switch word {
    case "addGestureRecognizer", "addSubview", "bringSubviewToFront", "removeGestureRecognizer",
      "sendSubviewToBack":
      return .name(canAnswer: false, others: [])
    case "handles": return .words(ResponderMethod.allCases.map { $0.name })
    case "ignore": return .offered
    default:
      let detail = EventVocabulary.ofEvents.first { $0.text == word }?.detail
      return detail ?? (isSetting(word) ? .assignment : .text)
    }
  }

  /// Returns whether the word is a property that a step sets; `touches` is also an action of a
  /// finger.
  func isSetting(_ word: String) -> Bool {
    isSettableProperty(word)
  }

  /// Returns whether an event's sender isn't the participant that it begins with in a trace.
  func tellsSender(_ word: String) -> Bool {
    ResponderMethod(rawValue: word) != nil || ProgramMethod(rawValue: word) != nil
      || isProperty(word) || EventVocabulary.ofSenders.contains(word)
  }
}

extension EventVocabulary {
  /// Returns whether an event's receiver isn't the participant that it begins with in a trace.
  static func tellsReceiver(_ word: String) -> Bool { ofReceivers.contains(word) }

  private static let ofReceivers =
    words(
      of: .finger, .system, .transport, .processing, .runLoop, .action, .prevent, .hitTestResult)
    + ["timer"]

  fileprivate static let ofSenders =
    words(of: .sendEvent, .hold, .touches, .hit, .hitTest, .offer)
    + ["animate", "gestureRecognizerShouldBegin", "perform", "timer"]
}
