import TouchEngine
import TraceModel

extension TraceEvent.Detail {
  /// The words for it in a message.
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

  /// The words of which one has to be there.
  var words: [String] {
    switch self {
    case .offered: ["finger"] + UIPress.PressType.words
    case .words(let words): words
    case .answer, .assignment, .name, .none, .point, .text: []
    }
  }
}

// What can follow the word of an event.
extension EventVocabulary {
  /// What sort of words follow the word of an event.
  static func detail(of word: String) -> TraceEvent.Detail {
    switch word {
    case "addGestureRecognizer", "addSubview", "bringSubviewToFront", "removeGestureRecognizer",
      "sendSubviewToBack":
      return .name(canAnswer: false, others: [])
    case "handles": return .words(ResponderMethod.allCases.map { $0.name })
    case "ignore": return .offered
    default:
      let detail = ofEvents.first { $0.text == word }?.detail
      return detail ?? (isSetting(word) ? .assignment : .text)
    }
  }

  /// Whether the word is a property that a step sets; `touches` is what a finger does, too.
  static func isSetting(_ word: String) -> Bool {
    Property.isSettableName(word)
  }

  /// Whether the receiver of an event is somebody else than the one whom a trace tells it of.
  static func tellsReceiver(_ word: String) -> Bool { ofReceivers.contains(word) }

  private static let ofReceivers =
    words(
      of: .finger, .system, .transport, .processing, .runLoop, .action, .prevent, .hitTestResult)
    + ["timer"]

  /// Whether the sender of an event is somebody else than the one whom a trace tells it of.
  static func tellsSender(_ word: String) -> Bool {
    ResponderMethod(rawValue: word) != nil || ProgramMethod(rawValue: word) != nil
      || Property.isName(word) || ofSenders.contains(word)
  }

  private static let ofSenders =
    words(of: .sendEvent, .hold, .touches, .hit, .hitTest, .offer)
    + ["animate", "gestureRecognizerShouldBegin", "perform", "timer"]
}
