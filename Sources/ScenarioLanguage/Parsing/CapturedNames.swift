import TouchEngine

/// The names that lines with `let` have given, from the top of the scenario to the present line.
final class CapturedNames {
  /// What sort of value has got a name.
  enum Kind: Equatable {
    /// A moment of the run.
    case moment
    /// The value of a property.
    case value(PropertyValueKind)
  }

  /// One name.
  struct Entry {
    let name: String
    let kind: Kind
    let declaration: Range<Int>
  }

  /// The names in the order in which they were given.
  private(set) var entries: [Entry] = []

  /// The entry of a name, or `nil` when no line above has given it.
  subscript(name: String) -> Entry? { entries.last { $0.name == name } }

  /// Gives a name; a second time it stands for something else from there on.
  func add(_ name: NameReference, _ kind: Kind) {
    entries.append(Entry(name: name.text, kind: kind, declaration: name.range))
  }
}

extension PropertyValueKind {
  /// Whether a value of one kind can stand where one of another is wanted.
  func isInterchangeable(with other: PropertyValueKind) -> Bool {
    switch (self, other) {
    case (.object(let kinds), .object(let others)), (.objects(let kinds), .objects(let others)),
      (.object(let kinds), .objects(let others)), (.objects(let kinds), .object(let others)):
      kinds == others
    case (.number, .windowLevel), (.windowLevel, .number), (.count, .number), (.number, .count):
      true
    case (.transform, .transform): false
    default: sort == other.sort
    }
  }

  /// A number for each kind of value, whatever its range or its words.
  private var sort: Int {
    switch self {
    case .angle: 0
    case .boolean: 1
    case .count: 2
    case .insets: 3
    case .object, .objects: 4
    case .number: 5
    case .point, .size: 6
    case .points: 7
    case .rectangle: 8
    case .cell: 9
    case .time: 10
    case .transform: 11
    case .windowLevel: 12
    case .words: 13
    case .text: 14
    }
  }
}
