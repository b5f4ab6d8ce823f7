package import ScenarioLanguage
package import SourceDiagnostics
package import TraceModel

/// Something to bring about by changing a scenario, and what judges whether it came about.
package struct Challenge: Equatable, Sendable {
  /// Something that helps on.
  package struct Hint: Equatable, Sendable {
    /// The deciding step, as a line under `expect` has it.
    package var event: String

    /// What is said about it.
    package var words: String

    /// Creates a hint.
    package init(event: String, words: String) {
      self.event = event
      self.words = words
    }

    /// The lines of a block of expectations that finds the event.
    package var lines: [String] { ["expect", "  " + event] }
  }

  /// The scenario to begin with.
  package var start: SourceText

  /// What of it may not be changed.
  package var keeps: KeptPart

  /// The lines that say what must come about.
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

/// What becomes of a challenge with a text.
package struct ChallengeVerdict: Sendable {
  /// Something that did not come about.
  package struct Unmet: Equatable, Sendable {
    /// What was seen in its place.
    package var sentence: String

    /// What decided it; `nil` when nothing can be named.
    package var decision: Decision?
  }

  /// The deciding step of a hint.
  package struct Step: Equatable, Sendable {
    /// The index of the event.
    package var event: Int

    /// Whether it happened in the run of the text, and not only in that of the start.
    package var isInOwnRun: Bool
  }

  /// What is wrong with the text; it is not judged when there is an error.
  package var diagnostics: [Diagnostic] = []

  /// Why the text is not judged: what it changes that may not be changed, in a sentence.
  package var kept: String?

  /// What did not come about.
  package var unmet: [Unmet] = []

  /// The step of each hint; `nil` for one that is in neither run.
  package var steps: [Step?] = []

  /// What happened with the text; `nil` when it has errors.
  package var trace: Trace?

  /// What happens with the start; `nil` when no hint needed it.
  package var startTrace: Trace?

  /// Whether everything came about.
  package var isSolved = false
}

extension Challenge {
  /// Judges a text by its run.
  package func verdict(
    on text: SourceText, _ options: RunOptions = RunOptions()
  ) -> ChallengeVerdict {
    var verdict = ChallengeVerdict()
    let examined = examined(text)
    verdict.diagnostics = examined.ownErrors
    var result: ScenarioRun?
    if !verdict.diagnostics.hasErrors {
      verdict.kept = sentence(on: text, examined)
      let run = examined.parsed.scenario.run(options)
      verdict.diagnostics += run.problems.map { examined.located($0) }
      verdict.trace = run.trace
      result = run
    }
    findSteps(in: result.map { (examined, $0) }, options, &verdict)
    guard let result, verdict.kept == nil, !verdict.diagnostics.hasErrors else { return verdict }
    verdict.unmet = unmet(examined, result)
    verdict.isSolved = !checks.isEmpty && verdict.unmet.isEmpty
    return verdict
  }

  /// Puts the checks behind a text, and behind these the events of the hints.
  ///
  /// - Parameters:
  ///   - text: The scenario.
  ///   - file: The name of the file in which the checks stand.
  ///   - firstLine: The line of the file on which the first check stands, from one.
  ///   - indentation: The number of columns before each of them.
  ///   - resolver: What finds the scenes that the text uses.
  /// - Returns: The text with these lines.
  package func examined(
    _ text: SourceText, checkedBy file: String = "", firstLine: Int = 1, indentation: Int = 0,
    resolver: SceneResolver = .none
  ) -> ExaminedScenario {
    ExaminedScenario(
      text, expecting: checks + hints.flatMap { $0.lines }, of: file, firstLine: firstLine,
      indentation: indentation, resolver: resolver)
  }

  /// The line behind a text that names the event of a hint, counted from zero.
  package func line(of hint: Int) -> Int { checks.count + 2 * hint + 1 }

  private func sentence(on text: SourceText, _ examined: ExaminedScenario) -> String? {
    if examined.parsed.scenarios.count > 1 {
      return "a challenge is judged by one run; the text has \(examined.parsed.scenarios.count)"
        + " variants"
    }
    return keeps.change(from: start, to: text).map { keeps.sentence(on: $0) }
  }

  private func unmet(
    _ examined: ExaminedScenario, _ result: ScenarioRun
  ) -> [ChallengeVerdict.Unmet] {
    let lines = checks.indices
    let errors = examined.foreignErrors.filter { examined.isForeign($0, among: lines) }
    // Who is not on the screen any more cannot be asked about.
    guard errors.isEmpty else {
      return errors.map { ChallengeVerdict.Unmet(sentence: $0.message.text) }
    }
    return result.failures.filter { examined.isForeign($0, among: lines) }.map { failure in
      ChallengeVerdict.Unmet(
        sentence: failure.message.text,
        decision: result.decisions.first { $0.range == failure.range })
    }
  }

  /// Looks for the steps of the hints in the run of a text, and then in that of the start.
  private func findSteps(
    in own: (examined: ExaminedScenario, result: ScenarioRun)?, _ options: RunOptions,
    _ verdict: inout ChallengeVerdict
  ) {
    verdict.steps = hints.indices.map { hint in
      let event = own.flatMap {
        $0.examined.event(foundByForeignLine: line(of: hint), in: $0.result)
      }
      return event.map { ChallengeVerdict.Step(event: $0, isInOwnRun: true) }
    }
    guard verdict.steps.contains(nil) else { return }
    let examined = examined(start)
    guard !examined.ownErrors.hasErrors else { return }
    let result = examined.parsed.scenario.run(options)
    verdict.startTrace = result.trace
    for hint in hints.indices where verdict.steps[hint] == nil {
      let event = examined.event(foundByForeignLine: line(of: hint), in: result)
      verdict.steps[hint] = event.map { ChallengeVerdict.Step(event: $0, isInOwnRun: false) }
    }
  }
}
