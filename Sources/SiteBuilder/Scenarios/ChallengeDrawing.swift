import Figures
import LessonRunner
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// A challenge prepared for a page.
struct ChallengeDrawing {
  private let challenge: LessonChallenge
  private let lesson: LessonDocument

  /// The initial scenario.
  private let scenario: LessonScenario?

  /// The run that its figures show.
  private let run: LessonRun?

  /// What the page shows of it.
  private let start: ScenarioSection?

  private let words: SiteWords

  /// Prepares a challenge, given the run and the figures of the initial scenario.
  init(
    _ challenge: LessonChallenge, of lesson: LessonDocument, run: LessonRun?,
    section: ScenarioSection?, words: SiteWords
  ) {
    self.words = words
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

  /// What the reader must not change.
  private var rule: String {
    switch challenge.keeps {
    case .steps: words(.keepSteps)
    case .scene: words(.keepScene)
    case .nothing: words(.keepNothing)
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
        moment: row.map { words(.momentAtStep, ["time": event.time.text, "step": "\($0)"]) }
          ?? event.time.text,
        row: row.map { "\(scenario.fragment)-row-\($0)" })
    }
  }

  /// Returns whether a row of the page's table, counted from zero, shows an event.
  ///
  /// A challenge's expectations can make a run record more than the page shows.
  private func isShown(_ phrase: String, at time: VirtualTime, inRow row: Int) -> Bool {
    guard let run, let scenario, let trace = run.trace,
      start?.figures.contains(where: { $0.kind == .table }) == true
    else { return false }
    let rows = trace.rows(scenario.figureOptions)
    return rows.indices.contains(row) && rows[row].time == time
      && trace.phrase(for: rows[row]) == phrase
  }

  // MARK: The solution

  /// The solution's changes, line by line.
  private var difference: LineDifference {
    let start = scenario.map { challenge.startText($0).text } ?? ""
    return LineDifference(from: Self.withoutExpectations(start), to: challenge.solution.text)
  }

  /// Returns an initial text without the expectations at its end, which don't affect the challenge.
  private static func withoutExpectations(_ text: String) -> String {
    var lines = LineDifference.lines(of: text).prefix { line in
      !"\(line.drop { $0 == " " }) ".hasPrefix("expect ")
    }
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The highlighted solution, with its new lines in `ins`.
  private var solutionHTML: String {
    let source = challenge.solution
    let hidden = Set(
      Highlighter.hiddenLines(in: source).map {
        source.place(at: $0.lowerBound).line - source.firstLine
      })
    var new: Set<Int> = []
    for row in difference.rows { if case .come(let line) = row { new.insert(line) } }
    let shown = (0..<source.lineCount).filter { !hidden.contains($0) }
    let lines = Highlighter.html(source, classes: .course).split(
      separator: "\n", omittingEmptySubsequences: false)
    return zip(shown, lines).map { number, line in
      new.contains(number) && !line.isEmpty ? "<ins>\(line)</ins>" : String(line)
    }.joined(separator: "\n")
  }

  /// The initial lines that the solution removes without a replacement.
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

  // MARK: The engine's data

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

  /// The challenge in Markdown: the task, the hints, and the solution with its explanation.
  var markdown: String {
    let name = scenario.map { $0.title ?? $0.name } ?? ""
    var text = "**\(words(.challengeTitled, ["title": challenge.title]))** "
    text += challenge.task.onOneLine + "\n\n"
    text += words(.challengeBegins, ["scenario": name, "rule": rule]) + "\n\n"
    for (hint, shown) in zip(challenge.hints, hints) {
      text += "**\(words(.hintTitle))** \(hint.words.onOneLine) "
      text += "(\(shown.moment): `\(shown.step)`)\n\n"
    }
    text += "**\(words(.solutionTitle))** \(challenge.explanation.onOneLine)\n\n"
    return text + MarkdownTwin.block(challenge.solution.text, language: "scenario")
  }
}
