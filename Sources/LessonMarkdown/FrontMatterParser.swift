import SourceDiagnostics
import Yams

/// A parser for the YAML of a lesson's front matter.
struct FrontMatterParser {
  enum Key: String, CaseIterable {
    case title
    case summary
    case part
    case number
    case question
    case symptoms
    case facts
    case sources
    case experiments
    case date
    case aliases
    case draft
    case page
    case own
  }

  /// The keys that say something about a page that isn't a lesson.
  static let keysOfPages: [Key] = [
    .title, .summary, .number, .aliases, .draft, .page, .own,
  ]

  /// Keys that authors might know from other site generators, with the correct ones.
  private static let synonyms = [
    "description": "summary", "order": "number", "weight": "number", "name": "title",
    "section": "part", "chapter": "part", "references": "sources", "source": "sources",
    "symptom": "symptoms", "keywords": "symptoms", "fact": "facts", "experiment": "experiments",
    "updated": "date", "lastmod": "date", "alias": "aliases", "redirect_from": "aliases",
    "redirects": "aliases",
  ]

  private var yaml: YAMLParser
  private var properties = LessonProperties()

  /// Parses the front matter of a text, including its first and last lines of hyphens.
  static func read(
    _ source: SourceText, _ lines: LineOffsets, lineCount: Int
  ) -> (properties: LessonProperties, diagnostics: [Diagnostic]) {
    var parser = FrontMatterParser(
      yaml: YAMLParser(source, lines, lineNumbers: 2..<lineCount))
    parser.read(endLine: lines.range(ofLine: lineCount))
    return (parser.properties, parser.yaml.diagnostics)
  }

  private mutating func read(endLine: Range<Int>) {
    guard let mapping = yaml.keysAndValues() else { return }
    let known = mapping["page"] == nil ? Key.allCases : Self.keysOfPages
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      guard let key = Key(rawValue: name), known.contains(key) else {
        yaml.report(unknownKey: name, keyNode, known: known.map(\.rawValue), Self.synonyms)
        continue
      }
      properties.places[name] = yaml.place(of: value)
      read(value, for: key)
    }
    if mapping["title"] == nil {
      // A misspelled key is one error.
      let isMisspelled = yaml.diagnostics.contains { diagnostic in
        diagnostic.fixIts.contains { $0.edits.contains { $0.replacement == "title" } }
      }
      if !isMisspelled { yaml.report(.missingKey("title"), at: endLine) }
    }
  }

  private mutating func read(_ value: Node, for key: Key) {
    switch key {
    case .title: properties.title = yaml.text(value, for: key.rawValue) ?? ""
    case .summary: properties.summary = yaml.text(value, for: key.rawValue)
    case .part: properties.part = yaml.text(value, for: key.rawValue)
    case .question: properties.question = yaml.text(value, for: key.rawValue)
    case .number: properties.number = yaml.wholeNumber(value, for: key.rawValue)
    case .symptoms: readSymptoms(value)
    case .facts: properties.facts = names(value, for: key, example: "D12")
    case .experiments: properties.experiments = names(value, for: key, example: "E41")
    case .sources: readSources(value)
    case .date: readDate(value)
    case .aliases: readAliases(value)
    case .draft: properties.isDraft = yaml.flag(value, for: key.rawValue) ?? false
    case .page: readPage(value)
    case .own: properties.own = yaml.ownValues(value)
    }
  }

  private mutating func readSymptoms(_ value: Node) {
    let entries = yaml.list(value, for: "symptoms", expected: "a list of phrases")
    for (phrase, range) in yaml.texts(entries, for: "symptoms") {
      properties.symptoms.append(phrase)
      properties.symptomRanges.append(range)
    }
  }

  private mutating func readSources(_ value: Node) {
    for entry in yaml.list(value, for: "sources") {
      if let mapping = yaml.mapping(
        entry, for: "sources", expected: "a list of `title` and `address`"),
        let source = yaml.source(mapping, at: yaml.place(of: entry))
      {
        properties.sources.append(source)
      }
    }
  }

  private mutating func readDate(_ value: Node) {
    guard let text = yaml.text(value, for: "date") else { return }
    if CalendarDay.isDay(text) {
      properties.date = text
    } else {
      yaml.report(.invalidDate(text), at: yaml.place(of: value))
    }
  }

  private mutating func readPage(_ value: Node) {
    guard let word = value.scalar?.string, let place = LessonProperties.PagePlace(rawValue: word)
    else {
      return yaml.report(value, for: "page", insteadOf: "`list` or `header`")
    }
    properties.page = place
  }

  private mutating func readAliases(_ value: Node) {
    let entries = yaml.list(value, for: "aliases", expected: "a list such as [old-name.html]")
    for (path, range) in yaml.texts(entries, for: "aliases") {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isSuitable = parts.allSatisfy { part in
        !part.isEmpty && !part.hasPrefix(".")
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
      }
      if isSuitable, path.hasSuffix(".html") {
        properties.aliases.append(LessonProperties.Alias(path: path, range: range))
      } else {
        yaml.report(.invalidAlias(path), at: range)
      }
    }
  }

  /// Returns a list of names, each of which is a letter with a number: `D12`, `D138a`.
  private mutating func names(_ value: Node, for key: Key, example: String) -> [String] {
    let entries = yaml.list(value, for: key.rawValue, expected: "a list such as [\(example)]")
    return entries.compactMap { entry in
      guard let name = entry.scalar?.string, Fact.isNumber(name) else {
        yaml.report(
          .notAName(yaml.source[yaml.place(of: entry)], example: example),
          at: yaml.place(of: entry)
        )
        return nil
      }
      return name
    }
  }
}
