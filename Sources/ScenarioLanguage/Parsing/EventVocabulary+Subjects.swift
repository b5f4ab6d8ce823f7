package import TouchEngine

// What can happen to whom. A test runs a scenario for every class and compares: a word that no event
// of a class can have would make `never` true for ever.
extension EventVocabulary {
  /// The words of what can happen to objects of a class.
  package static func words(of elementClass: ClassDescription) -> [String] {
    let isResponder = elementClass.kind.isResponder
    var words = steps(of: elementClass)
    if isResponder { words += ResponderMethod.allCases.map { $0.name } + ["handles"] }
    switch elementClass.kind {
    case .application: words += ["animate", "drains", "folds", "makes", "removes", "sendEvent"]
    case .applicationDelegate, .event, .press, .windowScene: break
    case .barButtonItem: words += self.words(of: .button)
    case .recognizer: words += ofRecognizers(elementClass)
    case .runLoop: words += ["perform"]
    case .timer: words += ["timer", "waits"]
    case .touch: words += fingers
    case .view: words += ofViews + moves + ofSort(elementClass)
    case .viewController: words += ofControllers(elementClass)
    case .window: words += ofViews + ["sendEvent"]
    }
    return words
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

  /// What happens to views, windows among them.
  private static let ofViews =
    search + [
      "didAddSubview", "dropped", "gestureRecognizerShouldBegin", "held", "layoutSubviews",
      "released", "willRemoveSubview",
    ]

  /// What happens to views that have a superview.
  private static let moves = [
    "didMoveToSuperview", "didMoveToWindow", "willMove(toSuperview:)", "willMove(toWindow:)",
  ]

  /// What happens to some views only.
  private static func ofSort(_ elementClass: ClassDescription) -> [String] {
    if elementClass.isControl { return controls + ["fires"] }
    guard elementClass.isScrollView else { return [] }
    let scrolling = scrolling + ["canScroll"]
    return switch elementClass {
    case .tableView: scrolling + tableRows
    case .collectionView: scrolling + items
    default: scrolling
    }
  }

  private static func ofRecognizers(_ elementClass: ClassDescription) -> [String] {
    let families: [ResponderMethod.Family] = [.presses, .touches]
    return UIGestureRecognizer.State.allNames.filter { $0 != "possible" }
      + decisions.filter { $0 != "canScroll" } + ["timer"]
      + ResponderMethod.allCases.filter { families.contains($0.family) }.map { $0.name }
      + (elementClass == .hoverGestureRecognizer
        ? ["hoverEntered", "hoverMoved", "hoverExited"] : [])
  }

  private static func ofControllers(_ elementClass: ClassDescription) -> [String] {
    let own =
      switch elementClass {
      case .navigationController: ["didShow", "willShow"]
      case .tabBarController: ["didSelect", "shouldSelect"]
      default: [String]()
      }
    return appearance.filter { $0 != "layoutSubviews" } + own + [
      "goesBack", "presentationControllerDidAttemptToDismiss",
      "presentationControllerDidDismiss", "presentationControllerWillDismiss",
    ]
  }

  /// The words of what can happen to somebody who is there in every scenario; `nil` for anybody
  /// else.
  package static func words(ofBystander name: String) -> [String]? {
    switch name {
    case "IOKit": ["sends"]
    case "SpringBoard": ["consumes"]
    case "UITabBar": words(of: .view) + ["didSelect"]
    case "backboardd": ["consumes", "sends"]
    case "device": ["reports", "rests", "shakes"]
    case "digitizer": ["reports", "sends"]
    case "event-fetch thread": runLoops + ["enters", "filters", "receives", "signals", "wakes"]
    case "finger": fingers
    case "keyboard": ["peeks"]
    case "main run loop": runLoops + ["block", "enters", "wakes"]
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
