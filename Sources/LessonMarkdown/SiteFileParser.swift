import SourceDiagnostics
import Yams

/// A parser for the YAML of a site file.
struct SiteFileParser {
  enum Key: String, CaseIterable {
    case title
    case tagline
    case language
    case parts
    case allowRawHTML
    case appendices
    case explainProgram
    case coursePage
    case runPages
    case address
    case edit
    case own
    case allow
    case logo
    case icon
  }

  /// Keys that authors might know from other site generators, with the correct ones.
  private static let synonyms = [
    "name": "title", "subtitle": "tagline", "description": "tagline", "chapters": "parts",
    "sections": "parts", "rawHTML": "allowRawHTML", "allow_raw_html": "allowRawHTML",
    "lang": "language", "locale": "language", "url": "address", "baseURL": "address",
    "base_url": "address", "edit_url": "edit", "favicon": "icon",
  ]

  private var yaml: YAMLParser
  private var properties = SiteProperties()
  private var appendixPlaces: [String: Range<Int>] = [:]

  static func read(
    _ source: SourceText
  ) -> (properties: SiteProperties, diagnostics: [Diagnostic]) {
    var parser = SiteFileParser(yaml: YAMLParser(source))
    parser.read()
    return (parser.properties, parser.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    if !mapping.isEmpty { properties.source = yaml.source }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch Key(rawValue: name) {
      case .title: properties.title = yaml.text(value, for: name) ?? properties.title
      case .tagline: properties.tagline = yaml.text(value, for: name) ?? ""
      case .language: readLanguage(value, for: name)
      case .parts: readParts(value)
      case .allowRawHTML:
        properties.allowsRawHTML = yaml.flag(value, for: name) ?? false
      case .appendices: readAppendices(value)
      case .explainProgram:
        properties.explainsProgram = yaml.flag(value, for: name) ?? false
      case .coursePage:
        properties.hasCoursePage = yaml.flag(value, for: name) ?? false
      case .runPages: properties.hasRunPages = yaml.flag(value, for: name) ?? true
      case .address: properties.address = readAddress(value, for: name)
      case .edit: properties.editAddress = readAddress(value, for: name)
      case .own: properties.own = yaml.ownValues(value)
      case .logo: properties.logo = readFile(value, for: name)
      case .icon: properties.icon = readFile(value, for: name)
      case .allow: properties.allowed = yaml.allowedOrigins(value, for: name)
      case nil:
        yaml.report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    checkAppendices()
  }

  private mutating func readLanguage(_ value: Node, for key: String) {
    guard let language = yaml.text(value, for: key) else { return }
    properties.language = language
    properties.languagePlace = yaml.place(of: value)
  }

  private mutating func readParts(_ value: Node) {
    for (part, range) in titles(value, for: .parts) {
      if properties.parts.contains(part) {
        yaml.report(.duplicatePart(part), at: range)
      } else {
        properties.parts.append(part)
        properties.partPlaces[part] = range
      }
    }
  }

  private mutating func readAppendices(_ value: Node) {
    for (part, range) in titles(value, for: .appendices) {
      if properties.appendices.contains(part) {
        yaml.report(.duplicatePart(part), at: range)
      } else {
        properties.appendices.append(part)
        appendixPlaces[part] = range
      }
    }
  }

  private mutating func titles(
    _ value: Node, for key: Key
  ) -> [(text: String, range: Range<Int>)] {
    let entries = yaml.list(value, for: key.rawValue, expected: "a list of titles")
    return yaml.texts(entries, for: key.rawValue)
  }

  /// Checks that appendices are also parts, regardless of the order of the keys.
  private mutating func checkAppendices() {
    for part in properties.appendices where !properties.parts.contains(part) {
      guard let range = appendixPlaces[part] else { continue }
      let meant = Suggestion.nearest(to: part, among: properties.parts)
      yaml.report(
        .unknownAppendix(part, suggestion: meant), at: range, meant,
        declaredAt: meant.flatMap { properties.partPlaces[$0] })
    }
  }

  private mutating func readFile(_ value: Node, for key: String) -> NamedFile? {
    yaml.text(value, for: key).map { NamedFile(path: $0, range: yaml.place(of: value)) }
  }

  /// Returns the URL of another host, with a slash at the end.
  private mutating func readAddress(_ value: Node, for key: String) -> String? {
    yaml.address(value, for: key, excluding: "#?").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }
}
