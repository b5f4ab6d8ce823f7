import ScenarioLanguage
import TouchEngine

/// A property's value at one moment.
enum ObservedValue: Equatable {
  /// A Boolean value.
  case flag(Bool)
  /// Numbers, one for each coordinate, with times in seconds and angles in radians.
  case numbers([Double])
  /// Any words.
  case text(String)
  /// The transform of a view.
  case transform(CGAffineTransform)
  /// Some words, or names.
  case words([String])

  /// The value as it appears in a message.
  var text: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers): numbers.map { $0.text(decimals: 3) }.joined(separator: " ")
    case .text(let text): "\"\(text)\""
    case .transform(let map): Self.text(of: map)
    case .words(let words) where words.isEmpty: "nil"
    case .words(let words): words.joined(separator: " ")
    }
  }

  /// The numbers that make up the value, or an empty list for other values.
  var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }

  /// Returns one number of the value, or `nil` when it has no such component.
  func part(_ component: PropertyComponent) -> ObservedValue? {
    switch self {
    case .flag, .text: return nil
    case .numbers(let numbers):
      guard component == .count || numbers.count >= 2 else { return nil }
      return .numbers([component.number(in: numbers)])
    case .transform(let map):
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      return component == .count ? nil : .numbers([component.number(in: numbers)])
    case .words(let words):
      return component == .count ? .numbers([Double(words.count)]) : nil
    }
  }

  private static func text(of map: CGAffineTransform) -> String {
    if map == .identity { return "identity" }
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { $0.text(decimals: 3) }
    guard map.b == 0, map.c == 0 else { return "the map " + numbers.joined(separator: " ") }
    let shift = map.tx == 0 && map.ty == 0 ? "" : " translate \(numbers[4]) \(numbers[5])"
    return "scale \(numbers[0]) \(numbers[3])" + shift
  }
}

extension ObservedValue {
  /// Creates the value from the engine's value, using names for objects.
  init(_ value: DynamicValue, of kind: PropertyValueKind) {
    switch value {
    case .cell(let path):
      var noun = CellNoun.row
      if case .cell(let own) = kind { noun = own }
      let place = path.map { CellPlace(noun, section: $0.section, index: $0.row).text }
      self = .words([place ?? "nil"])
    case .flag(let flag): self = .flag(flag)
    case .numbers(let numbers): self = .numbers(numbers)
    case .objects(let objects): self = .words(objects.map { Self.name(of: $0) })
    case .text(let text): self = .text(text)
    case .transform(let map): self = .transform(map)
    case .words(let words): self = .words(words)
    }
  }

  private static func name(of object: AnyObject) -> String {
    if let responder = object as? UIResponder {
      return responder.traceName.isEmpty ? responder.className : responder.traceName
    }
    if let recognizer = object as? UIGestureRecognizer {
      return recognizer.name ?? recognizer.className
    }
    if let touch = object as? UITouch { return LiveScene.name(ofFinger: touch.finger) }
    return (object as? UIBarButtonItem)?.title ?? ""
  }
}
