import FileSystem
import LessonRunner
import LessonTesting
import ScenarioRunner
import SourceDiagnostics

/// The scenario that an argument names: `FILE`, `FILE#scenario`, `FILE:40`, a scenario's name, or
/// `-` for standard input.
struct ScenarioChoice {
  private let argument: String

  private let variant: String?

  private let files: FileAccess

  /// Creates the choice of a scenario, with one of its variants or all.
  init(_ argument: String, variant: String? = nil, files: FileAccess = .disk) {
    self.argument = argument
    self.variant = variant
    self.files = files
  }

  /// Finds the scenario and runs it; exits if it doesn't have the variant.
  ///
  /// - Returns: The run, and the scenario's name for the user.
  func run(
    _ console: Console, _ limits: GivenLimits = GivenLimits()
  ) throws -> (run: LessonRun, name: String) {
    let entry = try entry(console)
    return (try run(entry, limits.options, console), entry.name)
  }

  /// Finds the scenario and runs it twice: as it is, and without some facts.
  func runs(
    without facts: [SuspendedFact], _ console: Console, _ limits: GivenLimits = GivenLimits()
  ) throws -> (run: LessonRun, other: LessonRun) {
    let entry = try entry(console)
    let run = try run(entry, limits.options, console)
    guard !facts.isEmpty else { return (run, run) }
    var options = limits.options
    options.suspend(facts)
    return (run, try self.run(entry, options, console))
  }

  private func run(
    _ entry: SuiteEntry, _ options: RunOptions, _ console: Console
  ) throws -> LessonRun {
    var run = entry.run(options)
    guard let variant else { return run }
    let names = run.variantNames
    if run.trace != nil, !run.choose(variant: variant) {
      let meant = Suggestion.nearest(to: variant, among: names)
      try console.leave(
        .unknownVariant(variant, of: entry.name, suggestion: meant, known: names))
    }
    return run
  }

  /// Finds the scenario; exits if it doesn't exist, or if the argument doesn't pick one of several.
  func entry(_ console: Console) throws -> SuiteEntry {
    if files.isFolder(argument) == true {
      try console.report(SourceProblems(files: [FileProblem(.read, argument, .isFolder)]))
    }
    let search = ScenarioSuite.find(in: [argument], files: files)
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    let entries = search.suite.entries
    if entries.count == 1 { return entries[0] }
    // A longer argument that begins with a hyphen would be an option.
    let path = argument == ScenarioSuite.standardInput ? "/dev/stdin" : argument
    if entries.isEmpty { try console.leave(.noScenario(path)) }
    let choices = entries.map { entry in
      entry.path == ScenarioSuite.standardInput
        ? "`\(path)#\(entry.scenario.name)`" : "`\(entry.name)`"
    }
    try console.leave(.severalScenarios(path, choices: choices))
  }
}
