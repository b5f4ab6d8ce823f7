import SourceDiagnostics

/// Reads the lines that say how far a run may go: `limit 500 events`, `limit 2s`.
enum LimitReader {
  /// Takes the lines with limits out of those of a scene and reads them.
  static func takeLimits(
    from lines: inout [OutlineLine], report: DiagnosticReport
  ) -> [ScenarioLimit] {
    var limits: [ScenarioLimit] = []
    var rest: [OutlineLine] = []
    let names = NameTable(sceneLines: [], report: report)
    for line in lines {
      var reader = LineReader(line, names: names, report: report)
      guard reader.take(word: "limit") else {
        rest.append(line)
        continue
      }
      do throws(LineAbandoned) {
        limits.append(ScenarioLimit(bound: try takeBound(&reader), range: line.range))
        reader.expectEnd()
      } catch {}
      if let child = line.children.first { report.add(.nothingStandsUnderThis, at: child.range) }
    }
    lines = rest
    return limits
  }

  private static func takeBound(
    _ reader: inout LineReader
  ) throws(LineAbandoned) -> ScenarioLimit.Bound {
    guard reader.peek(1)?.kind == .word else { return .time(try reader.takeTime()) }
    let count = try reader.takeCount(1...1_000_000, "a limit")
    enum Word {
      case events
      case kilobytes
      case steps
    }
    switch try reader.choose(
      "limit", from: [("events", Word.events), ("steps", .steps), ("kilobytes", .kilobytes)])
    {
    case .events: return .events(count)
    case .kilobytes: return .kilobytes(count)
    case .steps: return .steps(count)
    }
  }
}
