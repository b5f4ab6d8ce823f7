import ScenarioLanguage
import SourceDiagnostics
import TraceExplanations
import TraceModel

extension ExpectationChecker {
  /// Returns the reason that an event never happened, in the engine's words, or an empty list when
  /// nothing prevented its participant from acting, or when the list shows what happened instead.
  func reason(for mismatch: Mismatch, _ item: OrderedList.Item?) -> [Diagnostic.Note] {
    switch mismatch {
    case .ended, .missing: break
    case .atOtherTime, .before, .instead, .miscounted, .surplus: return []
    }
    guard let obstacle = obstacle(to: item?.pattern) else { return [] }
    let facts = obstacle.facts.isEmpty ? "" : " [" + obstacle.facts.joined(separator: " ") + "]"
    // A note is a phrase rather than a sentence.
    let phrase = obstacle.sentence.utf8.dropLast(obstacle.sentence.utf8.last == 0x2E ? 1 : 0)
    return [Diagnostic.Note(String(decoding: Array(phrase), as: UTF8.self) + facts)]
  }

  /// Returns a note when a count is less than the count for the whole trace because the next line
  /// ends the range.
  func count(
    for mismatch: Mismatch, _ match: ListMatch, _ list: OrderedList
  ) -> [Diagnostic.Note] {
    let line = match.events.count
    guard case .miscounted(let events) = mismatch, line + 1 < list.items.count,
      let pattern = list.items[line].pattern, let next = list.items[line + 1].pattern
    else { return [] }
    let count = trace.events.indices.filter { matcher.matches($0, pattern) }.count
    guard count > events.count else { return [] }
    let times = EventPattern.Repetition.times(count)
    return [
      Diagnostic.Note(
        "it happened \(times) in all; a line counts what comes before the next line's "
          + "`\(text(of: next))`")
    ]
  }
}
