package import TraceModel

/// A property of a class: its name, what its values are, when it can be set, and how to read and set
/// it on an object.
///
/// Each class declares its properties beside itself, once. Whoever reads texts about them, or writes
/// any, goes by these.
package final class Property: Sendable {
  /// When a program can set a property.
  package enum Mutability: Sendable {
    /// At any time.
    case always
    /// Never: it can only be looked at.
    case never
    /// Only after everything has been made.
    case onceMade
    /// Only when its object is made.
    case whenMade
  }

  /// What is peculiar to a property.
  package struct Traits: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set of traits from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The value is gone once the gesture is over.
    package static let ofGesture = Traits(rawValue: 1)

    /// The value is meant in the coordinates of a view, which can be named.
    package static let inCoordinates = Traits(rawValue: 2)

    /// The value decides who gets touches: whether a view takes part at all, or who keeps touches
    /// from whom.
    package static let decidesTouches = Traits(rawValue: 32)

    /// The value is that of a point in the object's coordinates, which is named with the property.
    package static let ofPoint = Traits(rawValue: 16)

    /// Of several properties that are set at once, this one comes first: others are kept within what
    /// it allows.
    package static let comesFirst = Traits(rawValue: 4)

    /// Of several properties that are set at once, this one has to wait for the object's contents.
    package static let comesLast = Traits(rawValue: 8)
  }

  /// What the value of a property can depend on besides its object.
  package struct Context {
    /// The view in whose coordinates a place is meant; the window's for `nil`.
    package var space: UIView?

    /// The event that is being delivered, or was last.
    package var event: UIEvent

    /// The point that is meant, for a property that is asked about one.
    package var point: CGPoint?

    /// Creates a context.
    package init(space: UIView?, event: UIEvent, point: CGPoint? = nil) {
      self.space = space
      self.event = event
      self.point = point
    }
  }

  /// The name in UIKit.
  package let name: String

  /// What the property is.
  package let summary: Summary

  /// What its values are.
  package let kind: PropertyValueKind

  /// When it can be set.
  package let mutability: Mutability

  /// What is peculiar to it.
  package let traits: Traits

  /// How it is read and set on an object.
  private let access: Access

  /// How a property of an object is read and set.
  fileprivate struct Access: Sendable {
    /// Reads the value; `nil` if there is none.
    var read: @Sendable (AnyObject, Context) -> DynamicValue?

    /// Sets the value.
    var write: (@Sendable (AnyObject, DynamicValue) -> Void)?

    /// Counts what there is to choose from, for a property that is the number of what is chosen.
    var count: (@Sendable (AnyObject) -> Int?)?
  }

  private init(
    _ name: String, _ summary: Summary, _ kind: PropertyValueKind, _ mutability: Mutability,
    _ traits: Traits, _ access: Access
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.mutability = mutability
    self.traits = traits
    self.access = access
  }

  /// Returns the property as a class has it whose objects can be given a value at another time only.
  init(_ property: Property, settable mutability: Mutability) {
    name = property.name
    summary = property.summary
    kind = property.kind
    self.mutability = mutability
    traits = property.traits
    access = property.access
  }

  /// Describes a property that is read and set by any means.
  package static func dynamic<Owner: AnyObject>(
    _ name: String, _ summary: Summary, _ kind: PropertyValueKind,
    _ mutability: Mutability = .never, _ traits: Traits = [],
    read: @escaping @Sendable (Owner, Context) -> DynamicValue?,
    write: (@Sendable (Owner, DynamicValue) -> Void)? = nil
  ) -> Property {
    var access = Access(read: { object, context in
      guard let owner = object as? Owner else { return nil }
      return read(owner, context)
    })
    if let write {
      access.write = { object, value in
        if let owner = object as? Owner { write(owner, value) }
      }
    }
    return Property(name, summary, kind, mutability, traits, access)
  }

  /// Describes a property of a type, which can be set if there is a setter.
  package static func typed<Owner: AnyObject, Value: DynamicValueConvertible>(
    _ name: String, _ summary: Summary, _ kind: PropertyValueKind = Value.valueKind,
    _ mutability: Mutability? = nil, _ traits: Traits = [],
    get: @escaping @Sendable (Owner) -> Value,
    set: (@Sendable (Owner, Value) -> Void)? = nil,
    choosingFrom count: (@Sendable (Owner) -> Int)? = nil
  ) -> Property {
    var access = Access(read: { object, _ in (object as? Owner).map { get($0).dynamicValue } })
    if let set {
      access.write = { object, value in
        if let owner = object as? Owner, let value = Value(value) { set(owner, value) }
      }
    }
    if let count {
      access.count = { object in (object as? Owner).map { count($0) } }
    }
    return Property(
      name, summary, kind, mutability ?? (set == nil ? .never : .always), traits, access)
  }

  /// Whether the value can only be looked at.
  package var isReadOnly: Bool { mutability == .never }

  /// Returns what the property of an object is now; `nil` if the object has no such value.
  package func value(of object: AnyObject, in context: Context) -> DynamicValue? {
    access.read(object, context)
  }

  /// Gives the property of an object a value.
  ///
  /// - Returns: Whether it can be set at all, by this means.
  @discardableResult
  package func set(_ value: DynamicValue, of object: AnyObject) -> Bool {
    guard let write = access.write else { return false }
    write(object, value)
    return true
  }

  /// Returns how many an object has of what the property is the number of; `nil` if it numbers
  /// nothing.
  package func choices(of object: AnyObject) -> Int? { access.count?(object) }
}

extension Property: Equatable {
  /// Whether two properties have the same name, in whichever classes.
  package static func == (left: Property, right: Property) -> Bool { left.name == right.name }
}
