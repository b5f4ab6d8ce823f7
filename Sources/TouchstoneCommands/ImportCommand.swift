import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import ScreenImport
import SourceDiagnostics

/// `touchstone import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a scenario from what a debugger prints about a screen.",
    discussion: """
      Paste what these commands print in Xcode's console, one after another, into a file or into \
      standard input; other lines of the console can be between them:

        expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]
        expr -l objc -O -- [UIViewController _printHierarchy]
        po view.gestureRecognizers

      Descriptions of single views, recognizers, or controllers, the output of `_autolayoutTrace`, and \
      what `TouchTrace.dump()` returns are read, too. Lines that can't be read are skipped.

      The scenario's views have the frames of the dump. A class that the model doesn't have becomes \
      its nearest superclass if the dump or its name tells, and otherwise UIView. A comment keeps the \
      class, and says when it was guessed; what couldn't be imported is reported on standard error.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp("A file with a dump, or `-` for standard input.", valueName: "file"),
    completion: .file())
  var file = ScenarioSuite.standardInput

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() throws {
    let console = consoleOptions.console
    let isInput = file == ScenarioSuite.standardInput
    var problems = SourceProblems()
    var bytes: [UInt8] = []
    do throws(FileProblem) {
      bytes = try FileAccess.disk.text(isInput ? "/dev/stdin" : file)
    } catch {
      problems.files.append(error)
    }
    try console.report(problems)
    let (source, unreadable) = SourceText.reading(
      PlainText.utf8(of: bytes), named: isInput ? "<stdin>" : file)
    try console.report(unreadable: unreadable)
    let screen = ImportedScreen(source)
    if let scenario = screen.scenario { try console.write(scenario) }
    try console.report(unreadable: screen.diagnostics)
  }
}
