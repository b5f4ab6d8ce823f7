package import TouchEngine
package import TraceModel

extension PropertyValueKind {
  /// The words for the kind in a message.
  package var phrase: String {
    switch self {
    case .angle: "an angle such as 90° or 1.57"
    case .boolean: "true or false"
    case .cell(let noun): "a cell such as `\(noun.rawValue) 2`, or nil"
    case .count(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .insets: "four numbers: top left bottom right"
    case .number(let range):
      range.upperBound == 1
        ? "a number from 0 to 1" : range.lowerBound < 0 ? "a number" : "a number from 0 on"
    case .object(let kinds), .objects(let kinds):
      "the name of a \(LineParser.phrase(kinds)), or nil"
    case .point, .size: "two numbers: x y"
    case .points: "points such as 10 10, 20 20, or empty"
    case .rectangle: "four numbers: x y width height"
    case .text: "words in quotes, such as \"Send\""
    case .time: "a time such as 500ms or 0.5s"
    case .transform: "`rotate 45°`, `scale 2 2` or `translate 10 0`"
    case .windowLevel: "a number, or normal, alert or statusBar"
    case .words(let words): LineParser.list(words)
    }
  }
}

/// A value to set a property to.
package enum PropertyValue: Equatable, Sendable {
  /// A Boolean value.
  case boolean(Bool)
  /// A value that a line with `let` has kept.
  case captured(NameReference)
  /// A whole number.
  case count(Int)
  /// Names, or an empty list for `nil`.
  case names([String])
  /// A number.
  case number(Double)
  /// Any number of numbers.
  case numbers([Double])
  /// Two numbers, in points.
  case point(CGPoint)
  /// Four numbers, in points.
  case rectangle(CGRect)
  /// Any words.
  case text(String)
  /// A duration.
  case time(VirtualTime)
  /// Operations on the identity transform, in this order.
  case transform([TransformOperation])
  /// Some words.
  case words([String])
}

/// An operation on a transform.
package enum TransformOperation: Equatable, Sendable {
  /// A rotation by an angle in degrees, clockwise when positive.
  case rotate(Double)
  /// A scale by two factors.
  case scale(CGPoint)
  /// A translation, in points.
  case translate(CGPoint)
}

/// A property and its new value, such as `isHidden: true`.
package struct PropertySetting: Equatable, Sendable {
  /// The property.
  package var property: Property

  /// The value.
  package var value: PropertyValue

  /// The range of the setting.
  package var range: Range<Int>

  /// The value as it appears in the text, for the trace.
  package var valueText: String

  /// Creates a setting.
  package init(
    property: Property, value: PropertyValue, range: Range<Int>, valueText: String
  ) {
    self.property = property
    self.value = value
    self.range = range
    self.valueText = valueText
  }
}
