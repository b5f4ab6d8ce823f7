/// One object as UIKit describes it: `<UIView: 0x7f8; frame = (0 0; 390 844); alpha = 0>`.
struct ObjectDescription {
  /// A value with the range that it has in the dump.
  struct Field {
    let key: String
    let range: Range<Int>
  }

  /// The class, with its module.
  let className: String

  /// The address in hexadecimal digits, which identifies the object in the dump.
  let address: String

  /// The range in the dump, with the angle brackets.
  let range: Range<Int>

  /// The fields after the address, in order.
  let fields: [Field]

  /// Whether the description ends with an angle bracket.
  let isClosed: Bool

  /// Returns whether the object has a field.
  func has(_ key: String) -> Bool { range(of: key) != nil }

  /// Returns the range of a field's value, or `nil` when the object has no such field.
  func range(of key: String) -> Range<Int>? { fields.first { $0.key == key }?.range }
}
