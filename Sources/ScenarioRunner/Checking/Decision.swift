import ScenarioLanguage
import TraceExplanations
package import TraceModel

/// What decided that an expectation did not come true.
package struct Decision: Equatable, Sendable {
  /// Where the expectation stands, in UTF-8 bytes of the scenario's text.
  package var range: Range<Int>

  /// The moment.
  package var time: VirtualTime

  /// The index of the event; `nil` when it was none that the trace has.
  package var event: Int?

  /// Why, in a sentence of the engine's; `nil` when the event says it all.
  package var reason: String?
}

extension ExpectationChecker {
  /// Notes that an event decided.
  mutating func decide(by event: Int, at range: Range<Int>) {
    decisions.append(Decision(range: range, time: trace.events[event].time, event: event))
  }

  /// Notes what decided that a line of a list was not found.
  mutating func decide(_ mismatch: Mismatch, _ item: OrderedList.Item?, at range: Range<Int>) {
    switch mismatch {
    case .atOtherTime(let event), .before(let event), .instead(let event), .surplus(let event):
      decide(by: event, at: range)
    case .miscounted(let events):
      if let last = events.last { decide(by: last, at: range) }
    case .ended, .missing:
      guard let name = item?.pattern?.subject.text, let obstacle = obstacle(to: item?.pattern)
      else { return }
      // Of what happened at that moment, it is what happened to whom the line speaks of.
      let event = trace.events.firstIndex { event in
        event.time == obstacle.time && trace.name(of: event.subject) == name
      }
      decisions.append(
        Decision(range: range, time: obstacle.time, event: event, reason: obstacle.sentence))
    }
  }

  /// What kept the one from acting whom a pattern speaks of; `nil` when nothing did, or when the
  /// pattern speaks of something that does not come of touches.
  func obstacle(to pattern: EventPattern?) -> Explanation.Obstacle? {
    guard let pattern, !pattern.subject.hasWildcard,
      EventVocabulary.ofTouches.contains(where: { pattern.word.matches($0) })
    else { return nil }
    return trace.explanation(of: pattern.subject.text)?.firstObstacle
  }
}
