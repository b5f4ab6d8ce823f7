import FileSystem
import LessonRunner
import LessonTesting
import SourceDiagnostics

/// The one scenario that an argument asks for: `FILE`, `FILE#scenario`, `FILE:40`, a scenario's name,
/// or `-` for standard input.
struct ScenarioChoice {
  private let argument: String

  private let variant: String?

  /// Asks for a scenario, with one of its variants or all.
  init(_ argument: String, variant: String? = nil) {
    self.argument = argument
    self.variant = variant
  }

  /// Finds the scenario and runs it; a variant that it has not leaves the program.
  ///
  /// - Returns: What happened, and what a user calls the scenario.
  func run(
    _ console: Console, _ limits: GivenLimits = GivenLimits()
  ) throws -> (run: LessonRun, name: String) {
    let entry = try entry(console)
    var run = entry.run(limits: limits)
    guard let variant else { return (run, entry.name) }
    let names = run.variantNames
    if run.trace != nil, !run.choose(variant: variant) {
      let meant = Suggestion.nearest(to: variant, among: names)
      try console.leave(
        .unknownVariant(variant, of: entry.name, suggestion: meant, known: names))
    }
    return (run, entry.name)
  }

  /// Finds the scenario; one that is not there, or not named among several, leaves the program.
  func entry(_ console: Console) throws -> ScenarioSuite.Entry {
    if FileAccess.disk.isFolder(argument) == true {
      try console.report(SourceProblems(files: [FileProblem(.read, argument, .isFolder)]))
    }
    let search = ScenarioSuite.find(in: [argument])
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    let entries = search.suite.entries
    if entries.count == 1 { return entries[0] }
    // What begins with a hyphen and is longer would be taken for an option.
    let path = argument == ScenarioSuite.standardInput ? "/dev/stdin" : argument
    if entries.isEmpty { try console.leave(.noScenario(path)) }
    let choices = entries.map { entry in
      entry.path == ScenarioSuite.standardInput
        ? "'\(path)#\(entry.scenario.name)'" : "'\(entry.name)'"
    }
    try console.leave(.severalScenarios(path, choices: choices))
  }
}
