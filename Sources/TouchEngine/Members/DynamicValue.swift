package import TraceModel

/// A value of a property of any type.
package enum DynamicValue {
  /// The index path of a row or an item, or none.
  case cell(IndexPath?)
  /// True or false.
  case flag(Bool)
  /// Numbers, one for each coordinate; a time in seconds, an angle in radians.
  case numbers([Double])
  /// Some objects.
  case objects([AnyObject])
  /// Any words.
  case text(String)
  /// The transform of a view's coordinates.
  case transform(CGAffineTransform)
  /// Some of UIKit's words.
  case words([String])

  /// Creates a value of objects of one class.
  package static func list<Object: AnyObject>(_ objects: [Object]) -> DynamicValue {
    .objects(objects.map { $0 as AnyObject })
  }

  /// Creates a value of one object, or none.
  package static func object(_ object: AnyObject?) -> DynamicValue {
    .objects(object.map { [$0] } ?? [])
  }

  /// The only object, or none.
  var object: AnyObject? { if case .objects(let objects) = self { objects.first } else { nil } }

  /// Creates a value of some points.
  package static func points(_ points: [CGPoint]) -> DynamicValue {
    .numbers(points.flatMap { [$0.x, $0.y] })
  }
}

/// A type that properties of the model's classes have.
package protocol DynamicValueConvertible: SendableMetatype {
  /// The kind of the type's values, unless a property specifies it more precisely.
  static var valueKind: PropertyValueKind { get }

  /// The value for code that doesn't know its type.
  var dynamicValue: DynamicValue { get }

  /// Creates the value that another one represents, or `nil` if that has another type.
  init?(_ value: DynamicValue)

  /// Returns the words for the options whose bits are set in a number; none for a type without
  /// options.
  static func words(ofMask mask: Int) -> [String]
}

extension DynamicValueConvertible {
  package static func words(ofMask mask: Int) -> [String] { [] }
}

extension Bool: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .boolean }

  package var dynamicValue: DynamicValue { .flag(self) }

  package init?(_ value: DynamicValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Double: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .length }

  package var dynamicValue: DynamicValue { .numbers([self]) }

  package init?(_ value: DynamicValue) {
    guard case .numbers(let numbers) = value, numbers.count == 1 else { return nil }
    self = numbers[0]
  }
}

extension Int: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .count(0...1_000) }

  package var dynamicValue: DynamicValue { .numbers([Double(self)]) }

  package init?(_ value: DynamicValue) {
    guard let number = Double(value) else { return nil }
    self = Int(Swift.max(-1e9, Swift.min(1e9, number)))
  }
}

extension VirtualTime: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .time }

  package var dynamicValue: DynamicValue { .numbers([seconds]) }

  package init?(_ value: DynamicValue) {
    guard let seconds = Double(value) else { return nil }
    self.init(seconds: seconds)
  }
}

extension CGPoint: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .point }

  package var dynamicValue: DynamicValue { .numbers([x, y]) }

  package init?(_ value: DynamicValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .size }

  package var dynamicValue: DynamicValue { .numbers([width, height]) }

  package init?(_ value: DynamicValue) {
    guard let point = CGPoint(value) else { return nil }
    self.init(width: point.x, height: point.y)
  }
}

extension CGRect: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .rectangle }

  package var dynamicValue: DynamicValue { .numbers([minX, minY, width, height]) }

  package init?(_ value: DynamicValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension UIEdgeInsets: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .insets }

  package var dynamicValue: DynamicValue { .numbers([top, left, bottom, right]) }

  package init?(_ value: DynamicValue) {
    guard case .numbers(let sides) = value, sides.count == 4 else { return nil }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

extension String: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .text }

  package var dynamicValue: DynamicValue { .text(self) }

  package init?(_ value: DynamicValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension CGAffineTransform: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .transform }

  package var dynamicValue: DynamicValue { .transform(self) }

  package init?(_ value: DynamicValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}

extension UIWindow.Level: DynamicValueConvertible {
  package static var valueKind: PropertyValueKind { .windowLevel }

  package var dynamicValue: DynamicValue { .numbers([rawValue]) }

  package init?(_ value: DynamicValue) {
    guard let number = Double(value) else { return nil }
    self.init(rawValue: number)
  }
}

extension WordedValue {
  package static var valueKind: PropertyValueKind { .words(words) }

  package var dynamicValue: DynamicValue { .words([word]) }

  package init?(_ value: DynamicValue) {
    guard case .words(let words) = value, let word = words.first else { return nil }
    self.init(word: word)
  }
}

extension WordedOptions where RawValue: FixedWidthInteger {
  package static func words(ofMask mask: Int) -> [String] {
    RawValue(exactly: mask).map { Self(rawValue: $0).words } ?? []
  }
}

extension WordedOptions {
  package static var valueKind: PropertyValueKind { .words(allWords) }

  package var dynamicValue: DynamicValue { .words(words) }

  package init?(_ value: DynamicValue) {
    guard case .words(let words) = value else { return nil }
    self.init(words: words)
  }
}

extension Array: DynamicValueConvertible where Element: WordedValue {
  package static var valueKind: PropertyValueKind { Element.valueKind }

  package var dynamicValue: DynamicValue { .words(map { $0.word }) }

  package init?(_ value: DynamicValue) {
    guard case .words(let words) = value else { return nil }
    self = Element.allCases.filter { words.contains($0.word) }
  }
}
