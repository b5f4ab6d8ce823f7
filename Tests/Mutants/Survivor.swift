/// The reason why a mutant that passes isn't a hole: what it says is true of the run, too, or says
/// the same; the raw values name them in the figures.
package enum SurvivorClass: String, CaseIterable, Sendable {
  /// A line that's dropped from an exact list, where a gap allows its event.
  case besideGap
  /// A line that's dropped from an exact list that has no other line with its word.
  case lackingWord
  /// A line outside the order of a list, said twice.
  case saidTwice
  /// The states without the first one, which every recognizer has.
  case saidShorter
  /// Two lines whose order means nothing.
  case orderless
  /// The line finds an event that the run has, where the list allows it.
  case otherEvent
  /// The time of the line's event is in the mutated range, which isn't a single time.
  case widerTime
  /// An exact list whose words no other event of the run has.
  case alreadyExact
  /// Another event that never happens, though it can: it happens elsewhere in the course.
  case otherNever
  /// The value is in the mutated range, or compares in the mutated way.
  case widerValue
  /// Another object has the value, the chain, or the states.
  case otherOwner
  /// Another step recorded the chain.
  case otherStep
  /// The first events of both patterns come in the mutated order, too.
  case otherOrder
  /// Nothing happened to the mutated block's participants.
  case otherNothing
  /// No rule explains it.
  case unexplained

  /// Why a mutant of the class is no hole.
  package var reason: String {
    switch self {
    case .besideGap: "the gap next to the dropped line allows its event"
    case .lackingWord:
      "the list has no other line with the dropped line's word, so it allows its event"
    case .saidTwice:
      "a claim about the whole run, or about one event, is as true when it's made twice"
    case .saidShorter: "every recognizer begins with `possible`, so the line can leave it out"
    case .orderless:
      "the order of the two lines means nothing, because both find the same events in either order"
    case .otherEvent:
      "the run has the event that the mutated line names, at a position that the list allows"
    case .widerTime: "the mutated time is a range, and the event's time is in it"
    case .alreadyExact: "the run has no other event with one of the list's words"
    case .otherNever:
      "the event that the mutated line names happens in other scenarios, and never in this one"
    case .widerValue: "the value is in the mutated range, too"
    case .otherOwner:
      "what the line says is true of the other object, too, and mutated once more, it fails"
    case .otherStep:
      "another step of the scenario recorded the chain that the mutated line describes"
    case .otherOrder: "the first events of the mutated line come in its order, too"
    case .otherNothing: "nothing happens to the other participant, either"
    case .unexplained: "no rule explains it"
    }
  }
}
