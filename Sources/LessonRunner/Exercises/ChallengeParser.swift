import LessonMarkdown
import ScenarioLanguage
import SourceDiagnostics

/// A parser for challenge blocks: the task, hints, the goal, and a solution.
///
///     Change the setup so that `A` gets `touchesEnded`.
///
///     hint row recognizes
///       > Which touches does it cancel?
///     expect
///       A touchesEnded
///     solution
///       UIView A
///       …
///       > A recognizer that only observes cancels no touches.
struct ChallengeParser {
  private enum Section: String {
    case hint, expect, solution
  }

  private var block: ExerciseBlock
  private var task: [String] = []
  private var checks: [String]
  private var checkRange: Range<Int>?
  private var hints: [LessonChallenge.Hint] = []
  private var solutionRange: Range<Int>?
  /// The indices of the solution's lines.
  private var solution: [Int] = []
  private var explanation: [String] = []

  /// The indentation of the lines below `hint` and `solution`.
  private static let margin = 2

  /// Creates a parser for a block; returns `nil` if it isn't a challenge.
  init?(fence: Fence, lesson: SourceText) {
    guard let block = ExerciseBlock(.challenge, fence, in: lesson) else { return nil }
    self.block = block
    checks = block.lines.map { _ in "" }
  }

  /// The errors in the block.
  package var diagnostics: [Diagnostic] { block.diagnostics }

  /// Returns the challenge, or `nil` if it's unusable.
  package mutating func read() -> LessonChallenge? {
    guard let head = block.head() else { return nil }
    let keeps = keptPart()
    var section: Section?
    for (number, line) in block.lines.enumerated() {
      if let next = Self.section(beginning: line) {
        section = next
        begin(next, number)
      } else {
        add(line, number, to: section)
      }
    }
    trimSolution()
    check(head)
    guard diagnostics.isEmpty, let checkRange else { return nil }
    return LessonChallenge(
      head: head, title: block.option("title")?.value ?? Self.title(of: head.name),
      task: task.joined(separator: "\n"), keeps: keeps, checks: checks, checkRange: checkRange,
      hints: hints, solution: solutionText(head),
      solutionLineOffsets: solution.map { number in
        let place = block.place(ofLine: number)
        return min(place.lowerBound + Self.margin, place.upperBound)
      },
      explanation: explanation.joined(separator: "\n"))
  }

  /// Returns a name as a title: `The button keeps it` for `the-button-keeps-it`.
  private static func title(of name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private mutating func keptPart() -> KeptPart {
    guard let option = block.option("keeps"), let word = option.values.first else { return .steps }
    if option.values.count == 1, let part = KeptPart(rawValue: word.text) { return part }
    let meant = Suggestion.nearest(to: option.value, among: KeptPart.allCases.map(\.rawValue))
    block.report(
      .unknownKeptPart(option.value, suggestion: meant), at: word.range, replacement: meant)
    return .steps
  }

  // MARK: Lines

  /// Returns the section that a line begins, or `nil` for any other line.
  private static func section(beginning line: String) -> Section? {
    guard let word = line.split(separator: " ").first, line.hasPrefix(word),
      let section = Section(rawValue: String(word))
    else { return nil }
    // A task may have a line that begins with the word.
    return section == .solution && line.split(separator: " ").count > 1 ? nil : section
  }

  private mutating func begin(_ section: Section, _ number: Int) {
    let line = block.lines[number]
    let place = block.place(ofLine: number)
    switch section {
    case .hint:
      let event = String(line.dropFirst(4).drop { $0 == " " })
      let start = max(place.lowerBound, place.upperBound - event.utf8.count)
      if event.isEmpty { block.report(.hintWithoutEvent, at: place) }
      hints.append(.init(event: event, range: start..<place.upperBound, words: ""))
    case .expect:
      checks[number] = line
      checkRange = checkRange ?? place
    case .solution:
      if solutionRange != nil { block.report(.secondSolution, at: place) }
      solutionRange = solutionRange ?? place
    }
  }

  private mutating func add(_ line: String, _ number: Int, to section: Section?) {
    let inner = line.drop { $0 == " " }
    let quoted = inner.hasPrefix(">") ? String(inner.dropFirst().drop { $0 == " " }) : nil
    switch section {
    case nil:
      task.append(line)
    case .hint:
      if let quoted {
        let words = hints[hints.count - 1].words
        hints[hints.count - 1].words = words.isEmpty ? quoted : words + "\n" + quoted
      } else if !inner.isEmpty {
        block.report(.hintWithoutQuoteMark, at: block.place(ofLine: number))
      }
    case .expect:
      checks[number] = line
    case .solution:
      if let quoted {
        explanation.append(quoted)
      } else if !inner.isEmpty, line.count - inner.count < Self.margin {
        block.report(.solutionNotIndented, at: block.place(ofLine: number))
      } else if !inner.isEmpty, !explanation.isEmpty {
        block.report(.solutionBelowExplanation, at: block.place(ofLine: number))
      } else {
        solution.append(number)
      }
    }
  }

  private mutating func trimSolution() {
    func isBlank(_ number: Int) -> Bool { block.lines[number].allSatisfy { $0 == " " } }
    while let last = solution.last, isBlank(last) { solution.removeLast() }
    while let first = solution.first, isBlank(first) { solution.removeFirst() }
  }

  /// Returns the solution with its location in the lesson's file.
  private func solutionText(_ head: ExerciseHead) -> SourceText {
    let lines = solution.map { block.lines[$0].dropFirst(Self.margin) + "\n" }
    return SourceText(
      name: head.lesson.name, text: lines.joined(),
      firstLine: head.firstLine + (solution.first ?? 0), indentation: head.column + Self.margin)
  }

  // MARK: Missing parts

  private mutating func check(_ head: ExerciseHead) {
    let words =
      [(task.joined(separator: "\n"), head.nameRange)]
      + hints.map { ($0.words, $0.range) }
      + [(explanation.joined(separator: "\n"), solutionRange ?? head.nameRange)]
    for (text, range) in words where !ExerciseText.isParagraphs(text) {
      block.report(ExerciseKind.challenge.wordsNoParagraph, at: range)
    }
    if !task.contains(where: { line in line.contains { !$0.isWhitespace } }) {
      block.report(.missingTask, at: head.nameRange)
    }
    if hints.isEmpty { block.report(.missingHint, at: head.nameRange) }
    for hint in hints where hint.words.isEmpty { block.report(.missingHintWords, at: hint.range) }
    if checkRange == nil { block.report(.missingChallengeExpectation, at: head.nameRange) }
    guard let solutionRange, !solution.isEmpty else {
      return block.report(.missingSolution, at: solutionRange ?? head.nameRange)
    }
    if explanation.isEmpty { block.report(.missingExplanation, at: solutionRange) }
  }
}
