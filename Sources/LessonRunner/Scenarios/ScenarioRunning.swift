import FileSystem
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
package import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The stage that runs scenarios and checks their expectations.
package enum ScenarioRunning {
  /// Parses a scenario, runs it if it has no errors, and checks its expectations.
  package static func run(
    _ scenario: LessonScenario, _ options: RunOptions = RunOptions()
  ) -> LessonRun {
    if scenario.skipReason != nil {
      return LessonRun(scenario: scenario, expectationCount: 0, diagnostics: [])
    }
    let parsed = ParsedScenario(scenario.source, resolver: scenario.library.resolver())
    var run = LessonRun(
      scenario: scenario, parsed: parsed, expectationCount: parsed.expectationCount,
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
    let runs = parsed.run(self.options(for: scenario, options))
    run.runs = runs
    run.diagnostics += unknownLanes(of: scenario, in: runs.map(\.trace))
    let shownEdits = runs.shownEdits
    run.lines = ListingLines(of: scenario.source, shownWith: shownEdits)
    let shownText = scenario.source.applying(shownEdits)
    if shownText != scenario.source.text {
      run.shownSource = SourceText(name: scenario.source.name, text: shownText)
    }
    let failures = runs.failures
    run.diagnostics += runs.warnings
    if scenario.mustFail {
      run.diagnostics += missingFailure(of: scenario, parsed, failures)
      run.shownFailures = failures.map { shown($0, of: scenario) }
    } else {
      run.diagnostics += failures.inSourceOrder
    }
    return run
  }

  /// Returns an error for each lane that the fence names and no run has.
  private static func unknownLanes(
    of scenario: LessonScenario, in traces: [Trace]
  ) -> [Diagnostic] {
    let lanes = scenario.pinned + scenario.hidden + scenario.groups.flatMap(\.names)
    guard !lanes.isEmpty else { return [] }
    let names = traces.flatMap { $0.participants.map(\.name) }
    return lanes.filter { !names.contains($0.text) }.map { lane in
      let meant = Suggestion.nearest(to: lane.text, among: names)
      let declaration = meant.flatMap {
        SceneNames.declaration(of: $0, in: scenario.source, classes: .course)
      }
      return Diagnostic(
        .unknownLane(lane.text, suggestion: meant), at: lane.range, in: lane.lesson,
        notes: declaration.map { [.init("declared here", at: $0, in: scenario.source)] } ?? [],
        replacement: meant)
    }
  }

  /// Returns the options for running a scenario, given the options for all of them.
  package static func options(
    for scenario: LessonScenario, _ usual: RunOptions = RunOptions()
  ) -> RunOptions {
    var options = usual
    if let topics = scenario.topics { options.shownTopics = topics }
    return options
  }

  /// Returns the errors if a block that must fail doesn't, or fails for another reason.
  private static func missingFailure(
    of scenario: LessonScenario, _ parsed: ParsedScenario, _ failures: [Diagnostic]
  ) -> [Diagnostic] {
    if let slip = failures.first(where: { $0.message.isSlip }) { return [slip] }
    guard let first = failures.first else {
      let place = parsed.scenario.expectations.first?.range ?? 0..<0
      return [Diagnostic(.unexpectedSuccess, at: place, in: scenario.source)]
    }
    guard let wanted = scenario.expectedFailure,
      !failures.contains(where: {
        Self.asInFence($0.message.text).contains(Self.asInFence(wanted.text))
      })
    else { return [] }
    let replacement = "\"" + Self.asInFence(first.message.text).filter { $0 != "\"" } + "\""
    return [
      Diagnostic(
        .differentFailure(wanted.text, actual: first.message.text), at: wanted.range,
        in: wanted.lesson, replacement: replacement)
    ]
  }

  /// Returns a message with single quotes in place of backticks, which the line that opens a block
  /// can't contain.
  private static func asInFence(_ text: String) -> String {
    String(text.map { $0 == "`" ? "'" : $0 })
  }

  /// Returns a failure as it appears when the block is run on its own: without the lesson's path,
  /// and without a suggestion to accept what happened.
  private static func shown(_ failure: Diagnostic, of scenario: LessonScenario) -> Diagnostic {
    let source = SourceText(name: scenario.name, text: scenario.source.text)
    var failure = failure
    if failure.source == scenario.source { failure.source = source }
    for note in failure.notes.indices where failure.notes[note].source == scenario.source {
      failure.notes[note].source = source
    }
    failure.fixIts = []
    return failure
  }
}
