import SourceDiagnostics
import Yams

/// A parser for the YAML of a row: what documents show, and the runs compared with it.
struct SourceRowParser {
  private enum Key: String, CaseIterable {
    case part
    case title
    case shows
  }

  enum PassageKey: String, CaseIterable {
    case from
    case passage
    case picture
    case demo
    case run
    case variant
    case `as`
    case of
    case lines
    case leftOut = "left-out"
  }

  /// The keys that say something about a run.
  private static let keysOfRuns = [PassageKey.run, .variant, .as, .of, .lines]

  /// Keys that authors might write instead of the correct ones.
  private static let synonyms = [
    "document": "from", "source": "from", "where": "passage", "place": "passage",
    "scenario": "run", "order": "as", "participants": "of", "expect": "lines", "line": "lines",
    "leftOut": "left-out", "left_out": "left-out", "omitted": "left-out", "image": "picture",
    "section": "part", "name": "title", "passages": "shows",
  ]

  var yaml: YAMLParser
  private var row = SourceRow()

  static func read(_ source: SourceText) -> (row: SourceRow, diagnostics: [Diagnostic]) {
    var parser = SourceRowParser(yaml: YAMLParser(source))
    parser.read()
    return (parser.row, parser.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch Key(rawValue: name) {
      case .part: row.part = yaml.text(value, for: name) ?? ""
      case .title: row.title = yaml.text(value, for: name) ?? ""
      case .shows: readPassages(value)
      case nil:
        yaml.report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    for key in Key.allCases where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: 0..<0)
    }
  }

  private mutating func readPassages(_ value: Node) {
    let entries = yaml.list(value, for: Key.shows.rawValue, expected: "a list of passages")
    if value.sequence != nil, entries.isEmpty {
      yaml.report(.emptyKey(Key.shows.rawValue), at: yaml.place(of: value))
    }
    for entry in entries {
      guard let mapping = yaml.mapping(entry, for: Key.shows.rawValue) else { continue }
      // A mapping begins at its first key.
      let range = mapping.first.map { yaml.place(of: $0.key) } ?? yaml.place(of: entry)
      if let passage = passage(mapping, at: range) { row.passages.append(passage) }
    }
  }

  private mutating func passage(
    _ mapping: Node.Mapping, at range: Range<Int>
  ) -> SourcePassage? {
    var passage = SourcePassage(range: range, content: .leftOut(""))
    var run = SourceRun(range: range)
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch PassageKey(rawValue: name) {
      case .from: passage.document = placedText(value, for: name) ?? passage.document
      case .passage: passage.place = yaml.text(value, for: name) ?? ""
      case .picture: passage.picture = placedText(value, for: name)
      case .demo: passage.demo = placedText(value, for: name)
      case .run: readPath(value, into: &run)
      case .variant: run.variant = placedText(value, for: name)
      case .as: run.order = order(value) ?? run.order
      case .of: run.participants = placedTexts(value, for: name)
      case .lines: run.lines = lines(value)
      case .leftOut: passage.content = .leftOut(yaml.text(value, for: name) ?? "")
      case nil:
        yaml.report(
          unknownKey: name, keyNode, known: PassageKey.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    for key in [PassageKey.from, .passage] where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: range)
    }
    if mapping[PassageKey.leftOut.rawValue] != nil {
      reportKeysOfRuns(in: mapping)
      return passage
    }
    for key in [PassageKey.run, .lines] where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: range)
    }
    if !run.participants.isEmpty, run.order != .exactly {
      yaml.report(.participantsWithoutExactly, at: run.participants[0].range)
    }
    passage.content = .run(run)
    // A run without a scenario has been reported.
    return run.scenario.isEmpty ? nil : passage
  }

  private mutating func reportKeysOfRuns(in mapping: Node.Mapping) {
    for (keyNode, _) in mapping
    where Self.keysOfRuns.contains(where: { $0.rawValue == keyNode.string }) {
      yaml.report(.keyOfLeftOut(keyNode.string ?? ""), at: yaml.place(of: keyNode))
    }
  }

  private mutating func readPath(_ value: Node, into run: inout SourceRun) {
    guard let path = placedText(value, for: PassageKey.run.rawValue) else { return }
    let parts = path.text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(".md"), !parts[1].isEmpty else {
      return yaml.report(.notARun(path.text), at: path.range)
    }
    run.lesson = String(parts[0])
    run.scenario = String(parts[1])
    run.range = path.range
  }

  private mutating func order(_ value: Node) -> SourceRun.Order? {
    let key = PassageKey.as.rawValue
    guard let text = yaml.text(value, for: key) else { return nil }
    if let order = SourceRun.Order(rawValue: text) { return order }
    let known = SourceRun.Order.allCases.map(\.rawValue)
    let meant = Suggestion.nearest(to: text, among: known)
    yaml.report(
      .unknownOrder(text, known: known, suggestion: meant), at: yaml.place(of: value), meant)
    return nil
  }
}

