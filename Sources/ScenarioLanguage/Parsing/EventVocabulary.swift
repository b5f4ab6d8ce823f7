import TouchEngine
import TraceModel

/// The words that a trace uses for what happens, so that a misspelt one is noticed.
///
/// A word that no trace has would make `never` true for ever. A test of the runner compares this
/// list with the traces of its scenarios.
package enum EventVocabulary {
  /// The words for the topics of a trace.
  package static let topics = TraceTopic.allCases.map { $0.word }

  /// The words of some kinds of events, as far as a pattern has them before its detail.
  private static func words(of kinds: TraceEvent.Kind...) -> [String] {
    kinds.flatMap { $0.words }.map { word in
      String(decoding: Array(word.utf8.prefix { $0 != UInt8(ascii: " ") }), as: UTF8.self)
    }
  }

  /// What fingers do, and nobody else.
  static let fingers = words(of: .finger)

  /// What the system as a whole and timers do.
  static let surroundings = words(of: .system) + ["timer"]

  /// The way of an event through the system, and the run loops.
  static let system =
    [
      "reports", "sends", "consumes", "receives", "filters", "signals", "wakes", "drains", "makes",
      "folds", "peeks", "removes", "enters", "block",
    ] + runLoops

  /// What comes of a run loop.
  static let runLoops = [
    "afterWaiting", "beforeTimers", "beforeSources", "source", "observer", "beforeWaiting",
  ]

  /// Those who take part in that way; their names may have several words.
  package static let systemParticipants = [
    "digitizer", "IOKit", "backboardd", "SpringBoard", "event-fetch thread", "main run loop",
    "keyboard", "remote", "device",
  ]

  /// The system's own recognizers, which a scene has only when it asks for them (G239).
  private static let gates = ["systemGate", "edgeGate"]

  /// Whether a name is that of somebody who takes part in that way.
  static func isOfSystem(_ name: String) -> Bool { systemParticipants.contains(name) }

  /// Finding the view.
  static let search = words(of: .hitTest, .pointInside, .hitTestResult, .hit)

  /// Delivery to windows, views and recognizers.
  static let delivery = words(of: .sendEvent, .hold, .touches)

  /// What recognizers decide.
  static let decisions =
    words(of: .offer, .assignment, .wait, .prevent, .action, .reset, .question)
    .filter { !scrolling.contains($0) } + [DelegateQuestion.shouldBegin.name]

  /// What controls do with touches.
  static let controls =
    ["beginTracking", "continueTracking", "endTracking", "cancelTracking"]
    + UIControl.Event.allWords

  /// What the program does, and the methods of a view's life.
  private static let program =
    ProgramMethod.allCases.map { $0.rawValue } + Property.allNames + [
      "animate", "perform", "handles", "willMove(toSuperview:)", "didMoveToSuperview",
      "willMove(toWindow:)",
      "didMoveToWindow", "didAddSubview", "willRemoveSubview",
    ]

  /// What a scroll view asks and tells.
  static let scrolling = [
    "touchesShouldBegin", "touchesShouldCancel", "scrollViewDidScroll",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewWillBeginZooming",
    "scrollViewDidZoom", "scrollViewDidEndZooming", "scrollViewDidEndScrollingAnimation",
  ]

  /// What controllers and views hear when they come into sight, are laid out and go.
  static let appearance = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
  ]

  /// What controllers that contain others, and bars, ask and tell.
  private static let containers = [
    "willShow", "didShow", "shouldSelect", "didSelect", "goesBack",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss",
  ]

  /// What tables ask and tell about rows.
  static let tableRows = [
    "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt",
    "didSelectRowAt", "didDeselectRowAt", "willBeginEditingRowAt", "didEndEditingRowAt", "commit",
  ]

  /// What collection views ask and tell about items.
  static let items = [
    "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt",
    "didSelectItemAt", "didDeselectItemAt",
  ]

  private static let rows = tableRows + items

  /// All words.
  package static let all = fingers + others

  private static let others =
    UIGestureRecognizer.State.allNames + surroundings + system + search + delivery + decisions
    + controls + scrolling
    + appearance + containers + rows + program + TraceEvent.Kind.allCases.flatMap { words(of: $0) }

  /// Who may stand behind an arrow without being an element of the scene.
  static let bystanders =
    ["finger", "program", "system", "target"] + systemParticipants + gates

  /// Words of events about which there is nothing more to say.
  static let withoutDetail =
    UIGestureRecognizer.State.allNames
    + ResponderMethod.allCases.filter { $0.family != .presses }.map { $0.name }
    + ["reset", "sendEvent"] + controls

  /// Words of what comes of touches: views, controls and recognizers that never hear of them were
  /// kept from it by a rule.
  package static let ofTouches =
    UIGestureRecognizer.State.allNames + decisions + controls + ["held", "released", "dropped"]
    + ResponderMethod.allCases.filter { $0.family == .touches }.map { $0.name }

  /// Words of events in which code of the program is called, which may do something of its own.
  static let ofCalls =
    ResponderMethod.allCases.map { $0.name } + controls + DelegateQuestion.allCases.map { $0.name }
    + [
      "fires", "hitTest", "point(inside:)", "sendEvent", "reset", "canPrevent", "canBePrevented",
      "gestureRecognizerShouldBegin", "willMove(toSuperview:)", "didMoveToSuperview",
      "willMove(toWindow:)", "didMoveToWindow", "didAddSubview", "willRemoveSubview",
      "timer", "beforeTimers", "beforeSources", "beforeWaiting", "afterWaiting",
    ] + scrolling + appearance + containers + rows

  /// Whether a trace can have a word.
  package static func contains(_ word: String) -> Bool { all.contains(word) }

  /// Returns the word that traces use for one that means the same.
  package static func traced(_ word: String) -> String {
    switch word {
    case "recognized": "ended"
    case DelegateQuestion.shouldBegin.name: "gestureRecognizerShouldBegin"
    default: word
    }
  }
}
