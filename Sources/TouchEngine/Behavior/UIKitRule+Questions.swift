extension RuleFollowing {
  /// Returns whether UIKit asks a question that it asks by a rule, or always for `nil`.
  func asks(by rule: UIKitRule?) -> Bool { rule.map { follows($0) } ?? true }
}

extension UIGestureRecognizerQuestion {
  /// The rule by which UIKit asks the delegate, or `nil` when no rule can be suspended.
  var rule: UIKitRule? {
    switch self {
    case .shouldBegin, .shouldReceivePress: nil
    case .shouldReceiveEvent: .eventIsAskedAbout
    case .shouldReceiveTouch: .shouldReceiveIsAsked
    case .shouldRecognizeSimultaneously: .delegatesAllowBoth
    case .shouldBeRequiredToFail, .shouldRequireFailure: .wishesAreAsked
    }
  }
}

extension UIGestureRecognizerClassQuestion {
  /// The rule by which UIKit asks the class.
  var rule: UIKitRule {
    switch self {
    case .shouldReceive: .eventIsAskedAbout
    case .shouldBeRequiredToFail, .shouldRequireFailure: .wishesAreAsked
    }
  }
}
