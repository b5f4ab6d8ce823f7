import SourceDiagnostics
import Yams

/// A parser for the JSON of a conformance report, which is YAML, too.
struct ConformanceReportParser {
  private enum Key: String, CaseIterable {
    case format
    case system
    case environment
    case device
    case date
    case tool
    case results
  }

  private enum ResultKey: String, CaseIterable {
    case scenario
    case variant
    case result
    case expectation
    case reason
    case partial
  }

  /// The only format so far.
  private static let format = "1"

  private var yaml: YAMLParser
  private var report = ConformanceReport()
  private var names: Set<String> = []

  static func read(
    _ source: SourceText
  ) -> (report: ConformanceReport, diagnostics: [Diagnostic]) {
    var parser = ConformanceReportParser(yaml: YAMLParser(source))
    parser.read()
    return (parser.report, parser.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch Key(rawValue: name) {
      case .format: _ = word(value, for: name, among: [Self.format])
      case .system: report.system = system(value, for: name)
      case .environment:
        let known = ConformanceReport.Environment.allCases.map(\.rawValue)
        let text = word(value, for: name, among: known)
        report.environment = text.flatMap { .init(rawValue: $0) } ?? .simulator
      case .device: report.device = yaml.text(value, for: name) ?? ""
      case .date: report.date = day(value, for: name)
      case .tool: report.tool = yaml.text(value, for: name) ?? ""
      case .results: readResults(value)
      case nil:
        yaml.report(unknownKey: name, keyNode, known: Key.allCases.map(\.rawValue), [:])
      }
    }
    for key in Key.allCases where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: 0..<0)
    }
  }

  /// Returns a word that must be one of a few.
  private mutating func word(_ value: Node, for key: String, among known: [String]) -> String? {
    guard let text = yaml.text(value, for: key) else { return nil }
    if known.contains(text) { return text }
    let meant = Suggestion.nearest(to: text, among: known)
    yaml.report(
      .unknownReportWord(text, for: key, known: known, suggestion: meant), at: place(of: value))
    return nil
  }

  /// Returns the range of a value, without the quotes that JSON needs.
  private func place(of value: Node) -> Range<Int> {
    let range = yaml.place(of: value)
    guard let text = value.scalar?.string, yaml.source[range].hasPrefix("\"" + text + "\"") else {
      return range
    }
    return range.lowerBound + 1..<range.lowerBound + 1 + text.utf8.count
  }

  private mutating func system(_ value: Node, for key: String) -> String {
    guard let text = yaml.text(value, for: key) else { return "" }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isSystem =
      words.count == 2 && words[0].allSatisfy(\.isLetter) && !words[0].isEmpty
      && words[1].first?.isNumber == true && words[1].allSatisfy { $0.isNumber || $0 == "." }
    if !isSystem {
      yaml.report(.notAName(text, example: "iOS 26.1"), at: place(of: value))
    }
    return text
  }

  private mutating func day(_ value: Node, for key: String) -> String {
    guard let text = yaml.text(value, for: key) else { return "" }
    if !CalendarDay.isDay(text) { yaml.report(.invalidDate(text), at: place(of: value)) }
    return text
  }

  // MARK: Results

  private mutating func readResults(_ value: Node) {
    for entry in yaml.list(value, for: Key.results.rawValue) {
      guard let mapping = yaml.mapping(entry, for: Key.results.rawValue) else { continue }
      if let result = result(mapping, at: yaml.place(of: entry)) { report.results.append(result) }
    }
  }

  private mutating func result(
    _ mapping: Node.Mapping, at range: Range<Int>
  ) -> ConformanceReport.Result? {
    var result = ConformanceReport.Result(range: range)
    var outcome: ConformanceReport.Outcome?
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch ResultKey(rawValue: name) {
      case .scenario:
        result.scenario = yaml.text(value, for: name) ?? ""
        result.range = place(of: value)
      case .variant: result.variant = yaml.text(value, for: name)
      case .result:
        let known = ConformanceReport.Outcome.allCases.map(\.rawValue)
        let text = word(value, for: name, among: known)
        outcome = text.flatMap { .init(rawValue: $0) }
      case .expectation: result.expectation = yaml.text(value, for: name)
      case .reason: result.reason = yaml.text(value, for: name)
      case .partial: result.isPartial = word(value, for: name, among: ["true", "false"]) == "true"
      case nil:
        yaml.report(unknownKey: name, keyNode, known: ResultKey.allCases.map(\.rawValue), [:])
      }
    }
    var needed: [ResultKey] = [.scenario, .result]
    switch outcome {
    case .agreed, nil: break
    case .differs: needed.append(.expectation)
    case .notRun: needed.append(.reason)
    }
    result.outcome = outcome ?? .notRun
    for key in needed where mapping[key.rawValue] == nil {
      yaml.report(.missingKey(key.rawValue), at: result.range)
    }
    let name = result.scenario + (result.variant.map { ", variant `\($0)`" } ?? "")
    guard names.insert(name).inserted else {
      yaml.report(.duplicateResult(name), at: result.range)
      return nil
    }
    return result.scenario.isEmpty ? nil : result
  }
}
