import SourceDiagnostics
import Yams

/// A parser for the YAML of a language file.
struct LanguageFileParser {
  private var yaml: YAMLParser
  private let model: LanguageFile?
  private let isWhole: Bool
  private var file: LanguageFile
  private var groups: Set<LanguageFile.Group> = []

  static func read(
    _ source: SourceText, like model: LanguageFile?, changing basis: LanguageFile?
  ) -> (file: LanguageFile, diagnostics: [Diagnostic]) {
    var parser = LanguageFileParser(YAMLParser(source), model, basis)
    parser.read()
    return (parser.file, parser.yaml.diagnostics)
  }

  private init(_ yaml: YAMLParser, _ model: LanguageFile?, _ basis: LanguageFile?) {
    self.yaml = yaml
    self.model = model
    isWhole = basis == nil
    file = basis ?? LanguageFile()
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (key, value) in mapping {
      guard let group = LanguageFile.Group(rawValue: key.string ?? "") else {
        yaml.report(
          unknownKey: key.string ?? "", key, known: LanguageFile.Group.allCases.map(\.rawValue),
          [:])
        continue
      }
      read(group, named: key, value)
    }
    for group in LanguageFile.Group.allCases
    where isWhole && !groups.contains(group) && model?[group].isEmpty == false {
      yaml.report(.missingKey(group.rawValue), at: 0..<0)
    }
  }

  private mutating func read(_ group: LanguageFile.Group, named key: Node, _ value: Node) {
    groups.insert(group)
    let words = yaml.mapping(value, for: group.rawValue, expected: "lines of `name: words`")
    guard let words else { return }
    let known = model?[group]
    var found: Set<String> = []
    for (name, value) in words {
      let text = name.string ?? ""
      found.insert(text)
      if let known, known[text] == nil {
        report(unknown: text, name, known)
        continue
      }
      guard let phrase = yaml.text(value, for: text) else { continue }
      if let model = known?[text] { check(phrase, of: text, value, like: model) }
      file.phrases[group, default: [:]][text] = phrase
    }
    for name in (known ?? [:]).keys.sorted() where isWhole && !found.contains(name) {
      yaml.report(.missingKey(name), at: yaml.place(of: key))
    }
  }

  /// Reports a name that nothing shows, without the list of all names, which is long.
  private mutating func report(unknown name: String, _ node: Node, _ known: [String: String]) {
    let suggestion = Suggestion.nearest(to: name, among: known.keys.sorted())
    yaml.report(.unknownKey(name, suggestion: suggestion), at: yaml.place(of: node))
  }

  private mutating func check(_ phrase: String, of name: String, _ value: Node, like model: String)
  {
    let wanted = LanguageFile.placeholders(in: model)
    let found = LanguageFile.placeholders(in: phrase)
    for placeholder in found where !wanted.contains(placeholder) {
      yaml.report(
        .unknownPlaceholder(
          placeholder, in: name, suggestion: Suggestion.nearest(to: placeholder, among: wanted)),
        at: yaml.place(of: value))
    }
    // One that is misspelled isn't missing, too.
    guard found.allSatisfy(wanted.contains) else { return }
    for placeholder in wanted where !found.contains(placeholder) {
      yaml.report(.missingPlaceholder(placeholder, in: name), at: yaml.place(of: value))
    }
  }
}
