import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

extension LessonQuiz {
  /// Runs a scenario with the answers' expectations after its own.
  package func verdicts(by scenario: LessonScenario, _ options: RunOptions) -> [Diagnostic]? {
    let examined = ExaminedScenario(
      scenario.source, expecting: expectations, of: head.lesson.name, firstLine: head.firstLine,
      indentation: head.column + QuizParser.margin, resolver: scenario.library.resolver())
    let errors = examined.foreignErrors
    guard errors.isEmpty else { return errors }
    guard !examined.ownErrors.hasErrors else { return nil }
    let results = examined.parsed.run(options)
    guard results.allSatisfy({ $0.problems.isEmpty }) else { return nil }
    let failures = results.flatMap { $0.failures }
    return self.options.compactMap { option in
      let own = failures.filter { examined.isForeign($0, among: option.lines) }
      if let slip = own.first(where: { $0.message.isSlip }) { return slip }
      let failure = own.first
      if option.isKey, let failure {
        return failure.restated(as: .rightAnswerFails(failure.message.text))
      }
      return !option.isKey && failure == nil
        ? Diagnostic(.wrongAnswerHolds, at: option.range, in: head.lesson) : nil
    }
  }
}
