import FileSystem
import ScenarioFigures
import ScenarioLanguage
package import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The stage that runs scenarios and checks what they expect.
package enum ScenarioRunning {
  /// Runs the scenarios of lessons side by side; the runs come in the order of the scenarios.
  package static func runs(
    of lessons: [LessonDocument], memo: Memo<ScenarioRun> = Memo(),
    progress: (_ finished: Int, _ count: Int) -> Void = { _, _ in }
  ) async -> [ScenarioRun] {
    let scenarios = lessons.flatMap { lesson in lesson.scenarios.map { (lesson.hash, $0) } }
    return await scenarios.concurrentMap(
      { lesson, scenario in
        var hash = scenario.contentHash
        hash.add(lesson)
        hash.add("\(scenario.fenceIndex)")
        return memo.value(for: hash) {
          var run = run(scenario)
          run.hash = hash
          return run
        }
      }, progress: { progress($0, scenarios.count) })
  }

  /// Parses a scenario, runs it when it has no mistakes, and checks its expectations.
  package static func run(
    _ scenario: LessonScenario, _ options: RunOptions = RunOptions()
  ) -> ScenarioRun {
    if scenario.skipReason != nil {
      return ScenarioRun(scenario: scenario, trace: nil, expectationCount: 0, diagnostics: [])
    }
    let parsed = ParsedScenario(scenario.source, resolver: scenario.library.resolver())
    var run = ScenarioRun(
      scenario: scenario, trace: nil, expectationCount: parsed.expectationCount,
      diagnostics: parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors else { return run }
    run.lacksExpectation = parsed.scenarios.contains { scenario in
      !scenario.expectations.contains { $0.isClaim }
    }
    if !scenario.name.isEmpty, run.lacksExpectation {
      run.diagnostics.append(
        Diagnostic(
          .noExpectation, at: scenario.source.lineRange(at: 0), in: scenario.source))
    }
    let variants = parsed.run(self.options(for: scenario, options))
    let results = variants.results
    run.trace = results[0].trace
    run.diagnostics += unknownLanes(of: scenario, in: results.map(\.trace))
    run.steps = results[0].steps
    run.expected = results[0].expected
    run.lines = ListingLines(of: scenario.source, shownWith: variants.shownEdits)
    let shownText = scenario.source.applying(variants.shownEdits)
    if shownText != scenario.source.text {
      run.shownSource = SourceText(name: scenario.source.name, text: shownText)
    }
    if results.count > 1 {
      run.variants = zip(parsed.scenarios, results).map { VariantRun(of: $0, $1) }
    }
    let failures = variants.failures
    run.diagnostics += variants.warnings
    if scenario.mustFail {
      run.diagnostics += missingFailure(of: scenario, parsed, failures)
      run.shownFailures = shownFailures(of: scenario)
    } else {
      run.diagnostics += failures.inSourceOrder
    }
    return run
  }

  /// Returns a mistake for each lane that the fence names and that no run has.
  private static func unknownLanes(
    of scenario: LessonScenario, in traces: [Trace]
  ) -> [Diagnostic] {
    let lanes = scenario.pinned + scenario.hidden + scenario.groups.flatMap(\.names)
    guard !lanes.isEmpty else { return [] }
    let names = traces.flatMap { $0.participants.map(\.name) }
    return lanes.filter { !names.contains($0.text) }.map { lane in
      let meant = Suggestion.nearest(to: lane.text, among: names)
      let fixIt = meant.flatMap { FixIt(replacing: lane.range, with: $0, in: lane.lesson) }
      let declaration = meant.flatMap { SceneNames.declaration(of: $0, in: scenario.source) }
      return Diagnostic(
        .unknownLane(lane.text, suggestion: meant), at: lane.range, in: lane.lesson,
        notes: declaration.map { [.init("declared here", at: $0, in: scenario.source)] } ?? [],
        fixIts: fixIt.map { [$0] } ?? [])
    }
  }

  /// How a scenario is run, given how all are.
  package static func options(
    for scenario: LessonScenario, _ usual: RunOptions = RunOptions()
  ) -> RunOptions {
    var options = usual
    if let topics = scenario.topics { options.shownTopics = topics }
    return options
  }

  /// Returns what is wrong when a block that must fail does not, or fails for another reason.
  private static func missingFailure(
    of scenario: LessonScenario, _ parsed: ParsedScenario, _ failures: [Diagnostic]
  ) -> [Diagnostic] {
    guard let first = failures.first else {
      let place = parsed.scenario.expectations.first?.range ?? 0..<0
      return [Diagnostic(.failureIsMissing, at: place, in: scenario.source)]
    }
    guard let wanted = scenario.expectedFailure,
      !failures.contains(where: { $0.message.text.contains(wanted.text) })
    else { return [] }
    let replacement = "\"" + first.message.text.filter { $0 != "\"" } + "\""
    let fixIt = FixIt(replacing: wanted.range, with: replacement, in: wanted.lesson)
    return [
      Diagnostic(
        .otherFailure(wanted.text, actual: first.message.text), at: wanted.range,
        in: wanted.lesson, fixIts: fixIt.map { [$0] } ?? [])
    ]
  }

  /// Returns what a reader who runs the block alone is told; where the lesson lies is not their
  /// affair, nor is it to accept what happened.
  private static func shownFailures(of scenario: LessonScenario) -> [Diagnostic] {
    let source = SourceText(name: scenario.name, text: scenario.source.text)
    let resolver = scenario.library.resolver(
      alias: (name: scenario.name, path: scenario.source.name))
    let parsed = ParsedScenario(source, resolver: resolver)
    return parsed.run(options(for: scenario)).failures.map { failure in
      var failure = failure
      failure.fixIts = []
      return failure
    }
  }
}
