// Fields of an object.
extension ScreenDump {
  /// Returns a field's value, without the apostrophes around a text.
  func value(of key: String, in object: ObjectDescription) -> String? {
    guard let range = object.range(of: key) else { return nil }
    let bytes = scanner.bytes[range]
    let quote = UInt8(ascii: "'")
    guard bytes.count > 1, bytes.first == quote, bytes.last == quote else {
      return scanner.text(range)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Returns the numbers of a field if it has that many, all of which a scenario can have.
  func usableNumbers(of key: String, in object: ObjectDescription, count: Int) -> [Double]? {
    guard let range = object.range(of: key),
      let numbers = NumberList.numbers(scanner.bytes[range]), numbers.count == count,
      numbers.allSatisfy({ $0.isFinite && $0.magnitude <= 100_000 })
    else { return nil }
    return numbers
  }

  /// Returns whether a field is `YES` or `NO`, or `nil` when the object doesn't have it.
  func flag(_ key: String, in object: ObjectDescription) -> Bool? {
    guard let value = value(of: key, in: object) else { return nil }
    return value == "YES" ? true : value == "NO" ? false : nil
  }

  /// Returns the UIKit class that an object's class is based on, as UIKit or TouchTrace prints it.
  func baseClass(of object: ObjectDescription) -> String? {
    value(of: "baseClass", in: object) ?? value(of: "superclass", in: object)
  }
}
