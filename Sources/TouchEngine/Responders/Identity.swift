// As in UIKit, objects are equal only to themselves, so sets and dictionaries can contain them.

extension UIResponder: Hashable {
  /// Returns whether both are the same object.
  public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

  /// Feeds the identity of the object to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIGestureRecognizer: Hashable {
  /// Returns whether both are the same object.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Feeds the identity of the object to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
