/// What a class of the model is called, what it inherits from, and which properties it has.
///
/// Each class has its description beside itself.
package final class ClassDescription: Sendable {
  /// The name in UIKit.
  package let name: String

  /// What sort of thing its objects are.
  package let kind: ObjectKind

  /// The class that it inherits from, as far as it has a description.
  package let superclass: ClassDescription?

  /// The class of the cells that its objects show, and what they are called; `nil` when they show
  /// none.
  package let cells: (class: ClassDescription, noun: CellNoun)?

  /// The properties that the class declares itself, and those of its superclass that it changes.
  package let ownProperties: [Property]

  /// How objects are made and known; `nil` where one needs more than its class.
  private let instances: Instances?

  /// How objects of a class are made, and told from others.
  package struct Instances: Sendable {
    fileprivate let make: @Sendable () -> AnyObject
    fileprivate let contain: @Sendable (AnyObject) -> Bool

    /// Creates the instances of the class of which a closure makes one.
    package init<Object: AnyObject>(_ make: @escaping @Sendable () -> Object) {
      self.make = { make() }
      contain = { $0 is Object }
    }
  }

  /// Describes a class.
  package init(
    _ name: String, _ kind: ObjectKind, inherits superclass: ClassDescription? = nil,
    shows cells: (class: ClassDescription, noun: CellNoun)? = nil, instances: Instances? = nil,
    properties: [Property] = []
  ) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    self.cells = cells
    self.instances = instances
    ownProperties = properties
  }

  /// The properties that its objects have, those first that they inherit.
  package var properties: [Property] {
    let inherited = (superclass?.properties ?? []).filter { !ownProperties.contains($0) }
    return inherited + ownProperties
  }

  /// Returns the property with a name, or `nil` when its objects have none.
  package func property(named name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?.property(named: name)
  }

  /// Whether its objects are of another class too.
  package func inherits(from other: ClassDescription) -> Bool {
    self === other || superclass?.inherits(from: other) ?? false
  }

  /// Returns a new object, or `nil` where one needs more than its class.
  package func makeObject() -> AnyObject? { instances?.make() }

  /// Whether an object is of the class, or of one that inherits from it; always false for a class
  /// whose objects need more than their class.
  package func isClass(of object: AnyObject) -> Bool { instances?.contain(object) ?? false }

  /// Whether its objects are controls.
  package var isControl: Bool { inherits(from: .control) }

  /// Whether its objects are scroll views.
  package var isScrollView: Bool { inherits(from: .scrollView) }

  /// Whether its objects are the cells of another view.
  package var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// Whether its objects show other controllers and no view of their own.
  package var isContainer: Bool { self == .navigationController || self == .tabBarController }
}

extension ClassDescription: Hashable {
  /// Whether two descriptions are of the same class.
  package static func == (left: ClassDescription, right: ClassDescription) -> Bool {
    left === right
  }

  /// Adds what tells the class from others.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
