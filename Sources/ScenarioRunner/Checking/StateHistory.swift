import TraceModel

/// The states that a recognizer went through, from `possible` on; repeated `changed` count as one.
struct StateHistory {
  /// A state, with the time and the reason that the recognizer entered it.
  struct Entry {
    /// The word for the state.
    let state: String

    /// The time and the reason.
    let explanation: String

    /// The index of the event in which the recognizer entered it; `nil` for the initial state.
    var event: Int?
  }

  /// The states in order; `possible` occurs again whenever the recognizer was reset.
  private(set) var entries = [Entry(state: "possible", explanation: "")]

  /// Collects the states of a recognizer.
  init(of recognizer: String, in trace: Trace) {
    for (place, event) in trace.events.enumerated()
    where trace.name(of: event.to) == recognizer {
      let state: String
      switch event.payload {
      case .state(let new): state = new.rawValue
      case .reset: state = TraceEvent.State.possible.rawValue
      default: continue
      }
      if entries.last?.state == state, state == "changed" || state == "possible" { continue }
      var explanation = "at " + event.time.text
      if event.reason != nil { explanation += ": " + trace.reason(of: event) }
      entries.append(Entry(state: state, explanation: explanation, event: place))
    }
  }

  /// The states without a final return to `possible`.
  var entriesBeforeReset: [Entry] {
    entries.count > 1 && entries.last?.state == "possible" ? entries.dropLast() : entries
  }

  /// The words for the states without a final return to `possible`.
  var statesBeforeReset: [String] { entriesBeforeReset.map { $0.state } }

  /// Returns expected states in the form that a history uses.
  static func reduced(_ states: [String]) -> [String] {
    var reduced = ["possible"]
    for state in states {
      // `recognized` is UIKit's other name for `ended`.
      let word = state == "recognized" ? "ended" : state
      if reduced.last == word, word == "changed" || word == "possible" { continue }
      reduced.append(word)
    }
    return reduced
  }
}
