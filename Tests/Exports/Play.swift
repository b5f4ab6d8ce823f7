// Runs every exported scenario on the engine with the events of the scenario's own run, and compares
// the two traces line for line.

import LessonRunner
import LessonTesting
import ScenarioExport
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel
import UIKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The scenarios whose traces differ from their exports' for a reason that isn't a part left out.
let exceptions = [
  "Content/72-touching-things-that-move.md#a-button-that-fades": targetForReaction,
  "Content/proofs/02-the-search.md#a-fading-button": targetForReaction,
]
let targetForReaction = "the code needs a target for 'touchDown', which the trace then shows"

@main enum Play {
  static func main() {
    let suite = ScenarioSuite.find(in: ["Content", "Tests/ScenarioExportTests/Golden"]).suite
    var (same, partial, lines) = (0, 0, 0)
    var failures: [String] = []
    for entry in suite.entries {
      let parsed = ParsedScenario(
        entry.scenario.source, resolver: entry.scenario.library.resolver())
      guard !parsed.diagnostics.hasErrors else { continue }
      for scenario in parsed.scenarios {
        let file = entry.path.split(separator: "/").last?.split(separator: ".").first ?? ""
        let own = entry.scenario.name.isEmpty ? String(file) : entry.scenario.name
        let name = own + (scenario.variant.map { "-" + $0.text } ?? "")
        guard let type = exports["\(file)/\(name)"] else {
          failures.append("\(entry.name): not exported")
          continue
        }
        let export = ScenarioExport(scenario, named: name)
        let session = ScenarioSession(scenario)
        session.perform(scenario.steps)
        let plays = session.plays
        session.finish()
        let (trace, _) = Stage.run(
          type, playing: plays, steps: export.programSteps, scenario,
          following: session.behavior)
        if let difference = difference(session.trace, trace) {
          var reasons = export.diagnostics.map { $0.message.text }
          if let exception = exceptions[entry.name] { reasons.append(exception) }
          if reasons.isEmpty {
            failures.append("\(entry.name) \(scenario.variant?.text ?? ""): \(difference)")
          } else {
            partial += 1
            print("\(entry.name): \(difference), because \(reasons[0])")
          }
        } else {
          same += 1
          lines += trace.events.count
        }
        session.end()
      }
    }
    for failure in failures { print(failure) }
    print(
      "\(same) exports make their scenario's trace (\(lines) lines), \(partial) leave something out, "
        + "\(failures.count) differ")
    exit(failures.isEmpty ? 0 : 1)
  }
}
