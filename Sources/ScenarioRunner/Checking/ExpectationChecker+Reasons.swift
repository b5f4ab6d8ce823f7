import ScenarioLanguage
import SourceDiagnostics
import TraceModel

extension ExpectationChecker {
  /// Why an event never came, in the engine's words; nothing when its subject was not kept from
  /// anything, or when something else came that the list shows.
  func reason(for mismatch: Mismatch, _ item: OrderedList.Item?) -> [Diagnostic.Note] {
    switch mismatch {
    case .ended, .missing: break
    case .atOtherTime, .before, .instead, .miscounted, .surplus: return []
    }
    guard let pattern = item?.pattern, !pattern.subject.hasWildcard,
      let obstacle = trace.explanation(of: pattern.subject.text)?.firstObstacle
    else { return [] }
    let facts = obstacle.facts.isEmpty ? "" : " [" + obstacle.facts.joined(separator: " ") + "]"
    // A note is a phrase, not a sentence.
    let phrase = obstacle.sentence.utf8.dropLast(obstacle.sentence.utf8.last == 0x2E ? 1 : 0)
    return [Diagnostic.Note(String(decoding: Array(phrase), as: UTF8.self) + facts)]
  }
}
