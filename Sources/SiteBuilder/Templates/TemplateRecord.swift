/// A value that a template can be rendered with.
///
/// One declaration gives both what the checker needs before the first page (which names there are,
/// and what they hold) and what the renderer needs for each page (the values).
protocol TemplateRecord: Sendable {
  static var fields: [TemplateField<Self>] { get }
}

/// What a name in a template stands for.
package indirect enum TemplateShape: Sendable {
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

/// The names of a record with what they stand for on one page.
typealias TemplateFields = [(name: String, value: TemplateValue)]

/// What a name in a template stands for on one page.
enum TemplateValue {
  /// Words, escaped when shown.
  case text(String)
  /// Finished HTML in UTF-8, shown as it is.
  case html([UInt8])
  /// A condition.
  case flag(Bool)
  /// A record.
  case record(TemplateFields)
  /// Records in order.
  case list([TemplateFields])
  /// Nothing, where there may be something.
  case absent
}

/// One name of a record: what it stands for, and how to get it.
struct TemplateField<Subject>: Sendable {
  let name: String
  let shape: TemplateShape
  /// The value, seen from a page.
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

  /// A relative address from the page to another file of the site.
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
}

extension TemplateRecord {
  /// What each name of the record stands for.
  static var shapes: [String: TemplateShape] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.shape) })
  }

  /// The record's values, seen from a page.
  func values(seenFrom page: SitePath) -> TemplateFields {
    Self.fields.map { ($0.name, $0.value(self, page)) }
  }
}
