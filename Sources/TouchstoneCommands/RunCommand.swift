import ArgumentParser
import SiteBuilder
import SourceDiagnostics

/// `touchstone run`.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs one scenario and shows what happens.",
    discussion: """
      Formats: \(RunFormat.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")).

      What happened is written to standard output. Mistakes in the scenario, and expectations that \
      did not come true, are written to standard error.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file that holds one scenario, or '-' for standard input.",
      valueName: "file"))
  var file: String

  @Option(help: "How to show it.")
  var format = RunFormat.text

  @Option(
    help: ArgumentHelp(
      "The CSS that gives a diagram its colours; \(Self.usualStyle) where there is one.",
      valueName: "file"))
  var style: String?

  private static let usualStyle = SiteRequest().templates + "/theme/figures.css"

  func run() async throws {
    let console = Console()
    let (path, name) = Self.pathAndName(in: file)
    if FileAccess.disk.isFolder(path) == true {
      try console.report(SiteProblems(files: [FileProblem(.read, path, .isFolder)]))
    }
    let (suite, problems) = ScenarioSuite.find(in: [path])
    try console.report(problems)
    let entry = try choose(from: suite, name: name, path: path, console)
    let styleSheet = try styleSheet(console)
    let run = entry.run()
    try console.write(run.text(as: format, styleSheet: styleSheet))
    try console.report(SiteProblems(diagnostics: run.diagnostics))
  }

  private func styleSheet(_ console: Console, files: FileAccess = .disk) throws -> String {
    guard format == .sequence, style != nil || files.isFolder(Self.usualStyle) == false else {
      return ""
    }
    do {
      return String(decoding: try files.contents(style ?? Self.usualStyle), as: UTF8.self)
    } catch {
      try console.report(SiteProblems(files: [error]))
      return ""
    }
  }

  /// A file's name may have a `#` of its own: what is there as a whole is meant as a whole.
  static func pathAndName(
    in argument: String, files: FileAccess = .disk
  ) -> (path: String, name: String?) {
    guard let mark = argument.lastIndex(of: "#"), files.isFolder(argument) == nil else {
      return (argument, nil)
    }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }

  private func choose(
    from suite: ScenarioSuite, name: String?, path: String, _ console: Console
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

extension RunFormat: ExpressibleByArgument {}
