import FileSystem
import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

/// The stage that judges quizzes and challenges by running scenarios.
package enum ExerciseChecking {
  /// Returns the errors in an exercise's reference to its scenario, before anything runs.
  package static func errors(
    inScenarioOf exercise: any LessonExercise, among scenarios: [LessonScenario]
  ) -> [Diagnostic] {
    let (name, range) = exercise.head.scenario
    let lesson = exercise.head.lesson
    guard let scenario = exercise.scenario(among: scenarios) else {
      let meant = Suggestion.nearest(to: name, among: scenarios.map(\.name))
      var diagnostic = Diagnostic(
        exercise.kind.unknownScenario(name, suggestion: meant), at: range, in: lesson,
        replacement: meant)
      if let range = scenarios.first(where: { $0.name == meant })?.nameRange {
        diagnostic.notes = [Diagnostic.Note("declared here", at: range, in: lesson)]
      }
      return [diagnostic]
    }
    return scenario.skipReason == nil ? [] : [undecided(exercise)]
  }

  /// Returns the diagnostics if an exercise's scenario doesn't run, or if its errors make the
  /// exercise undecidable.
  static func undecided(
    _ exercise: any LessonExercise, for error: Diagnostic? = nil
  ) -> Diagnostic {
    let notes = error.map { error in
      error.range.map { Diagnostic.Note(error.message.text, at: $0, in: error.source) }
        ?? Diagnostic.Note(error.message.text)
    }
    return Diagnostic(
      exercise.kind.undecided, at: exercise.head.scenario.range, in: exercise.head.lesson,
      notes: notes.map { [$0] } ?? [])
  }

  /// Returns the diagnostics of an exercise that a run of its scenario judges.
  package static func judgement(
    of exercise: any LessonExercise, by scenario: LessonScenario, _ options: RunOptions
  ) -> [Diagnostic] {
    if let verdicts = exercise.verdicts(by: scenario, options) { return verdicts }
    let errors = ScenarioRunning.run(scenario, options).diagnostics
    return [undecided(exercise, for: errors.first { $0.message.severity == .error })]
  }

  /// Returns the diagnostic for an exercise with the same name as another one of its kind.
  static func duplicate(_ exercise: any LessonExercise) -> Diagnostic {
    Diagnostic(
      exercise.kind.duplicate(exercise.name), at: exercise.head.nameRange, in: exercise.head.lesson)
  }
}
