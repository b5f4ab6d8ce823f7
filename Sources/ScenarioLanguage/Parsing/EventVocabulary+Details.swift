import TouchEngine

// What can follow the word of an event.
extension EventVocabulary {
  /// What sort of words the detail of an event consists of.
  enum Detail: Equatable {
    /// `true` or `false`.
    case answer
    /// An equals sign with the new value behind it.
    case assignment
    /// The name of somebody, or one of some words; an answer may follow.
    case name(canAnswer: Bool, others: [String])
    /// Nothing but numbers, or a point in parentheses.
    case point
    /// Anything.
    case text
    /// One of some words, and anything behind it.
    case words([String])

    /// The words for it in a message.
    var phrase: String {
      switch self {
      case .answer: "'true' or 'false'"
      case .assignment: "'=' and a value"
      case .name: "a name"
      case .point: "a point, such as '(10, 20)'"
      case .text: "a text"
      case .words(let words): words.map { "'\($0)'" }.joined(separator: ", ")
      }
    }
  }

  /// What sort of words follow the word of an event.
  static func detail(of word: String) -> Detail {
    switch word {
    case "gestureRecognizerShouldBegin", "point(inside:)", "scrollViewDidEndDragging": .answer
    case "canBePrevented", "canPrevent", "shouldBeRequiredToFailBy", "shouldSelect",
      "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "touchesShouldBegin",
      "touchesShouldCancel":
      .name(canAnswer: true, others: [])
    case "prevents": .name(canAnswer: false, others: [])
    case "addGestureRecognizer", "addSubview", "bringSubviewToFront", "didAddSubview", "didSelect",
      "didShow", "removeGestureRecognizer", "sendSubviewToBack", "willRemoveSubview", "willShow":
      .name(canAnswer: false, others: [])
    case "willMove(toSuperview:)", "willMove(toWindow:)": .name(canAnswer: false, others: ["nil"])
    case "hitTest", "lifts", "moves", "scrollViewDidScroll", "touches": .point
    case "commit": .words(["delete"])
    case "handles": .words(ResponderMethod.allCases.map { $0.name })
    case "held", "released":
      .words(ResponderMethod.allCases.filter { $0.family == .touches }.map { $0.name })
    case "ignore", "refuses", "takes":
      .words(["finger"] + UIPress.PressType.words)
    case "waits": .words(["for"])
    case _ where tableRows.contains(word): .words(["row"])
    case _ where items.contains(word): .words(["item"])
    case "returns": .name(canAnswer: false, others: ["nil"])
    case "hit": .name(canAnswer: false, others: ["nothing"])
    default: isSetting(word) ? .assignment : .text
    }
  }

  /// Whether the word is a property that a step sets; `touches` is what a finger does, too.
  static func isSetting(_ word: String) -> Bool {
    Property.isSettableName(word)
  }

  /// Whether the receiver of an event is somebody else than the one whom a trace tells it of.
  static func tellsReceiver(_ word: String) -> Bool {
    fingers.contains(word) || system.contains(word) || surroundings.contains(word)
      || ["fires", "prevents", "returns"].contains(word)
  }

  /// Whether the sender of an event is somebody else than the one whom a trace tells it of.
  static func tellsSender(_ word: String) -> Bool {
    ResponderMethod(rawValue: word) != nil || ProgramMethod(rawValue: word) != nil
      || Property.isName(word) || delivery.contains(word)
      || [
        "animate", "gestureRecognizerShouldBegin", "hit", "hitTest", "perform", "refuses", "takes",
        "timer",
      ].contains(word)
  }
}
