package import TouchEngine
package import TraceModel

/// A property of something where it is used, such as `pan translation in root`.
package struct PropertyReference: Equatable, Sendable {
  /// Whose property it is.
  package var subject: NameReference

  /// The property.
  package var property: Property

  /// The number of its value that is meant; the whole value when `nil`.
  package var component: PropertyComponent?

  /// The view in whose coordinates a place is meant; the usual ones when `nil`, and the window's for
  /// the name `nil`.
  package var space: NameReference?

  /// The word for the coordinates of the window, as in `location(in: nil)`.
  package static let windowSpace = "nil"

  /// The point that is converted.
  package var point: CGPoint?

  /// Creates a reference to a property of something, in the usual coordinates.
  package init(subject: NameReference, property: Property) {
    self.subject = subject
    self.property = property
  }

  /// The property, with the number of its value that is meant: `frame.width`.
  package var name: String { property.name + (component.map { "." + $0.name } ?? "") }

  /// The reference as a text has it.
  package var text: String {
    let start = subject.text + " " + name
    guard let point else { return start + (space.map { " in " + $0.text } ?? "") }
    return "\(start) \(Int(point.x * 1_000)) \(Int(point.y * 1_000)) to \(space?.text ?? "")"
  }
}

/// A property that gets a value which is worked out when the step is done, such as
/// `B center += pan translation`.
package struct PropertyAssignment: Sendable {
  /// What is done with the value.
  package enum Operation: Equatable, Sendable {
    /// The value is added to what is there.
    case add
    /// The value takes the place of what is there.
    case replace
    /// A transform is turned by the value.
    case rotate
    /// A transform is stretched by the value.
    case scale
    /// The value is taken from what is there.
    case subtract
    /// A transform is shifted by the value.
    case translate
  }

  /// The methods that change a transform, as a trace has them.
  static let transformMethods = ["rotatedBy", "scaledBy", "translatedBy"]

  /// A part of the sum that the value is.
  package struct Term: Sendable {
    /// A number of numbers, or a property.
    package enum Value: Sendable {
      /// Numbers as they are written.
      case literal(PropertyValue)
      /// What a property is then.
      case property(PropertyReference)
    }

    /// The value.
    package var value: Value

    /// Whether it is taken away instead of added.
    package var isSubtracted: Bool
  }

  /// Whose property it is.
  package var object: NameReference

  /// The property.
  package var property: Property

  /// What is done with the value.
  package var operation: Operation

  /// The parts of the sum that is the value.
  package var terms: [Term]

  /// The assignment from the property on, as the text has it.
  package var text: String
}
