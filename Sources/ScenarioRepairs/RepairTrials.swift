import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The runs of a search.
struct RepairTrials {
  /// A text that was tried.
  private struct Trial {
    var parts: [RepairCandidate]
    var text: SourceText
    var scenario: Scenario
    var run: ScenarioRun
    var failureCount: Int
    var broken: [String]
    /// The number of circles in which recognizers wait for each other.
    var circleCount: Int
  }

  private let search: RepairSearch
  private var result = RepairReport()
  private var events = 0

  /// Whether the original text was formatted, as each changed one is then.
  private let isFormatted: Bool

  init(_ search: RepairSearch) {
    self.search = search
    isFormatted =
      Formatter.formatted(search.source, resolver: search.resolver) == search.source.text
  }

  mutating func report() -> RepairReport {
    guard let original = firstRun() else { return result }
    var trials: [Trial] = []
    // A change that can't be run takes time, too.
    for candidate in candidates(original).prefix(2 * search.limits.singles) {
      guard result.tried.count < search.limits.singles, events < search.limits.events else {
        result.isCut = true
        break
      }
      guard let trial = trial(candidate, after: original) else { continue }
      result.tried.append(candidate.title)
      trials.append(trial)
    }
    var solved = trials.filter { $0.failureCount == 0 }
    if solved.isEmpty { solved = pairs(trials, original) }
    choose(solved, original)
    return result
  }

  /// Returns the changes to try after a run.
  private func candidates(_ trial: Trial) -> [RepairCandidate] {
    let subjects = RepairSubjects(trial.scenario, trial.run)
    let editor = SetupEditor(trial.scenario, trial.text)
    return CandidateFinder(trial.run.trace, editor, subjects).ordered
  }

  /// Runs the scenario as it is; returns `nil` if there's nothing to search for.
  private mutating func firstRun() -> Trial? {
    let own = ExaminedScenario(search.source, expecting: [], resolver: search.resolver)
    let wished = examined(search.source)
    let errors = own.ownErrors.filter { $0.message.severity == .error } + wished.foreignErrors
    guard errors.isEmpty, let scenario = scenario(wished) else {
      result.obstacle = .errors(errors)
      return nil
    }
    guard let trial = trial([], wished, search.source) else {
      result.obstacle = .errors(scenario.run(search.options).problems)
      return nil
    }
    if trial.failureCount == 0 {
      result.obstacle = .nothingToRepair
      return nil
    }
    return trial
  }

  /// Appends the goal to a text.
  private func examined(_ text: SourceText) -> ExaminedScenario {
    ExaminedScenario(
      text, expecting: search.goal, resolver: search.resolver)
  }

  private func scenario(_ examined: ExaminedScenario) -> Scenario? {
    guard let name = search.variant, !name.isEmpty else { return examined.parsed.scenario }
    return examined.parsed.scenarios.first { $0.variant?.text == name }
  }

  // MARK: Trials

  /// Runs a text with one more change; returns `nil` if it can't be run.
  private mutating func trial(_ part: RepairCandidate, after previous: Trial) -> Trial? {
    let text = formatted(previous.text.applying(part.edits))
    guard text != previous.text.text else { return nil }
    let source = SourceText(
      name: search.source.name, text: text, firstLine: search.source.firstLine,
      indentation: search.source.indentation)
    let trial = trial(previous.parts + [part], examined(source), source)
    // Recognizers that wait for each other all fail, which is never what a program is meant to do.
    return trial.flatMap { $0.circleCount > previous.circleCount ? nil : $0 }
  }

  private mutating func trial(
    _ parts: [RepairCandidate], _ examined: ExaminedScenario, _ source: SourceText
  ) -> Trial? {
    guard !examined.parsed.diagnostics.hasErrors, let scenario = scenario(examined) else {
      return nil
    }
    let run = scenario.run(search.options)
    events += run.trace.events.count
    guard run.problems.isEmpty else { return nil }
    let unmet = run.failures.filter {
      search.goal.isEmpty || examined.isForeign($0)
    }
    let broken = run.failures.filter { !unmet.contains($0) }
    return Trial(
      parts: parts, text: source, scenario: scenario, run: run, failureCount: unmet.count,
      broken: broken.map({ $0.message.text }),
      circleCount: Self.circleCount(of: run, examined.parsed.diagnostics))
  }

  /// Returns the number of circles that lines of a text require, or that answers cause in its run.
  private static func circleCount(of run: ScenarioRun, _ diagnostics: [Diagnostic]) -> Int {
    let failed = run.trace.events.reduce(0) { $0 + ($1.reason?.cause == .circle ? 1 : 0) }
    return diagnostics.reduce(failed) { $0 + ($1.message.code == "requirement-circle" ? 1 : 0) }
  }

