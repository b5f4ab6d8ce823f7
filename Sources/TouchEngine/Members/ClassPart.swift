/// A part that objects of a class create themselves, and that a setup can name: the text field of a
/// search bar is `searchTextField of search`.
package struct ClassPart: Sendable {
  /// The word for the part.
  package let word: String

  /// The class of the part.
  package let elementClass: ClassDescription

  /// The property on which the part depends, with the words for which it exists; `nil` for a part
  /// that always exists.
  package let condition: (property: String, words: [String], isUsual: Bool)?

  private let find: @Sendable (AnyObject) -> AnyObject?

  /// Describes a part by its word, its class, and the code that finds it in an object.
  package init<Owner: AnyObject>(
    _ word: String, _ elementClass: ClassDescription,
    if condition: (property: String, words: [String], isUsual: Bool)? = nil,
    _ find: @escaping @Sendable (Owner) -> AnyObject?
  ) {
    self.word = word
    self.elementClass = elementClass
    self.condition = condition
    self.find = { object in (object as? Owner).flatMap { find($0) } }
  }

  /// Returns the part of an object, or `nil` when the object has none.
  package func object(in owner: AnyObject) -> AnyObject? { find(owner) }
}
