import TouchEngine

/// The properties of an object that a dump prints, as a scenario writes them.
///
/// UIKit prints a property under its name, without the `is` of a Boolean one. So a property that a
/// class of the model declares is imported without another word here.
struct PrintedProperties {
  /// The properties, each with its value.
  private(set) var text = ""

  /// Collects the properties that a setup can set and whose values UIKit doesn't give to an object
  /// that it creates: a new one, unless the object is a part of another.
  init(
    of object: ObjectDescription, _ description: ClassDescription, usual: AnyObject? = nil,
    except others: [String] = [], in dump: inout ScreenDump
  ) {
    let usual = usual ?? description.makeObject()
    // A setup shows its windows, which are hidden at first.
    (usual as? UIWindow)?.isHidden = false
    let context = Property.Context(space: nil, event: UIApplication().event)
    for property in description.properties {
      guard property.mutability != .never, property.mutability != .onceMade,
        !others.contains(property.name), let value = dump.value(of: property, in: object)
      else { continue }
      if let usual, let own = property.value(of: usual, in: context), own.isSame(as: value) {
        continue
      }
      if let value = value.text(as: property.kind) { text += "  \(property.name): \(value)" }
    }
  }
}

extension Property {
  /// The key under which UIKit prints the property: `hidden` for `isHidden`.
  fileprivate var printedKey: String {
    let bytes = Array(name.utf8)
    guard bytes.count > 2, bytes.starts(with: "is".utf8), bytes[2] < UInt8(ascii: "a") else {
      return name
    }
    return String(decoding: [bytes[2] | 0x20] + bytes[3...], as: UTF8.self)
  }
}

extension ScreenDump {
  /// Returns the value that an object has for a property, or `nil` if the dump has none that a
  /// scenario can write.
  fileprivate mutating func value(of property: Property, in object: ObjectDescription)
    -> DynamicValue?
  {
    let key = property.printedKey
    switch property.kind {
    case .boolean: return flag(key, in: object).map { .flag($0) }
    case .count(let range):
      return wholeNumber(of: key, in: object, range).map { .numbers([$0]) }
    case .number(let range):
      guard let number = numbers(of: key, in: object, count: 1)?.first else { return nil }
      return .numbers([max(range.lowerBound, min(number, range.upperBound))])
    case .time:
      guard let seconds = usableNumbers(of: key, in: object, count: 1)?.first, seconds >= 0,
        seconds <= 600
      else { return nil }
      return .numbers([seconds])
    case .windowLevel: return numbers(of: key, in: object, count: 1).map { .numbers($0) }
    case .insets, .rectangle: return numbers(of: key, in: object, count: 4).map { .numbers($0) }
    case .point, .size: return numbers(of: key, in: object, count: 2).map { .numbers($0) }
    case .text: return value(of: key, in: object).map { .text($0) }
    case .words(let words):
      guard let text = value(of: key, in: object) else { return nil }
      let number = usableNumbers(of: key, in: object, count: 1)?.first
      let chosen =
        number.map { property.words(ofMask: Int($0)) }
        ?? words.filter { Self.words(of: text).contains($0.lowercased()) }
      return chosen.isEmpty ? nil : .words(chosen)
    case .angle, .cell, .object, .objects, .points, .transform: return nil
    }
  }

  /// Returns the words in a value, in lowercase letters.
  private static func words(of value: String) -> [String] {
    value.utf8.split { !$0.isLetter }.map { String(decoding: $0.map { $0 | 0x20 }, as: UTF8.self) }
  }
}

extension DynamicValue {
  /// Returns whether two values that a dump can have are equal.
  fileprivate func isSame(as other: DynamicValue) -> Bool {
    switch (self, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.numbers(let one), .numbers(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.words(let one), .words(let other)): one == other
    default: false
    }
  }

  /// Returns the value as a scenario writes it, or `nil` when it can't.
  fileprivate func text(as kind: PropertyValueKind) -> String? {
    switch self {
    case .flag(let flag): return flag ? "true" : "false"
    case .numbers(let numbers) where kind == .time:
      return NumberList.text([(numbers[0] * 1_000).rounded()]) + "ms"
    case .numbers(let numbers): return NumberList.text(numbers)
    case .text(let text): return Self.quoted(text)
    case .words(let words): return words.joined(separator: " ")
    case .cell, .objects, .transform: return nil
    }
  }

  /// Returns a text in quotation marks, without the characters that a scenario can't quote, or `nil`
  /// for an empty one.
  private static func quoted(_ text: String) -> String? {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      // A character isn't cut in half.
      if bytes.count >= 40, byte & 0xC0 != 0x80 { break }
      bytes.append(byte < 32 || byte == 127 ? UInt8(ascii: " ") : byte)
    }
    return bytes.isEmpty ? nil : "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }
}
