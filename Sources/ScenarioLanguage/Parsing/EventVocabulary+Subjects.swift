import TouchEngine
import TraceModel

// The events that each participant can have. A test runs a scenario for every class and compares,
// because a word that a class's events can't have would make `never` always true.
extension EventVocabulary {
  /// Collects the words of the events that objects of a class can have.
  static func collectedWords(of elementClass: ClassDescription) -> [String] {
    if elementClass.kind == .barButtonItem { return collectedWords(of: .button) }
    let subjects = subjects(of: elementClass)
    var words = steps(of: elementClass)
    words += ofEvents.filter { !$0.subjects.isDisjoint(with: subjects) }.map { $0.text }
    switch elementClass.kind {
    case .application: words += ["animate", "handles"]
    case .recognizer:
      words += ["recognized", AnsweredMethod.shouldBegin.word]
      let states = states(of: elementClass)
      words.removeAll { UIGestureRecognizer.State.allNames.contains($0) && !states.contains($0) }
    case .runLoop: words += ["perform"]
    case .applicationDelegate, .view, .viewController, .window, .windowScene: words += ["handles"]
    case .barButtonItem, .event, .press, .timer, .touch: break
    }
    return words
  }

  /// Returns the names of the states that recognizers of a class can have.
  static func states(of elementClass: ClassDescription?) -> [String] {
    elementClass?.isDiscrete == true
      ? UIGestureRecognizer.State.discreteNames : UIGestureRecognizer.State.allNames
  }

  /// Returns the kinds of subjects that objects of a class can be in a trace.
  static func subjects(of elementClass: ClassDescription) -> TraceEvent.Subjects {
    var subjects: TraceEvent.Subjects = elementClass.kind.isResponder ? .responders : []
    switch elementClass.kind {
    case .application: subjects.formUnion(.application)
    case .recognizer: subjects.formUnion(.recognizers)
    case .timer: subjects.formUnion(.timers)
    case .touch: subjects.formUnion(.fingers)
    case .view: subjects.formUnion([.subviews, .views])
    case .viewController: subjects.formUnion(.viewControllers)
    case .window: subjects.formUnion([.views, .windows])
    case .applicationDelegate, .barButtonItem, .event, .press, .runLoop, .windowScene: break
    }
    return subjects.union(elementClass.subjects)
  }

  /// Returns the words of the steps that the program can perform with objects of a class.
  private static func steps(of elementClass: ClassDescription) -> [String] {
    let methods = ProgramMethod.allCases.filter {
      $0.receivers.contains(elementClass.kind) && $0.isMethod(of: elementClass)
    }
    let isSet = [ObjectKind].settable.contains(elementClass.kind)
    let properties = elementClass.settableProperties.filter { isSet && !$0.isSetInScenesOnly }
    return methods.map { $0.rawValue } + properties.map { $0.name }
  }

  /// Returns the words of the events that a participant of every scenario can have, or `nil` for
  /// another name.
  package static func words(ofBystander name: String) -> [String]? {
    switch name {
    case "IOKit": ["sends"]
    case "SpringBoard": ["consumes", "source", "wakes"]
    case "UITabBar": collectedWords(of: .view) + ["didSelect"]
    case "backboardd": ["consumes", "sends"]
    case "device": ["reports", "rests", "shakes"]
    case "digitizer": ["reports"]
    case "event-fetch thread":
      words(of: TraceEvent.Kind.runLoop).filter { $0 != "block" } + [
        "filters", "receives", "signals", "schedules", "registers", "installs", "finds",
        "announces",
        "informs",
      ]
    case "finger": fingers
    case "keyboard": ["peeks"]
    case "main run loop": words(of: TraceEvent.Kind.runLoop)
    case "VoiceOver": ["activates"]
    case "trackpad", "wheel": ["rests", "scrolls"]
    case "remote": ["loses", "presses", "releases", "reports"]
    case "system": ["cancels", "ignores", "runs", "shows", "stops", "taps"]
    case "program", "target": []
    case "edgeGate", "systemGate": collectedWords(of: .gestureRecognizer)
    default: nil
    }
  }

  /// Returns the words of the events of a participant without a class in the language: a recognizer
  /// that delays touches, or a target that's used for nothing else and can only be called.
  static func words(ofUndeclared name: String) -> [String] {
    PartName(name) == nil ? [] : collectedWords(of: .gestureRecognizer)
  }

  /// The parts of the objects of all of UIKit's classes.
  private static let parts = ScenarioClasses.uikit.all.flatMap { $0.parts }

  /// The names of views that UIKit adds, apart from class names.
  static let namesOfParts = Set(
    parts.filter { $0.naming == .alone && $0.word != $0.className }.map { $0.word })

  /// The classes of views and recognizers that UIKit adds, which are their names in a trace.
  ///
  /// Some of UIKit's parts are of classes that anyone can use.
  static let classNamesOfParts = Set(
    parts.compactMap { $0.className } + [
      ClassDescription.panGestureRecognizer.name, ClassDescription.view.name,
      "_UISystemGestureGateGestureRecognizer",
    ])

  /// The words of the events that these can have.
  static let wordsOfParts =
    collectedWords(of: .button) + collectedWords(of: .panGestureRecognizer)

  /// Returns whether a word is the name of a UIKit class and therefore refers to an object without
  /// another name.
  static func isClassOfPart(_ word: String) -> Bool {
    word.utf8.starts(with: "UI".utf8) || word.utf8.starts(with: "_UI".utf8)
  }
}
