import TextAndOrder

/// A key of a YAML file with what its value can be, for parsers and for editors.
struct KeyDescription: Sendable {
  /// The key.
  var name: String
  /// What the key says, as a phrase.
  var meaning: String
  /// What its value can be.
  var form: ValueForm
}

/// What a value in a YAML file can be.
indirect enum ValueForm: Sendable {
  /// Text that isn't blank; YAML reads some words as numbers and others as true or false.
  case text
  /// Text that matches a regular expression.
  case pattern(String)
  /// One of a few words.
  case words([String])
  /// True or false.
  case flag
  /// A whole number of at least 1.
  case wholeNumber
  /// A list of values.
  case list(ValueForm)
  /// A mapping with known keys, some of which are required.
  case keys([KeyDescription], required: [String])
  /// A mapping whose keys match a regular expression.
  case anyKeys(String, ValueForm)
}

extension ValueForm {
  /// A URL on another host without some characters, as a class of a regular expression has them.
  static func address(without excluded: String = "") -> ValueForm {
    .pattern("^https?://[^\\s\"<>\(excluded)]+$")
  }

  /// The form as a schema.
  fileprivate var schema: [(String, SchemaValue)] {
    switch self {
    case .text:
      [
        ("type", .list(["string", "number", "boolean"].map { .text($0) })),
        ("pattern", .text("\\S")),
      ]
    case .pattern(let pattern): [("type", .text("string")), ("pattern", .text(pattern))]
    case .words(let words): [("enum", .list(words.map { .text($0) }))]
    case .flag: [("type", .text("boolean"))]
    case .wholeNumber: [("type", .text("integer")), ("minimum", .number(1))]
    case .list(let form): [("type", .text("array")), ("items", .object(form.schema))]
    case .keys(let keys, let required):
      [
        ("type", .text("object")),
        ("properties", .object(keys.map { ($0.name, .object($0.schema)) })),
        ("additionalProperties", .flag(false)),
      ] + (required.isEmpty ? [] : [("required", .list(required.map { .text($0) }))])
    case .anyKeys(let pattern, let form):
      [
        ("type", .text("object")),
        ("patternProperties", .object([(pattern, .object(form.schema))])),
        ("additionalProperties", .flag(false)),
      ]
    }
  }
}

extension KeyDescription {
  fileprivate var schema: [(String, SchemaValue)] {
    [("description", .text(meaning))] + form.schema
  }
}

/// The JSON Schemas with which editors complete and check the keys of a course.
package enum KeySchema {
  /// The schema for `site.yaml`.
  package static var siteFile: String {
    text(
      title: "The settings of a Touchstone course (site.yaml)",
      .keys(SiteFileParser.keys, required: []))
  }

  /// The schema for the front matter of lessons and pages.
  package static var frontMatter: String {
    text(
      title: "The front matter of a lesson or a page of a Touchstone course",
      .keys(FrontMatterParser.keys, required: ["title"]),
      [
        ("if", .object([("required", .list([.text("page")]))])),
        (
          "then",
          .object([
            (
              "propertyNames",
              .object([("enum", .list(FrontMatterParser.namesOfPages.map { .text($0) }))])
            )
          ])
        ),
      ])
  }

  private static func text(
    title: String, _ form: ValueForm, _ more: [(String, SchemaValue)] = []
  ) -> String {
    let head: [(String, SchemaValue)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)),
    ]
    return SchemaValue.object(head + form.schema + more).text(indentation: "") + "\n"
  }
}

