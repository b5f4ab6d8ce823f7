import SiteBuilder
import SourceDiagnostics

/// The one scenario that an argument asks for: `FILE`, `FILE#scenario`, or `-` for standard input.
struct ScenarioChoice {
  /// The path of the file.
  let path: String

  /// The scenario's name; `nil` when the file's only one is meant.
  let name: String?

  /// A file's name may have a `#` of its own: what is there as a whole is meant as a whole.
  init(_ argument: String, files: FileAccess = .disk) {
    guard let mark = argument.lastIndex(of: "#"), files.isFolder(argument) == nil else {
      path = argument
      name = nil
      return
    }
    path = String(argument[..<mark])
    name = String(argument[argument.index(after: mark)...])
  }

  /// Finds the scenario; one that is not there, or not named among several, leaves the program.
  func entry(_ console: Console) throws -> ScenarioSuite.Entry {
    if FileAccess.disk.isFolder(path) == true {
      try console.report(SiteProblems(files: [FileProblem(.read, path, .isFolder)]))
    }
    let (suite, problems) = ScenarioSuite.find(in: [path])
    try console.report(problems)
    return try choose(from: suite, console)
  }

  private func choose(
    from suite: ScenarioSuite, _ console: Console
  ) throws -> ScenarioSuite.Entry {
    let names = suite.entries.map(\.scenario.name)
    // What begins with a hyphen and is longer would be taken for an option.
    let path = path == ScenarioSuite.standardInput ? "/dev/stdin" : path
    guard let name else {
      if suite.entries.count == 1 { return suite.entries[0] }
      if suite.entries.isEmpty {
        try console.leave(misusedBecause: "'\(path)' has no scenario")
      }
      let choices = names.map { "'\(path)#\($0)'" }.joined(separator: " or ")
      try console.leave(misusedBecause: "'\(path)' has several scenarios; choose \(choices)")
    }
    if let entry = suite.entries.first(where: { $0.scenario.name == name }) { return entry }
    let meant = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    try console.leave(misusedBecause: "'\(path)' has no scenario '\(name)'\(meant)")
  }
}
