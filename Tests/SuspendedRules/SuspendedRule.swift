public import TouchEngine

/// The rule that the engine's tests go without in this task, so that tests of the tests can run
/// them again in the same process.
public enum SuspendedRule {
  /// The rule, or `nil` to follow all.
  @TaskLocal public static var current: UIKitRule?

  /// The behavior with which a test's world begins.
  public static var behavior: UIKitBehavior {
    current.map { UIKitBehavior(without: $0) } ?? UIKitBehavior()
  }
}
