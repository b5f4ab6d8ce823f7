import ScenarioLanguage
import TouchEngine

/// What a recognizer's own class answers to whether it may prevent others or be prevented: it
/// stands in for UIKit's answers.
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
}
