import ArgumentParser
import FileSystem
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// `touchstone test`.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs scenarios, quizzes and challenges and says which do what their lessons say.",
    discussion: """
      A path is a folder, a lesson, a file with one scenario, FILE#scenario, FILE:LINE for the \
      scenario on that line, the name of a lesson or a scenario of the content folder, or '-' for \
      standard input.

      A file may have \(FileAccess.mostTextBytes / 1_000_000) MB at most.

      The answers of a lesson's quiz are a test of their own, named FILE#quiz:NAME: what the right \
      answer expects must come true in the run of the quiz's scenario, and what each other one \
      expects must not. A challenge is one, too, named FILE#challenge:NAME: \
      the scenario that it begins with must not do yet what it expects, its hints must name events \
      of that run, and its solution must do it all. Both are chosen as a scenario is, with or \
      without 'quiz:' and 'challenge:'.

      A pattern for --filter is the name of a scenario, a quiz or a challenge, a lesson's name, or LESSON#SCENARIO, with '*' \
      for any characters and '?' for one; or a regular expression between slashes, which has to \
      fit some part of FILE#SCENARIO. A filter that nothing fits is a mistake.

      --update writes what happens into the lessons, in the blocks that were run: states, chains, \
      times, counts, values, exact lists and whole traces, wherever there is one thing only to \
      write. Everything else in the file stays as it is, to the byte; so do wildcards that fit. --update=ask asks before each block; \
      --update=check writes nothing and says what it would write.

      Reports: \(Self.reports). Without a file a report goes to standard output in the place of \
      the text. --report can be given more than once: --report junit=results.xml --report tap.

      What passed is remembered by its content, the program included, and not run again; --no-cache \
      runs all. A failure is never kept back: it is run again and shown again, in full.

      A scenario that checks nothing gets a warning. --strict counts every warning as an error.

      Of a folder everything is checked that a build would reject, such as links, images, and parts, \
      unless only some of its scenarios are run.

      When a folder has a ledger of facts, its proofs are checked too, unless only some of its \
      scenarios are run.

      \(ExitStatus.help)
      """)

  private static let reports = SuiteReportFormat.allCases
    .map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")

  @Argument(
    help: ArgumentHelp(
      "Lessons, scenario files, folders with either, scenarios or lines.", valueName: "path"))
  var paths = [SiteRequest().content]

  @Flag(help: "Only list the scenarios, quizzes and challenges.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Run only the scenarios that fit a pattern; can be given more than once.",
      valueName: "pattern"))
  var filter: [String] = []

  @Flag(help: "Run only the scenarios that failed when they were last run from this folder.")
  var onlyFailures = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(help: "Stop at the first failure.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      "How many scenarios may be under way at a time; as many as processors otherwise.",
      valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Run in an order that this number decides, not in that of the lessons.",
      valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Write what happens into the lessons; also --update=ask and --update=check.")
  var update = false

  @Flag(help: ArgumentHelp("With --update: ask before each block.", visibility: .hidden))
  var ask = false

  @Flag(help: "With --update: write nothing, and fail when something would be written.")
  var check = false

  @Option(
    help: ArgumentHelp("A report, to standard output or to a file.", valueName: "form[=file]"))
  var report: [ReportRequest] = []

  @Flag(help: "Run everything, whatever is remembered.")
  var noCache = false

  @Flag(help: "Go on, and run again what a change of a file touches, until interrupted.")
  var watch = false

  @OptionGroup var limits: LimitOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError(.belowOne("--jobs")) }
    if ask || check, !update { throw ValidationError(.updateIsMissing) }
    if ask, check { throw ValidationError(.asksAndChecks) }
    if update, paths.contains(ScenarioSuite.standardInput) {
      throw ValidationError(.inputUpdated)
    }
    let toOutput = report.filter { $0.file == nil }
    if ask, toOutput.contains(where: { $0.format != .text }) {
      throw ValidationError(.asksWithoutOutput)
    }
    if toOutput.count > 1 {
      throw ValidationError(.reportsToOutput(toOutput[1].format.rawValue))
    }
    var files: Set<String> = []
    for file in report.compactMap(\.file) where !files.insert(file).inserted {
      throw ValidationError(.reportsToOneFile(file))
    }
    if watch,
      update || list || failFast || !report.isEmpty
        || paths.contains(ScenarioSuite.standardInput)
    {
      throw ValidationError(.watchesAmongOthers)
    }
  }

  func run() async throws {
    var session = TestSession(self, console: consoleOptions.console)
    if watch {
      try await session.watch()
    } else {
      try await session.test()
    }
  }
}
