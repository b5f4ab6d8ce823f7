import RecognizerExamples
import ScenarioLanguage
import TouchEngine

// The classes that a scenario's recognizers have: UIKit's own and those of the examples, with the
// overrides that are written in the scene. They differ in their superclass only, which Swift has no
// way to leave open.

/// A circle recognizer of a scenario.
final class ScenarioCircleGestureRecognizer: CircleGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A hover recognizer of a scenario.
final class ScenarioHoverGestureRecognizer: UIHoverGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A recognizer of the letter S of a scenario.
final class ScenarioLetterSGestureRecognizer: LetterSGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A long-press recognizer of a scenario.
final class ScenarioLongPressGestureRecognizer: UILongPressGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A pan recognizer of a scenario.
final class ScenarioPanGestureRecognizer: UIPanGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A pinch recognizer of a scenario.
final class ScenarioPinchGestureRecognizer: UIPinchGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A rotation recognizer of a scenario.
final class ScenarioRotationGestureRecognizer: UIRotationGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A screen-edge pan recognizer of a scenario.
final class ScenarioScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A simple tap recognizer of a scenario.
final class ScenarioSimpleTapGestureRecognizer: SimpleTapGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A swipe recognizer of a scenario.
final class ScenarioSwipeGestureRecognizer: UISwipeGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}

/// A tap recognizer of a scenario.
final class ScenarioTapGestureRecognizer: UITapGestureRecognizer {
  private let rules: PreventionRules

  /// Creates the recognizer of an element.
  init(_ element: SceneElement) {
    rules = PreventionRules(element)
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canPrevent(
      preventedGestureRecognizer, inherited: super.canPrevent(preventedGestureRecognizer))
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    rules.canBePrevented(
      by: preventingGestureRecognizer,
      inherited: super.canBePrevented(by: preventingGestureRecognizer))
  }
}
