import ScenarioLanguage
import SourceDiagnostics
import TraceModel

extension ExpectationChecker {
  /// Looks for any event of a participant that should have none.
  ///
  /// Hit-testing asks views that aren't involved in a touch, and a chain is recorded only for the
  /// reader, so neither counts.
  mutating func checkNothing(of participant: NameReference, _ range: Range<Int>) -> Diagnostic? {
    let found = trace.events.indices.filter { index in
      let event = trace.events[index]
      switch event.kind {
      case .chain, .hitTest, .hitTestResult, .pointInside: return false
      default: break
      }
      return matcher.subject(index) == participant.text
        || trace.name(of: event.to) == participant.text
    }
    guard let first = found.first else { return nil }
    decide(by: first, at: range)
    return Diagnostic(
      .somethingHappened(to: participant.text, phrase(first), at: time(first)),
      at: participant.range, in: source, notes: [inTrace(found)])
  }

  /// Returns a note with the first of some events.
  func inTrace(_ events: [Int]) -> Diagnostic.Note {
    var lines = events.prefix(5).map { trace.line(for: trace.events[$0]) }
    if events.count > 5 { lines.append("… and \(events.count - 5) more") }
    return Diagnostic.Note("in the trace", lines: lines)
  }
}
