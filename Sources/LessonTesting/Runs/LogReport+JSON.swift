package import DeviceLogs
import SourceDiagnostics
import TraceModel

extension LogReport {
  /// The version of the format.
  private static let version = 1.0

  /// Returns the report as JSON, with the scenario's name; the schema is
  /// `Content/schemas/log-comparison.schema.json`.
  package func json(named scenario: String) -> String {
    let unknown = sides[best].comparison.names.unknown.map { object in
      var members: [(String, JSONValue)] = [("name", .string(object.name))]
      if !object.className.isEmpty { members.append(("class", .string(object.className))) }
      members.append(("lines", .number(Double(object.lineCount))))
      if let meant = suggestion(for: object.name) { members.append(("suggestion", .string(meant))) }
      return DiagnosticJSON.object(members)
    }
    return DiagnosticJSON.object([
      ("version", .number(Self.version)), ("scenario", .string(scenario)),
      ("log", .string(log.source.name)), ("verdict", Self.verdict(agrees)),
      ("best", .number(Double(best))),
      ("otherLines", .number(Double(log.otherLineCount))), ("unknownObjects", .array(unknown)),
      ("runs", .array(sides.map(Self.value))),
    ]).text + "\n"
  }

  private static func verdict(_ agrees: Bool) -> JSONValue {
    .string(agrees ? "agrees" : "differs")
  }

  private static func value(_ side: Side) -> JSONValue {
    let comparison = side.comparison
    var members: [(String, JSONValue)] = []
    if !side.variant.isEmpty { members.append(("variant", .string(side.variant))) }
    members += [
      ("verdict", verdict(comparison.agrees)),
      ("parts", .array(comparison.parts.map(value))),
      ("unwatched", .array(comparison.unwatched.map { .string($0) })),
      ("lacksForwarding", .boolean(comparison.lacksForwarding)),
      ("lacksControlEvents", .boolean(comparison.lacksControlEvents)),
      (
        "hidden",
        .array(
          comparison.hiddenEvents.map { hidden in
            DiagnosticJSON.object([
              ("event", .string(hidden.word)), ("count", .number(Double(hidden.count))),
            ])
          })
      ),
    ]
    return DiagnosticJSON.object(members)
  }

  private static func value(_ part: LogComparison) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("firstSequence", .number(Double(part.sequences.lowerBound))),
      ("lastSequence", .number(Double(part.sequences.upperBound))),
      ("verdict", verdict(part.agrees)),
      ("greatestDelay", .number(part.greatestDelay.milliseconds)),
    ]
    if let first = part.firstDifference {
      members.append(("firstDifference", .number(Double(first))))
    }
    members.append(("rows", .array(part.rows.map(value))))
    return DiagnosticJSON.object(members)
  }

  private static func value(_ row: LogComparison.Row) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(row.kind.rawValue)), ("name", .string(row.event.name)),
      ("event", .string(row.event.action.text)),
    ]
    if let run = row.run {
      members.append(
        (
          "run",
          DiagnosticJSON.object([
            ("at", .number(run.time.milliseconds)), ("count", .number(Double(row.runCount))),
            ("index", .number(Double(run.source.index))),
          ])
        ))
    }
    if let log = row.log {
      members.append(
        (
          "log",
          DiagnosticJSON.object([
            ("at", .number(log.time.milliseconds)), ("count", .number(Double(row.logCount))),
            ("line", .number(Double(log.line))),
          ])
        ))
    }
    return DiagnosticJSON.object(members)
  }
}
