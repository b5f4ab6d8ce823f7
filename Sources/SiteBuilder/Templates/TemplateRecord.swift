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
    record(name, of: Value.fields, value)
  }

  static func list<Value: TemplateRecord>(
    _ name: String, _ value: @escaping @Sendable (Subject) -> [Value]
  ) -> Self {
    list(name, of: Value.fields, value)
  }

  /// Returns a field for an optional value, as a record of the value's fields.
  static func record<Value>(
    _ name: String, of fields: [TemplateField<Value>],
    _ value: @escaping @Sendable (Subject) -> Value?
  ) -> Self {
    Self(name: name, shape: .record(TemplateField<Value>.shapes(of: fields))) { subject, page in
      value(subject).map { .record(TemplateField<Value>.values(of: fields, in: $0, page)) }
        ?? .absent
    }
  }

  /// Returns a field for an array of values, as records of their fields.
  static func list<Value>(
    _ name: String, of fields: [TemplateField<Value>],
    _ value: @escaping @Sendable (Subject) -> [Value]
  ) -> Self {
    Self(name: name, shape: .list(TemplateField<Value>.shapes(of: fields))) { subject, page in
      .list(value(subject).map { TemplateField<Value>.values(of: fields, in: $0, page) })
    }
  }

  /// Returns the shape of each name in a record of fields.
  static func shapes(of fields: [Self]) -> [String: TemplateShape] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.shape) })
  }

  /// Returns a record's values, relative to a page.
  static func values(of fields: [Self], in subject: Subject, _ page: SitePath) -> TemplateFields {
    fields.map { ($0.name, $0.value(subject, page)) }
  }
}

extension TemplateField<SitePath> {
  /// The relative URL from the page to a file.
  static let file = address("address") { $0 }
}

extension TemplateRecord {
  /// The shape of each name in the record.
  static var shapes: [String: TemplateShape] { TemplateField.shapes(of: fields) }
}
