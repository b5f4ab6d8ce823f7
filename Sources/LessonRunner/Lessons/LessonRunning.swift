import FileSystem
import ScenarioRunner
package import SourceDiagnostics

extension ScenarioRunning {
  /// Runs the scenarios of lessons side by side; the runs come in the order of the scenarios.
  package static func runs(
    of lessons: [LessonDocument], memo: Memo<LessonRun> = Memo(),
    progress: (_ finished: Int, _ count: Int) -> Void = { _, _ in }
  ) async -> [LessonRun] {
    let scenarios = lessons.flatMap { lesson in lesson.scenarios.map { (lesson.hash, $0) } }
    return await scenarios.concurrentMap(
      { lesson, scenario in
        var hash = scenario.contentHash
        hash.add(lesson)
        hash.add("\(scenario.fenceIndex)")
        return memo.value(for: hash) {
          var run = run(scenario)
          run.hash = hash
          return run
        }
      }, progress: { progress($0, scenarios.count) })
  }
}

extension ExerciseChecking {
  /// Returns what is wrong with all exercises, in the order of the lessons.
  package static func diagnostics(
    of lessons: [LessonDocument], memo: Memo<[Diagnostic]> = Memo()
  ) async -> [Diagnostic] {
    await lessons.filter { !$0.exercises.isEmpty }.concurrentMap { lesson in
      var hash = lesson.hash
      for scenario in lesson.scenarios { hash.add(scenario.contentHash) }
      let library = lesson.scenarios.first?.library ?? SceneLibrary()
      for exercise in lesson.exercises { hash.add(exercise.contentHash(usingScenesOf: library)) }
      return memo.value(for: hash) { diagnostics(of: lesson) }
    }.flatMap(\.self)
  }

  /// Returns what is wrong with a lesson's exercises.
  package static func diagnostics(of lesson: LessonDocument) -> [Diagnostic] {
    lesson.exercises.flatMap { exercise in
      // A missing scenario is reported where it is named, and a mistake where the scenario is.
      exercise.scenario(among: lesson.scenarios)
        .flatMap { exercise.verdicts(by: $0, RunOptions()) } ?? []
    }
  }
}
