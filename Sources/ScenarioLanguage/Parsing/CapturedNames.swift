import TouchEngine

/// The names defined by lines with `let`, from the beginning of the scenario to the current line.
final class CapturedNames {
  /// The kind of value that has a name.
  enum Kind: Equatable {
    /// A time in the run.
    case moment
    /// The value of a property.
    case value(PropertyValueKind)
  }

  /// A name and what it refers to.
  struct Entry {
    let name: String
    let kind: Kind
    let declaration: Range<Int>
  }

  /// The names, in the order of their definition.
  private(set) var entries: [Entry] = []

  /// Returns the entry of a name, or `nil` when no line above defines it.
  subscript(name: String) -> Entry? { entries.last { $0.name == name } }

  /// Defines a name, which replaces an earlier definition from there on.
  func add(_ name: NameReference, _ kind: Kind) {
    entries.append(Entry(name: name.text, kind: kind, declaration: name.range))
  }
}

extension PropertyValueKind {
  /// Returns whether a value of this kind can be used where another kind is expected.
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

  /// A number for each kind of value, ignoring ranges and words.
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
