import ArgumentParser
import DeviceLogs
import FileSystem
import LessonRunner
import LessonTesting
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics

/// `touchstone compare`.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show where the runs of two scenarios diverge, or a run and a log from a device.",
    discussion: """
      The first line says where they diverge. Below, `-` marks what only the first run has and `+` \
      what only the second has; long parts that agree are folded. If you give only one scenario, its \
      first variant is compared with each of the others; if you give two, each is represented by \
      its first variant.

      Every such answer counts as a success, whether or not the runs differ and the expectations hold.

      The second argument can also be a log that TouchTrace has printed on a device, in text or in \
      lines of JSON, among any other lines. What counts is the content, not the file's name: it's a \
      log if it has a line such as `94 ms  tap fires ended` outside a scenario. The log agrees if it \
      has the run's events in the same order. Times, objects that the scenario doesn't have, and the \
      number of a finger's moves don't matter, but they're reported, and so is what no log can show. \
      The same holds for what only lines of JSON say: classes, fingers, and locations, except where a \
      finger moves. \
      Of a scenario with variants, the log must agree with one. In the listing, `~` marks what only \
      one of them has without a difference. The exit code is 0 if they agree, 1 if they differ, and 3 \
      if no line has an event. The JSON is described in \
      Content/schemas/log-comparison.schema.json.

      With --without and one scenario, its run is compared with the run that would happen if UIKit \
      didn't follow a fact: what changes event by event, what no longer happens, what happens \
      instead, and which expectations no longer hold. If nothing changes, the answer says that the \
      scenario doesn't depend on the fact. Either answer counts as a success.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, or a file with one scenario.", valueName: "first"),
    completion: .file())
  var first: String

  @Argument(
    help: ArgumentHelp(
      "A second scenario or a log; without it, the variants of the first are compared.",
      valueName: "second"), completion: .file())
  var second: String?

  @Option(
    help: ArgumentHelp(
      "Compare only this variant, with a log or without a fact.", valueName: "name"))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "Compare only this sequence of a log, which starts at 0 ms, counted from 1.",
      valueName: "number"))
  var sequence: Int?

  @Option(help: "The form of the comparison with a log or without a fact: text or json.")
  var format: TextOrJSON?

  @OptionGroup var without: WithoutOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    let facts = try without.facts(console)
    guard facts.isEmpty else { return try compare(without: facts, console) }
    if let second {
      let file = try ComparedFile(second, console)
      if let log = file.log { return try compare(log, console) }
      try refuseLogOptions(console)
      return try compare([try run(first, console), try run(second, console, file.files)], console)
    }
    try refuseLogOptions(console)
    try compare([try run(first, console)], console)
  }

  private func compare(_ runs: [LessonRun], _ console: Console) throws {
    guard let report = ComparisonReport(of: runs) else {
      try console.leave(.noVariants(first))
    }
    try console.write(report.text)
  }

  /// Compares the scenario's runs with those without some facts.
  private func compare(without facts: [SuspendedFact], _ console: Console) throws {
    if second != nil { try console.leave(.withoutWithTwoFiles) }
    if sequence != nil { try console.leave(.onlyForLogs("--sequence")) }
    let (run, other) = try ScenarioChoice(first, variant: variant).runs(without: facts, console)
    guard run.trace != nil else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    let comparison = FactComparison(of: run.runs, and: other.runs, without: facts)
    try console.write(format == .json ? comparison.json : comparison.text)
  }

  private func compare(_ log: DeviceLog, _ console: Console) throws {
    if let problem = log.problem { try console.report(unreadable: [problem]) }
    let count = log.sequences.count
    if let sequence, !(1...count).contains(sequence) {
      try console.leave(.unknownSequence(sequence, of: log.source.name, count: count))
    }
    let (run, name) = try ScenarioChoice(first, variant: variant).run(console)
    guard let report = LogReport(of: run, log, sequence: sequence) else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    try console.write(format == .json ? report.json(named: name) : report.text)
    if !report.agrees { throw ExitStatus.contentIsWrong.code }
  }

  private func refuseLogOptions(_ console: Console) throws {
    if variant != nil { try console.leave(.onlyForLogsAndFacts("--variant")) }
    if sequence != nil { try console.leave(.onlyForLogs("--sequence")) }
    if format != nil { try console.leave(.onlyForLogsAndFacts("--format")) }
  }

  private func run(
    _ argument: String, _ console: Console, _ files: FileAccess = .disk
  ) throws -> LessonRun {
    let (run, _) = try ScenarioChoice(argument, files: files).run(console)
    guard run.trace != nil else {
      try console.report(SourceProblems(diagnostics: run.diagnostics))
      throw ExitStatus.contentIsWrong.code
    }
    return run
  }
}