// MARK: - Lines

extension SourceRowParser {
  private enum LineKey: String, CaseIterable {
    case says
    case runs
    case because
    case evidence
  }

  /// Keys that authors might write instead of the correct ones.
  private static let synonymsOfLines = [
    "source": "says", "run": "runs", "why": "because", "reason": "because", "facts": "evidence",
  ]

  private mutating func lines(_ value: Node) -> [SourceLine] {
    let key = PassageKey.lines.rawValue
    let entries = yaml.list(value, for: key, expected: "a list of lines")
    if value.sequence != nil, entries.isEmpty {
      yaml.report(.emptyKey(key), at: yaml.place(of: value))
    }
    return entries.compactMap { entry in
      guard let mapping = entry.mapping, isOfLine(mapping) else {
        return placedText(entry, for: key).map { .same($0) }
      }
      return line(
        mapping, at: mapping.first.map { yaml.place(of: $0.key) } ?? yaml.place(of: entry))
    }
  }

  /// Returns whether keys and values belong to a line: a line with a colon that needs quotes looks
  /// like a key with a value, too.
  private func isOfLine(_ mapping: Node.Mapping) -> Bool {
    mapping.style == .flow || mapping.count != 1
      || mapping.contains { keyNode, _ in
        let key = keyNode.string ?? ""
        return LineKey(rawValue: key) != nil || Self.synonymsOfLines[key] != nil
      }
  }

  private mutating func line(_ mapping: Node.Mapping, at range: Range<Int>) -> SourceLine? {
    var says: PlacedText?
    var runs: [PlacedText] = []
    var reason: String?
    var evidence: [PlacedText] = []
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch LineKey(rawValue: name) {
      case .says: says = placedText(value, for: name)
      case .runs: runs = placedTexts(value, for: name)
      case .because: reason = yaml.text(value, for: name)
      case .evidence: evidence = placedTexts(value, for: name)
      case nil:
        yaml.report(
          unknownKey: name, keyNode, known: LineKey.allCases.map(\.rawValue), Self.synonymsOfLines)
        return nil
      }
    }
    if mapping[LineKey.says.rawValue] == nil, mapping[LineKey.runs.rawValue] == nil {
      yaml.report(.missingKey(LineKey.says.rawValue), at: range)
      return nil
    }
    let hasReason = mapping[LineKey.because.rawValue] != nil
    let hasEvidence = mapping[LineKey.evidence.rawValue] != nil
    if let says, !runs.isEmpty, !hasReason, !hasEvidence { return .stated(says, shownBy: runs) }
    guard hasReason, hasEvidence else {
      yaml.report(.differenceWithoutReason, at: range)
      return nil
    }
    return .differing(
      source: says, run: runs, SourceDifference(reason: reason ?? "", evidence: evidence))
  }
}

// MARK: - Texts

extension SourceRowParser {
  /// Returns a text with its place, which leaves out quotes.
  private mutating func placedText(_ value: Node, for key: String) -> PlacedText? {
    guard let text = yaml.text(value, for: key) else { return nil }
    let range = yaml.place(of: value)
    let isQuoted = ["\"", "'"].contains { yaml.source[range].hasPrefix($0 + text + $0) }
    return PlacedText(
      text,
      at: isQuoted
        ? range.lowerBound + 1..<range.lowerBound + 1 + text.utf8.count : range)
  }

  /// Returns the texts of a single text or of a list that isn't empty.
  private mutating func placedTexts(_ value: Node, for key: String) -> [PlacedText] {
    guard let entries = value.sequence else {
      return placedText(value, for: key).map { [$0] } ?? []
    }
    if entries.isEmpty { yaml.report(.emptyKey(key), at: yaml.place(of: value)) }
    return entries.compactMap { placedText($0, for: key) }
  }
}
