package import Figures
package import ScenarioRunner
import TraceModel

extension FigureRequest {
  /// Returns the strip of a run: the events that its expectations name or, where they name none, its
  /// touches, decisions, and actions.
  package func strip(of run: ScenarioRun) -> EventStrip {
    let (_, trace) = shortening(namesOf: run.trace)
    return EventStrip(of: trace, showing: Self.events(toldBy: run))
  }

  /// Returns the indexes of the events that the strip of a run shows.
  static func events(toldBy run: ScenarioRun) -> [Int] {
    guard run.expected.isEmpty else { return run.expected.map { $0.event } }
    return run.trace.events.indices.filter { index in
      let event = run.trace.events[index]
      return switch event.payload {
      case .state, .action: true
      case .touches(let method, _):
        method.phase != .moved && run.trace[event.to]?.kind != .recognizer
      default: false
      }
    }
  }
}
