import ScenarioLanguage
import TouchEngine
import TraceModel

// Conversions between the values of the language and of the engine.

extension PropertyValue {
  /// The Boolean value, or `false` when the value is of another kind.
  var flag: Bool { if case .boolean(let flag) = self { flag } else { false } }

  /// The words, or an empty list when the value is of another kind.
  var words: [String] { if case .words(let words) = self { words } else { [] } }

  /// The names, or an empty list when the value is of another kind.
  var names: [String] { if case .names(let names) = self { names } else { [] } }

  /// The numbers that make up the value, with times in seconds.
  var numbers: [Double] {
    switch self {
    case .boolean, .captured, .names, .text, .transform, .words: []
    case .numbers(let numbers): numbers
    case .count(let count): [Double(count)]
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .rectangle(let rectangle):
      [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    case .time(let time): [time.seconds]
    }
  }

  /// Returns the value for the engine, with objects in place of names.
  func dynamicValue(in live: LiveScene) -> DynamicValue {
    switch self {
    case .boolean(let flag): .flag(flag)
    case .names(let names): .objects(names.compactMap { live.object(named: $0) })
    case .transform(let operations): .transform(CGAffineTransform(operations))
    case .text(let text): .text(text)
    case .words(let words): .words(words)
    case .captured, .count, .number, .numbers, .point, .rectangle, .time: .numbers(numbers)
    }
  }
}

extension PropertyValue {
  /// Creates a value from a kept value, to set the same property or another one of its kind.
  init(_ value: ObservedValue, of property: Property) {
    switch value {
    case .flag(let flag):
      self = .boolean(flag)
    case .words(let words):
      switch property.kind {
      case .object, .objects: self = .names(words)
      default: self = .words(words)
      }
    case .text(let text):
      self = .text(text)
    case .transform:
      self = .transform([])
    case .numbers(let numbers):
      switch (numbers.count, property.kind) {
      case (_, .insets), (_, .points):
        self = .numbers(numbers)
      case (2, _):
        self = .point(CGPoint(x: numbers[0], y: numbers[1]))
      case (4, _):
        self = .rectangle(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case (_, .time):
        self = .time(VirtualTime(seconds: numbers.first ?? 0))
      case (_, .count):
        self = .count(Int(max(-1e6, min(1e6, (numbers.first ?? 0).rounded()))))
      default:
        self = .number(numbers.first ?? 0)
      }
    }
  }
}

extension IndexPath {
  /// Creates the engine's form of a cell's position.
  init(_ cell: CellPlace) {
    self.init(row: cell.index, section: cell.section)
  }
}
