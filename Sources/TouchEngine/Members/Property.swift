package import TraceModel

/// A property of a class: its name, the kind of its values, when you can set it, and how to read
/// and set it on an object.
///
/// Each class declares its properties next to its code, once. Code that reads or writes
/// descriptions of properties relies on them.
package final class Property: Sendable {
  /// The times when code can set a property.
  package enum Mutability: Sendable {
    /// At any time.
    case always
    /// Never: the property is read-only.
    case never
    /// Only after everything has been created.
    case onceMade
    /// Only when the object is created.
    case whenMade
  }

  /// The special traits of a property.
  package struct Traits: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set of traits from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The value doesn't last beyond the gesture.
    package static let ofGesture = Traits(rawValue: 1)

    /// The value is in the coordinates of a view, which can be named.
    package static let inCoordinates = Traits(rawValue: 2)

    /// The value determines which objects receive touches: whether a view participates at all, or
    /// which recognizers and views prevent others from receiving them.
    package static let decidesTouches = Traits(rawValue: 32)

    /// The value belongs to a point in the object's coordinates, which is named with the property.
    package static let ofPoint = Traits(rawValue: 16)

    /// The property comes first when several are set together, because it limits the others.
    package static let comesFirst = Traits(rawValue: 4)

    /// The property waits for the object's contents when several are set together.
    package static let comesLast = Traits(rawValue: 8)
  }

  /// The context, besides its object, that a property's value can depend on.
  package struct Context {
    /// The view whose coordinates a location uses, or `nil` for the window's.
    package var space: UIView?

    /// The event that's being delivered, or the latest one.
    package var event: UIEvent

    /// The point to evaluate, for a property of a point.
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

  /// A description of the property.
  package let summary: Summary

  /// The kind of its values.
  package let kind: PropertyValueKind

  /// The times when the property can be set.
  package let mutability: Mutability

  /// The special traits of the property.
  package let traits: Traits

  /// The index of the touch that the value is about, or `nil` for another property.
  package let touchIndex: Int?

  /// The means to read and set the property on an object.
  private let access: Access

  /// The means to read and set a property of an object.
  fileprivate struct Access: Sendable {
    /// Reads the value, or returns `nil` if there's none.
    var read: @Sendable (AnyObject, Context) -> DynamicValue?

    /// Sets the value.
    var write: (@Sendable (AnyObject, DynamicValue) -> Void)?

    /// Counts the choices, for a property that's the index of a choice.
    var count: (@Sendable (AnyObject) -> Int?)?

    /// Names the options in a mask, for a property that's a set of options.
    var words: (@Sendable (Int) -> [String])?
  }

  private init(
    _ name: String, _ summary: Summary, _ kind: PropertyValueKind, _ mutability: Mutability,
    _ traits: Traits, _ access: Access, touchIndex: Int? = nil
  ) {
    self.touchIndex = touchIndex
    self.name = name
    self.summary = summary
    self.kind = kind
    self.mutability = mutability
    self.traits = traits
    self.access = access
  }

  /// Creates a copy of a property for a class whose objects can be given a value only at another
  /// time.
  init(_ property: Property, settable mutability: Mutability) {
    name = property.name
    summary = property.summary
    kind = property.kind
    self.mutability = mutability
    traits = property.traits
    access = property.access
    touchIndex = property.touchIndex
  }

  /// Describes the location of one of a recognizer's touches, by its index.
  package static func location(ofTouch index: Int) -> Property {
    Property(
      "location(ofTouch: \(index))",
      "The location of one of the recognizer's fingers in the coordinates of its view, in points.",
      .point, .never, [.ofGesture, .inCoordinates],
      Access(read: { object, context in
        guard let recognizer = object as? UIGestureRecognizer,
          recognizer.exception(locatingTouch: index) == nil
        else { return nil }
        return recognizer.location(ofTouch: index, in: context.space).dynamicValue
      }), touchIndex: index)
  }

  /// Describes a property with custom code to read and set it.
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

  /// Describes a property of a type, which can be set if there's a setter.
  package static func typed<Owner: AnyObject, Value: DynamicValueConvertible>(
    _ name: String, _ summary: Summary, _ kind: PropertyValueKind = Value.valueKind,
    _ mutability: Mutability? = nil, _ traits: Traits = [],
    get: @escaping @Sendable (Owner) -> Value,
    set: (@Sendable (Owner, Value) -> Void)? = nil,
    choosingFrom count: (@Sendable (Owner) -> Int)? = nil
  ) -> Property {
    var access = Access(read: { object, _ in (object as? Owner).map { get($0).dynamicValue } })
    access.words = { Value.words(ofMask: $0) }
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

  /// Whether the property is read-only.
  package var isReadOnly: Bool { mutability == .never }

  /// Returns the current value of an object's property, or `nil` if the object has no such value.
  package func value(of object: AnyObject, in context: Context) -> DynamicValue? {
    access.read(object, context)
  }

  /// Sets the property of an object.
  ///
  /// - Returns: Whether the property can be set at all in this way.
  @discardableResult
  package func set(_ value: DynamicValue, of object: AnyObject) -> Bool {
    guard let write = access.write else { return false }
    write(object, value)
    return true
  }

  /// Returns the number of choices that an object has for the property, or `nil` if the property
  /// isn't an index of a choice.
  package func choices(of object: AnyObject) -> Int? { access.count?(object) }

  /// Returns the words for the options whose bits are set in a number, as UIKit prints some values.
  package func words(ofMask mask: Int) -> [String] { access.words?(mask) ?? [] }
}

extension Property: Equatable {
  /// Returns whether two properties have the same name, regardless of their classes.
  package static func == (left: Property, right: Property) -> Bool { left.name == right.name }
}
