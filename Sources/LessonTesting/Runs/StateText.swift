import SourceDiagnostics
import TraceModel

/// The states of each recognizer as text: when it entered each one, and why.
struct StateText {
  let text: String

  private struct EnteredState {
    var time: String
    var state: String
    var reason: String
    var count = 1
  }

  init(of trace: Trace) {
    let lanes = trace.participants.filter { $0.kind == .recognizer }.map { recognizer in
      recognizer.name + "  " + recognizer.className + "\n"
        + Self.lines(Self.entries(of: recognizer.id, in: trace))
    }
    text = lanes.joined(separator: "\n")
  }

  private static func entries(of recognizer: ParticipantID, in trace: Trace) -> [EnteredState] {
    var entries = [EnteredState(time: VirtualTime.zero.text, state: "possible", reason: "")]
    for event in trace.events where event.to == recognizer {
      let state: String
      switch event.payload {
      case .state(let new): state = new.rawValue
      case .reset: state = TraceEvent.State.possible.rawValue
      default: continue
      }
      let last = entries.count - 1
      if state == "possible", entries[last].state == state { continue }
      if state == "changed", entries[last].state == state {
        entries[last].count += 1
      } else {
        entries.append(
          EnteredState(time: event.time.text, state: state, reason: trace.reason(of: event)))
      }
    }
    return entries
  }

  private static func lines(_ entries: [EnteredState]) -> String {
    let width = entries.map { TerminalCells.width(of: $0.time) }.max() ?? 0
    let rows = entries.map { entry in
      let indent = String(repeating: " ", count: width - TerminalCells.width(of: entry.time))
      let state = entry.count == 1 ? entry.state : "\(entry.state) \(entry.count) times"
      return [indent + entry.time, state, entry.reason]
    }
    return TextColumns.lines(of: rows).map { "  \($0)\n" }.joined()
  }
}
