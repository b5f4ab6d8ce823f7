/// A value that a template can be rendered with.
///
/// One declaration gives both what the checker needs before the first page (which names there are,
/// and what they hold) and what mustache needs for each page (the values).
protocol TemplateRecord: Sendable {
  static var fields: [TemplateField<Self>] { get }
}

/// What a name in a template stands for.
indirect enum TemplateShape: Sendable {
  /// Words, escaped when shown.
  case text
  /// Words that may be absent: shown within a section of the same name only.
  case optionalText
  /// Finished HTML, shown as it is.
  case html
  /// A condition.
  case flag
  /// A record that may be absent; its names are known within its section.
  case record([String: TemplateShape])
  /// Records in order; a section of the name is repeated for each.
  case list([String: TemplateShape])
}

/// One name of a record: what it stands for, and how to get it.
struct TemplateField<Subject>: Sendable {
  let name: String
  let shape: TemplateShape
  /// The value as mustache takes it, seen from a page.
  ///
  /// An absent value is `false`, never nothing: for nothing, mustache would look for the same name
  /// in the records around this one.
  let value: @Sendable (Subject, SitePath) -> Any

  static func text(_ name: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
    Self(name: name, shape: .text) { subject, _ in value(subject) }
  }

  static func optionalText(
    _ name: String, _ value: @escaping @Sendable (Subject) -> String?
  ) -> Self {
    Self(name: name, shape: .optionalText) { subject, _ in
      if let text = value(subject) { text } else { false }
    }
  }

  static func html(_ name: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
    Self(name: name, shape: .html) { subject, _ in value(subject) }
  }

  static func flag(_ name: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Self {
    Self(name: name, shape: .flag) { subject, _ in value(subject) }
  }

  /// A relative address from the page to another file of the site.
  static func address(_ name: String, _ value: @escaping @Sendable (Subject) -> SitePath) -> Self {
    Self(name: name, shape: .text) { subject, page in page.address(of: value(subject)) }
  }

  static func record<Value: TemplateRecord>(
    _ name: String, _ value: @escaping @Sendable (Subject) -> Value?
  ) -> Self {
    Self(name: name, shape: .record(Value.shapes)) { subject, page in
      if let record = value(subject) { record.values(seenFrom: page) } else { false }
    }
  }

  static func list<Value: TemplateRecord>(
    _ name: String, _ value: @escaping @Sendable (Subject) -> [Value]
  ) -> Self {
    Self(name: name, shape: .list(Value.shapes)) { subject, page in
      value(subject).map { $0.values(seenFrom: page) }
    }
  }
}

extension TemplateRecord {
  /// What each name of the record stands for.
  static var shapes: [String: TemplateShape] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.shape) })
  }

  /// The record's values as mustache takes them, seen from a page.
  func values(seenFrom page: SitePath) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.value(self, page)) })
  }

  /// The values that a template names; making the list of all lessons for each of a thousand
  /// pages would take most of a build's time.
  func values(seenFrom page: SitePath, named names: Set<String>) -> [String: Any] {
    let fields = Self.fields.filter { names.contains($0.name) }
    return Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value(self, page)) })
  }
}
