import ScenarioLanguage
import TouchEngine

/// What a recognizer's own class answers to whether it may prevent others or be prevented, must wait
/// or wants an event: it stands in for UIKit's answers.
final class PreventionRules: UIGestureRecognizerSwizzling {
  private let overrides: [OverrideRule]

  /// Creates the rules of a recognizer.
  init(_ element: SceneElement) {
    overrides = element.overrides
  }

  func canPrevent(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, original: () -> Bool
  ) -> Bool {
    for override in overrides {
      guard case .canPrevent(let others, let answer) = override.rule,
        others.matches(other.name ?? "")
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
        others.matches(other.name ?? "")
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
        others.matches(other?.name ?? "")
      else { continue }
      return answer
    }
    return original()
  }
}
