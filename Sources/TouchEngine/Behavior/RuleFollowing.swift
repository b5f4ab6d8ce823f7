/// Something in an application, which knows the rules of UIKit that the application follows.
///
/// A rule is named once, where UIKit decides by it:
///
/// - `follows(_:)` for what UIKit does by the rule, and `suspends(_:)` for what it never does
/// - `satisfies(_:_:)` for a condition that the rule demands
/// - `given(_:_:)` for a value that counts by the rule
/// - `inOrder(_:_:then:)` for an order that the rule is about
///
/// A rule about a number, or a choice of a few, isn't named at all: suspending it changes a value
/// of `UIKitBehavior`.
protocol RuleFollowing {
  /// Returns whether a rule is followed; without an application, all of them are.
  func follows(_ rule: UIKitRule) -> Bool
}

extension RuleFollowing {
  /// Returns whether a rule is suspended, for what UIKit never does.
  @inline(__always)
  func suspends(_ rule: UIKitRule) -> Bool { !follows(rule) }

  /// Returns whether a condition that a rule demands is met; without the rule, it needn't be.
  @inline(__always)
  func satisfies(_ rule: UIKitRule, _ condition: Bool) -> Bool { condition || !follows(rule) }

  /// Returns a value that counts by a rule, or `nil` without the rule.
  @inline(__always)
  func given<Value>(_ rule: UIKitRule, _ value: Value?) -> Value? {
    guard let value, follows(rule) else { return nil }
    return value
  }

  /// Does two things in UIKit's order; without the rule about it, the other way around.
  @inline(__always)
  func inOrder(_ rule: UIKitRule, _ first: () -> Void, then second: () -> Void) {
    let isInOrder = follows(rule)
    if !isInOrder { second() }
    first()
    if isInOrder { second() }
  }

  /// Returns whether one of two answers is `true`, asking for them in UIKit's order until one is.
  @inline(__always)
  func inOrder(_ rule: UIKitRule, _ first: () -> Bool, or second: () -> Bool) -> Bool {
    follows(rule) ? first() || second() : second() || first()
  }

  /// Returns the first of two values that exists, in UIKit's order.
  @inline(__always)
  func inOrder<Value>(_ rule: UIKitRule, _ first: () -> Value?, or second: () -> Value?) -> Value? {
    follows(rule) ? first() ?? second() : second() ?? first()
  }

  /// Returns objects in UIKit's order; without the rule about it, from the last to the first.
  @inline(__always)
  func inOrder<Element>(_ rule: UIKitRule, _ elements: [Element]) -> [Element] {
    follows(rule) ? elements : elements.reversed()
  }

  /// Returns whether UIKit asks a question that it asks by a rule, or always for `nil`.
  func asks(by rule: UIKitRule?) -> Bool { rule.map { follows($0) } ?? true }
}

extension UIKitBehavior: RuleFollowing {
  /// Returns whether a rule is followed.
  @inline(__always)
  public func follows(_ rule: UIKitRule) -> Bool { !suspendedRules.contains(rule) }
}

extension UIApplication: RuleFollowing {
  @inline(__always)
  final func follows(_ rule: UIKitRule) -> Bool { behavior.follows(rule) }
}

extension Lent: RuleFollowing where Object == UIApplication {
  @inline(__always)
  func follows(_ rule: UIKitRule) -> Bool { use { $0.follows(rule) } ?? true }
}

extension UIApplication?: RuleFollowing {
  @inline(__always)
  func follows(_ rule: UIKitRule) -> Bool { self?.follows(rule) ?? true }
}

extension UIView: RuleFollowing {
  @inline(__always)
  final func follows(_ rule: UIKitRule) -> Bool {
    !suspendsRules || (window?.application).follows(rule)
  }
}

extension UIGestureEnvironment: RuleFollowing {
  @inline(__always)
  func follows(_ rule: UIKitRule) -> Bool { lentApplication.follows(rule) }
}

extension UIGestureRecognizer: RuleFollowing {
  @inline(__always)
  final func follows(_ rule: UIKitRule) -> Bool {
    lentEnvironment.use { $0.follows(rule) } ?? true
  }
}

extension UIEvent: RuleFollowing {
  @inline(__always)
  final func follows(_ rule: UIKitRule) -> Bool { application.follows(rule) }
}
