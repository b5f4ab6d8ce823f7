import LessonRunner

/// The scenarios of a lesson as its page shows them: their runs, and the runs' figures, by the index of
/// their block.
struct ShownScenarios: Sendable {
  private(set) var runs: [Int: LessonRun] = [:]
  private(set) var sections: [Int: ScenarioSection] = [:]

  /// Shows nothing.
  init() {}

  /// Shows the runs of a lesson, given in the order of its scenarios.
  init(_ lesson: LessonDocument, _ runs: [LessonRun], _ sections: [ScenarioSection]) {
    for (scenario, run) in zip(lesson.scenarios, runs) { self.runs[scenario.fenceIndex] = run }
    for (scenario, section) in zip(lesson.scenarios, sections) {
      self.sections[scenario.fenceIndex] = section
    }
  }
}
