extension UIKitBehavior {
  /// The versions of iOS whose differences the model knows; the last is the default.
  ///
  /// A number is the last release of its version: 17 includes what came with 17.4.
  public static let versions = 12...26

  /// Suspends the rules that came with a newer version of iOS.
  ///
  ///     application.behavior.suspendRules(newerThan: 17)
  ///
  /// What isn't listed as newer is as in the newest version, because most reports don't say when a
  /// behavior began.
  public mutating func suspendRules(newerThan version: Int) {
    for rule in UIKitRule.allCases where rule.firstVersion ?? version > version { suspend(rule) }
  }
}

extension UIKitRule {
  /// The version of iOS that brought the rule, or `nil` if the model has it in all versions.
  public var firstVersion: Int? {
    switch self {
    case .segmentedControlsKeepPans: 13
    case .transfersCanBeOff: 17
    case .gesturesOfSwiftUIAreDeep, .pressesOfSwiftUIWait, .updatesHavePhases: 18
    case .contentSwipesPop: 26
    default: nil
    }
  }
}
