import SourceDiagnostics

/// A parser for lines that limit a run: `limit 500 events`, `limit 2s`.
enum LimitParser {
  /// Removes the lines with limits from a setup's lines and parses them.
  static func takeLimits(
    from lines: inout [IndentedLine], report: DiagnosticReport
  ) -> [ScenarioLimit] {
    var limits: [ScenarioLimit] = []
    var rest: [IndentedLine] = []
    let names = NameTable(sceneLines: [], classes: .uikit, report: report)
    for line in lines {
      var parser = LineParser(line, names: names, report: report)
      guard parser.take(word: "limit") else {
        rest.append(line)
        continue
      }
      do throws(ParseError) {
        limits.append(ScenarioLimit(bound: try takeBound(&parser), range: line.range))
        parser.expectEnd()
      } catch {}
      if let child = line.children.first { report.add(.unexpectedIndentation, at: child.range) }
    }
    lines = rest
    return limits
  }

  private static func takeBound(
    _ parser: inout LineParser
  ) throws(ParseError) -> ScenarioLimit.Bound {
    guard parser.peek(1)?.kind == .word else { return .time(try parser.takeTime()) }
    let count = try parser.takeCount(1...1_000_000, "a limit")
    enum Word {
      case events
      case kilobytes
      case steps
    }
    switch try parser.choose(
      "limit", from: [("events", Word.events), ("steps", .steps), ("kilobytes", .kilobytes)])
    {
    case .events: return .events(count)
    case .kilobytes: return .kilobytes(count)
    case .steps: return .steps(count)
    }
  }
}
