package import ScenarioLanguage
package import SourceDiagnostics
package import TraceModel

/// A goal to reach by changing a scenario, with the expectations that check whether it was reached.
package struct Challenge: Equatable, Sendable {
  /// A hint for solving the challenge.
  package struct Hint: Equatable, Sendable {
    /// The deciding event, as in a line under `expect`.
    package var event: String

    /// The words about the event.
    package var words: String

    /// Creates a hint.
    package init(event: String, words: String) {
      self.event = event
      self.words = words
    }

    /// The lines of an expectation block that finds the event.
    package var lines: [String] { ["expect", "  " + event] }
  }

  /// The scenario to begin with.
  package var start: SourceText

  /// The part of the scenario that can't be changed.
  package var keeps: KeptPart

  /// The lines that describe the goal.
  package var checks: [String]

  /// The hints, one after another.
  package var hints: [Hint]

  /// Creates a challenge.
  package init(
    start: SourceText, keeps: KeptPart = .steps, checks: [String], hints: [Hint] = []
  ) {
    self.start = start
    self.keeps = keeps
    self.checks = checks
    self.hints = hints
  }
}

/// The result of checking a text against a challenge.
package struct ChallengeVerdict: Sendable {
  /// An expectation that wasn't met.
  package struct Unmet: Equatable, Sendable {
    /// A sentence about what happened instead.
    package var sentence: String

    /// The reason, or `nil` when it isn't known.
    package var decision: Decision?
  }

  /// The deciding event of a hint.
  package struct Step: Equatable, Sendable {
    /// The index of the event.
    package var event: Int

    /// Whether the event happened in the run of the text, rather than only in the run of the start.
    package var isInOwnRun: Bool
  }

  /// The problems in the text, which isn't checked if there's an error.
  package var diagnostics: [Diagnostic] = []

  /// A sentence about a change that isn't allowed, in which case the text isn't checked.
  package var kept: String?

  /// The expectations that weren't met.
  package var unmet: [Unmet] = []

  /// The event of each hint, or `nil` for a hint whose event is in neither run.
  package var steps: [Step?] = []

  /// The trace of the text's run, or `nil` when the text has errors.
  package var trace: Trace?

  /// The trace of the start's run, or `nil` when no hint needed it.
  package var startTrace: Trace?

  /// Whether all expectations were met.
  package var isSolved = false
}

extension Challenge {
  /// Checks a text with a run.
  package func verdict(
    on text: SourceText, _ options: RunOptions = RunOptions(), resolver: SceneResolver = .none
  ) -> ChallengeVerdict {
    var verdict = ChallengeVerdict()
    let examined = examined(text, resolver: resolver)
    verdict.diagnostics = examined.ownErrors
    var result: ScenarioRun?
    if !verdict.diagnostics.hasErrors {
      verdict.kept = sentence(on: text, examined)
      let run = examined.parsed.scenario.run(options)
      verdict.diagnostics += run.problems.map { examined.located($0) }
      verdict.trace = run.trace
      result = run
    }
    findSteps(in: result.map { (examined, $0) }, options, resolver, &verdict)
    guard let result, verdict.kept == nil, !verdict.diagnostics.hasErrors else { return verdict }
    verdict.unmet = unmet(examined, result)
    verdict.isSolved = !checks.isEmpty && verdict.unmet.isEmpty
    return verdict
  }

  /// Appends the checks to a text, followed by the events of the hints.
  ///
  /// - Parameters:
  ///   - text: The scenario.
  ///   - file: The name of the file that contains the checks.
  ///   - firstLine: The line of the first check in the file, from one.
  ///   - indentation: The number of columns before each of the checks.
  ///   - resolver: A resolver for the setups that the text uses.
  /// - Returns: The text with these lines.
  package func examined(
    _ text: SourceText, checkedBy file: String = "", firstLine: Int = 1, indentation: Int = 0,
    resolver: SceneResolver = .none
  ) -> ExaminedScenario {
    ExaminedScenario(
      text, expecting: checks + hints.flatMap { $0.lines }, of: file, firstLine: firstLine,
      indentation: indentation, resolver: resolver)
  }

  /// Returns the number of the appended line that names a hint's event, from zero.
  package func line(of hint: Int) -> Int { checks.count + 2 * hint + 1 }

  private func sentence(on text: SourceText, _ examined: ExaminedScenario) -> String? {
    if examined.parsed.scenarios.count > 1 {
      return "a challenge is judged by one run; the text has \(examined.parsed.scenarios.count)"
        + " variants"
    }
    return keeps.change(from: start, to: text, classes: examined.parsed.scenario.classes).map {
      keeps.sentence(on: $0)
    }
  }

  private func unmet(
    _ examined: ExaminedScenario, _ result: ScenarioRun
  ) -> [ChallengeVerdict.Unmet] {
    let lines = checks.indices
    let errors = examined.foreignErrors.filter { examined.isForeign($0, among: lines) }
    // A participant that has been removed can't be checked.
    guard errors.isEmpty else {
      return errors.map { ChallengeVerdict.Unmet(sentence: $0.message.text) }
    }
    return result.failures.filter { examined.isForeign($0, among: lines) }.map { failure in
      ChallengeVerdict.Unmet(
        sentence: failure.message.text,
        decision: result.decisions.first { $0.range == failure.range })
    }
  }

  /// Looks for the events of the hints in the run of a text, and then in the run of the start.
  private func findSteps(
    in own: (examined: ExaminedScenario, result: ScenarioRun)?, _ options: RunOptions,
    _ resolver: SceneResolver, _ verdict: inout ChallengeVerdict
  ) {
    verdict.steps = hints.indices.map { hint in
      let event = own.flatMap {
        $0.examined.event(foundByForeignLine: line(of: hint), in: $0.result)
      }
      return event.map { ChallengeVerdict.Step(event: $0, isInOwnRun: true) }
    }
    guard verdict.steps.contains(nil) else { return }
    let examined = examined(start, resolver: resolver)
    guard !examined.ownErrors.hasErrors else { return }
    let result = examined.parsed.scenario.run(options)
    verdict.startTrace = result.trace
    for hint in hints.indices where verdict.steps[hint] == nil {
      let event = examined.event(foundByForeignLine: line(of: hint), in: result)
      verdict.steps[hint] = event.map { ChallengeVerdict.Step(event: $0, isInOwnRun: false) }
    }
  }
}
