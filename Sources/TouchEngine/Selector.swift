/// What stands for a selector: the name of a method and what the method does.
///
/// There is no runtime here that finds a method by its name, so an action is given as a closure.
public struct Selector {
  /// The name, as it would be written in `#selector`.
  public var name: String

  /// What the method does with its sender.
  public var body: (UIGestureRecognizer) -> Void

  /// Creates an action from its name and what it does.
  public init(_ name: String, _ body: @escaping (UIGestureRecognizer) -> Void = { _ in }) {
    self.name = name
    self.body = body
  }
}
