import ScenarioLanguage
import TouchEngine

/// What a recognizer's own class answers to whether it may prevent others or be prevented.
struct PreventionRules {
  private let overrides: [OverrideRule]

  /// Creates the rules of a recognizer.
  init(_ element: SceneElement) {
    overrides = element.overrides
  }

  /// Returns whether the recognizer may prevent another one.
  func canPrevent(_ other: UIGestureRecognizer, inherited: Bool) -> Bool {
    for override in overrides {
      guard case .canPrevent(let others, let answer) = override.rule,
        others.matches(other.name ?? "")
      else { continue }
      return answer
    }
    return inherited
  }

  /// Returns whether the recognizer may be prevented by another one.
  func canBePrevented(by other: UIGestureRecognizer, inherited: Bool) -> Bool {
    for override in overrides {
      guard case .canBePrevented(let others, let answer) = override.rule,
        others.matches(other.name ?? "")
      else { continue }
      return answer
    }
    return inherited
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

/// A delegate that gives the answers written under a recognizer, and UIKit's own to all else.
final class ScenarioRecognizerDelegate: UIGestureRecognizerDelegate {
  private let answers: [DelegateAnswer]

  /// Creates the delegate of a recognizer.
  init(_ element: SceneElement) {
    answers = element.delegateAnswers
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(to: .shouldBegin, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer(to: .shouldReceive, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRecognizeSimultaneously, about: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRequireFailure, about: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldBeRequiredToFail, about: otherGestureRecognizer) ?? false
  }

  private func answer(to question: DelegateQuestion, about other: UIGestureRecognizer?) -> Bool? {
    for answer in answers where answer.question == question {
      if answer.others.matches(other?.name ?? "") { return answer.answer }
    }
    return nil
  }
}
