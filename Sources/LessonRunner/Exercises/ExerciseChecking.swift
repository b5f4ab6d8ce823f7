import FileSystem
import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

/// The stage that lets runs judge quizzes and challenges.
package enum ExerciseChecking {
  /// Returns what is wrong with the scenario that an exercise names, before anything is run.
  package static func errors(
    inScenarioOf exercise: any LessonExercise, among scenarios: [LessonScenario]
  ) -> [Diagnostic] {
    let (name, range) = exercise.head.scenario
    let lesson = exercise.head.lesson
    guard let scenario = exercise.scenario(among: scenarios) else {
      let meant = Suggestion.nearest(to: name, among: scenarios.map(\.name))
      var diagnostic = Diagnostic(
        exercise.kind.unknownScenario(name, suggestion: meant), at: range, in: lesson)
      if let meant, let fixIt = FixIt(replacing: range, with: meant, in: lesson) {
        diagnostic.fixIts = [fixIt]
      }
      if let range = scenarios.first(where: { $0.name == meant })?.nameRange {
        diagnostic.notes = [Diagnostic.Note("declared here", at: range, in: lesson)]
      }
      return [diagnostic]
    }
    return scenario.skipReason == nil ? [] : [undecided(exercise)]
  }

  /// What is said when the scenario of an exercise is not run, or what is wrong with it keeps it from
  /// deciding anything.
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

  /// What is said of an exercise that a run of its scenario judges.
  package static func judgement(
    of exercise: any LessonExercise, by scenario: LessonScenario, _ options: RunOptions
  ) -> [Diagnostic] {
    if let verdicts = exercise.verdicts(by: scenario, options) { return verdicts }
    let errors = ScenarioRunning.run(scenario, options).diagnostics
    return [undecided(exercise, for: errors.first { $0.message.severity == .error })]
  }

  /// What is said of an exercise whose name another one of its kind has.
  static func duplicate(_ exercise: any LessonExercise) -> Diagnostic {
    Diagnostic(
      exercise.kind.duplicate(exercise.name), at: exercise.head.nameRange, in: exercise.head.lesson)
  }
}
