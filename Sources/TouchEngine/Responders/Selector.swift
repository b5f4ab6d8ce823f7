/// A representation of a selector: the name of a method and its implementation.
///
/// No runtime here can find a method by its name, so an action is a closure.
public struct Selector {
  /// The name, as it would be written in `#selector`.
  public var name: String

  /// The implementation of the method, if its sender is a recognizer.
  private let handleGesture: ((UIGestureRecognizer) -> Void)?

  /// The implementation of the method, if its sender is a control, with the event that caused it
  /// (D102).
  private let handleControl: ((UIControl, UIEvent?) -> Void)?

  /// Creates an action for a recognizer from its name and its implementation.
  public init(_ name: String, _ body: @escaping (UIGestureRecognizer) -> Void = { _ in }) {
    self.name = name
    handleGesture = body
    handleControl = nil
  }

  /// Creates an action for a control from its name and its implementation.
  public init(_ name: String, _ body: @escaping (UIControl, UIEvent?) -> Void) {
    self.name = name
    handleGesture = nil
    handleControl = body
  }

  /// Calls the method with a recognizer; an action for a control does nothing.
  @inline(__always)
  func perform(with recognizer: UIGestureRecognizer) {
    handleGesture?(recognizer)
  }

  /// Calls the method with a control; an action for a recognizer does nothing.
  func perform(with control: UIControl, _ event: UIEvent?) {
    handleControl?(control, event)
  }
}
