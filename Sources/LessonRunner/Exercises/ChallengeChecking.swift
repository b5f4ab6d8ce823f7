import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

extension LessonChallenge {
  /// Checks that there is something to do, that the hints name events of the initial run, and that
  /// the solution works.
  package func verdicts(by scenario: LessonScenario, _ options: RunOptions) -> [Diagnostic]? {
    let options = ScenarioRunning.options(for: scenario, options)
    let start = examined(scenario.source, scenario)
    guard start.parsed.scenarios.count == 1 else {
      return [Diagnostic(.challengeOfVariants, at: head.scenario.range, in: head.lesson)]
    }
    guard !start.ownErrors.hasErrors else { return nil }
    let misread =
      start.foreignErrors.filter { start.isForeign($0, among: checks.indices) }
      + hints.indices.flatMap { errors(inHint: $0, start) }
    guard misread.isEmpty else { return misread }
    let result = start.parsed.scenario.run(options)
    guard result.problems.isEmpty else { return nil }
    var diagnostics: [Diagnostic] = []
    if !result.failures.contains(where: { start.isForeign($0, among: checks.indices) }) {
      diagnostics.append(Diagnostic(.challengeAlreadyMet, at: checkRange, in: head.lesson))
    }
    diagnostics += hints.indices.flatMap { errors(inHint: $0, start, result) }
    return diagnostics + errorsInSolution(of: scenario, options)
  }

  // MARK: Hints

  /// Returns the errors in the line that names a hint's event, located in the hint.
  private func errors(inHint hint: Int, _ start: ExaminedScenario) -> [Diagnostic] {
    let line = judged(from: head.lesson).line(of: hint)
    // The text after the two-column indentation of a line under `expect` is the text after `hint`
    // and a space.
    let distance =
      hints[hint].range.lowerBound - start.offset(ofForeignLine: line) - start.margin - 2
    return start.foreignErrors.filter { start.isForeign($0, among: line - 1..<line + 1) }.map {
      Diagnostic(
        $0.message, at: $0.range.map { $0.lowerBound + distance..<$0.upperBound + distance },
        in: head.lesson,
        fixIts: $0.fixIts.compactMap { fixIt in
          let edits = fixIt.edits.map { edit in
            let range = edit.range.lowerBound + distance..<edit.range.upperBound + distance
            return SourceEdit(range: range, replacement: edit.replacement)
          }
          return FixIt(fixIt.message, edits: edits, in: head.lesson)
        })
    }
  }

  private func errors(
    inHint hint: Int, _ start: ExaminedScenario, _ result: ScenarioRun
  ) -> [Diagnostic] {
    let line = judged(from: head.lesson).line(of: hint)
    guard start.event(foundByForeignLine: line, in: result) == nil else { return [] }
    let failure = result.failures.first { start.isForeign($0, among: line..<line + 1) }
    return [
      Diagnostic(
        failure.map { .hintEventMissingInRun($0.message.text) } ?? .hintWithoutEvent,
        at: hints[hint].range,
        in: head.lesson)
    ]
  }

  // MARK: The solution

  private func errorsInSolution(
    of scenario: LessonScenario, _ options: RunOptions
  ) -> [Diagnostic] {
    let examined = examined(solution, scenario)
    guard !examined.ownErrors.hasErrors else { return examined.ownErrors }
    guard examined.parsed.scenarios.count == 1 else {
      return [Diagnostic(.challengeOfVariants, at: solution.lineRange(at: 0), in: solution)]
    }
    var diagnostics = examined.ownErrors
    if let change = keeps.change(
      from: startText(scenario), to: solution, classes: examined.parsed.scenario.classes)
    {
      let end = solution.lineRange(at: solution.bytes.count - 1)
      diagnostics.append(
        Diagnostic(
          .solutionChangesKept(keeps.sentence(on: change)), at: change.range ?? end, in: solution))
    }
    let errors = examined.foreignErrors.filter { examined.isForeign($0, among: checks.indices) }
    guard errors.isEmpty else { return diagnostics + errors.map(Self.missedGoal) }
    for failure in examined.parsed.scenario.run(options).failures {
      if examined.isForeign(failure, among: checks.indices) {
        diagnostics.append(Self.missedGoal(failure))
      } else if !examined.isForeign(failure) {
        diagnostics.append(examined.located(failure))
      }
    }
    return diagnostics
  }

  /// The message for an expectation that the solution doesn't meet.
  private static func missedGoal(_ failure: Diagnostic) -> Diagnostic {
    failure.restated(as: .solutionMissesGoal(failure.message.text))
  }
}
