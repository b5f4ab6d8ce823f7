import LessonMarkdown
import SourceDiagnostics

/// Reads a block of code as a quiz: the question, then the answers.
///
///     Who hears of the lift?
///
///     - [x] A gets `touchesEnded`.
///       > A touch belongs to the view that it began in.
///       expect
///         A touchesEnded
///     - [ ] Nobody.
///       > …
struct QuizReader {
  static let language = "quiz"

  private let fence: Fence
  private let lesson: SourceText
  private let lines: [String]
  private(set) var diagnostics: [Diagnostic] = []

  init(fence: Fence, lesson: SourceText) {
    self.fence = fence
    self.lesson = lesson
    // Most blocks are none.
    lines =
      fence.information.language?.text == Self.language
      ? fence.content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : []
  }

  /// Returns the quiz, or nil when the block is something else or cannot be used.
  mutating func read() -> LessonQuiz? {
    guard let language = fence.information.language, language.text == Self.language else {
      return nil
    }
    guard let name = fence.information.arguments.first else {
      report(.missingQuizName, at: language.range)
      return nil
    }
    let isSuitable = name.text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    if !isSuitable { report(.unsuitableScenarioName(name.text), at: name.range) }
    for word in fence.information.arguments.dropFirst() {
      report(.unknownQuizWord(word.text), at: word.range)
    }
    for option in fence.information.options where option.key.text != "of" {
      report(.unknownQuizWord(option.key.text + ":"), at: option.key.range)
    }
    guard let scenario = fence.information["of"], let first = scenario.values.first else {
      report(.missingQuizScenario, at: name.range)
      return nil
    }
    let starts = lines.indices.filter { Self.key(of: lines[$0]) != nil }
    let question = lines[..<(starts.first ?? lines.count)].joined(separator: "\n")
    let place = lesson.place(at: fence.lineOffsets.first ?? fence.range.lowerBound)
    var quiz = LessonQuiz(
      name: name.text, nameRange: name.range, scenario: (scenario.value, first.range),
      question: question, options: [], expectations: lines.map { _ in "" },
      fenceIndex: fence.index, firstLine: place.line, indentation: place.column - 1 + Self.margin,
      lesson: lesson)
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : lines.count
      quiz.options.append(option(start..<end, of: &quiz))
    }
    check(quiz)
    return diagnostics.isEmpty ? quiz : nil
  }

  /// The columns by which the lines below an answer's first one are indented.
  private static let margin = 2

  /// Whether a line begins an answer, and if so whether it is marked as the right one.
  private static func key(of line: String) -> Bool? {
    if line.hasPrefix("- [ ] ") { return false }
    return line.hasPrefix("- [x] ") ? true : nil
  }

  private mutating func option(
    _ range: Range<Int>, of quiz: inout LessonQuiz
  ) -> LessonQuiz.Option {
    var answer = [String(lines[range.lowerBound].dropFirst(6))]
    var reaction: [String] = []
    var expects = false
    for line in range.dropFirst() {
      let text = lines[line]
      let inner = String(text.drop { $0 == " " })
      if inner.isEmpty { continue }
      if inner == "expect" || inner.hasPrefix("expect ") { expects = true }
      if expects {
        let indentation = text.prefix { $0 == " " }.count
        if indentation < Self.margin { report(.quizLineOutside, at: place(ofLine: line)) }
        quiz.expectations[line] = String(text.dropFirst(Self.margin))
      } else if inner.hasPrefix(">") {
        reaction.append(String(inner.dropFirst().drop { $0 == " " }))
      } else {
        answer.append(inner)
      }
    }
    let place = place(ofLine: range.lowerBound)
    if reaction.isEmpty { report(.missingReaction, at: place) }
    if !expects { report(.missingQuizExpectation, at: place) }
    return LessonQuiz.Option(
      isKey: Self.key(of: lines[range.lowerBound]) ?? false,
      answer: answer.joined(separator: "\n"), reaction: reaction.joined(separator: "\n"),
      lines: range, range: place)
  }

  private mutating func check(_ quiz: LessonQuiz) {
    if !quiz.question.contains(where: { !$0.isWhitespace }) {
      report(.missingQuestion, at: quiz.nameRange)
    }
    if !(2...6).contains(quiz.options.count) {
      report(.quizOptionCount(quiz.options.count), at: quiz.nameRange)
    } else {
      let keys = quiz.options.filter(\.isKey)
      if keys.isEmpty { report(.missingQuizKey, at: quiz.nameRange) }
      for key in keys.dropFirst() { report(.secondQuizKey, at: key.range) }
    }
  }

  private func place(ofLine line: Int) -> Range<Int> {
    guard fence.lineOffsets.indices.contains(line) else { return fence.range }
    let start = fence.lineOffsets[line]
    return start..<start + lines[line].utf8.count
  }

  private mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    diagnostics.append(Diagnostic(message, at: range, in: lesson))
  }
}
