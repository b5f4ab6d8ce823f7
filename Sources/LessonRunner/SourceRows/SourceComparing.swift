import LessonMarkdown
import ScenarioLanguage
import ScenarioRunner
package import SourceDiagnostics
import TraceModel

/// The stage that compares passages with the runs that they name.
package enum SourceComparing {
  /// Returns the errors if the run of a passage isn't there, in all its lessons.
  package static func diagnostics(
    ofRunsIn ledger: SourceLedger, among lessons: [LessonDocument]
  ) -> [Diagnostic] {
    ledger.rows.flatMap { row in
      row.row.passages.compactMap(\.run).compactMap { missing($0, in: row.source, lessons) }
    }
  }

  private static func missing(
    _ run: SourceRun, in row: SourceText, _ lessons: [LessonDocument]
  ) -> Diagnostic? {
    let path = run.range.lowerBound..<run.range.lowerBound + run.lesson.utf8.count
    let name = path.upperBound + 1..<max(path.upperBound + 1, run.range.upperBound)
    guard let lesson = lessons.first(where: { $0.path == run.lesson }) else {
      let meant = Suggestion.nearest(to: run.lesson, among: lessons.map(\.path))
      return Diagnostic(
        .unknownLessonOfRun(run.lesson, suggestion: meant), at: path, in: row, replacement: meant)
    }
    guard !lesson.scenarios.contains(where: { $0.name == run.scenario }) else { return nil }
    let meant = Suggestion.nearest(to: run.scenario, among: lesson.scenarios.map(\.name))
    return Diagnostic(
      .unknownScenarioOfRun(run.scenario, suggestion: meant), at: name, in: row, replacement: meant)
  }

  /// Compares a row with the runs of its scenarios, whose lessons have their scenes; a scenario that
  /// isn't there is left to the other check.
  package static func diagnostics(
    of row: SourceLedger.Row, among lessons: [LessonDocument]
  ) -> [Diagnostic] {
    guard row.isSound else { return [] }
    return row.row.passages.compactMap(\.run).flatMap { run -> [Diagnostic] in
      let lesson = lessons.first { $0.path == run.lesson }
      guard let scenario = lesson?.scenarios.first(where: { $0.name == run.scenario }) else {
        return []
      }
      return diagnostics(of: run, in: row.source, comparedWith: scenario)
    }
  }

  /// Compares a passage's lines with the run of a scenario.
  static func diagnostics(
    of run: SourceRun, in row: SourceText, comparedWith scenario: LessonScenario
  ) -> [Diagnostic] {
    let resolver = scenario.library.resolver()
    let own = ParsedScenario(scenario.source, resolver: resolver)
    // The lesson reports the scenario's own errors.
    guard !own.diagnostics.hasErrors else { return [] }
    let names = own.scenarios.compactMap(\.variant)
    let variant = names.first { $0.text == run.variant?.text }
    if let wrong = wrongVariant(run, names.map(\.text), row) { return [wrong] }
    let examined = ExaminedPassage(run, of: scenario, variant: variant?.range)
    guard examined.blocks.first?.difference == nil, !examined.blocks.isEmpty else {
      return [Diagnostic(.nothingCompared, at: run.range, in: row)]
    }
    let parsed = ParsedScenario(examined.source, resolver: resolver)
    let errors = parsed.diagnostics.filter { $0.message.severity == .error }
    let ofRun = errors.compactMap { error -> Diagnostic? in
      guard let place = examined.line(at: error.range?.lowerBound ?? -1), place.block == 0 else {
        return nil
      }
      return self.error(error, at: place.line, in: examined, run, row)
    }
    guard ofRun.isEmpty else { return ofRun }
    if let other = errors.first(where: { examined.line(at: $0.range?.lowerBound ?? -1) == nil }) {
      return [Diagnostic(.runEndsEarly(other.message.text), at: run.range, in: row)]
    }
    guard
      var compared = parsed.scenarios.first(where: { $0.variant?.text == variant?.text })
    else { return [] }
    let blocks = ComparedBlocks(examined, run, in: compared, without: errors)
    compared.expectations = blocks.all
    var options = ScenarioRunning.options(for: scenario)
    options.offersFixIts = false
    let result = compared.run(options)
    if let problem = result.problems.first {
      return [Diagnostic(.runEndsEarly(problem.message.text), at: run.range, in: row)]
    }
    return verdicts(result, blocks, examined, run, row)
  }

  private static func wrongVariant(
    _ run: SourceRun, _ names: [String], _ row: SourceText
  ) -> Diagnostic? {
    guard let variant = run.variant else {
      return names.isEmpty
        ? nil : Diagnostic(.missingVariantOfRun(among: names), at: run.range, in: row)
    }
    guard !names.contains(variant.text) else { return nil }
    let meant = Suggestion.nearest(to: variant.text, among: names)
    return Diagnostic(
      .unknownVariantOfRun(variant.text, suggestion: meant, among: names), at: variant.range,
      in: row, replacement: meant)
  }

  /// Returns an error in the language of the run's side, at its place in the row.
  private static func error(
    _ error: Diagnostic, at line: Int?, in examined: ExaminedPassage, _ run: SourceRun,
    _ row: SourceText
  ) -> Diagnostic {
    if let line {
      return examined.located(error, examined.blocks[0].lines[line], in: row)
    }
    let offset = error.range?.lowerBound ?? 0
    let participant = examined.participants.first { $0.range.contains(offset) }
    let text = participant?.text ?? examined.blocks[0].lines[0].text
    return examined.located(
      error,
      ExaminedPassage.Line(
        text: text, range: participant?.range ?? examined.blocks[0].header, place: 0),
      in: row)
  }

  /// Returns the errors of lines that the run doesn't have, and of differences that it does.
  private static func verdicts(
    _ result: ScenarioRun, _ blocks: ComparedBlocks, _ examined: ExaminedPassage,
    _ run: SourceRun, _ row: SourceText
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var told: Set<Int> = []
    var failed: Set<Int> = []
    for failure in result.failures {
      guard let place = examined.line(at: failure.range?.lowerBound ?? -1) else { continue }
      failed.insert(place.block)
      guard place.block == 0, told.insert(place.line ?? -1).inserted else { continue }
      let lines = examined.blocks[0].lines
      let line = place.line.map { lines[$0] } ?? lines[lines.count - 1]
      var diagnostic = examined.located(failure, line, in: row)
      diagnostic.range = line.text.range
      let actual = instead(of: line, failure, in: examined, result) ?? failure.message.text
      diagnostics.append(diagnostic.restated(as: message(place.line, line, run, actual)))
    }
    for (index, block) in examined.blocks.enumerated().dropFirst() {
      guard !failed.contains(index), blocks.isCompared(index),
        let line = block.lines.first(where: { $0.place == block.difference })
      else { continue }
      diagnostics.append(Diagnostic(.noDifference(line.text.text), at: line.text.range, in: row))
    }
    return diagnostics
  }

  /// Returns what happens next to the participant of a line whose event never happens after the lines
  /// before: an exact list knows only the events that have its words.
  private static func instead(
    of line: ExaminedPassage.Line, _ failure: Diagnostic, in examined: ExaminedPassage,
    _ result: ScenarioRun
  ) -> String? {
    guard ["never-happened", "nothing-more-happened"].contains(failure.message.code) else {
      return nil
    }
    let block = examined.blocks[0]
    let before = result.expected.filter {
      $0.range.lowerBound >= block.header.lowerBound && $0.range.lowerBound < line.range.lowerBound
    }
    let start = before.map { $0.event + 1 }.max() ?? 0
    let trace = result.trace
    let next = trace.events.dropFirst(start).first { event in
      line.text.text.hasPrefix(trace.name(of: event.subject) + " ")
        && [.actions, .delivery, .recognizers].contains(event.kind.topic)
    }
    return next.map { "`\(trace.phrase(for: $0))` happens at \($0.time.text)" }
  }

  private static func message(
    _ number: Int?, _ line: ExaminedPassage.Line, _ run: SourceRun, _ actual: String
  ) -> DiagnosticMessage {
    guard number != nil else { return .sourceEndsEarlier(actual) }
    if case .same = run.lines[line.place] { return .notAsInSource(line.text.text, actual) }
    return .notAsStated(line.text.text, actual)
  }
}
