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
    case (.angle, .angle), (.boolean, .boolean), (.point, .point), (.rectangle, .rectangle),
      (.time, .time), (.transform, .transform), (.words, .words):
      true
    case (.count, .count), (.count, .number), (.number, .count), (.number, .number),
      (.number, .windowLevel), (.windowLevel, .number), (.windowLevel, .windowLevel):
      true
    case (.angle, _), (.boolean, _), (.count, _), (.number, _), (.point, _), (.rectangle, _),
      (.time, _), (.transform, _), (.windowLevel, _), (.words, _):
      false
    }
  }
}
