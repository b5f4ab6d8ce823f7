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

    /// What it was before the first step, if it was there.
    var beginning: ObservedValue?

    /// What it was when an event happened; only where that was something new.
    var samples: [(event: Int, value: ObservedValue)] = []

    /// What it was after the steps of the program, by their events.
    var afterSteps: [(event: Int, value: ObservedValue?)] = []
  }

  /// A moment at which a property can be looked at.
  enum Moment {
    /// Before the first step.
    case beginning
    /// At the end of the run.
    case end
    /// When an event happens; for a step of the program, after it.
    case event(Int)
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
      if let property = expectation.statement.property { watch(property) }
    }
    live.recorder?.onRecord = { [unowned(unsafe) self] event in hear(event) }
    live.onStep = { [unowned(unsafe) self] event in settle(event) }
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

  /// Returns what a property was when an event happened, or after it when it is a step of the
  /// program; for `nil`, what it is at the end of the run.
  func value(of reference: PropertyReference, at event: Int?) -> ObservedValue? {
    guard let index = index(of: reference) else { return nil }
    guard let event else { return PropertyReader.value(of: reference, in: live) }
    let watch = watches[index]
    if let after = watch.afterSteps.last(where: { $0.event == event }) { return after.value }
    return watch.samples.last { $0.event <= event }?.value
  }

  /// Returns whether a property was there at any moment of the run.
  func hasSeen(_ reference: PropertyReference) -> Bool {
    moment(of: reference) { _ in true } != nil
  }

  /// Returns the first moment of the run at which a property was so, with what it was then; `nil`
  /// when it never was.
  func moment(
    of reference: PropertyReference, where isRight: (ObservedValue) -> Bool
  ) -> (moment: Moment, value: ObservedValue)? {
    guard let index = index(of: reference) else { return nil }
    let watch = watches[index]
    if let beginning = watch.beginning, isRight(beginning) { return (.beginning, beginning) }
    let sample = watch.samples.first { isRight($0.value) }
    let after = watch.afterSteps.first { $0.value.map(isRight) ?? false }
    if let sample, after.map({ sample.event <= $0.event }) ?? true {
      return (.event(sample.event), sample.value)
    }
    if let after, let value = after.value { return (.event(after.event), value) }
    let end = PropertyReader.value(of: reference, in: live)
    return end.flatMap { isRight($0) ? (.end, $0) : nil }
  }

  private func watch(_ reference: PropertyReference) {
    guard index(of: reference) == nil else { return }
    watches.append(
      Watch(reference: reference, beginning: PropertyReader.value(of: reference, in: live)))
  }

  private func index(of reference: PropertyReference) -> Int? {
    watches.firstIndex { $0.reference.text == reference.text }
  }

  private func hear(_ event: TraceEvent) {
    for index in watches.indices { sample(index, at: event) }
    guard !reactions.isEmpty, event.kind.traits.runsProgram else { return }
    let due = reactions(to: event)
    for reaction in due { perform(reaction) }
  }

  private func sample(_ index: Int, at event: TraceEvent) {
    let watch = watches[index]
    let value = PropertyReader.value(of: watch.reference, in: live, at: event)
    // What is gone was last what it was, as for code that has kept it.
    guard let value, watch.samples.last?.value != value else { return }
    watches[index].samples.append((event.index, value))
  }

  /// Takes down what a step of the program has made of properties; its event is from before.
  private func settle(_ event: Int) {
    for index in watches.indices {
      let value = PropertyReader.value(of: watches[index].reference, in: live)
      watches[index].afterSteps.append((event, value))
    }
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
