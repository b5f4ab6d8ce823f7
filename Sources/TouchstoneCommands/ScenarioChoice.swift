import SiteBuilder

/// The one scenario that an argument asks for: `FILE`, `FILE#scenario`, `FILE:40`, a scenario's name,
/// or `-` for standard input.
struct ScenarioChoice {
  private let argument: String

  init(_ argument: String) { self.argument = argument }

  /// Finds the scenario; one that is not there, or not named among several, leaves the program.
  func entry(_ console: Console) throws -> ScenarioSuite.Entry {
    if FileAccess.disk.isFolder(argument) == true {
      try console.report(SiteProblems(files: [FileProblem(.read, argument, .isFolder)]))
    }
    let search = ScenarioSuite.find(in: [argument])
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(misusedBecause: miss) }
    let entries = search.suite.entries
    if entries.count == 1 { return entries[0] }
    // What begins with a hyphen and is longer would be taken for an option.
    let path = argument == ScenarioSuite.standardInput ? "/dev/stdin" : argument
    if entries.isEmpty { try console.leave(misusedBecause: "'\(path)' has no scenario") }
    let choices = entries.map { entry in
      entry.path == ScenarioSuite.standardInput
        ? "'\(path)#\(entry.scenario.name)'" : "'\(entry.name)'"
    }
    try console.leave(
      misusedBecause: "'\(path)' has several scenarios; choose "
        + choices.joined(separator: " or "))
  }
}
