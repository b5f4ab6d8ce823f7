import TextAndOrder

/// A value of a JSON text.
///
/// It's implemented here rather than taken from a library because stored traces are also written
/// and read in the browser, where only the standard library is available.
package enum JSONValue: Equatable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// Any number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// The members in the order of the text.
  case object([Member])

  /// A name with its value.
  package struct Member: Equatable {
    /// The name.
    package var name: String
    /// The value of the member.
    package var value: JSONValue

    /// Creates a member.
    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// Creates an object without the members that have no value.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// Creates a number.
  package static func integer(_ integer: Int) -> JSONValue { .number(Double(integer)) }

  /// Creates an array of texts.
  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// The value as JSON on one line.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += JSONValue.numberText(value)
    case .string(let value): text += JSONText.quoting(value, isInPage: true)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", " }
        text += JSONText.quoting(member.name, isInPage: true)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Returns a number with at most six decimals, which is a millionth of a point, or twelve when
  /// it's small, because an opacity slightly less than its limit differs from the limit.
  ///
  /// A value that JSON can't express, or that makes no sense, becomes the nearest number that it
  /// can.
  private static func numberText(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    // Whole numbers, such as times in microseconds, are exact as far as a Double is.
    if value.magnitude < 9e15, value == value.rounded() { return "\(Int64(value))" }
    return max(-1e9, min(1e9, value)).text(decimals: value.magnitude < 0.1 ? 12 : 6)
  }
}
