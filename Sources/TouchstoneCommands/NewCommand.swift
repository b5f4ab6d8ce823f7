import ArgumentParser
import FileSystem
import SiteBuilder

/// `touchstone new`.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes the first files of a lesson or of a site.",
    discussion: """
      What is written builds and passes as it is. No file that is there is written over.

      \(ExitStatus.help)
      """,
    subcommands: [NewLessonCommand.self, NewSiteCommand.self])
}

/// `touchstone new lesson`.
struct NewLessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Writes a lesson to begin with, after the last one of the course.")

  @Argument(help: "What the lesson is called in addresses: two-fingers.")
  var name: String

  @Option(help: ArgumentHelp("The folder with the lessons and site.yaml.", valueName: "folder"))
  var content = SiteRequest().content

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    guard Scaffold.isLessonName(name) else {
      try console.leave(.unsuitableLessonName(name))
    }
    do {
      let scaffold = try Scaffold(lesson: name, in: content)
      try scaffold.write()
      for file in scaffold.files { try console.write("\(file.path) written\n") }
    } catch let problem as FileProblem {
      try console.report(SourceProblems(files: [problem]))
    }
  }
}

/// `touchstone new site`.
struct NewSiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Writes a small course of your own, with its templates.",
    discussion: """
      Templates and files of the theme that you do not want to change can be deleted: the program \
      has them, too.
      """)

  @Argument(help: "The folder, which is not there yet or is empty.")
  var folder: String

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    do {
      try Scaffold.checkEmpty(folder)
      let scaffold = Scaffold(siteIn: folder)
      try scaffold.write()
      try console.write(
        """
        \(scaffold.files.count) files written to \(folder)
        Now: cd \(folder) && touchstone serve

        """)
    } catch let problem as FileProblem {
      try console.report(SourceProblems(files: [problem]))
    }
  }
}
