import TouchEngine

/// What a recognizer of a small world answers about another one, as a subclass of an app would.
final class SmallWorldRules {
  var prevents = true
  var isPrevented = true
}

/// The delegate of a recognizer of a small world.
final class SmallWorldDelegate: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var allows = false
  var requires = false
  var isRequired = false
  var whenAsked: () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    whenAsked()
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allows }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired }
}

/// A recognizer of each class, with rules of its own about preventing.
enum SmallWorldRecognizers {
  final class Tap: UITapGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
      rules.prevents && super.canPrevent(other)
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class LongPress: UILongPressGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Pan: UIPanGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Pinch: UIPinchGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Rotation: UIRotationGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Swipe: UISwipeGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Edge: UIScreenEdgePanGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }

  final class Hover: UIHoverGestureRecognizer {
    let rules = SmallWorldRules()
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { rules.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { rules.isPrevented }
  }
}

extension SmallWorld.Kind {
  /// Makes a recognizer of this kind, with its rules.
  func make() -> (UIGestureRecognizer, SmallWorldRules) {
    switch self {
    case .tap:
      let tap = SmallWorldRecognizers.Tap()
      return (tap, tap.rules)
    case .doubleTap:
      let tap = SmallWorldRecognizers.Tap()
      tap.numberOfTapsRequired = 2
      return (tap, tap.rules)
    case .longPress:
      let press = SmallWorldRecognizers.LongPress()
      return (press, press.rules)
    case .pan:
      let pan = SmallWorldRecognizers.Pan()
      return (pan, pan.rules)
    case .pinch:
      let pinch = SmallWorldRecognizers.Pinch()
      return (pinch, pinch.rules)
    case .rotation:
      let rotation = SmallWorldRecognizers.Rotation()
      return (rotation, rotation.rules)
    case .swipe:
      let swipe = SmallWorldRecognizers.Swipe()
      return (swipe, swipe.rules)
    case .edge:
      let edge = SmallWorldRecognizers.Edge()
      edge.edges = .left
      return (edge, edge.rules)
    case .hover:
      let hover = SmallWorldRecognizers.Hover()
      return (hover, hover.rules)
    }
  }
}
