import SourceDiagnostics
import Yams

/// Reads the YAML of a site file into the site's properties.
struct SiteFileReader {
  private enum Key: String, CaseIterable {
    case title
    case tagline
    case parts
    case allowRawHTML
  }

  /// What authors write who come from other generators, and the key that is meant.
  private static let synonyms = [
    "name": "title", "subtitle": "tagline", "description": "tagline", "chapters": "parts",
    "sections": "parts", "rawHTML": "allowRawHTML", "allow_raw_html": "allowRawHTML",
  ]

  private var yaml: YAMLReader
  private var properties = SiteProperties()

  static func read(
    _ source: SourceText
  ) -> (properties: SiteProperties, diagnostics: [Diagnostic]) {
    let lines = LineOffsets(source)
    var reader = SiteFileReader(
      yaml: YAMLReader(source, lines, lineNumbers: 1..<lines.count + 1))
    reader.read()
    return (reader.properties, reader.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch Key(rawValue: name) {
      case .title: properties.title = yaml.text(value, for: name) ?? properties.title
      case .tagline: properties.tagline = yaml.text(value, for: name) ?? ""
      case .parts: readParts(value)
      case .allowRawHTML: readAllowRawHTML(value)
      case nil:
        yaml.report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), Self.synonyms)
      }
    }
  }

  private mutating func readParts(_ value: Node) {
    guard let entries = value.sequence else {
      yaml.report(
        .wrongType(of: "parts", expected: "a list of titles", found: yaml.kind(of: value)),
        at: yaml.place(of: value))
      return
    }
    for entry in entries {
      guard let part = yaml.text(entry, for: "parts") else { continue }
      if properties.parts.contains(part) {
        yaml.report(.duplicatePart(part), at: yaml.place(of: entry))
      } else {
        properties.parts.append(part)
      }
    }
  }

  private mutating func readAllowRawHTML(_ value: Node) {
    guard let allows = value.bool else {
      yaml.report(
        .wrongType(of: "allowRawHTML", expected: "true or false", found: yaml.kind(of: value)),
        at: yaml.place(of: value))
      return
    }
    properties.allowsRawHTML = allows
  }
}
