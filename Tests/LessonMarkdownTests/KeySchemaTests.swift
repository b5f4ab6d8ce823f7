import Foundation
import SourceDiagnostics
import Testing

@testable import LessonMarkdown

/// The schemas for editors accept what the parsers accept, and nothing else.
struct KeySchemaTests {
  // MARK: A validator of what the schemas use

  /// Returns whether a value is valid; a word that this doesn't know is a failure.
  private static func isValid(_ value: JSON, _ schema: JSON) throws -> Bool {
    var isValid = true
    for (word, rule) in try #require(schema.members) {
      switch word {
      case "$schema", "title", "description", "then", "additionalProperties": continue
      case "type":
        let types = try rule.texts ?? [#require(rule.text)]
        isValid = isValid && types.contains { value.isOfType($0) }
      case "pattern":
        guard let text = value.text else { continue }
        isValid = try isValid && Regex(try #require(rule.text)).firstMatch(in: text) != nil
      case "enum":
        let words = try #require(rule.texts)
        isValid = isValid && value.text.map(words.contains) == true
      case "minimum":
        guard let number = value.number else { continue }
        isValid = try isValid && number >= #require(rule.number)
      case "items":
        for entry in value.entries ?? [] { isValid = try Self.isValid(entry, rule) && isValid }
      case "properties", "patternProperties":
        let rules = try #require(rule.members)
        for (key, member) in value.members ?? [:] {
          let matching = try rules.first { name, _ in
            word == "properties" ? name == key : try Regex(name).firstMatch(in: key) != nil
          }
          // The schemas allow no others.
          guard let matching else { return false }
          isValid = try Self.isValid(member, matching.value) && isValid
        }
      case "required":
        let names = try #require(rule.texts)
        isValid = isValid && names.allSatisfy { value.members?[$0] != nil }
      case "if":
        if try Self.isValid(value, rule) {
          let then = try #require(schema.members?["then"])
          isValid = try Self.isValid(value, then) && isValid
        }
      case "propertyNames":
        for key in (value.members ?? [:]).keys {
          isValid = try Self.isValid(.text(key), rule) && isValid
        }
      default:
        Issue.record("The validator doesn't know '\(word)'.")
      }
    }
    return isValid
  }

  private static func json(_ text: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  // MARK: Values

  /// Values in JSON, which is YAML, too.
  private static let values = [
    "\"A\"", "\"\"", "\" \"", "12", "1.5", "0", "-1", "true", "false", "[]", "[\"A\"]", "[[]]",
    "{}",
    "\"https://example.org\"", "\"https://example.org/a/\"", "\"https://example.org/?a\"",
    "\"http://a\"",
    "\"https://\"", "\"https://a b\"", "\"https://a#b\"", "\"ftp://a\"", "\"//a\"",
    "\"2026-11-21\"",
    "\"2026-13-01\"", "\"2026-00-10\"", "\"2026-1-1\"", "\"list\"", "\"header\"", "\"footer\"",
    "[\"D12\"]",
    "[\"D138a\"]", "[\"d1\"]", "[\"D\"]", "[\"old.html\"]", "[\"a/b-c.html\"]", "[\"a//b.html\"]",
    "[\"../a.html\"]", "[\"a/.b.html\"]", "[\"a.htm\"]", "[\"/a.html\"]", "[\"ä.html\"]",
    "[{\"title\": \"A\"}]", "[{\"title\": \"A\", \"address\": \"https://a\"}]",
    "[{\"title\": \"A\", \"address\": \"a\"}]", "[{\"address\": \"https://a\"}]",
    "[{\"title\": \"A\", \"url\": \"a\"}]",
    "{\"author\": \"Ada\"}", "{\"an author\": \"Ada\"}", "{\"a_b-1\": 1}", "{\"1a\": \"A\"}",
    "{\"a\": []}",
    "{\"a\": \"\"}", "{\"images\": [\"https://a.example\"]}",
    "{\"fonts\": [\"https://a.example:80\"]}",
    "{\"images\": [\"https://a.example/\"]}", "{\"images\": [\"http://a.example\"]}",
    "{\"images\": [\"https://a..example\"]}", "{\"images\": \"https://a.example\"}",
    "{\"media\": []}",
    "{\"images\": [\"HTTPS://A.example\"]}", "{\"images\": [\"https://*.example\"]}",
    "{\"scripts\": []}",
  ]

  @Test(arguments: SiteFileParser.Key.allCases)
  func `a value of a setting is valid if the parser accepts it`(key: SiteFileParser.Key) throws {
    let schema = try Self.json(KeySchema.siteFile)
    var accepted = 0
    for value in Self.values {
      // Appendices are parts, too.
      let parts = key == .appendices ? ", \"parts\": [\"A\", \"D12\"]" : ""
      let text = "{\"\(key.rawValue)\": \(value)\(parts)}"
      let diagnostics = SiteProperties.read(SourceText(name: "site.yaml", text: text)).diagnostics
        .filter { $0.message.identifier != "unknownAppendix" }
      let isValid = try Self.isValid(try Self.json(text), schema)
      #expect(isValid == diagnostics.isEmpty, "\(text)")
      if isValid { accepted += 1 }
    }
    #expect(accepted > 0 && accepted < Self.values.count)
  }

  @Test(arguments: FrontMatterParser.Key.allCases)
  func `a value in front matter is valid if the parser accepts it`(key: FrontMatterParser.Key)
    throws
  {
    let schema = try Self.json(KeySchema.frontMatter)
    var accepted = 0
    for value in Self.values {
      let title = key == .title ? "" : ", \"title\": \"A\""
      let text = "{\"\(key.rawValue)\": \(value)\(title)}"
      let (_, diagnostics) = Lesson.read(
        SourceText(name: "a.md", text: "---\n\(text)\n---\n"))
      let isValid = try Self.isValid(try Self.json(text), schema)
      #expect(isValid == diagnostics.isEmpty, "\(text)")
      if isValid { accepted += 1 }
    }
    #expect(accepted > 0 && accepted < Self.values.count)
  }

  @Test(arguments: [
    ("{\"title\": \"A\"}", true), ("{}", false), ("{\"titel\": \"A\", \"title\": \"A\"}", false),
    ("{\"title\": \"A\", \"page\": \"list\", \"summary\": \"A\"}", true),
    ("{\"title\": \"A\", \"page\": \"list\", \"part\": \"A\"}", false),
    ("{\"title\": \"A\", \"part\": \"A\"}", true),
  ])
  func `keys that front matter needs or can't have are the parser's`(text: String, isValid: Bool)
    throws
  {
    let schema = try Self.json(KeySchema.frontMatter)
    #expect(try Self.isValid(try Self.json(text), schema) == isValid)
    let (_, diagnostics) = Lesson.read(SourceText(name: "a.md", text: "---\n\(text)\n---\n"))
    #expect(diagnostics.isEmpty == isValid)
  }

  @Test func `the guide for authors lists every key`() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Content/write-lessons.md"), encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    for key in SiteFileParser.Key.allCases.map(\.rawValue)
      + FrontMatterParser.Key.allCases.map(\.rawValue) where key != "experiments"
    {
      #expect(rows.contains { $0.contains("`\(key)`") }, "\(key)")
    }
  }
}

/// A value in JSON.
private indirect enum JSON: Decodable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var entries: [JSON]? { if case .list(let entries) = self { entries } else { nil } }
  var texts: [String]? { entries.map { $0.compactMap(\.text) } }
  var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
  var number: Double? {
    switch self {
    case .whole(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  func isOfType(_ type: String) -> Bool {
    switch self {
    case .flag: type == "boolean"
    case .whole: type == "integer" || type == "number"
    case .number: type == "number"
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
