import LessonMarkdown
import SourceDiagnostics

/// A parser for quiz blocks: the question, then the answers.
///
///     Who is notified when the finger lifts?
///
///     - [x] A gets `touchesEnded`.
///       > A touch belongs to the view that it began in.
///       expect
///         A touchesEnded
///     - [ ] No view.
///       > …
struct QuizParser {
  private var block: ExerciseBlock
  private var lines: [String] { block.lines }

  /// Creates a parser for a block; returns `nil` if it isn't a quiz.
  init?(fence: Fence, lesson: SourceText) {
    guard let block = ExerciseBlock(.quiz, fence, in: lesson) else { return nil }
    self.block = block
  }

  /// The errors in the block.
  package var diagnostics: [Diagnostic] { block.diagnostics }

  /// Returns the quiz, or `nil` if it's unusable.
  package mutating func read() -> LessonQuiz? {
    guard let head = block.head() else { return nil }
    let starts = lines.indices.filter { Self.key(of: lines[$0]) != nil }
    let question = lines[..<(starts.first ?? lines.count)].joined(separator: "\n")
    var quiz = LessonQuiz(
      head: head, question: question, options: [], expectations: lines.map { _ in "" })
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : lines.count
      quiz.options.append(option(start..<end, of: &quiz))
    }
    check(quiz)
    return diagnostics.isEmpty ? quiz : nil
  }

  /// The indentation of the lines below an answer's first line.
  package static let margin = 2

  /// Returns whether the answer that a line begins is marked as correct, or `nil` if it doesn't
  /// begin one.
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
        if indentation < Self.margin {
          block.report(.quizLineNotIndented, at: block.place(ofLine: line))
        }
        quiz.expectations[line] = String(text.dropFirst(Self.margin))
      } else if inner.hasPrefix(">") {
        reaction.append(String(inner.dropFirst().drop { $0 == " " }))
      } else {
        answer.append(inner)
      }
    }
    let place = block.place(ofLine: range.lowerBound)
    if reaction.isEmpty { block.report(.missingAnswerReply, at: place) }
    if !expects { block.report(.missingQuizExpectation, at: place) }
    return LessonQuiz.Option(
      isKey: Self.key(of: lines[range.lowerBound]) ?? false,
      answer: answer.joined(separator: "\n"), reaction: reaction.joined(separator: "\n"),
      lines: range, range: place)
  }

  private mutating func check(_ quiz: LessonQuiz) {
    let words =
      [(quiz.question, quiz.head.nameRange)]
      + quiz.options.flatMap { [($0.answer, $0.range), ($0.reaction, $0.range)] }
    for (text, range) in words where !ExerciseText.isParagraphs(text) {
      block.report(ExerciseKind.quiz.wordsNoParagraph, at: range)
    }
    if !quiz.question.contains(where: { !$0.isWhitespace }) {
      block.report(.missingQuestion, at: quiz.head.nameRange)
    }
    if !(2...6).contains(quiz.options.count) {
      block.report(.wrongNumberOfAnswers(quiz.options.count), at: quiz.head.nameRange)
    } else {
      let keys = quiz.options.filter(\.isKey)
      if keys.isEmpty { block.report(.missingRightAnswer, at: quiz.head.nameRange) }
      for key in keys.dropFirst() { block.report(.secondRightAnswer, at: key.range) }
    }
  }
}
