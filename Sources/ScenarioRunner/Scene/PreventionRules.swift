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
