import ScenarioLanguage
import SourceDiagnostics
import TraceExplanations
import TraceModel

extension ExpectationChecker {
  /// Why an event never came, in the engine's words; nothing when its subject was not kept from
  /// anything, or when something else came that the list shows.
  func reason(for mismatch: Mismatch, _ item: OrderedList.Item?) -> [Diagnostic.Note] {
    switch mismatch {
    case .ended, .missing: break
    case .atOtherTime, .before, .instead, .miscounted, .surplus: return []
    }
    guard let obstacle = obstacle(to: item?.pattern) else { return [] }
    let facts = obstacle.facts.isEmpty ? "" : " [" + obstacle.facts.joined(separator: " ") + "]"
    // A note is a phrase, not a sentence.
    let phrase = obstacle.sentence.utf8.dropLast(obstacle.sentence.utf8.last == 0x2E ? 1 : 0)
    return [Diagnostic.Note(String(decoding: Array(phrase), as: UTF8.self) + facts)]
  }

  /// Why a number is less than that of the whole trace: the next line ends what is counted.
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
          + "'\(text(of: next))'")
    ]
  }
}
