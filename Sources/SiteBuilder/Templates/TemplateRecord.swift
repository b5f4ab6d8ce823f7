/// A value that a template can be rendered with.
///
/// One declaration provides both what the checker needs before the first page (the names and their
/// shapes) and what the renderer needs for each page (the values).
protocol TemplateRecord: Sendable {
  static var fields: [TemplateField<Self>] { get }
}

/// The shape of a name's value in a template.
package indirect enum TemplateShape: Sendable {
  /// Text, which is escaped.
  case text
  /// Optional text, which is available only within a section of the same name.
  case optionalText
  /// HTML, which is rendered unchanged.
  case html
  /// A Boolean value.
  case flag
  /// An optional record, whose names are available within its section.
  case record([String: TemplateShape])
  /// An array of records; a section of the name is repeated for each.
  case list([String: TemplateShape])
  /// The values that authors name themselves, as text; each may be missing on a page.
  case own
}

/// The names of a record with their values on one page.
typealias TemplateFields = [(name: String, value: TemplateValue)]

/// The value of a name in a template on one page.
enum TemplateValue {
  /// Text, which is escaped.
  case text(String)
  /// HTML in UTF-8, which is rendered unchanged.
  case html([UInt8])
  /// A Boolean value.
  case flag(Bool)
  /// A record.
  case record(TemplateFields)
  /// An array of records.
  case list([TemplateFields])
  /// A missing optional value.
  case absent
}

/// A name of a record, with its shape and its value.
struct TemplateField<Subject>: Sendable {
  let name: String
  let shape: TemplateShape
  /// Returns the value, relative to a page.
  let value: @Sendable (Subject, SitePath) -> TemplateValue

  static func text(_ name: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
    Self(name: name, shape: .text) { subject, _ in .text(value(subject)) }
  }

  static func optionalText(
    _ name: String, _ value: @escaping @Sendable (Subject) -> String?
  ) -> Self {
    Self(name: name, shape: .optionalText) { subject, _ in
      value(subject).map { .text($0) } ?? .absent
    }
  }

  static func html(_ name: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
    Self(name: name, shape: .html) { subject, _ in .html(Array(value(subject).utf8)) }
  }

  static func html(_ name: String, _ value: @escaping @Sendable (Subject) -> [UInt8]) -> Self {
    Self(name: name, shape: .html) { subject, _ in .html(value(subject)) }
  }

  static func flag(_ name: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Self {
    Self(name: name, shape: .flag) { subject, _ in .flag(value(subject)) }
  }

  /// Returns a field for the relative URL from the page to another file of the site.
  static func address(_ name: String, _ value: @escaping @Sendable (Subject) -> SitePath) -> Self {
    Self(name: name, shape: .text) { subject, page in .text(page.address(of: value(subject))) }
  }

  static func record<Value: TemplateRecord>(
    _ name: String, _ value: @escaping @Sendable (Subject) -> Value?
  ) -> Self {
    Self(name: name, shape: .record(Value.shapes)) { subject, page in
      value(subject).map { .record($0.values(seenFrom: page)) } ?? .absent
    }
  }

  static func list<Value: TemplateRecord>(
    _ name: String, _ value: @escaping @Sendable (Subject) -> [Value]
  ) -> Self {
    Self(name: name, shape: .list(Value.shapes)) { subject, page in
      .list(value(subject).map { $0.values(seenFrom: page) })
    }
  }

  /// Returns a field for an optional value, as a record whose only name has the value.
  static func record<Value>(
    _ name: String, of field: TemplateField<Value>,
    _ value: @escaping @Sendable (Subject) -> Value?
  ) -> Self {
    Self(name: name, shape: .record([field.name: field.shape])) { subject, page in
      value(subject).map { .record([(field.name, field.value($0, page))]) } ?? .absent
    }
  }

  /// Returns a field for an array of values, as records whose only name has the value.
  static func list<Value>(
    _ name: String, of field: TemplateField<Value>,
    _ value: @escaping @Sendable (Subject) -> [Value]
  ) -> Self {
    Self(name: name, shape: .list([field.name: field.shape])) { subject, page in
      .list(value(subject).map { [(field.name, field.value($0, page))] })
    }
  }
}

extension TemplateField<SitePath> {
  /// The relative URL from the page to a file.
  static let file = address("address") { $0 }
}

extension TemplateRecord {
  /// The shape of each name in the record.
  static var shapes: [String: TemplateShape] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.shape) })
  }

  /// Returns the record's values, relative to a page.
  func values(seenFrom page: SitePath) -> TemplateFields {
    Self.fields.map { ($0.name, $0.value(self, page)) }
  }
}
