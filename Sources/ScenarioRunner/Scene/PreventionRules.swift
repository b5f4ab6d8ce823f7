import ScenarioLanguage
import TouchEngine

/// The answers of a recognizer's class about prevention, failure requirements, and events, which
/// replace UIKit's.
final class PreventionRules: UIGestureRecognizerSwizzling {
  private unowned(unsafe) let scene: LiveScene
  private let overrides: [OverrideRule]

  /// Creates the rules of a recognizer.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    overrides = element.overrides
  }

  /// Returns whether a line applies when a recognizer is asked about another one.
  private func applies(
    _ override: OverrideRule, _ others: NamePattern, to recognizer: UIGestureRecognizer,
    about other: UIGestureRecognizer?
  ) -> Bool {
    let asked = AnswerContext(recognizer: recognizer, other: other, space: recognizer.view)
    return others.matches(other?.name ?? "")
      && override.condition?.holds(for: asked, in: scene) ?? true
  }

  func canPrevent(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, original: () -> Bool
  ) -> Bool {
    for override in overrides {
      guard case .canPrevent(let others, let answer) = override.rule,
        applies(override, others, to: recognizer, about: other)
      else { continue }
      return answer
    }
    return original()
  }

  func canBePrevented(
    _ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer, original: () -> Bool
  ) -> Bool {
    for override in overrides {
      guard case .canBePrevented(let others, let answer) = override.rule,
        applies(override, others, to: recognizer, about: other)
      else { continue }
      return answer
    }
    return original()
  }

  func answer(
    _ question: UIGestureRecognizerClassQuestion, of recognizer: UIGestureRecognizer,
    about other: UIGestureRecognizer?, original: () -> Bool
  ) -> Bool {
    let wanted: AnsweredMethod =
      switch question {
      case .shouldBeRequiredToFail: .shouldBeRequiredToFailBy
      case .shouldReceive: .shouldReceive
      case .shouldRequireFailure: .shouldRequireFailureOf
      }
    for override in overrides {
      guard case .answer(wanted, let others, let answer) = override.rule,
        applies(override, others, to: recognizer, about: other)
      else { continue }
      return answer
    }
    return original()
  }
}
