import ScenarioLanguage
import TouchEngine

// What the language and the engine say in different ways.

extension PropertyValue {
  /// The flag; false when the value is none.
  var flag: Bool { if case .boolean(let flag) = self { flag } else { false } }

  /// The words; none when the value is something else.
  var words: [String] { if case .words(let words) = self { words } else { [] } }

  /// The names; none when the value is something else.
  var names: [String] { if case .names(let names) = self { names } else { [] } }

  /// The numbers that the value consists of; a time in seconds.
  var numbers: [Double] {
    switch self {
    case .boolean, .captured, .names, .transform, .words: []
    case .numbers(let numbers): numbers
    case .count(let count): [Double(count)]
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .rectangle(let rectangle):
      [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
    case .time(let time): [VirtualTime(time).seconds]
    }
  }

  /// The point; zero when the value is none.
  var point: CGPoint { if case .point(let point) = self { CGPoint(point) } else { .zero } }

  /// The points of a list of them.
  var points: [CGPoint] {
    let numbers = numbers
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// The rectangle; zero when the value is none.
  var rectangle: CGRect {
    if case .rectangle(let rectangle) = self { CGRect(rectangle) } else { .zero }
  }
}

extension PropertyValue {
  /// Creates the value that a property had once, to set it or another one of its kind.
  init(_ value: ObservedValue, of property: Property) {
    switch value {
    case .flag(let flag):
      self = .boolean(flag)
    case .words(let words):
      self = .words(words)
    case .transform:
      self = .transform([])
    case .numbers(let numbers):
      switch (numbers.count, property.valueKind(in: .view)) {
      case (_, .insets), (_, .points):
        self = .numbers(numbers)
      case (2, _):
        self = .point(ScenarioPoint(x: numbers[0], y: numbers[1]))
      case (4, _):
        self = .rectangle(
          ScenarioRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case (_, .time):
        let microseconds = VirtualTime(seconds: numbers.first ?? 0).microseconds
        self = .time(ScenarioTime(microseconds: microseconds))
      case (_, .count):
        self = .count(Int(max(-1e6, min(1e6, (numbers.first ?? 0).rounded()))))
      default:
        self = .number(numbers.first ?? 0)
      }
    }
  }
}

extension UIControl.Event {
  private static let all: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
    .primaryActionTriggered,
  ]

  /// Creates a set of events from their names.
  init(words: [String]) {
    self = []
    for event in Self.all where words.contains(event.word) { insert(event) }
  }

  /// The names of the events.
  var words: [String] { Self.all.filter { contains($0) }.map { $0.word } }
}

extension UISwipeGestureRecognizer.Direction {
  /// Creates a set of directions from their names.
  init(words: [String]) {
    self = []
    for (word, direction) in Self.all where words.contains(word) { insert(direction) }
  }

  /// The names of the directions.
  var words: [String] { Self.all.filter { contains($0.direction) }.map { $0.word } }

  private static let all: [(word: String, direction: Self)] = [
    ("down", .down), ("left", .left), ("right", .right), ("up", .up),
  ]
}

extension UIRectEdge {
  /// Creates a set of edges from their names.
  init(words: [String]) {
    self = []
    for (word, edge) in Self.words where words.contains(word) { formUnion(edge) }
  }

  /// The names of the edges; all four have one of their own.
  var words: [String] {
    if self == .all { return ["all"] }
    return Self.words.filter { contains($0.edge) }.map { $0.word }
  }

  private static let words: [(word: String, edge: Self)] = [
    ("all", .all), ("bottom", .bottom), ("left", .left), ("right", .right), ("top", .top),
  ]
}

extension RemoteButton {
  /// The engine's form.
  var engineType: UIPress.PressType {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}

extension RunLoop.Mode {
  /// Creates the engine's form of a mode.
  init(_ mode: RunLoopMode) {
    switch mode {
    case .common: self = .common
    case .default: self = .default
    case .tracking: self = .tracking
    }
  }

  /// The word for the mode.
  var word: String {
    switch self {
    case .common: RunLoopMode.common.rawValue
    case .default: RunLoopMode.default.rawValue
    case .tracking: RunLoopMode.tracking.rawValue
    }
  }
}

extension UIView.AutoresizingMask {
  /// Creates a set of parts from their names.
  init(words: [String]) {
    self = []
    for (word, part) in Self.words where words.contains(word) { insert(part) }
  }

  /// The names of the parts.
  var words: [String] { Self.words.filter { contains($0.part) }.map { $0.word } }

  private static let words: [(word: String, part: Self)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension TouchType {
  /// Creates the language's form of the engine's type.
  init(_ type: UITouch.TouchType) {
    switch type {
    case .direct: self = .direct
    case .indirect: self = .indirect
    case .indirectPointer: self = .indirectPointer
    case .pencil: self = .pencil
    }
  }

  /// The engine's form.
  var engineType: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .indirectPointer: .indirectPointer
    case .pencil: .pencil
    }
  }
}

extension UIEvent.ButtonMask {
  /// Creates a set of buttons from their names.
  init(words: [String]) {
    self = []
    if words.contains("primary") { insert(.primary) }
    if words.contains("secondary") { insert(.secondary) }
  }

  /// The names of the buttons.
  var words: [String] {
    var words: [String] = []
    if contains(.primary) { words.append("primary") }
    if contains(.secondary) { words.append("secondary") }
    return words
  }
}

extension UIKeyModifierFlags {
  /// Creates a set from the keys that a step names.
  init(_ keys: [ModifierKey]) {
    self = []
    for key in keys {
      switch key {
      case .alternate: insert(.alternate)
      case .command: insert(.command)
      case .control: insert(.control)
      case .shift: insert(.shift)
      }
    }
  }
}

extension UIKeyModifierFlags {
  /// The names of the keys.
  var words: [String] {
    ModifierKey.allCases.filter { contains(UIKeyModifierFlags([$0])) }.map { $0.rawValue }
  }
}

extension IndexPath {
  /// Creates the engine's form of the place of a cell.
  init(_ cell: CellPlace) {
    self.init(row: cell.index, section: cell.section)
  }
}

extension VirtualTime {
  /// Creates the engine's form of a scenario's time.
  init(_ time: ScenarioTime) {
    self.init(microseconds: time.microseconds)
  }
}

extension CGPoint {
  /// Creates the engine's form of a scenario's point.
  init(_ point: ScenarioPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  /// Creates the engine's form of a scenario's rectangle.
  init(_ rectangle: ScenarioRectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension UIModalPresentationStyle {
  /// The words for the styles that the model knows.
  static let words: [(word: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen),
    ("pageSheet", .pageSheet),
  ]

  /// The word for the style.
  var word: String { Self.words.first { $0.style == self }?.word ?? "" }
}
