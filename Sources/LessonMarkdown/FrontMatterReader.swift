import SourceDiagnostics
private import Yams

// The only file that knows Yams.

/// Reads the YAML of a lesson's front matter into its properties.
struct FrontMatterReader {
  private enum Key: String, CaseIterable {
    case title
    case summary
    case part
    case number
    case question
    case facts
    case sources
    case experiments
  }

  /// What authors write who come from other generators, and the key that is meant.
  private static let synonyms = [
    "description": "summary", "order": "number", "weight": "number", "name": "title",
    "section": "part", "chapter": "part", "references": "sources", "source": "sources",
    "fact": "facts", "experiment": "experiments",
  ]
  private static let sourceSynonyms = [
    "url": "address", "link": "address", "href": "address", "name": "title",
  ]

  private let source: SourceText
  private let lines: LineOffsets
  private let lineCount: Int
  private var properties = LessonProperties()
  private var diagnostics: [Diagnostic] = []

  /// Reads the front matter of a text, whose lines of hyphens are the first and the last one.
  static func read(
    _ source: SourceText, _ lines: LineOffsets, lineCount: Int
  ) -> (properties: LessonProperties, diagnostics: [Diagnostic]) {
    var reader = FrontMatterReader(source: source, lines: lines, lineCount: lineCount)
    reader.read()
    return (reader.properties, reader.diagnostics)
  }

  private init(source: SourceText, lines: LineOffsets, lineCount: Int) {
    self.source = source
    self.lines = lines
    self.lineCount = lineCount
  }

  private mutating func read() {
    let range = lines.start(ofLine: 2)..<lines.start(ofLine: lineCount)
    guard !isNestedTooDeeply else {
      report(.frontMatterTooDeep, at: range)
      return
    }
    do {
      // An empty line for the hyphens keeps the line numbers of the file.
      let parser = try Parser(yaml: "\n" + source[range])
      guard let root = try parser.singleRoot() else {
        report(.missingProperty("title"), at: lines.range(ofLine: lineCount))
        return
      }
      read(root)
    } catch let error as YamlError {
      report(error)
    } catch {
      report(.invalidYAML("\(error)"), at: range)
    }
  }

  /// Whether the YAML nests deeper than any lesson's; Yams reads what nests by calling itself.
  private var isNestedTooDeeply: Bool {
    let limit = 40
    var brackets = 0
    for line in 2..<max(2, lineCount) {
      let bytes = source.bytes[lines.range(ofLine: line)]
      let isMark: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x2D || $0 == 0x3F }
      if bytes.prefix(while: isMark).count > limit { return true }
      brackets += bytes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    }
    return brackets > 200
  }

  private mutating func read(_ root: Node) {
    guard let mapping = root.mapping else {
      report(.frontMatterNotKeys, at: place(of: root))
      return
    }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      guard let key = Key(rawValue: name) else {
        report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), Self.synonyms)
        continue
      }
      properties.places[name] = place(of: value)
      read(value, for: key)
    }
    if mapping["title"] == nil {
      report(.missingProperty("title"), at: lines.range(ofLine: lineCount))
    }
  }

  private mutating func read(_ value: Node, for key: Key) {
    switch key {
    case .title: properties.title = text(value, for: key.rawValue) ?? ""
    case .summary: properties.summary = text(value, for: key.rawValue)
    case .part: properties.part = text(value, for: key.rawValue)
    case .question: properties.question = text(value, for: key.rawValue)
    case .number: readNumber(value)
    case .facts: properties.facts = names(value, for: key, example: "D12")
    case .experiments: properties.experiments = names(value, for: key, example: "E41")
    case .sources: readSources(value)
    }
  }

  private mutating func readNumber(_ value: Node) {
    guard let number = value.int, number > 0 else {
      report(
        .wrongType(of: "number", expected: "a whole number from 1", found: kind(of: value)),
        at: place(of: value))
      return
    }
    properties.number = number
  }

  private mutating func readSources(_ value: Node) {
    guard let entries = value.sequence else {
      report(
        .wrongType(of: "sources", expected: "a list", found: kind(of: value)), at: place(of: value))
      return
    }
    for entry in entries {
      guard let mapping = entry.mapping else {
        report(
          .wrongType(
            of: "sources", expected: "a list of 'title' and 'address'", found: kind(of: entry)),
          at: place(of: entry))
        continue
      }
      var source = LessonProperties.Source(title: "")
      for (keyNode, value) in mapping {
        switch keyNode.string {
        case "title": source.title = text(value, for: "title") ?? ""
        case "address": source.address = text(value, for: "address")
        case let name:
          report(
            unknownKey: name ?? "", keyNode, known: ["title", "address"], Self.sourceSynonyms)
        }
      }
      if mapping["title"] == nil {
        report(.missingProperty("title"), at: place(of: entry))
      } else {
        properties.sources.append(source)
      }
    }
  }

  /// The words of a scalar that is not empty.
  private mutating func text(_ value: Node, for key: String) -> String? {
    guard let text = value.scalar?.string else {
      report(
        .wrongType(of: key, expected: "text", found: kind(of: value)), at: place(of: value))
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(.emptyProperty(key), at: place(of: value))
      return nil
    }
    return text
  }

  /// A list of names, each a letter with a number: `D12`.
  private mutating func names(_ value: Node, for key: Key, example: String) -> [String] {
    guard let entries = value.sequence else {
      report(
        .wrongType(
          of: key.rawValue, expected: "a list such as [\(example)]", found: kind(of: value)),
        at: place(of: value))
      return []
    }
    return entries.compactMap { entry in
      guard let name = entry.scalar?.string, Self.isName(name) else {
        report(.notAName(source[place(of: entry)], example: example), at: place(of: entry))
        return nil
      }
      return name
    }
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return false }
    let digits = name.utf8.dropFirst()
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): node.null != nil || scalar.string.isEmpty ? "nothing" : "text"
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}

