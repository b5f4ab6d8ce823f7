/// What stands for a selector: the name of a method and what the method does.
///
/// There is no runtime here that finds a method by its name, so an action is given as a closure.
public struct Selector {
  /// The name, as it would be written in `#selector`.
  public var name: String

  /// What the method does with its sender and, for a control, with the event that caused it (D102).
  let body: (AnyObject, UIEvent?) -> Void

  /// Creates an action for a recognizer from its name and what it does.
  public init(_ name: String, _ body: @escaping (UIGestureRecognizer) -> Void = { _ in }) {
    self.name = name
    self.body = { sender, _ in
      if let recognizer = sender as? UIGestureRecognizer { body(recognizer) }
    }
  }

  /// Creates an action for a control from its name and what it does.
  public init(_ name: String, _ body: @escaping (UIControl, UIEvent?) -> Void) {
    self.name = name
    self.body = { sender, event in
      if let control = sender as? UIControl { body(control, event) }
    }
  }
}
