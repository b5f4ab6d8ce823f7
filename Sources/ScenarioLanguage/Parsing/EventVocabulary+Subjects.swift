package import TouchEngine
import TraceModel

// What can happen to whom. A test runs a scenario for every class and compares: a word that no event
// of a class can have would make `never` true for ever.
extension EventVocabulary {
  /// The words of what can happen to objects of a class.
  package static func words(of elementClass: ClassDescription) -> [String] {
    if elementClass.kind == .barButtonItem { return words(of: .button) }
    let subjects = subjects(of: elementClass)
    var words = steps(of: elementClass)
    words += ofEvents.filter { !$0.subjects.isDisjoint(with: subjects) }.map { $0.text }
    switch elementClass.kind {
    case .application: words += ["animate", "handles"]
    case .recognizer: words += ["recognized", DelegateQuestion.shouldBegin.name]
    case .runLoop: words += ["perform"]
    case .applicationDelegate, .view, .viewController, .window, .windowScene: words += ["handles"]
    case .barButtonItem, .event, .press, .timer, .touch: break
    }
    return words
  }

  /// As what objects of a class can be told of.
  private static func subjects(of elementClass: ClassDescription) -> TraceEvent.Subjects {
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
    if elementClass.isControl { subjects.formUnion(.controls) }
    if elementClass.isScrollView { subjects.formUnion(.scrollViews) }
    switch elementClass {
    case .collectionView: subjects.formUnion(.collectionViews)
    case .hoverGestureRecognizer: subjects.formUnion(.hoverRecognizers)
    case .navigationController: subjects.formUnion(.navigationControllers)
    case .tabBarController: subjects.formUnion(.tabBarControllers)
    case .tableView: subjects.formUnion(.tableViews)
    default: break
    }
    return subjects
  }

  /// What the program can do with objects of a class.
  private static func steps(of elementClass: ClassDescription) -> [String] {
    let methods = ProgramMethod.allCases.filter {
      $0.receivers.contains(elementClass.kind) && $0.isMethod(of: elementClass)
    }
    let isSet = [ObjectKind].settable.contains(elementClass.kind)
    let properties = elementClass.settableProperties.filter { isSet && !$0.isSetInScenesOnly }
    return methods.map { $0.rawValue } + properties.map { $0.name }
  }

  /// The words of what can happen to somebody who is there in every scenario; `nil` for anybody
  /// else.
  package static func words(ofBystander name: String) -> [String]? {
    switch name {
    case "IOKit": ["sends"]
    case "SpringBoard": ["consumes", "source", "wakes"]
    case "UITabBar": words(of: .view) + ["didSelect"]
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
    case "remote": ["loses", "presses", "releases", "reports"]
    case "system": ["cancels", "ignores", "runs", "shows", "stops"]
    case "program", "target": []
    case "edgeGate", "systemGate": words(of: .gestureRecognizer)
    default: nil
    }
  }

  /// The words of what can happen to something that has no class in the language: a recognizer that
  /// delays touches, or a target that is nowhere else, which is called, and nothing more.
  static func words(ofUndeclared name: String) -> [String] {
    name.utf8.starts(with: "delay of ".utf8) ? words(of: .gestureRecognizer) : []
  }

  /// The names of views that UIKit puts in, other than their classes' names.
  static let namesOfParts = ["Back", "Delete"]

  /// The classes of views and recognizers that UIKit puts in; in a trace they are names.
  static let classNamesOfParts = [
    "UIDimmingView", "UIDropShadowView", "UILayoutContainerView", "UINavigationBar",
    "UINavigationTransitionView", "UIPanGestureRecognizer",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer",
    "UIScrollViewPanGestureRecognizer", "UIScrollViewPinchGestureRecognizer",
    "UISwipeActionStandardButton", "UITabBar", "UITabBarButton", "UITransitionView", "UIView",
    "UIViewControllerWrapperView", "_UIButtonBarButton", "_UISwipeActionPanGestureRecognizer",
    "_UISystemGestureGateGestureRecognizer",
  ]

  /// The words of what can happen to those.
  static let wordsOfParts = words(of: .button) + words(of: .panGestureRecognizer)

  /// Whether a word is the name of a class of UIKit, and so of something that has no name of its own.
  static func isClassOfPart(_ word: String) -> Bool {
    word.utf8.starts(with: "UI".utf8) || word.utf8.starts(with: "_UI".utf8)
  }
}
