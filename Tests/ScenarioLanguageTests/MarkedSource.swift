import ScenarioLanguage
import SourceDiagnostics
import Testing

/// A scenario's text in which `«…»` marks what diagnostics must point at.
struct MarkedSource {
  /// The text without marks.
  let source: SourceText

  /// The marked ranges, by their beginnings.
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var starts: [(index: Int, offset: Int)] = []
    var ranges: [Range<Int>?] = []
    for character in marked.unicodeScalars {
      if character == "«" {
        starts.append((ranges.count, bytes.count))
        ranges.append(nil)
      } else if character == "»", let start = starts.popLast() {
        ranges[start.index] = start.offset..<bytes.count
      } else {
        bytes += Array(String(character).utf8)
      }
    }
    source = SourceText(name: "test", text: String(decoding: bytes, as: UTF8.self))
    self.ranges = ranges.compactMap { $0 }
  }
}

/// Checks the diagnostics of a marked text, their places, and the text that their repairs give.
///
/// Each expected line is `error: …` or `warning: …`, one for each mark in order; lines that begin
/// with
/// `note: ` belong to the diagnostic before. A text with repairs needs `fixed`.
@discardableResult
func expectDiagnostics(
  _ marked: String, _ expected: [String], fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Scenario {
  let marked = MarkedSource(marked)
  let parsed = ParsedScenario(marked.source)
  var lines: [String] = []
  var edits: [SourceEdit] = []
  for diagnostic in parsed.diagnostics {
    lines.append("\(diagnostic.message.severity.word): \(diagnostic.message.text)")
    lines += diagnostic.notes.map { "note: " + $0.message }
    edits += diagnostic.fixIts.first?.edits ?? []
    #expect(!diagnostic.message.text.hasSuffix("."), sourceLocation: sourceLocation)
  }
  #expect(lines == expected, sourceLocation: sourceLocation)
  #expect(
    parsed.diagnostics.compactMap { $0.range } == marked.ranges,
    "what the diagnostics point at: \(parsed.diagnostics.map { marked.source[$0.range ?? 0..<0] })",
    sourceLocation: sourceLocation)
  if edits.isEmpty, fixed == nil { return parsed.scenario }
  let repaired = marked.source.applying(edits)
  #expect(repaired == fixed, "the repaired text", sourceLocation: sourceLocation)
  return parsed.scenario
}
