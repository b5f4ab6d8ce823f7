import ArgumentParser
import FileSystem
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// `touchstone test`.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run scenarios, quizzes, and challenges as tests.",
    discussion: """
      A path is a folder, a lesson, a file with one scenario, FILE#scenario, FILE:LINE for the \
      scenario on that line, the name of a lesson or a scenario in the content folder, or `-` for \
      standard input.

      A file can have at most \(FileAccess.textByteLimit / 1_000_000) MB.

      A lesson's quiz is a test named FILE#quiz:NAME: what the right answer expects must happen in \
      the run of the quiz's scenario, and what each other answer expects must not. A challenge is a \
      test named FILE#challenge:NAME: its first scenario must not yet do what the challenge expects, \
      its hints must name events of that run, and its solution must do everything. Choose both as \
      you choose a scenario, with or without `quiz:` and `challenge:`.

      A pattern for --filter is the name of a scenario, a quiz, a challenge, or a lesson, or \
      LESSON#SCENARIO, where `*` matches any characters and `?` matches one. A regular expression \
      between slashes must match some part of FILE#SCENARIO. A filter without a match is an error.

      --update writes what happens into the lessons, in the blocks that were run: states, chains, \
      times, counts, values, exact lists, and whole traces. A line changes only into what is at its \
      position in the run. If two events, moments, or chains fit there, the line stays as it is, and \
      a message names them. No line is removed because '…' could hold its event. The rest of the \
      file, and wildcards that match, keep every byte. --update=ask asks before each block; \
      --update=check writes nothing and reports what it would write.

      Reports: \(Self.reports). A report without a file goes to standard output instead of \
      the text. --report can be given several times: --report junit=results.xml --report tap.

      Passed tests are remembered by their content, the program included, and not run again; \
      --no-cache runs all. A failure is always run and shown again, in full.

      A scenario that checks nothing gets a warning. --strict counts every warning as an error.

      In a folder, everything is checked that a build would reject, such as links, images, parts, \
      and the ledger of facts, unless only some of its scenarios are run.

      \(ExitStatus.help)
      """)

  private static let reports = SuiteReportFormat.allCases
    .map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")

  @Argument(
    help: ArgumentHelp(
      "Lessons, scenario files, folders with either, scenarios, or lines.", valueName: "path"),
    completion: .file())
  var paths = [SiteRequest().content]

  @Flag(help: "Only list the scenarios, quizzes, and challenges.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Run only the scenarios that match a pattern; can be given several times.",
      valueName: "pattern"))
  var filter: [String] = []

  @Flag(help: "Run only the scenarios that failed in the last run from this folder.")
  var onlyFailures = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(help: "Stop at the first failure.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      "Run this many scenarios at a time; by default, as many as there are processors.",
      valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Run in an order that this number determines, not in the order of the lessons.",
      valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Write what happens into the lessons; also --update=ask and --update=check.")
  var update = false

  @Flag(help: ArgumentHelp("With --update: ask before each block.", visibility: .hidden))
  var ask = false

  @Flag(help: "With --update: write nothing, and fail when something would be written.")
  var check = false

  @Option(
    help: ArgumentHelp("Write a report to standard output or to a file.", valueName: "form[=file]"))
  var report: [ReportRequest] = []

  @Flag(help: "Run everything, and ignore what is remembered.")
  var noCache = false

  @Flag(
    help: "Keep running: after each change of a file, run again what it affects, until interrupted."
  )
  var watch = false

  @OptionGroup var limits: LimitOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError(.numberBelowOne("--jobs")) }
    if ask || check, !update { throw ValidationError(.updateIsMissing) }
    if ask, check { throw ValidationError(.askWithCheck) }
    if update, paths.contains(ScenarioSuite.standardInput) {
      throw ValidationError(.inputUpdated)
    }
    let toOutput = report.filter { $0.file == nil }
    if ask, toOutput.contains(where: { $0.format != .text }) {
      throw ValidationError(.askWithoutOutput)
    }
    try ReportRequest.validate(report)
    if watch,
      update || list || failFast || !report.isEmpty
        || paths.contains(ScenarioSuite.standardInput)
    {
      throw ValidationError(.watchWithOtherOptions)
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
