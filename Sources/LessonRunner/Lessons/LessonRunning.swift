import FileSystem
import ScenarioRunner
package import SourceDiagnostics

extension LessonDocument {
  /// Runs the scenarios concurrently; returns the runs in the scenarios' order.
  package func run() async -> [LessonRun] {
    await scenarios.concurrentMap { ScenarioRunning.run($0) }
  }
}

extension ExerciseChecking {
  /// Returns the errors in a lesson's exercises.
  package static func diagnostics(of lesson: LessonDocument) -> [Diagnostic] {
    lesson.exercises.flatMap { exercise in
      // A missing scenario is reported at its name, and an error in the scenario itself.
      exercise.scenario(among: lesson.scenarios)
        .flatMap { exercise.verdicts(by: $0, RunOptions()) } ?? []
    }
  }
}
