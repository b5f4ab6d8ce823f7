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
    let exercises = counts.plannedExercises
    return line([
      "kind": .string("beginning"), "version": .number(Self.version),
      "scenarios": .integer(counts.planned - exercises.values.reduce(0, +)),
      "quizzes": .integer(exercises[.quiz] ?? 0),
      "challenges": .integer(exercises[.challenge] ?? 0),
    ])
  }

  mutating func text(for result: SuiteResult) -> String {
    let (entry, outcome) = (result.entry, result.outcome)
    return line([
      "kind": .string(entry.kind?.rawValue ?? "scenario"), "name": .string(entry.name),
      "file": .string(entry.path), "line": .integer(entry.line),
      "status": .string(outcome.status.rawValue),
      "reason": entry.skipReason.map { .string($0) },
      "expectations": .integer(outcome.expectationCount), "events": .integer(outcome.eventCount),
      "seconds": .number(outcome.seconds), "isKnown": .boolean(outcome.isKnown),
      "problems": .array(outcome.diagnostics.inSourceOrder.map { Self.value(of: $0) }),
    ])
  }

  mutating func text(for problems: SourceProblems) -> String {
    let files = problems.files.map { file in
      line([
        "kind": .string("problem"), "severity": .string("error"),
        "code": .string(file.message.code), "message": .string(file.message.text),
        "file": .string(file.path),
      ])
    }
    let diagnostics = problems.diagnostics.inSourceOrder.map { diagnostic in
      Self.value(of: diagnostic, kind: "problem").text + "\n"
    }
    return (files + diagnostics).joined()
  }

  mutating func ending(_ counts: SuiteCounts) -> String {
    line([
      "kind": .string("ending"), "passed": .integer(counts.passed),
      "failed": .integer(counts.failed), "skipped": .integer(counts.skipped),
      "notRun": .integer(counts.notRun),
    ])
  }

  private func line(_ members: KeyValuePairs<String, JSONValue?>) -> String {
    JSONValue.members(members).text + "\n"
  }

  private static func value(of diagnostic: Diagnostic, kind: String? = nil) -> JSONValue {
    let source = diagnostic.source
    let notes = diagnostic.notes.map { note in
      let (start, end) = places(note.range, in: note.source ?? source)
      return JSONValue.members([
        "message": .string(note.message), "line": start?.line, "column": start?.column,
        "endLine": end?.line, "endColumn": end?.column, "lines": .strings(note.lines),
      ])
    }
    let (start, end) = places(diagnostic.range, in: source)
    return .members([
      "kind": kind.map { .string($0) },
      "severity": .string(diagnostic.message.severity.word),
      "code": .string(diagnostic.message.code), "message": .string(diagnostic.message.text),
      "file": .string(source.name), "line": start?.line, "column": start?.column,
      "endLine": end?.line, "endColumn": end?.column,
      "notes": notes.isEmpty ? nil : .array(notes),
      "repairs": diagnostic.fixIts.isEmpty ? nil : .strings(diagnostic.fixIts.map(\.message)),
    ])
  }

  /// A place as numbers in JSON.
  private typealias Place = (line: JSONValue, column: JSONValue)

  private static func places(
    _ range: Range<Int>?, in source: SourceText
  ) -> (start: Place?, end: Place?) {
    func place(_ offset: Int) -> Place {
      let place = source.place(at: offset)
      return (.integer(place.line), .integer(place.column))
    }
    return (range.map { place($0.lowerBound) }, range.map { place($0.upperBound) })
  }
}
