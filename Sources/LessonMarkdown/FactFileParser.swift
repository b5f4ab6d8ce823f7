import SourceDiagnostics
import Yams

/// A parser for the YAML of a file of facts.
struct FactFileParser {
  private enum Key: String, CaseIterable {
    case title
    case number
    case facts
  }

  private enum FactKey: String, CaseIterable {
    case claim
    case evidence
    case source
    case contradicts
    case contested
    case proof
    case test
    case rule
    case omitted
  }

  /// Keys that authors might write instead of the correct ones.
  private static let synonyms = [
    "sources": "source", "sentence": "claim", "text": "claim", "proofs": "proof",
    "proven": "proof", "scenario": "proof", "tests": "test", "rules": "rule", "omit": "omitted",
    "contradiction": "contradicts", "contest": "contested", "disputed": "contested",
    "subject": "title", "order": "number",
  ]

  /// Terms from the sources for kinds of evidence, with the correct ones.
  private static let evidenceSynonyms = [
    "doc": "documented", "log": "observed in a log", "observed": "observed in a log",
    "re": "reverse-engineered", "reverse engineered": "reverse-engineered",
    "folk": "widely reported", "told": "widely reported", "commonly told": "widely reported",
    "reported": "widely reported",
  ]

  private var yaml: YAMLParser
  private var file = FactFile()

  static func read(_ source: SourceText) -> (file: FactFile, diagnostics: [Diagnostic]) {
    var parser = FactFileParser(yaml: YAMLParser(source))
    parser.read()
    return (parser.file, parser.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch Key(rawValue: name) {
      case .title: file.title = yaml.text(value, for: name) ?? ""
      case .number: file.number = yaml.wholeNumber(value, for: name)
      case .facts: readFacts(value)
      case nil:
        yaml.report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    if mapping["title"] == nil { yaml.report(.missingKey("title"), at: 0..<0) }
  }

  private mutating func readFacts(_ value: Node) {
    let entries = yaml.mapping(value, for: "facts", expected: "numbers with their facts")
    for (keyNode, value) in entries ?? [:] {
      let number = keyNode.scalar?.string ?? ""
      let range = yaml.place(of: keyNode)
      guard Fact.isNumber(number) else {
        yaml.report(.notAName(yaml.source[range], example: "D012"), at: range)
        continue
      }
      guard let mapping = yaml.mapping(value, for: number) else { continue }
      file.facts.append(fact(mapping, Fact(number: number, range: range)))
    }
  }

  private mutating func fact(_ mapping: Node.Mapping, _ empty: Fact) -> Fact {
    var fact = empty
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch FactKey(rawValue: name) {
      case .claim: fact.claim = yaml.text(value, for: name) ?? ""
      case .evidence: fact.evidence = evidence(value)
      case .source: fact.sources = sources(value)
      case .contradicts: fact.contradiction = yaml.text(value, for: name)
      case .contested: fact.contest = yaml.text(value, for: name)
      case .proof: fact.proofs = proofs(value)
      case .test: fact.tests = texts(value, for: name).map(\.text)
      case .rule: fact.rules = texts(value, for: name).map(\.text)
      case .omitted: fact.omission = yaml.text(value, for: name)
      case nil:
        yaml.report(
          unknownKey: name, keyNode, known: FactKey.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    for key in [FactKey.claim, .evidence, .source] where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: fact.range)
    }
    if fact.omission != nil, !fact.proofs.isEmpty || !fact.tests.isEmpty {
      yaml.report(.provenAndOmitted(fact.number), at: fact.range)
    }
    return fact
  }

  private mutating func evidence(_ value: Node) -> [Fact.Evidence] {
    var kinds: [Fact.Evidence] = []
    for (text, range) in texts(value, for: FactKey.evidence.rawValue) {
      guard let kind = Fact.Evidence(rawValue: text) else {
        let known = Fact.Evidence.allCases.map(\.rawValue)
        let meant = Self.evidenceSynonyms[text] ?? Suggestion.nearest(to: text, among: known)
        yaml.report(.unknownEvidence(text, known: known, suggestion: meant), at: range, meant)
        continue
      }
      if kinds.contains(kind) {
        yaml.report(.duplicateEvidence(text), at: range)
      } else {
        kinds.append(kind)
      }
    }
    return kinds
  }

  /// One source or a list of sources, each as text or as a title with an address.
  private mutating func sources(_ value: Node) -> [CitedSource] {
    let entries = value.sequence.map(Array.init) ?? [value]
    if entries.isEmpty {
      yaml.report(.emptyKey(FactKey.source.rawValue), at: yaml.place(of: value))
    }
    return entries.compactMap { entry in
      if let mapping = entry.mapping { return yaml.source(mapping, at: yaml.place(of: entry)) }
      return yaml.text(entry, for: FactKey.source.rawValue).map { CitedSource(title: $0) }
    }
  }

  private mutating func proofs(_ value: Node) -> [Fact.Proof] {
    texts(value, for: FactKey.proof.rawValue).compactMap { text, range in
      let parts = text.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        yaml.report(.notAProof(text), at: range)
        return nil
      }
      return Fact.Proof(lesson: String(parts[0]), scenario: String(parts[1]), range: range)
    }
  }

  /// Returns the texts of a single text or a list that isn't empty.
  private mutating func texts(_ value: Node, for key: String) -> [(text: String, range: Range<Int>)]
  {
    guard let entries = value.sequence else {
      return yaml.text(value, for: key).map { [($0, yaml.place(of: value))] } ?? []
    }
    if entries.isEmpty { yaml.report(.emptyKey(key), at: yaml.place(of: value)) }
    return yaml.texts(Array(entries), for: key)
  }
}
