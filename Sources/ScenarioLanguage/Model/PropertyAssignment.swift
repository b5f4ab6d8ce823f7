package import TouchEngine
package import TraceModel

/// A reference to a property, such as `pan translation in root`.
package struct PropertyReference: Equatable, Sendable {
  /// The object that the property belongs to.
  package var subject: NameReference

  /// The property.
  package var property: Property

  /// The component of the value, or `nil` for the whole value.
  package var component: PropertyComponent?

  /// The view whose coordinates a location uses, `nil` for the default coordinates, or the name
  /// `nil` for the window's.
  package var space: NameReference?

  /// The word for the window's coordinates, as in `location(in: nil)`.
  package static let windowSpace = "nil"

  /// The point to convert.
  package var point: CGPoint?

  /// Creates a reference to a property, in the default coordinates.
  package init(subject: NameReference, property: Property) {
    self.subject = subject
    self.property = property
  }

  /// The property with the component of its value: `frame.width`.
  package var name: String { property.name + (component.map { "." + $0.name } ?? "") }

  /// The reference as it appears in a text.
  package var text: String {
    let start = subject.text + " " + name
    guard let point else { return start + (space.map { " in " + $0.text } ?? "") }
    return "\(start) \(Int(point.x * 1_000)) \(Int(point.y * 1_000)) to \(space?.text ?? "")"
  }
}

/// An assignment of a value that's computed during the step, such as `B center += pan translation`.
package struct PropertyAssignment: Sendable {
  /// The operation to perform with the value.
  package enum Operation: Equatable, Sendable {
    /// Adds the value to the current one.
    case add
    /// Replaces the current value.
    case replace
    /// Rotates a transform.
    case rotate
    /// Scales a transform.
    case scale
    /// Subtracts the value from the current one.
    case subtract
    /// Translates a transform.
    case translate
  }

  /// The methods that change a transform, as they appear in a trace.
  static let transformMethods = ["rotatedBy", "scaledBy", "translatedBy"]

  /// A term of the sum that makes up the value.
  package struct Term: Sendable {
    /// Literal numbers, or a property.
    package enum Value: Sendable {
      /// Numbers as they appear in the text.
      case literal(PropertyValue)
      /// The value of a property at that time.
      case property(PropertyReference)
    }

    /// The value.
    package var value: Value

    /// Whether the term is subtracted instead of added.
    package var isSubtracted: Bool
  }

  /// The object that the property belongs to.
  package var object: NameReference

  /// The property.
  package var property: Property

  /// The operation to perform with the value.
  package var operation: Operation

  /// The terms of the sum that makes up the value.
  package var terms: [Term]

  /// The assignment, from the property on, as it appears in the text.
  package var text: String
}
