import ScenarioLanguage
import TraceExplanations
package import TraceModel

/// The reason that an expectation wasn't met.
package struct Decision: Equatable, Sendable {
  /// The range of the expectation, in UTF-8 bytes of the scenario's text.
  package var range: Range<Int>

  /// The time of the decision.
  package var time: VirtualTime

  /// The index of the event that decided, or `nil` when it isn't an event in the trace.
  package var event: Int?

  /// The reason, in a sentence from the engine, or `nil` when the event is explanation enough.
  package var reason: String?
}

extension ExpectationChecker {
  /// Records that an event decided.
  mutating func decide(by event: Int, at range: Range<Int>) {
    decisions.append(Decision(range: range, time: trace.events[event].time, event: event))
  }

  /// Records the reason that a line of a list wasn't found.
  mutating func decide(_ mismatch: Mismatch, _ item: OrderedList.Item?, at range: Range<Int>) {
    switch mismatch {
    case .atOtherTime(let event), .before(let event), .instead(let event), .surplus(let event):
      decide(by: event, at: range)
    case .miscounted(let events):
      if let last = events.last { decide(by: last, at: range) }
    case .ended, .missing:
      guard let name = item?.pattern?.subject.text, let obstacle = obstacle(to: item?.pattern)
      else { return }
      // Among the events at that time, it's the one of the participant that the line refers to.
      let event = trace.events.firstIndex { event in
        event.time == obstacle.time && trace.name(of: event.subject) == name
      }
      decisions.append(
        Decision(range: range, time: obstacle.time, event: event, reason: obstacle.sentence))
    }
  }

  /// Returns what prevented the participant of a pattern from acting, or `nil` when nothing did or
  /// the pattern is about something that doesn't result from touches.
  func obstacle(to pattern: EventPattern?) -> Explanation.Obstacle? {
    guard let pattern, !pattern.subject.hasWildcard,
      EventVocabulary.ofTouches.contains(where: { pattern.word.matches($0) })
    else { return nil }
    return trace.explanation(of: pattern.subject.text)?.firstObstacle
  }
}
