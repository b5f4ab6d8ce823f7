/// How UIKit's code reaches a part from its owner.
package struct UIKitPath: Sendable {
  /// The members from the owner to the part, which follow a period, or `nil` where UIKit doesn't
  /// publish how to find the part.
  package let members: String?

  /// The type of the part in UIKit's interface, or `nil` for its own class.
  package let type: String?

  /// Whether the part can be missing.
  package let isOptional: Bool

  /// A path that UIKit doesn't publish.
  package static let unpublished = UIKitPath(
    members: nil, type: "UIGestureRecognizer", isOptional: true)

  /// A property of the owner.
  package static func member(
    _ name: String, as type: String? = nil, isOptional: Bool = false
  ) -> UIKitPath {
    UIKitPath(members: name, type: type, isOptional: isOptional)
  }

  /// The first object of a type in a list of the owner, for which a condition holds.
  package static func first(
    _ type: String, in list: String, where condition: String? = nil
  ) -> UIKitPath {
    let test = condition.map { " { \($0) }" } ?? ""
    return UIKitPath(
      members: "\(list).compactMap { $0 as? \(type) }.first\(test)", type: nil, isOptional: true)
  }

  /// The owner's recognizer whose class isn't published and has a name that begins with some
  /// letters, and that waits for a number of taps.
  package static func recognizer(classNamed prefix: String, taps: Int? = nil) -> UIKitPath {
    let test =
      taps.map { " && ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == \($0)" } ?? ""
    return UIKitPath(
      members: "gestureRecognizers?.first { String(describing: type(of: $0)).hasPrefix(\""
        + prefix + "\")\(test) }",
      type: "UIGestureRecognizer", isOptional: true)
  }
}
