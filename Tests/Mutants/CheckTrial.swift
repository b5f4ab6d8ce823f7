import LessonRunner
import LessonTesting
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// What became of a mutant that was run like any scenario.
struct CheckTrial {
  /// The outcome.
  enum Outcome {
    /// The text has an error.
    case rejected
    /// An expectation isn't met.
    case failed
    /// It passes.
    case survived
  }

  /// The options of runs whose failures nobody fixes.
  static var options: RunOptions {
    var options = RunOptions()
    options.offersFixIts = false
    return options
  }

  let outcome: Outcome
  let run: LessonRun

  /// Runs a mutant of a scenario.
  init(_ mutant: Mutant, of scenario: CourseScenario) {
    run = scenario.entry(with: mutant.text).run(Self.options)
    outcome = run.isPassed ? .survived : run.runs.isEmpty ? .rejected : .failed
  }
}
