import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// The implementation of `touchstone test`.
struct TestSession {
  private let command: TestCommand
  private let console: Console
  private let store: CacheFolder?

  /// The cached results, unless the user turns the cache off.
  private var known: KnownResults?

  /// The names of the scenarios that failed in the last run.
  private var failures: Set<String>?

  init(_ command: TestCommand, console: Console) {
    self.command = command
    self.console = console
    store = CacheFolder(environment: console.environment)
    // A scenario that passed under other limits may not pass under these.
    let takesKnown = !command.noCache && command.limits.limits == GivenLimits()
    known = takesKnown ? store?.knownResults() : nil
    failures = store?.failures()
  }

  /// Runs the selected scenarios once; exits unless all of them pass.
  mutating func test() async throws {
    let search = ScenarioSuite.find(in: command.paths, withExercises: true)
    var suite = search.suite
    let sites = suite.folderPaths.filter { folder in
      Disk.isFolder(Disk.join(folder, ContentPath.siteFile)) == false
    }
    try ReportRequest.refuse(
      command.report, insteadOf: suite.readPaths,
      inside: sites + (sites.isEmpty ? [] : [SiteRequest().templates]), console)
    var problems = search.problems
    if !command.list, command.filter.isEmpty, !command.onlyFailures, problems.files.isEmpty {
      for folder in suite.folderPaths {
        let lessons = suite.lessons(ofFolder: folder)
        for problem in await SiteBuild.problems(ofFolder: folder, knowing: lessons)
        where !problems.diagnostics.contains(problem) { problems.diagnostics.append(problem) }
      }
    }
    if command.strict { problems = problems.strict }
    try console.write(console.listing(of: problems), to: .errors)
    if let miss = search.misses.first { try console.leave(miss) }
    let remark =
      !problems.areFatal || !suite.entries.isEmpty ? try select(from: &suite) : nil
    if let seed = command.seed { suite.shuffle(seed: seed) }
    var isPassed = true
    if command.list {
      for entry in suite.entries { try console.write(entry.name + "\n") }
    } else if !suite.entries.isEmpty || !problems.areFatal || !command.report.isEmpty {
      isPassed = try await run(suite, problems, remark)
    }
    if problems.areFatal { throw ExitStatus(problems).code }
    if !isPassed { throw ExitStatus.contentIsWrong.code }
  }

  // MARK: What is run

  /// Keeps only the scenarios that the user selects; returns a line with their number.
  private func select(from suite: inout ScenarioSuite) throws -> String? {
    let all = suite.entries
    var remarks: [String] = []
    if !command.filter.isEmpty {
      let patterns = command.filter.map { "`\($0)`" }.joined(separator: " or ")
      try filter(&suite)
      remarks.append("\(suite.entries.count) of \(count(all)) chosen by \(patterns)\n")
    }
    if command.onlyFailures {
      if let failures {
        suite.entries.removeAll { !failures.contains($0.name) }
        let failed = suite.entries.isEmpty ? "no scenario" : count(suite.entries)
        remarks.append("\(failed) failed the last time\n")
      } else {
        remarks.append("no earlier run is known, so that all are run\n")
      }
    }
    return remarks.isEmpty ? nil : remarks.joined()
  }

  private func filter(_ suite: inout ScenarioSuite) throws {
    for pattern in command.filter where (try? ScenarioFilter(pattern)) == nil {
      try console.leave(.noRegularExpression(pattern))
    }
    choose(from: &suite)
    if suite.entries.isEmpty { try console.leave(.noMatchingScenario(command.filter)) }
  }

  /// Keeps only the scenarios that a pattern matches, if there are patterns.
  private func choose(from suite: inout ScenarioSuite) {
    guard !command.filter.isEmpty else { return }
    let filters = command.filter.compactMap { try? ScenarioFilter($0) }
    suite.entries.removeAll { entry in
      !filters.contains { $0.matches(path: entry.path, name: entry.ownName) }
    }
  }

  private func count(_ entries: [SuiteEntry]) -> String {
    SuiteCounts.words(entries.count, exercises: SuiteCounts.exercises(among: entries))
  }

  // MARK: The run

