package import LessonRunner
import SourceDiagnostics

extension ScenarioOutcome {
  /// Judges an exercise by the run of a scenario.
  fileprivate init(
    of exercise: any LessonExercise, by scenario: LessonScenario, _ limits: GivenLimits
  ) {
    let verdicts = ExerciseChecking.judgement(of: exercise, by: scenario, limits.options)
    self.init(verdicts.hasErrors ? .failed : .passed)
    diagnostics = verdicts
    expectationCount = exercise.expectationCount
  }
}

extension SuiteEntry {
  /// Runs the scenario, and returns what a test needs.
  package func outcome(_ limits: GivenLimits = GivenLimits()) -> ScenarioOutcome {
    let clock = ContinuousClock()
    let start = clock.now
    var outcome =
      exercise.map { ScenarioOutcome(of: $0, by: scenario, limits) }
      ?? ScenarioOutcome(run(limits: limits))
    outcome.seconds = (clock.now - start) / .seconds(1)
    return outcome
  }
}
