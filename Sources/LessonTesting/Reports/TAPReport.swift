import FileSystem
import LessonRunner
import SourceDiagnostics
import TextAndOrder

/// A report in the Test Anything Protocol, version 14: a test point for each scenario, with a YAML
/// block of its problems, and the plan at the end.
struct TAPReport: SuiteReport {
  private var count = 0

  mutating func beginning(_ counts: SuiteCounts) -> String { "TAP version 14\n" }

  mutating func text(for result: SuiteResult) -> String {
    let outcome = result.outcome
    let directive =
      outcome.status == .skipped
      ? " # SKIP " + Self.escaped(result.entry.skipReason ?? "") : ""
    return point(
      isOK: outcome.isPassed, result.entry.name, directive, outcome.diagnostics)
  }

  mutating func text(for problems: SourceProblems) -> String {
    var text = ""
    for file in problems.files { text += point(isOK: false, file.message.text) }
    for diagnostic in problems.diagnostics.inSourceOrder {
      let isError = diagnostic.message.severity == .error
      text += point(isOK: !isError, diagnostic.source.name, "", [diagnostic])
    }
    return text
  }

  mutating func ending(_ counts: SuiteCounts) -> String { "1..\(count)\n" }

  private mutating func point(
    isOK: Bool, _ name: String, _ directive: String = "", _ diagnostics: [Diagnostic] = []
  ) -> String {
    count += 1
    var text = "\(isOK ? "ok" : "not ok") \(count) - \(Self.escaped(name))\(directive)\n"
    guard !diagnostics.isEmpty else { return text }
    text += "  ---\n"
    if let first = diagnostics.inSourceOrder.first {
      text += "  message: \(JSONText.quoting(first.message.text))\n"
      text += "  code: \(first.message.code)\n"
      text += "  severity: \(first.message.severity == .error ? "fail" : "comment")\n"
      text += "  at:\n    file: \(JSONText.quoting(first.source.name))\n"
      if let place = first.place {
        text += "    line: \(place.line)\n    column: \(place.column)\n"
      }
    }
    text += "  listing: |\n"
    // Some parsers end the block at an empty line, so no line is left entirely empty.
    let listing = diagnostics.listing().split(separator: "\n", omittingEmptySubsequences: false)
    for line in listing.dropLast() { text += "    \(line)\n" }
    return text + "  ...\n"
  }

  /// Returns a name in which nothing looks like a directive or the end of the line.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }
}