// MARK: - Places and reports

extension FrontMatterReader {
  /// Where a node stands; of what spans lines, the first one.
  private func place(of node: Node) -> Range<Int> {
    guard let mark = node.mark else { return lines.range(ofLine: 1) }
    let start = lines.offset(line: mark.line, scalarColumn: mark.column)
    let rest = start..<max(start, lines.range(ofLine: mark.line).upperBound)
    if let text = node.scalar?.string, source[rest].hasPrefix(text) {
      return start..<start + text.utf8.count
    }
    return rest
  }

  private mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    diagnostics.append(Diagnostic(message, at: range, in: source))
  }

  private mutating func report(
    unknownKey name: String, _ node: Node, known: [String], _ synonyms: [String: String]
  ) {
    let suggestion = synonyms[name] ?? Suggestion.nearest(to: name, among: known)
    let range = place(of: node)
    var diagnostic = Diagnostic(
      .unknownProperty(name, suggestion: suggestion), at: range, in: source)
    if let suggestion, let fixIt = FixIt(replacing: range, with: suggestion, in: source) {
      diagnostic.fixIts = [fixIt]
    } else if suggestion == nil {
      diagnostic.notes = [
        Diagnostic.Note("the keys are " + known.map { "'\($0)'" }.joined(separator: ", "))
      ]
    }
    diagnostics.append(diagnostic)
  }

  private mutating func report(_ error: YamlError) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let start = lines.offset(line: min(mark.line, lineCount), scalarColumn: mark.column)
      report(.invalidYAML(problem), at: start..<start)
    case .duplicatedKeysInMapping(let keys, let context):
      for key in keys.sorted() { report(duplicate: key, from: context.mark.line) }
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      report(.invalidYAML(problem), at: lines.range(ofLine: 1))
    case .no, .memory, .dataCouldNotBeDecoded:
      report(.invalidYAML("\(error)"), at: lines.range(ofLine: 1))
    }
  }

  /// Yams says which key is there twice, but not where.
  private mutating func report(duplicate key: String, from first: Int) {
    let places = (max(1, first)..<max(2, lineCount)).compactMap { line -> Range<Int>? in
      let range = lines.range(ofLine: line)
      let words = source[range].drop { $0 == " " || $0 == "-" }
      guard words.hasPrefix(key + ":") else { return nil }
      let start = range.upperBound - words.utf8.count
      return start..<start + key.utf8.count
    }
    report(.duplicateProperty(key), at: places.dropFirst().first ?? lines.range(ofLine: 1))
  }
}
