import FileSystem
import LessonRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// A report in JUnit's XML format, as build servers read it: a suite for each file, and a case for
/// each scenario.
///
/// The counts come before the cases, so everything is written at the end.
struct JUnitReport: SuiteReport {
  private struct Suite {
    var cases = ""
    var counts = SuiteCounts()
    var errorCount = 0
    var seconds = 0.0
  }

  /// The suites by file path, and the paths in order.
  private var suites: [String: Suite] = [:]
  private var paths: [String] = []

  mutating func beginning(_ counts: SuiteCounts) -> String { "" }

  mutating func text(for result: SuiteResult) -> String {
    let (entry, outcome) = (result.entry, result.outcome)
    let name = entry.ownName.isEmpty ? entry.path : entry.ownName
    var content = ""
    switch outcome.status {
    case .failed: content = Self.element("failure", outcome.diagnostics)
    case .skipped:
      content = "<skipped message=\"\(HTMLText.escaping(entry.skipReason ?? ""))\"/>"
    case .passed: break
    }
    add(name, to: entry.path, content, seconds: outcome.seconds) {
      $0.counts.count(result)
    }
    return ""
  }

  mutating func text(for problems: SourceProblems) -> String {
    for file in problems.files {
      let message = HTMLText.escaping(file.message.text)
      let type = file.message.code
      add("can be read", to: file.path, "<error type=\"\(type)\" message=\"\(message)\"/>") {
        $0.errorCount += 1
      }
    }
    for diagnostic in problems.diagnostics.inSourceOrder
    where diagnostic.message.severity == .error {
      let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
      add("has no error" + place, to: diagnostic.source.name, Self.element("error", [diagnostic])) {
        $0.errorCount += 1
      }
    }
    return ""
  }

  mutating func ending(_ counts: SuiteCounts) -> String {
    let all = paths.compactMap { suites[$0] }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"touchstone\""
    text += Self.counts(of: all) + ">\n"
    for path in paths {
      guard let suite = suites[path] else { continue }
      text += "  <testsuite name=\"\(HTMLText.escaping(path))\"\(Self.counts(of: [suite]))"
      text +=
        " skipped=\"\(suite.counts.skipped)\" file=\"\(HTMLText.escaping(path))\">\n\(suite.cases)  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private mutating func add(
    _ name: String, to path: String, _ content: String, seconds: Double = 0,
    _ count: (inout Suite) -> Void
  ) {
    if suites[path] == nil { paths.append(path) }
    var suite = suites[path] ?? Suite()
    count(&suite)
    suite.seconds += seconds
    let attributes = "name=\"\(HTMLText.escaping(name))\" classname=\"\(HTMLText.escaping(path))\""
    suite.cases += "    <testcase \(attributes) time=\"\(seconds.text(decimals: 6))\""
    suite.cases += content.isEmpty ? "/>\n" : ">\(content)</testcase>\n"
    suites[path] = suite
  }

  private static func counts(of suites: [Suite]) -> String {
    let failed = suites.reduce(0) { $0 + $1.counts.failed }
    let errors = suites.reduce(0) { $0 + $1.errorCount }
    let tests = suites.reduce(errors) { sum, suite in
      sum + suite.counts.passed + suite.counts.failed + suite.counts.skipped
    }
    let seconds = suites.reduce(0) { $0 + $1.seconds }.text(decimals: 6)
    return " tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errors)\" time=\"\(seconds)\""
  }

  private static func element(_ name: String, _ diagnostics: [Diagnostic]) -> String {
    let first = diagnostics.inSourceOrder.first { $0.message.severity == .error }
    let message = HTMLText.escaping(first?.message.text ?? "")
    let type = HTMLText.escaping(first?.message.code ?? "")
    return "<\(name) type=\"\(type)\" message=\"\(message)\">"
      + HTMLText.escaping(diagnostics.listing()) + "</\(name)>"
  }
}
