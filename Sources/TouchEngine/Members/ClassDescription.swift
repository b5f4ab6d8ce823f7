package import TraceModel

/// A description of a class of the model: its name, its superclass, and its properties.
///
/// Each class declares its description next to its code.
package final class ClassDescription: Sendable {
  /// The name in UIKit.
  package let name: String

  /// The kind of its objects.
  package let kind: ObjectKind

  /// The superclass, if that has a description.
  package let superclass: ClassDescription?

  /// The kinds of subjects of events that the class adds to its superclass's.
  private let ownSubjects: TraceEvent.Subjects

  /// Whether the class's gesture is discrete: it's recognized in one moment, without a state in which
  /// it continues.
  private let isDiscreteItself: Bool

  /// The class of the cells that its objects show, and the noun for them; `nil` when they show
  /// none.
  package let cells: (class: ClassDescription, noun: CellNoun)?

  /// The properties that the class declares itself, and the inherited properties that it changes.
  package let ownProperties: [Property]

  /// The methods with which delegates and data sources of its objects answer, as far as the class
  /// declares them itself.
  private let ownDelegateMethods: [AnsweredMethod]

  /// The methods that answer a question and that subclasses can override, as far as the class
  /// declares them itself.
  private let ownOverridableMethods: [AnsweredMethod]

  /// The parts that the class declares itself.
  private let ownParts: [ClassPart]

  /// The means to create and identify objects; `nil` where creating one requires more than its
  /// class.
  private let instances: Instances?

  /// The means to create objects of a class and to identify them.
  package struct Instances: Sendable {
    fileprivate let make: @Sendable () -> AnyObject
    fileprivate let contain: @Sendable (AnyObject) -> Bool

    /// Creates the means for the class whose objects a closure creates.
    package init<Object: AnyObject>(_ make: @escaping @Sendable () -> Object) {
      self.make = { make() }
      contain = { $0 is Object }
    }
  }

  /// Describes a class.
  package init(
    _ name: String, _ kind: ObjectKind, inherits superclass: ClassDescription? = nil,
    subjects: TraceEvent.Subjects = [], isDiscrete: Bool = false,
    shows cells: (class: ClassDescription, noun: CellNoun)? = nil, instances: Instances? = nil,
    asks delegateMethods: [AnsweredMethod] = [], overridable: [AnsweredMethod] = [],
    properties: [Property] = [], parts: [ClassPart] = []
  ) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    ownSubjects = subjects
    isDiscreteItself = isDiscrete
    self.cells = cells
    self.instances = instances
    ownDelegateMethods = delegateMethods
    ownOverridableMethods = overridable
    ownProperties = properties
    ownParts = parts
  }

  /// The methods with which a delegate or a data source of its objects answers, inherited first.
  ///
  /// The recognizer of an interaction has a delegate of UIKit's.
  package var delegateMethods: [AnsweredMethod] {
    (isClosed ? [] : superclass?.delegateMethods ?? []) + ownDelegateMethods
  }

  /// The methods that answer a question and that subclasses can override, inherited first.
  package var overridableMethods: [AnsweredMethod] {
    isClosed ? [] : (superclass?.overridableMethods ?? []) + ownOverridableMethods
  }

  /// The kinds of subjects of events that its objects are, besides what all objects of their kind
  /// are.
  package var subjects: TraceEvent.Subjects {
    ownSubjects.union(superclass?.subjects ?? [])
  }

  /// Whether its objects are recognizers of discrete gestures.
  package var isDiscrete: Bool { isDiscreteItself || superclass?.isDiscrete ?? false }

  /// The parts that its objects create themselves and that a setup can name, the inherited ones
  /// first.
  package var parts: [ClassPart] { (superclass?.parts ?? []) + ownParts }

  /// Returns the part with a word that is named after its owner, or `nil` when its objects have none.
  package func part(named word: String) -> ClassPart? {
    ownParts.first { $0.word == word && $0.naming == .ofOwner } ?? superclass?.part(named: word)
  }

  /// The properties of its objects, the inherited ones first.
  package var properties: [Property] {
    let inherited = (superclass?.properties ?? []).filter { !ownProperties.contains($0) }
    return inherited + ownProperties
  }

  /// Returns the property with a name, or `nil` when its objects have none.
  package func property(named name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?.property(named: name)
  }

  /// Returns whether its objects also belong to another class.
  package func inherits(from other: ClassDescription) -> Bool {
    self === other || superclass?.inherits(from: other) ?? false
  }

  /// Returns a new object, or `nil` where creating one requires more than its class.
  package func makeObject() -> AnyObject? { instances?.make() }

  /// Returns whether an object belongs to the class or to a subclass; always `false` for a class
  /// whose objects require more than their class.
  package func isClass(of object: AnyObject) -> Bool { instances?.contain(object) ?? false }

  /// Whether an app neither subclasses it nor sets its delegate.
  private var isClosed: Bool { isInteraction || isOfSwiftUI }

  /// Whether its objects are controls.
  package var isControl: Bool { inherits(from: .control) }

  /// Whether its objects are scroll views.
  package var isScrollView: Bool { inherits(from: .scrollView) }

  /// Whether its objects are the cells of another view.
  package var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// Whether its objects show other controllers and no views themselves.
  package var isContainer: Bool {
    self == .navigationController || self == .pageViewController || self == .tabBarController
  }
}

extension ClassDescription: Hashable {
  /// Returns whether two descriptions are of the same class.
  package static func == (left: ClassDescription, right: ClassDescription) -> Bool {
    left === right
  }

  /// Feeds the name of the class to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
