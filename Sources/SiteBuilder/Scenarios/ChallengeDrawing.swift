import Figures
import LessonRunner
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// A challenge made ready for a page.
struct ChallengeDrawing {
  private let challenge: LessonChallenge
  private let lesson: LessonDocument

  /// The scenario to begin with.
  private let scenario: LessonScenario?

  /// The run that its figures show.
  private let run: LessonRun?

  /// What the page shows of it.
  private let start: ScenarioSection?

  /// Takes a challenge with the run and the figures of the scenario to begin with.
  init(
    _ challenge: LessonChallenge, of lesson: LessonDocument, run: LessonRun?,
    section: ScenarioSection?
  ) {
    self.challenge = challenge
    self.lesson = lesson
    self.run = run
    scenario = challenge.scenario(among: lesson.scenarios)
    start = section
  }

  /// The challenge as its page shows it.
  var section: ChallengeSection {
    ChallengeSection(
      identifier: challenge.fragment, title: challenge.title,
      taskHTML: ExerciseText.html(of: challenge.task),
      scenarioIdentifier: scenario?.fragment ?? "",
      scenarioTitle: scenario.map { $0.title ?? $0.name } ?? "",
      rule: rule, hints: hints, solutionHTML: solutionHTML, removedLines: removedLines,
      explanationHTML: ExerciseText.html(of: challenge.explanation), live: live)
  }

  /// What may not be changed.
  private var rule: String {
    switch challenge.keeps {
    case .steps: "the steps stay as they are"
    case .scene: "the view tree stays as it is"
    case .nothing: "everything may be changed"
    }
  }

  // MARK: Hints

  private var hints: [ChallengeSection.Hint] {
    guard let scenario else { return [] }
    let judged = challenge.judged(from: scenario.source)
    let examined = challenge.examined(scenario.source, scenario)
    let result = examined.parsed.scenario.run(ScenarioRunning.options(for: scenario))
    let trace = result.trace
    let rows = trace.rows(scenario.figureOptions)
    return challenge.hints.indices.compactMap { hint in
      guard let index = examined.event(foundByForeignLine: judged.line(of: hint), in: result)
      else { return nil }
      let event = trace.events[index]
      let phrase = trace.phrase(for: event)
      let row = rows.firstIndex { $0.index == event.index }.flatMap { row in
        isShown(phrase, at: event.time, inRow: row) ? row + 1 : nil
      }
      return ChallengeSection.Hint(
        wordsHTML: ExerciseText.html(of: challenge.hints[hint].words), step: phrase,
        moment: event.time.text + (row.map { ", step \($0)" } ?? ""),
        row: row.map { "\(scenario.fragment)-row-\($0)" })
    }
  }

  /// Whether a row of the page's table, from zero, tells of an event.
  ///
  /// What a challenge expects can make a run record more than the page shows.
  private func isShown(_ phrase: String, at time: VirtualTime, inRow row: Int) -> Bool {
    guard let run, let scenario, let trace = run.trace,
      start?.figures.contains(where: { $0.kind == .table }) == true
    else { return false }
    let rows = trace.rows(scenario.figureOptions)
    return rows.indices.contains(row) && rows[row].time == time
      && trace.phrase(for: rows[row]) == phrase
  }

  // MARK: The solution

  /// What the solution changes, line by line.
  private var difference: LineDifference {
    let start = scenario.map { challenge.startText($0).text } ?? ""
    return LineDifference(from: Self.withoutExpectations(start), to: challenge.solution.text)
  }

  /// A text to begin with: what the lesson expects of it stands at its end, and plays no part.
  private static func withoutExpectations(_ text: String) -> String {
    var lines = LineDifference.lines(of: text).prefix { line in
      !"\(line.drop { $0 == " " }) ".hasPrefix("expect ")
    }
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The solution, highlighted, with its new lines in `ins`.
  private var solutionHTML: String {
    let source = challenge.solution
    let hidden = Set(
      Highlighter.hiddenLines(in: source).map {
        source.place(at: $0.lowerBound).line - source.firstLine
      })
    var new: Set<Int> = []
    for row in difference.rows { if case .come(let line) = row { new.insert(line) } }
    let shown = (0..<source.lineCount).filter { !hidden.contains($0) }
    let lines = Highlighter.html(source).split(separator: "\n", omittingEmptySubsequences: false)
    return zip(shown, lines).map { number, line in
      new.contains(number) && !line.isEmpty ? "<ins>\(line)</ins>" : String(line)
    }.joined(separator: "\n")
  }

  /// The lines of the start that the solution does not have, and in the place of which it has no
  /// other.
  private var removedLines: [String] {
    let rows = difference.rows
    var removed: [String] = []
    for (place, row) in rows.enumerated() {
      guard case .gone(let line) = row else { continue }
      let next = rows[place...].first { if case .gone = $0 { false } else { true } }
      if case .come = next { continue }
      let text = difference.old[line].drop { $0 == " " }
      if !text.isEmpty, !text.hasPrefix("//") { removed.append(String(text)) }
    }
    return removed
  }

  // MARK: What the engine needs

  private var live: ChallengeSection.Live? {
    guard let scenario, let request = start?.live?.request else { return nil }
    let text = scenario.standaloneText
    var judged = challenge.judged(from: SourceText(name: "", text: text))
    judged.checks = judged.checks.filter { !$0.isEmpty }
    for (place, hint) in challenge.hints.enumerated() {
      judged.hints[place].words = ExerciseText.html(of: hint.words)
    }
    return ChallengeSection.Live(
      key: challenge.key(inLessonAt: lesson.path),
      text: Self.withoutExpectations(text),
      request: request, judge: request + judged.text)
  }

  // MARK: Markdown

  /// The challenge in Markdown: the task, the hints, and the solution with its reason.
  var markdown: String {
    let name = scenario.map { $0.title ?? $0.name } ?? ""
    var text = "**Challenge: \(challenge.title).** \(challenge.task.onOneLine)\n\n"
    text += "It begins with the scenario “\(name)”; \(rule).\n\n"
    for (hint, shown) in zip(challenge.hints, hints) {
      text += "**Hint.** \(hint.words.onOneLine) (\(shown.moment): `\(shown.step)`)\n\n"
    }
    text += "**A solution.** \(challenge.explanation.onOneLine)\n\n"
    return text + MarkdownTwin.block(challenge.solution.text, language: "scenario")
  }
}
