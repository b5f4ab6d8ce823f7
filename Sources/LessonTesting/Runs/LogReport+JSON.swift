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
      JSONValue.members([
        "name": .string(object.name),
        "class": object.className.isEmpty ? nil : .string(object.className),
        "lines": .integer(object.lineCount),
        "suggestion": suggestion(for: object.name).map { .string($0) },
      ])
    }
    return JSONValue.members([
      "version": .number(Self.version), "scenario": .string(scenario),
      "log": .string(log.source.name), "verdict": Self.verdict(agrees), "best": .integer(best),
      "otherLines": .integer(log.otherLineCount), "unknownObjects": .array(unknown),
      "runs": .array(sides.map(Self.value)),
    ]).text + "\n"
  }

  private static func verdict(_ agrees: Bool) -> JSONValue {
    .string(agrees ? "agrees" : "differs")
  }

  private static func value(_ side: Side) -> JSONValue {
    let comparison = side.comparison
    let hidden = comparison.hiddenEvents.map { hidden in
      JSONValue.members(["event": .string(hidden.word), "count": .integer(hidden.count)])
    }
    return .members([
      "variant": side.variant.isEmpty ? nil : .string(side.variant),
      "verdict": verdict(comparison.agrees),
      "parts": .array(comparison.parts.map(value)),
      "unwatched": .strings(comparison.unwatched),
      "lacksForwarding": .boolean(comparison.lacksForwarding),
      "lacksControlEvents": .boolean(comparison.lacksControlEvents),
      "hidden": .array(hidden), "details": .array(details(comparison.details)),
    ])
  }

  /// Returns the classes, fingers, and locations that differ.
  private static func details(_ details: LogDetails) -> [JSONValue] {
    var values = details.differences.map { difference in
      var (kind, name): (String, JSONValue?) = ("finger", nil)
      if case .objectClass(let object) = difference.subject {
        (kind, name) = ("class", .string(object))
      }
      return JSONValue.members([
        "kind": .string(kind), "name": name, "log": .string(difference.inLog),
        "run": .string(difference.inRun), "line": .integer(difference.line),
        "count": .integer(difference.count),
      ])
    }
    if let line = details.farthestLine {
      values.append(
        .members([
          "kind": .string("location"), "distance": .number(details.greatestDistance),
          "line": .integer(line),
        ]))
    }
    return values
  }

  private static func value(_ part: LogComparison) -> JSONValue {
    .members([
      "firstSequence": .integer(part.sequences.lowerBound),
      "lastSequence": .integer(part.sequences.upperBound),
      "verdict": verdict(part.agrees),
      "greatestDelay": .number(part.greatestDelay.milliseconds),
      "firstDifference": part.firstDifference.map { .integer($0) },
      "rows": .array(part.rows.map(value)),
    ])
  }

  private static func value(_ row: LogComparison.Row) -> JSONValue {
    let run = row.run.map { run in
      JSONValue.members([
        "at": .number(run.time.milliseconds), "count": .integer(row.runCount),
        "index": .integer(run.source.index),
      ])
    }
    let log = row.log.map { log in
      JSONValue.members([
        "at": .number(log.time.milliseconds), "count": .integer(row.logCount),
        "line": .integer(log.line),
      ])
    }
    return .members([
      "kind": .string(row.kind.rawValue), "name": .string(row.event.name),
      "event": .string(row.event.action.text), "run": run, "log": log,
    ])
  }
}
