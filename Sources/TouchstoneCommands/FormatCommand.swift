import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// `touchstone format`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write scenarios in their standard form.",
    discussion: """
      Paths are the same as for `touchstone test`. In a lesson, only the blocks of scenarios and the \
      solutions of challenges change; every other byte stays. Only spaces, empty lines, and the \
      spelling of arrows and dots change, and comments stay with the lines they belong to. Scenarios \
      with errors are reported and left unchanged.

      With `-`, the scenario on standard input is written to standard output.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "Lessons, scenario files, folders with either, scenarios, or lines.", valueName: "path"),
    completion: .file())
  var paths = [SiteRequest().content]

  @Flag(help: "Write nothing, and fail when something would be written.")
  var check = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if paths.contains(ScenarioSuite.standardInput), paths.count > 1 {
      throw ValidationError(.inputWithFiles)
    }
  }

  func run() throws {
    let console = consoleOptions.console
    let search = ScenarioSuite.find(in: paths, withExercises: true)
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    if paths == [ScenarioSuite.standardInput], !check {
      return try writeStandardInput(of: search.suite, console)
    }
    let blocks = search.suite.formattings
    if check {
      try show(blocks, console)
    } else {
      let (written, problems) = search.suite.write(blocks)
      for path in written {
        let count = blocks.count { $0.entry.path == path }
        try console.write(
          "\(path): \(count == 1 ? "1 scenario" : "\(count) scenarios") formatted\n")
      }
      try console.report(problems)
    }
    let broken = search.suite.unformattable
    for entry in broken { try show(errorsOf: entry, console) }
    if !broken.isEmpty || check && !blocks.isEmpty { throw ExitStatus.contentIsWrong.code }
  }

  private func show(errorsOf entry: SuiteEntry, _ console: Console) throws {
    try console.write(
      console.listing(of: SourceProblems(diagnostics: entry.errors))
        + "\n\(entry.name): not formatted, because it has errors\n", to: .errors)
  }

  private func show(_ blocks: [BlockRevision], _ console: Console) throws {
    let decoration = console.decoration(for: .output)
    for block in blocks {
      try console.write(
        decoration.decorate("unformatted", as: .severity(.note)) + "  " + block.entry.name + "\n\n"
          + block.difference.text(decoration) + "\n")
    }
  }

  private func writeStandardInput(of suite: ScenarioSuite, _ console: Console) throws {
    for entry in suite.entries where entry.kind == nil {
      guard let text = entry.formattedText else {
        try show(errorsOf: entry, console)
        throw ExitStatus.contentIsWrong.code
      }
      try console.write(text)
    }
  }
}
