import ArgumentParser
import LessonRunner

/// The limits for scenario runs.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most events of a run. A scenario may set itself less; without this, also more.",
      valueName: "number"))
  var limitEvents: Int?

  @Option(
    help: ArgumentHelp("The most steps of a run, repetitions counted.", valueName: "number"))
  var limitSteps: Int?

  @Option(
    help: ArgumentHelp("The longest time of a run on its own clock.", valueName: "seconds"))
  var limitTime: Int?

  @Option(
    help: ArgumentHelp("The most text of a run's trace.", valueName: "kilobytes"))
  var limitOutput: Int?

  func validate() throws {
    let options = [
      ("--limit-events", limitEvents), ("--limit-steps", limitSteps), ("--limit-time", limitTime),
      ("--limit-output", limitOutput),
    ]
    for (name, value) in options {
      if let value, value < 1 { throw ValidationError(.numberBelowOne(name)) }
    }
  }

  /// The limits that the user set.
  var limits: GivenLimits {
    GivenLimits(
      events: limitEvents, steps: limitSteps, seconds: limitTime, kilobytes: limitOutput)
  }
}
