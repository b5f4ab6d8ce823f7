import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// Hears of each event while a scenario runs: it does what the scenario says is done then, and
/// takes down the values that are expected.
final class RunObserver {
  private struct Reaction {
    let pattern: EventPattern
    let action: ProgramAction
    let range: Range<Int>

    /// The number of events that had happened before.
    let start: Int
  }

  /// The values that a property has had.
  private struct Watch {
    let reference: PropertyReference
    var samples: [(event: Int, value: ObservedValue)] = []
  }

  /// How many reactions may set each other off, one in another.
  private static let deepestReaction = 20

  private let live: LiveScene
  private let options: RunOptions
  private var reactions: [Reaction] = []
  private var watches: [Watch] = []
  private var depth = 0

  init(_ live: LiveScene, watching expectations: [ExpectationBlock], options: RunOptions) {
    self.live = live
    self.options = options
    for expectation in expectations.flatMap({ $0.expectations }) {
      switch expectation.statement {
      case .capture(_, .property(let reference)): watch(reference)
      case .value(let value): watch(value.subject)
      case .before, .capture, .chain, .event, .gap, .never, .states: break
      }
    }
    live.recorder?.onRecord = { [unowned(unsafe) self] event in hear(event) }
  }

  /// Does something from now on whenever a pattern's event happens.
  func react(to pattern: EventPattern, with action: ProgramAction, _ range: Range<Int>) {
    let start = live.recorder?.trace.events.count ?? 0
    reactions.append(Reaction(pattern: pattern, action: action, range: range, start: start))
  }

  /// Where reactions stand, each with whether anything happened after it.
  var reactionPlaces: [(range: Range<Int>, isReached: Bool)] {
    let count = live.recorder?.trace.events.count ?? 0
    return reactions.map { ($0.range, $0.start < count) }
  }

  /// Returns what a property was when an event happened, or at the end of the run for `nil`.
  func value(of reference: PropertyReference, at event: Int?) -> ObservedValue? {
    guard let index = index(of: reference) else { return nil }
    guard let event else { return PropertyReader.value(of: reference, in: live) }
    return watches[index].samples.last { $0.event <= event }?.value
  }

  private func watch(_ reference: PropertyReference) {
    guard index(of: reference) == nil else { return }
    watches.append(Watch(reference: reference))
  }

  private func index(of reference: PropertyReference) -> Int? {
    watches.firstIndex { $0.reference.text == reference.text }
  }

  private func hear(_ event: TraceEvent) {
    for index in watches.indices { sample(index, at: event.index) }
    guard !reactions.isEmpty, event.kind.isCall else { return }
    let due = reactions(to: event)
    for reaction in due { perform(reaction) }
  }

  private func sample(_ index: Int, at event: Int) {
    let watch = watches[index]
    guard let value = PropertyReader.value(of: watch.reference, in: live),
      watch.samples.last?.value != value
    else { return }
    watches[index].samples.append((event, value))
  }

  private func reactions(to event: TraceEvent) -> [Reaction] {
    guard let trace = live.recorder?.trace else { return [] }
    let sentence = EventSentence(event, in: trace)
    return reactions.filter { sentence.matches($0.pattern) }
  }

  private func perform(_ reaction: Reaction) {
    // A run that has gone wrong does nothing more; the step that is under way tells why.
    let count = live.recorder?.trace.events.count ?? 0
    guard live.problems.isEmpty, count <= options.limits.events.value else { return }
    guard depth < Self.deepestReaction else {
      return live.report(.endlessReaction(limit: Self.deepestReaction), at: reaction.range)
    }
    depth += 1
    do throws(StepFailure) {
      try ProgramRunner(live, options: options).perform(reaction.action, reaction.range)
    } catch {}
    depth -= 1
  }
}

extension TraceEvent.Kind {
  /// Whether code of the program may run in the event, because something is called there.
  fileprivate var isCall: Bool {
    switch self {
    case .action, .controlEvent, .forward, .hitTest, .life, .pointInside, .question, .reset,
      .runLoop, .sendEvent, .timer, .touches, .tracking:
      true
    case .assignment, .chain, .finger, .hit, .hitTestResult, .hold, .offer, .prevent, .program,
      .state,
      .system, .transport, .wait:
      false
    }
  }
}