  /// Formats a text, if the original one was formatted.
  private func formatted(_ text: String) -> String {
    guard isFormatted else { return text }
    let source = SourceText(name: "", text: text)
    return Formatter.formatted(source, resolver: search.resolver) ?? text
  }

  /// Tries further changes after the single ones that came closest, since a run shows only the
  /// first of several problems.
  private mutating func pairs(_ singles: [Trial], _ original: Trial) -> [Trial] {
    let changed = singles.filter { $0.run.trace != original.run.trace }
    let best = changed.stablySorted { $0.failureCount < $1.failureCount }.prefix(12)
    var solved: [Trial] = []
    var known: [String] = singles.map({ $0.text.text })
    let share = search.limits.pairs / max(1, best.count)
    for first in best {
      for second in candidates(first).prefix(max(20, share)) {
        guard result.triedPairs < search.limits.pairs, events < search.limits.events else {
          result.isCut = true
          return solved
        }
        guard let trial = trial(second, after: first), !known.contains(trial.text.text) else {
          continue
        }
        known.append(trial.text.text)
        result.triedPairs += 1
        if trial.failureCount == 0 { solved.append(trial) }
      }
    }
    return solved
  }

  // MARK: Results

  /// Reports the best of the trials that meet the expectations.
  private mutating func choose(_ solved: [Trial], _ original: Trial) {
    let ranked = solved.map { trial in (trial: trial, repair: repair(trial, original)) }
      .stablySorted { cost($0.trial, $0.repair) < cost($1.trial, $1.repair) }
    var different: [(trial: Trial, repair: Repair)] = []
    for (trial, repair) in ranked where different.count < 2 * search.limits.repairs {
      // Of two changes of a kind with the same result, one is enough.
      let isKnown = different.contains { known in
        known.repair.kinds == repair.kinds && known.repair.vanished == repair.vanished
          && known.repair.appeared == repair.appeared && repair.kinds != [.property]
      }
      if !isKnown { different.append((trial, repair)) }
    }
    addLosses(to: &different, original)
    let best = different.stablySorted { cost($0.trial, $0.repair) < cost($1.trial, $1.repair) }
    result.repairs = best.prefix(search.limits.repairs).map { $0.repair }
  }

  private func repair(_ trial: Trial, _ original: Trial) -> Repair {
    let changes = TraceChanges(from: original.run.trace, to: trial.run.trace)
    return Repair(
      titles: trial.parts.map({ $0.title }), kinds: trial.parts.map({ $0.kind }),
      text: trial.text.text,
      difference: LineChanges.lines(from: search.source, to: trial.text),
      swift: RepairCode.combined(trial.parts.map { $0.code }).map { $0.text }
        .joined(separator: "\n\n"),
      vanished: changes.vanished, appeared: changes.appeared,
      prices: trial.parts.flatMap { $0.price.sentences }
        + TraceChanges.delays(from: original.run.trace, to: trial.run.trace),
      harm: trial.parts.reduce(0) { $0 + $1.price.harm },
      broken: trial.broken.filter { !original.broken.contains($0) })
  }

  /// Returns the rank of a change among others: the harm that it does counts most, then its size.
  private func cost(_ trial: Trial, _ repair: Repair) -> Int {
    let weight = trial.parts.reduce(0) { $0 + $1.kind.weight * 2 + $1.extra }
    return weight * 4 + min(repair.vanished.count + repair.appeared.count, 20)
      + min(repair.broken.count, 4) * 6 + min(repair.harm, 4) * 40
  }

  /// Tries again, after each change, what a finger can do with everything in the setup, and adds what
  /// no longer works to the change's prices.
  private mutating func addLosses(
    to changes: inout [(trial: Trial, repair: Repair)], _ original: Trial
  ) {
    let probes = InteractionProbe.all(original.run.trace, original.scenario.classes)
      .prefix(search.limits.probes)
      .filter { $0.works(in: original.scenario, search.options, events: &events) }
    for index in changes.indices {
      // A recognizer that was moved isn't where it was, and some participants have a price already.
      let told = changes[index].trial.parts.flatMap {
        $0.price.names + ($0.kind == .otherView ? $0.names : [])
      }
      for probe in probes where !told.contains(probe.name) {
        guard events < search.limits.events,
          !probe.works(in: changes[index].trial.scenario, search.options, events: &events)
        else { continue }
        changes[index].repair.prices.append("`\(probe.name)` no longer reacts to \(probe.words)")
        changes[index].repair.harm += 1
      }
    }
  }
}
