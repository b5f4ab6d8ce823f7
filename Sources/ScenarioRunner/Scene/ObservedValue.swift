import ScenarioLanguage
import TouchEngine

/// What a property is at one moment.
enum ObservedValue: Equatable {
  /// Yes or no.
  case flag(Bool)
  /// Numbers, one for each coordinate; a time in seconds, an angle in radians.
  case numbers([Double])
  /// The map of a view's coordinates.
  case transform(CGAffineTransform)
  /// Some words, or names.
  case words([String])

  /// The value as it stands in a message.
  var text: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers): numbers.map { $0.text(decimals: 3) }.joined(separator: " ")
    case .transform(let map): Self.text(of: map)
    case .words(let words) where words.isEmpty: "nil"
    case .words(let words): words.joined(separator: " ")
    }
  }

  /// The numbers that the value consists of; none for something else.
  var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }

  /// One number of the value; `nil` when it has no such part.
  func part(_ component: PropertyComponent) -> ObservedValue? {
    switch self {
    case .flag: return nil
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
  /// A point as a value.
  static func point(_ point: CGPoint) -> ObservedValue { .numbers([point.x, point.y]) }

  /// Some points as a value.
  static func points(_ points: [CGPoint]) -> ObservedValue {
    .numbers(points.flatMap { [$0.x, $0.y] })
  }

  /// A rectangle as a value.
  static func rectangle(_ rectangle: CGRect) -> ObservedValue {
    .numbers([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height])
  }

  /// The distances from four edges as a value.
  static func insets(_ insets: UIEdgeInsets) -> ObservedValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Names as a value.
  static func responders<Responder: UIResponder>(_ responders: [Responder]) -> ObservedValue {
    .words(responders.map { $0.traceName.isEmpty ? $0.className : $0.traceName })
  }

  /// A name as a value, or none.
  static func responder<Responder: UIResponder>(_ responder: Responder?) -> ObservedValue {
    responder.map { .responders([$0]) } ?? .words([])
  }

  /// The name of a bar's button as a value, or none.
  static func item(_ item: UIBarButtonItem?) -> ObservedValue {
    .words(item.map { [$0.title] } ?? [])
  }

  /// The names of recognizers as a value.
  static func recognizers(_ recognizers: [UIGestureRecognizer]?) -> ObservedValue {
    .words((recognizers ?? []).map { $0.name ?? $0.className })
  }
}
