import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// An observer of a run's events, which performs the reactions of the scenario and records the
/// values that expectations need.
final class RunObserver {
  private struct Reaction {
    let pattern: EventPattern
    let action: ProgramAction
    let range: Range<Int>

    /// The number of events before the observer was created.
    let start: Int

    /// Whether such an event has happened.
    var hasHappened = false
  }

  /// What became of a reaction.
  enum Outcome {
    /// Nothing happened after its line.
    case unreached
    /// What it reacts to never happened.
    case unmet
    /// What it reacts to happened.
    case met
  }

  /// The values of a property during the run, at each moment at which it's observed: before the
  /// first step, when an event happens, after a step of the program, and at the end.
  private struct Watch {
    let reference: PropertyReference

    /// The value before the first step, if the property's owner existed.
    var beginning: ObservedValue?

    /// The value at each event at which it had changed.
    var samples: [(event: Int, value: ObservedValue)] = []

    /// The values after the program's steps, by their events.
    var afterSteps: [(event: Int, value: ObservedValue?)] = []
  }

  /// A moment at which a property can be read.
  enum Moment {
    /// Before the first step.
    case beginning
    /// At the end of the run.
    case end
    /// The time of an event or, for a step of the program, after it.
    case event(Int)
  }

  /// The deepest nesting of reactions that trigger each other.
  private static let deepestReaction = 20

  private let live: LiveScene
  private let options: RunOptions
  private var reactions: [Reaction] = []
  private var watches: [Watch] = []
  private var alternatives: [String: [PropertyReference]] = [:]
  private var depth = 0

  /// A closure that's called after each event, once reactions to it are over.
  var onEvent: (() -> Void)?

  init(_ live: LiveScene, watching expectations: [ExpectationBlock], options: RunOptions) {
    self.live = live
    self.options = options
    for expectation in expectations.flatMap({ $0.expectations }) {
      if let property = expectation.statement.property { watch(property) }
    }
    if let names = options.namesForUpdate { watchAlternatives(named: names, in: expectations) }
    live.recorder?.onRecord = { [unowned(unsafe) self] event in observe(event) }
    live.onStep = { [unowned(unsafe) self] event in settle(event) }
  }

  /// Performs an action whenever an event matches a pattern from now on.
  func react(to pattern: EventPattern, with action: ProgramAction, _ range: Range<Int>) {
    let start = live.recorder?.trace.events.count ?? 0
    reactions.append(Reaction(pattern: pattern, action: action, range: range, start: start))
  }

  /// The ranges of reactions, each with what became of it.
  var outcomes: [(range: Range<Int>, outcome: Outcome)] {
    let count = live.recorder?.trace.events.count ?? 0
    return reactions.map { reaction in
      let isReached = reaction.start < count
      return (
        reaction.range,
        reaction.hasHappened ? .met : isReached ? .unmet : .unreached
      )
    }
  }

  /// Returns the first moment of the run at which a property's owner didn't exist, although it
  /// exists at another moment, or `nil` when it always did.
  func momentWithoutOwner(of reference: PropertyReference) -> Moment? {
    guard let index = index(of: reference), hasSeen(reference) else { return nil }
    if watches[index].beginning == nil { return .beginning }
    if let after = watches[index].afterSteps.first(where: { $0.value == nil }) {
      return .event(after.event)
    }
    return PropertyReader.value(of: reference, in: live) == nil ? .end : nil
  }

  /// Returns a property's value at an event, or after the event when it's a step of the program;
  /// for `nil`, returns its value at the end of the run.
  func value(of reference: PropertyReference, at event: Int?) -> ObservedValue? {
    guard let index = index(of: reference) else { return nil }
    guard let event else { return PropertyReader.value(of: reference, in: live) }
    let watch = watches[index]
    if let after = watch.afterSteps.last(where: { $0.event == event }) { return after.value }
    return watch.samples.last { $0.event <= event }?.value
  }

  /// Returns whether a property's owner existed at any moment of the run.
  func hasSeen(_ reference: PropertyReference) -> Bool {
    moment(of: reference) { _ in true } != nil
  }

  /// Returns the first moment of the run at which a property had a value, together with that value,
  /// or `nil` when it never did.
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

  /// Watches the same properties of all other participants, and all properties of the expectations
  /// of each owner, because an update must know what else a line could be about.
  private func watchAlternatives(
    named names: [String], in expectations: [ExpectationBlock]
  ) {
    var references: [PropertyReference] = []
    for line in expectations.flatMap({ $0.expectations }) {
      if case .value(let value) = line.statement { references.append(value.subject) }
    }
    for reference in references {
      var others = names.map { name in
        var other = reference
        other.subject.text = name
        return other
      }
      for property in references {
        var other = property
        other.subject = reference.subject
        others.append(other)
      }
      var known: [PropertyReference] = []
      for other in others
      where other.text != reference.text && !known.contains(where: { $0.text == other.text }) {
        watch(other)
        known.append(other)
      }
      alternatives[reference.text] = known
    }
  }

  /// Returns the properties that a line about one could be about, in a run for an update.
  func alternatives(to reference: PropertyReference) -> [PropertyReference] {
    alternatives[reference.text] ?? []
  }

  private func watch(_ reference: PropertyReference) {
    guard index(of: reference) == nil else { return }
    watches.append(
      Watch(reference: reference, beginning: PropertyReader.value(of: reference, in: live)))
  }

  private func index(of reference: PropertyReference) -> Int? {
    watches.firstIndex { $0.reference.text == reference.text }
  }

  private func observe(_ event: TraceEvent) {
    for index in watches.indices { sample(index, at: event) }
    defer { onEvent?() }
    guard !reactions.isEmpty, event.kind.traits.runsProgram else { return }
    for reaction in reactions(to: event) { perform(reaction) }
  }

  private func sample(_ index: Int, at event: TraceEvent) {
    let watch = watches[index]
    let value = PropertyReader.value(of: watch.reference, in: live, at: event)
    // The last value remains after its owner is gone, as it would in code that has kept it.
    guard let value, watch.samples.last?.value != value else { return }
    watches[index].samples.append((event.index, value))
  }

  /// Records the values of properties after a step of the program, whose event came before.
  private func settle(_ event: Int) {
    for index in watches.indices {
      let value = PropertyReader.value(of: watches[index].reference, in: live)
      watches[index].afterSteps.append((event, value))
    }
  }

  private func reactions(to event: TraceEvent) -> [Reaction] {
    guard let trace = live.recorder?.trace else { return [] }
    let words = EventWords(event, in: trace)
    let due = reactions.indices.filter { words.matches(reactions[$0].pattern) }
    for index in due { reactions[index].hasHappened = true }
    return due.map { reactions[$0] }
  }

  private func perform(_ reaction: Reaction) {
    // After a problem, a run performs nothing more; the current step reports the reason.
    let count = live.recorder?.trace.events.count ?? 0
    guard live.problems.isEmpty, !live.hasRaised, count <= options.limits.events.value else {
      return
    }
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
