import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import ScenarioExport
import SiteBuilder
import SourceDiagnostics
import UIKitCode

/// `touchstone conformance`.
struct ConformanceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Write tests that hold the model against UIKit.",
    discussion: """
      Every scenario that UIKit code can express becomes a test for the iOS simulator, in one \
      folder, each with a different class name. `scenarios.json` lists all scenarios with their \
      tests, or why they have none: what they set up or do can't be exported, or their \
      expectations aren't about anything that TouchTrace prints.

      Tests/Conformance in Touchstone's repository has the app that the tests run in, and the \
      script that turns their results into a report for Content/conformance.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp("Lessons, or folders with lessons.", valueName: "path"), completion: .file())
  var paths = [SiteRequest().content]

  @Option(
    help: ArgumentHelp("The folder to write the tests into.", valueName: "folder"),
    completion: .directory)
  var output: String

  // Our own tests run the engine's dialect, and tests in another process.
  @Option(help: .hidden)
  var dialect = Dialects.uikit

  @Option(name: .customLong("as"), help: .hidden)
  var form = ScenarioExport.Form.xctest

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let search = ScenarioSuite.find(in: paths)
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    var tests = ConformanceTests(as: form, in: dialect)
    for entry in search.suite.entries { tests.add(entry) }
    do throws(FileProblem) {
      _ = try Disk.publish(tests.files, in: output)
    } catch {
      try console.report(SourceProblems(files: [error]))
    }
    let count = tests.files.count - 1
    let rest = tests.list.count - count
    try console.write("\(count) tests in `\(output)`; \(rest) scenarios have none\n")
  }
}
