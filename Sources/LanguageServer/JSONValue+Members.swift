package import TraceModel

extension JSONValue {
  /// The value of an object's member; `nil` if there isn't any, or if this isn't an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text, if this is one.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if this is a whole one.
  package var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The elements, if this is an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
