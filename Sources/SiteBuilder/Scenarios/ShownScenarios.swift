import LessonRunner

/// The scenarios of a lesson as its page shows them: their runs and figures, by block index.
struct ShownScenarios: Sendable {
  private(set) var runs: [Int: LessonRun] = [:]
  private(set) var sections: [Int: ScenarioSection] = [:]

  /// Creates an empty set of scenarios.
  init() {}

  /// Creates the scenarios of a lesson from its runs, in the scenarios' order.
  init(_ lesson: LessonDocument, _ runs: [LessonRun], _ sections: [ScenarioSection]) {
    for (scenario, run) in zip(lesson.scenarios, runs) { self.runs[scenario.fenceIndex] = run }
    for (scenario, section) in zip(lesson.scenarios, sections) {
      self.sections[scenario.fenceIndex] = section
    }
  }
}
