import FileSystem
import LessonRunner
import SourceDiagnostics
import TraceModel

/// A report with a JSON object on each line, written as results arrive; the schema is
/// `Content/schemas/test-report.schema.json`.
struct JSONLinesReport: SuiteReport {
  /// The version of the format.
  private static let version = 1.0

  mutating func beginning(_ counts: SuiteCounts) -> String {
    line(
      "beginning",
      [
        ("version", .number(Self.version)),
        ("scenarios", count(counts.planned - counts.plannedExercises.values.reduce(0, +))),
        ("quizzes", count(counts.plannedExercises[.quiz] ?? 0)),
        ("challenges", count(counts.plannedExercises[.challenge] ?? 0)),
      ])
  }

  mutating func text(for result: SuiteResult) -> String {
    let (entry, outcome) = (result.entry, result.outcome)
    var members: [(String, JSONValue)] = [
      ("name", .string(entry.name)), ("file", .string(entry.path)),
      ("line", .number(Double(entry.line))),
      ("status", .string(outcome.status.rawValue)),
    ]
    if let reason = entry.skipReason { members.append(("reason", .string(reason))) }
    members += [
      ("expectations", .number(Double(outcome.expectationCount))),
      ("events", .number(Double(outcome.eventCount))),
      ("seconds", .number(outcome.seconds)), ("isKnown", .boolean(outcome.isKnown)),
      ("problems", .array(outcome.diagnostics.inSourceOrder.map { DiagnosticJSON.value(of: $0) })),
    ]
    return line(entry.kind?.rawValue ?? "scenario", members)
  }

  mutating func text(for problems: SourceProblems) -> String {
    let files = problems.files.map { file in
      line(
        "problem",
        [
          ("severity", .string("error")), ("code", .string(file.message.code)),
          ("message", .string(file.message.text)),
          ("file", .string(file.path)),
        ])
    }
    let diagnostics = problems.diagnostics.inSourceOrder.map { diagnostic in
      line("problem", DiagnosticJSON.members(of: diagnostic))
    }
    return (files + diagnostics).joined()
  }

  mutating func ending(_ counts: SuiteCounts) -> String {
    line(
      "ending",
      [
        ("passed", .number(Double(counts.passed))), ("failed", .number(Double(counts.failed))),
        ("skipped", .number(Double(counts.skipped))), ("notRun", .number(Double(counts.notRun))),
      ])
  }

  private func count(_ number: Int) -> JSONValue { .number(Double(number)) }

  private func line(_ kind: String, _ members: [(String, JSONValue)]) -> String {
    DiagnosticJSON.object([("kind", .string(kind))] + members).text + "\n"
  }
}

/// The JSON form of diagnostics.
enum DiagnosticJSON {
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  static func value(of diagnostic: Diagnostic) -> JSONValue { object(members(of: diagnostic)) }

  static func members(of diagnostic: Diagnostic) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("severity", .string(diagnostic.message.severity.word)),
      ("code", .string(diagnostic.message.code)),
      ("message", .string(diagnostic.message.text)),
      ("file", .string(diagnostic.source.name)),
    ]
    members += place(diagnostic.range, in: diagnostic.source)
    let notes = diagnostic.notes.map { note in
      object(
        [("message", .string(note.message))]
          + place(note.range, in: note.source ?? diagnostic.source)
          + [("lines", .array(note.lines.map { .string($0) }))])
    }
    if !notes.isEmpty { members.append(("notes", .array(notes))) }
    if !diagnostic.fixIts.isEmpty {
      members.append(("repairs", .array(diagnostic.fixIts.map { .string($0.message) })))
    }
    return members
  }

  private static func place(_ range: Range<Int>?, in source: SourceText) -> [(String, JSONValue)] {
    guard let range else { return [] }
    let start = source.place(at: range.lowerBound)
    let end = source.place(at: range.upperBound)
    return [
      ("line", .number(Double(start.line))), ("column", .number(Double(start.column))),
      ("endLine", .number(Double(end.line))), ("endColumn", .number(Double(end.column))),
    ]
  }
}