/// A value of a schema's JSON.
private enum SchemaValue {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  /// Returns the value as JSON, with each member of an object on its own line.
  func text(indentation: String) -> String {
    switch self {
    case .text(let text): return JSONText.quoting(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let values):
      return "[" + values.map { $0.text(indentation: indentation) }.joined(separator: ", ") + "]"
    case .object(let members):
      let inner = indentation + "  "
      let lines = members.map { name, value in
        inner + JSONText.quoting(name) + ": " + value.text(indentation: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    }
  }
}

// MARK: - Keys

extension ValueForm {
  /// The author's own values, which site files and front matter have.
  fileprivate static let ownValues = Self.anyKeys("^[A-Za-z][A-Za-z0-9_-]*$", .text)
}

extension SiteFileParser {
  /// The keys of a site file.
  static var keys: [KeyDescription] {
    Key.allCases.map { KeyDescription(name: $0.rawValue, meaning: $0.meaning, form: $0.form) }
  }
}

extension SiteFileParser.Key {
  fileprivate var meaning: String {
    switch self {
    case .title: "the site's name"
    case .tagline: "what the site is about, in a line"
    case .language: "the language of the pages, which has a file of its words"
    case .parts: "the titles of the course's parts, in order"
    case .allowRawHTML: "whether HTML in lessons becomes part of the pages"
    case .appendices: "the parts whose lessons have no number"
    case .explainProgram:
      "whether the site has pages about the language, the messages, and the events"
    case .coursePage: "whether the site has a page with all lessons, to print"
    case .runPages: "`false` for a site without a page for each scenario's run"
    case .address: "where the site is published"
    case .edit: "the address where a lesson's file can be edited, up to its path"
    case .own: "values for your own templates, on pages that have no others"
    case .allow: "other hosts from which pages may load something"
    case .logo: "the SVG or PNG file for the header, in the content folder"
    case .icon: "the SVG or PNG file for browser tabs, in the content folder"
    }
  }

  fileprivate var form: ValueForm {
    switch self {
    case .title, .tagline, .language, .logo, .icon: .text
    case .parts, .appendices: .list(.text)
    case .allowRawHTML, .explainProgram, .coursePage, .runPages: .flag
    case .address, .edit: .address(without: "#?")
    case .own: .ownValues
    case .allow:
      .keys(
        AllowedOrigins.Kind.allCases.map { kind in
          KeyDescription(
            name: kind.rawValue, meaning: kind.meaning, form: .list(.pattern(Self.originPattern)))
        }, required: [])
    }
  }

  private static let originPattern =
    "^[Hh][Tt][Tt][Pp][Ss]://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:[1-9][0-9]{0,4})?$"
}

extension AllowedOrigins.Kind {
  fileprivate var meaning: String {
    switch self {
    case .images: "hosts of pictures"
    case .media: "hosts of sound and video"
    case .fonts: "hosts of fonts"
    case .frames: "hosts of pages in frames"
    }
  }
}

extension FrontMatterParser {
  /// The keys of front matter.
  static var keys: [KeyDescription] {
    Key.allCases.map { KeyDescription(name: $0.rawValue, meaning: $0.meaning, form: $0.form) }
  }

  /// The names of the keys that say something about a page that isn't a lesson.
  static var namesOfPages: [String] { keysOfPages.map(\.rawValue) }
}

extension FrontMatterParser.Key {
  fileprivate var meaning: String {
    switch self {
    case .title: "the lesson's title"
    case .summary: "what the lesson shows, in a sentence"
    case .part: "the part of the course, as site.yaml names it"
    case .number: "the position in the part, if the file's name doesn't say it"
    case .question: "the one question that the lesson answers"
    case .symptoms: "what readers with the problem type into a search"
    case .facts: "the facts of the ledger that the lesson shows"
    case .sources: "what the lesson rests on"
    case .experiments: "the experiments that the lesson covers"
    case .date: "the day of the last newsworthy change"
    case .aliases: "old addresses that lead here"
    case .draft: "whether only the preview shows the file"
    case .page: "where the site links to a page that isn't a lesson"
    case .own: "values for your own templates"
    }
  }

  fileprivate var form: ValueForm {
    switch self {
    case .title, .summary, .part, .question: .text
    case .number: .wholeNumber
    case .symptoms: .list(.text)
    case .facts, .experiments: .list(.pattern("^[A-Z][0-9]+[a-z]?$"))
    case .sources:
      .list(
        .keys(
          [
            KeyDescription(name: "title", meaning: "the source's title", form: .text),
            KeyDescription(
              name: "address", meaning: "where the source is", form: .address()),
          ], required: ["title"]))
    case .date: .pattern("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
    case .aliases:
      .list(.pattern("^([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\\.html$"))
    case .draft: .flag
    case .page: .words(LessonProperties.PagePlace.allCases.map(\.rawValue))
    case .own: .ownValues
    }
  }
}
