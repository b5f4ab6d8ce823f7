/// A part that objects of a class create themselves, and that a setup can name: the text field of a
/// search bar is `searchTextField of search`.
package struct ClassPart: Sendable {
  /// How scenarios and traces name a part.
  package enum Naming: Sendable {
    /// After its owner: `pan of scroll`.
    case ofOwner
    /// After each controller in its owner: `tab of settings`.
    case ofEachChild
    /// By its word alone, which is usually its class: `UITransitionView`.
    case alone
  }

  /// When an object has a part.
  package enum Condition: Equatable, Sendable {
    /// Always.
    case always
    /// When its description mentions one of some properties or delegate methods.
    case ifMentioned([String])
    /// Always, but it's named so only where a line of the setup is about it; elsewhere it has the name
    /// of its class.
    case ifWritten
    /// When a property has one of some words; it has unless it's set if `isUsual` is true.
    case ifProperty(String, is: [String], isUsual: Bool)
  }

  /// The word for the part.
  package let word: String

  /// The class of the part, or `nil` for one that has no description.
  package let elementClass: ClassDescription?

  /// The name of the part's class where that's a class without a description; in a trace, it's the
  /// name of a part that no setup names.
  package let className: String?

  /// How scenarios and traces name it.
  package let naming: Naming

  /// When an object has it.
  package let condition: Condition

  /// How UIKit's code reaches the part from its owner.
  package let path: UIKitPath

  /// Whether the owner stays the delegate of the part: UIKit raises an exception when code sets
  /// another one (G210).
  package let keepsDelegate: Bool

  private let find: @Sendable (AnyObject) -> AnyObject?

  /// Describes a part by its word, its class, and the code that finds it in an object.
  package init<Owner: AnyObject>(
    _ word: String, _ elementClass: ClassDescription?, ofClass className: String? = nil,
    if condition: Condition = .always, at path: UIKitPath? = nil,
    keepsDelegate: Bool = false, _ find: @escaping @Sendable (Owner) -> AnyObject?
  ) {
    self.word = word
    self.elementClass = elementClass
    self.className = className
    naming = .ofOwner
    self.condition = condition
    self.path = path ?? .member(word)
    self.keepsDelegate = keepsDelegate
    self.find = { object in (object as? Owner).flatMap { find($0) } }
  }

  /// Describes a part that's found by its name, which is its class unless that's given.
  package init(
    _ word: String, _ elementClass: ClassDescription, ofClass className: String? = nil,
    named naming: Naming
  ) {
    self.word = word
    self.elementClass = elementClass
    self.className = className ?? word
    self.naming = naming
    condition = .always
    path = .unpublished
    keepsDelegate = false
    find = { _ in nil }
  }

  /// Returns the part of an object, or `nil` when the object has none.
  package func object(in owner: AnyObject) -> AnyObject? { find(owner) }
}

extension ClassPart.Condition {
  /// Returns whether a property can decide that an object has the part.
  package func mentions(_ property: Property) -> Bool {
    switch self {
    case .ifMentioned(let words): words.contains(property.name)
    case .always, .ifProperty, .ifWritten: false
    }
  }
}
