public import TouchEngine

/// The rule that the worlds of tests don't follow.
///
/// The worlds ask for it when they're made. It belongs to the task that runs a test, so tests that follow
/// all rules can run at the same time.
public enum SuspendedRule {
  /// The rule, or `nil` where all rules are followed.
  @TaskLocal public static var current: UIKitRule?
}
