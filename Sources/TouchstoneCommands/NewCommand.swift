import ArgumentParser
import FileSystem
import SiteBuilder
import SiteScaffold

extension ScaffoldLanguage: ExpressibleByArgument {}

/// `touchstone new`.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the first files of a lesson or a site.",
    discussion: """
      What is written builds and passes as it is. Existing files are never overwritten.

      \(ExitStatus.help)
      """,
    subcommands: [NewLessonCommand.self, NewSiteCommand.self])
}

/// `touchstone new lesson`.
struct NewLessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Write a lesson to start from, after the course's last one.")

  @Argument(help: "The lesson's name in addresses, such as two-fingers.")
  var name: String

  @Option(
    help: ArgumentHelp("The folder with the lessons and site.yaml.", valueName: "folder"),
    completion: .directory)
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
    abstract: "Write your own small course.",
    discussion: """
      The first texts, and the words around them on the pages, are in English or, with `--language \
      zh-Hans`, in Simplified Chinese; `language` in site.yaml changes the words later.

      The program has its own templates and theme. With `--templates`, it also writes those, and you \
      can delete each file that you don't want to change.
      """)

  @Argument(help: "The folder, which must be new or empty.", completion: .directory)
  var folder: String

  @Option(
    help: "The language of the site.",
    completion: .list(ScaffoldLanguage.allCases.map(\.rawValue)))
  var language = ScaffoldLanguage.english

  @Flag(help: "Write the templates and the theme, too.")
  var templates = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    do {
      try Scaffold.checkEmpty(folder)
      let scaffold = Scaffold(siteIn: folder, language: language, hasTemplates: templates)
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
