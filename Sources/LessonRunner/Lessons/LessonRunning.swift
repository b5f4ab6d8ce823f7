import FileSystem
import ScenarioRunner
package import SourceDiagnostics

extension LessonDocument {
  /// Runs the scenarios side by side; the runs come in the scenarios' order.
  package func run() async -> [LessonRun] {
    await scenarios.concurrentMap { ScenarioRunning.run($0) }
  }
}

extension ExerciseChecking {
  /// Returns what is wrong with a lesson's exercises.
  package static func diagnostics(of lesson: LessonDocument) -> [Diagnostic] {
    lesson.exercises.flatMap { exercise in
      // A missing scenario is reported where it is named, and an error where the scenario is.
      exercise.scenario(among: lesson.scenarios)
        .flatMap { exercise.verdicts(by: $0, RunOptions()) } ?? []
    }
  }
}
