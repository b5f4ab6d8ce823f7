import Foundation

/// A part of an answer of the live engine; what is not there has no value and no members.
struct Answer {
  private let value: Any?

  /// Reads an answer.
  init(_ bytes: [UInt8]) throws {
    value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private init(value: Any?) {
    self.value = value is NSNull ? nil : value
  }

  /// Whether there is a value.
  var isThere: Bool { value != nil }

  /// The text; empty when there is none.
  var text: String { value as? String ?? "" }

  /// The number; not one when there is none.
  var number: Double { (value as? NSNumber)?.doubleValue ?? .nan }

  /// Whether the value is true.
  var isTrue: Bool { value as? Bool ?? false }

  /// The elements of a list.
  var elements: [Answer] { (value as? [Any] ?? []).map { Answer(value: $0) } }

  /// A member of an object.
  subscript(name: String) -> Answer { Answer(value: (value as? [String: Any])?[name]) }
}
