/// The words that a trace uses for what happens, so that a misspelt one is noticed.
///
/// A word that no trace has would make `never` true for ever. A test of the runner compares this list
/// with the traces of its scenarios.
package enum EventVocabulary {
  /// The states of a recognizer.
  package static let states = [
    "possible", "began", "changed", "ended", "recognized", "cancelled", "failed",
  ]

  /// What fingers, the system and timers do.
  private static let fingers = ["touches", "moves", "lifts", "is", "cancels", "timer"]

  /// Finding the view.
  private static let search = ["hitTest", "point(inside:)", "returns", "hit"]

  /// Delivery to windows, views and recognizers.
  private static let delivery = [
    "sendEvent", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "held",
    "released", "dropped",
  ]

  /// What recognizers decide.
  private static let decisions =
    [
      "takes", "refuses", "waits", "continues", "prevents", "fires", "reset", "canPrevent",
      "canBePrevented", "gestureRecognizerShouldBegin",
    ] + DelegateQuestion.allCases.map { $0.name }

  /// What the program does, and the methods of a view's life.
  private static let program =
    LineClass.programVerbs + Property.allCases.map { $0.name } + [
      "handles", "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)",
      "didMoveToWindow", "didAddSubview", "willRemoveSubview",
    ]

  /// All words.
  package static let all = states + fingers + search + delivery + decisions + program

  /// Words of events about which there is nothing more to say.
  static let withoutDetail =
    states + TouchMethod.allCases.map { $0.name } + ["reset", "sendEvent"]

  /// Whether a trace can have a word.
  package static func contains(_ word: String) -> Bool { all.contains(word) }

  /// Returns the word that traces use for one that means the same.
  static func traced(_ word: String) -> String {
    switch word {
    case "recognized": "ended"
    case DelegateQuestion.shouldBegin.name: "gestureRecognizerShouldBegin"
    default: word
    }
  }
}