  /// Runs the scenarios and reports the results; returns whether all of them pass.
  private mutating func run(
    _ suite: ScenarioSuite, _ problems: SourceProblems, _ remark: String?
  ) async throws -> Bool {
    var desk = ReportDesk(command.report, console: console)
    if desk.isForPeople, let remark { try console.write(remark) }
    var counts = SuiteCounts(planned: suite.entries)
    try desk.begin(counts)
    try desk.add(problems, isShownToPeople: true)

    var outcomes: [String: ScenarioOutcome] = [:]
    var updating = UpdateSession(
      command, console: console, isForPeople: desk.isForPeople)
    var options = SuiteRunOptions()
    options.jobs = command.jobs
    options.stopsAtFailure = command.failFast
    options.known = known
    options.limits = command.limits.limits
    try await suite.run(options) { result in
      var (result, isShown) = try updating.revise(result)
      if command.strict { result.outcome = result.outcome.strict }
      counts.count(result)
      if suite.hasLedger { outcomes[result.entry.name] = result.outcome }
      note(result)
      if !isShown || !result.outcome.isPassed || !desk.isForPeople { try desk.add(result) }
    }
    keep()
    let writing = try updating.write(in: suite)
    var facts = isWhole(counts) ? suite.checkFacts(in: outcomes) : []
    if command.strict { facts = facts.map { $0.strict } }
    let ledger = SourceProblems(diagnostics: facts)
    if !facts.isEmpty { try desk.add(ledger) }
    counts.otherErrors = problems.errorCount + ledger.errorCount + writing.errorCount
    try desk.end(counts)
    try desk.writeFiles()
    try console.report(writing)
    return counts.failed == 0 && !facts.hasErrors
  }

  /// Returns whether the run includes every test that a ledger may name.
  private func isWhole(_ counts: SuiteCounts) -> Bool {
    command.filter.isEmpty && !command.onlyFailures && counts.notRun == 0
  }

  private mutating func note(_ result: SuiteResult) {
    known?.note(result)
    var failures = failures ?? []
    switch result.outcome.status {
    case .failed: failures.insert(result.entry.name)
    case .passed, .skipped: failures.remove(result.entry.name)
    }
    self.failures = failures
  }

  private func keep() {
    if let known { store?.keep(known) }
    if let failures { store?.keep(failures: failures) }
  }
}

extension TestSession {
  /// The time between checks of the files.
  private static let pause = Duration.milliseconds(200)

  /// Runs the selected scenarios, then those that each change affects, until interrupted; fails if
  /// any fail at that point.
  mutating func watch() async throws {
    Interruption.await()
    var watch = SuiteWatch(command.paths)
    var failing: Set<String> = []
    var isBroken = false
    var isFirst = true
    while !Interruption.isAskedFor {
      guard watch.hasChanged() else {
        try await Task.sleep(for: Self.pause)
        continue
      }
      let search = ScenarioSuite.find(in: command.paths, withExercises: true)
      var suite = search.suite
      try console.write(console.listing(of: search.problems), to: .errors)
      isBroken = search.problems.areFatal || !search.misses.isEmpty
      for miss in search.misses {
        try console.write(miss.listing(console.decoration(for: .errors)), to: .errors)
      }
      if isFirst { _ = try select(from: &suite) } else { choose(from: &suite) }
      let all = Set(suite.entries.map(\.name))
      if let seed = command.seed { suite.shuffle(seed: seed) }
      suite.entries = watch.touched(in: suite)
      failing.formIntersection(all)
      try await runAgain(suite, &failing)
      if Interruption.isAskedFor { break }
      let failed =
        switch failing.count {
        case 0: "none fails"
        case 1: "1 of them fails"
        case let count: "\(count) of them fail"
        }
      try console.write(
        "\(count(suite.entries)) \(isFirst ? "run" : "run again") of \(all.count); "
          + failed + "\n\n")
      isFirst = false
    }
    if isBroken || !failing.isEmpty { throw ExitStatus.contentIsWrong.code }
  }

  private mutating func runAgain(
    _ suite: ScenarioSuite, _ failing: inout Set<String>
  ) async throws {
    var report = SuiteReportFormat.text.report(
      console.decoration(for: .output), errorLimit: console.errorLimit)
    var options = SuiteRunOptions()
    options.jobs = command.jobs
    options.known = known
    options.isStopped = { Interruption.isAskedFor }
    options.limits = command.limits.limits
    try await suite.run(options) { result in
      note(result)
      if result.outcome.isPassed {
        failing.remove(result.entry.name)
      } else {
        failing.insert(result.entry.name)
      }
      try console.write(report.text(for: result))
    }
    keep()
  }
}
