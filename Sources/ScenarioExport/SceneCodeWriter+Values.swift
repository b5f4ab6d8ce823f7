import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

// Values and references to objects as Swift expressions.
extension SceneCodeWriter {
  /// An expression for an object.
  struct Reference {
    /// The expression.
    var text: String

    /// Whether the object can be missing.
    var isOptional = false

    /// The expression followed by a member of the object.
    func member(_ name: String) -> String { text + (isOptional ? "?." : ".") + name }
  }

  /// Returns an expression for the object with a name, from inside a class: the object's own class
  /// when `own` is its name, another nested class when `own` is another name, or the class of the
  /// setup when it's `nil`.
  func reference(_ name: String, in own: String? = nil) -> Reference {
    if let own, own == name { return Reference(text: "self") }
    let prefix = own == nil ? "" : "scene."
    if name == scenario.scene.windowScene.name.text {
      return Reference(text: prefix + "windowScene")
    }
    if name == scenario.scene.application.name.text {
      return Reference(text: "UIApplication.shared")
    }
    if made.contains(name) {
      return Reference(text: prefix + identifier(name))
    }
    return part(named: name, prefix)
  }

  /// Returns an expression for an object that UIKit creates, declaring a property for it.
  private func part(named name: String, _ prefix: String) -> Reference {
    let member = identifier(name)
    if members[name] == nil {
      let (type, value) = partExpression(name) ?? ("UIView", "view(named: \(name.swiftLiteral))")
      if value.hasPrefix("view(named:") { addSearch() }
      members[name] = [
        "/// The \(name), which UIKit creates.", "var \(member): \(type)? { \(value) }",
      ]
      addedMembers.append(name)
    }
    return Reference(text: prefix + member, isOptional: true)
  }

  /// Adds the method that shows a link in a text view.
  func addLink() {
    guard members["show(link:in:)"] == nil else { return }
    members["show(link:in:)"] = [
      "/// Shows a link that covers an area of a text view.",
      "func show(link area: CGRect, in textView: UITextView) {",
      "  let space = NSTextAttachment()",
      "  space.image = UIGraphicsImageRenderer(size: area.size).image { _ in }",
      "  let text = NSMutableAttributedString(attachment: space)",
      "  if let address = URL(string: \"https://example.com\") {",
      "    let range = NSRange(location: 0, length: text.length)",
      "    text.addAttribute(.link, value: address, range: range)",
      "  }",
      "  textView.attributedText = text",
      "  textView.textContainer.lineFragmentPadding = 0",
      "  textView.textContainerInset = UIEdgeInsets(",
      "    top: area.minY, left: area.minX, bottom: 0, right: 0)",
      "}",
    ]
    addedMembers.append("show(link:in:)")
  }

  /// Adds the method that finds views that only UIKit creates.
  private func addSearch() {
    guard members["view(named:)"] == nil else { return }
    members["view(named:)"] = [
      "/// Returns a view that UIKit creates, by its identifier or the name of its class.",
      "func view(named name: String) -> UIView? {",
      "  var views: [UIView] = windowScene.windows",
      "  while !views.isEmpty {",
      "    let view = views.removeFirst()",
      "    if view.accessibilityIdentifier == name { return view }",
      "    if String(describing: type(of: view)) == name { return view }",
      "    views = view.subviews + views",
      "  }",
      "  return nil",
      "}",
    ]
    addedMembers.append("view(named:)")
  }

  // MARK: Values

  /// Returns a number as a literal.
  static func literal(_ number: Double) -> String {
    number.text(decimals: 6)
  }

  /// Returns a point as an expression.
  static func expression(_ point: CGPoint) -> String {
    "CGPoint(x: \(literal(point.x)), y: \(literal(point.y)))"
  }

  /// Returns a setting's value as an expression, or `nil` when UIKit has none.
  func expression(_ setting: PropertySetting) -> String? {
    let literal = { Self.literal($0) }
    switch setting.value {
    case .boolean(let flag): return flag ? "true" : "false"
    case .captured(let name): return "\(identifier(name.text)) ?? \(emptyValue(of: setting))"
    case .count(let count): return "\(count)"
    case .number(let number):
      if setting.property.kind == .windowLevel {
        return "UIWindow.Level(rawValue: \(literal(number)))"
      }
      return literal(number)
    case .time(let time): return literal(time.seconds)
    case .point(let point):
      guard setting.property.kind == .size else { return Self.expression(point) }
      return "CGSize(width: \(literal(point.x)), height: \(literal(point.y)))"
    case .rectangle(let rectangle):
      return "CGRect(x: \(literal(rectangle.minX)), y: \(literal(rectangle.minY)), "
        + "width: \(literal(rectangle.width)), height: \(literal(rectangle.height)))"
    case .numbers(let numbers):
      if setting.property.kind == .insets, numbers.count == 4 {
        let sides = zip(["top", "left", "bottom", "right"], numbers)
        return "UIEdgeInsets("
          + sides.map { "\($0): \(literal($1))" }.joined(separator: ", ") + ")"
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Self.expression(CGPoint(x: numbers[$0], y: numbers[$0 + 1]))
      }
      return "[" + points.joined(separator: ", ") + "]"
    case .text(let text): return text.swiftLiteral
    case .words(let words): return expression(ofWords: words, setting.property)
    case .names(let names):
      if case .objects = setting.property.kind {
        return "[" + names.map { reference($0).text }.joined(separator: ", ") + "]"
      }
      return names.first.map { reference($0).text } ?? "nil"
    case .transform(let operations):
      return Self.expression(operations)
    }
  }

  private func emptyValue(of setting: PropertySetting) -> String {
    switch setting.property.kind {
    case .boolean: "false"
    case .point, .size, .rectangle, .insets: ".zero"
    case .transform: ".identity"
    case .text: "\"\""
    case .points: "[]"
    default: "0"
    }
  }

  private static func expression(_ operations: [TransformOperation]) -> String {
    var text = "CGAffineTransform.identity"
    for operation in operations {
      let next: String =
        switch operation {
        case .rotate(let degrees):
          "CGAffineTransform(rotationAngle: \(literal(degrees)) * .pi / 180)"
        case .scale(let factors):
          "CGAffineTransform(scaleX: \(literal(factors.x)), y: \(literal(factors.y)))"
        case .translate(let distance):
          "CGAffineTransform(translationX: \(literal(distance.x)), y: \(literal(distance.y)))"
        }
      text = text == "CGAffineTransform.identity" ? next : text + ".concatenating(\(next))"
    }
    return text
  }

  private func expression(ofWords words: [String], _ property: Property) -> String {
    if property.name == "allowedTouchTypes" {
      return "["
        + words.map { "NSNumber(value: UITouch.TouchType.\($0).rawValue)" }
        .joined(separator: ", ") + "]"
    }
    if property.name == "allowedPressTypes" {
      return "["
        + words.map { "NSNumber(value: UIPress.PressType.\($0).rawValue)" }
        .joined(separator: ", ") + "]"
    }
    if words.count == 1 { return ".\(words[0])" }
    return "[" + words.map { ".\($0)" }.joined(separator: ", ") + "]"
  }
}
