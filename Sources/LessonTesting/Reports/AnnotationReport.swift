import FileSystem
import LessonRunner
import SourceDiagnostics

/// A report of GitHub workflow commands, which annotate the affected lines.
struct AnnotationReport: SuiteReport {
  mutating func beginning(_ counts: SuiteCounts) -> String { "" }

  mutating func text(for result: SuiteResult) -> String {
    result.outcome.diagnostics.inSourceOrder
      .map { Self.command(for: $0, title: result.entry.name) }.joined()
  }

  mutating func text(for problems: SourceProblems) -> String {
    let files = problems.files.map { file in
      "::error::\(Self.data(Self.text(of: file.message)))\n"
    }
    return
      (files + problems.diagnostics.inSourceOrder.map { Self.command(for: $0, title: "Touchstone") })
      .joined()
  }

  mutating func ending(_ counts: SuiteCounts) -> String { "" }

  private static func command(for diagnostic: Diagnostic, title: String) -> String {
    var properties = ["file=" + property(diagnostic.source.name)]
    if let range = diagnostic.range {
      let start = diagnostic.source.place(at: range.lowerBound)
      let end = diagnostic.source.place(at: range.upperBound)
      properties.append("line=\(start.line)")
      // GitHub supports columns only within a single line.
      if end.line == start.line {
        properties += ["col=\(start.column)", "endColumn=\(max(start.column, end.column - 1))"]
      }
    }
    properties.append("title=" + property(title))
    var lines = [text(of: diagnostic.message)]
    for note in diagnostic.notes { lines += [note.message] + note.lines }
    let word = diagnostic.message.severity == .note ? "notice" : diagnostic.message.severity.word
    let message = data(lines.joined(separator: "\n"))
    return "::\(word) \(properties.joined(separator: ","))::\(message)\n"
  }

  private static func text(of message: DiagnosticMessage) -> String {
    "\(message.text) [\(message.code)]"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
