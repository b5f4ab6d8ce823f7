import SourceDiagnostics

extension DiagnosticMessage {
  static func duplicateQuiz(_ name: String) -> Self {
    error("two quizzes of this lesson are named `\(name)`")
  }

  static var missingQuestion: Self {
    error("the question is missing; write it above the answers")
  }

  static var missingQuizExpectation: Self {
    error("an answer is judged by a run; write `expect` and what would happen if it were right")
  }

  static var missingRightAnswer: Self {
    error("no answer is marked as the right one; write `- [x]` before it")
  }

  static var missingQuizName: Self {
    error("a quiz needs a name; write `quiz NAME of: SCENARIO`")
  }

  static var missingQuizScenario: Self {
    error("a quiz is decided by the run of a scenario; write `of: SCENARIO`")
  }

  static var missingAnswerReply: Self {
    error("an answer needs a reply to readers who choose it; write `  > …` below")
  }

  static var wrongAnswerHolds: Self {
    error("the answer is not marked as the right one, but everything that it expects came true")
  }

  static var quizLineNotIndented: Self {
    error("what an answer expects is indented by two columns")
  }

  static func wrongNumberOfAnswers(_ count: Int) -> Self {
    error("a quiz has from two to six answers, and this one has \(count); each begins with `- [ ]`")
  }

  static var quizOfSkipped: Self {
    error("the scenario is not run, so it can decide nothing")
  }

  static var quizTextNotParagraphs: Self {
    error(
      "questions, answers, and reactions are paragraphs; write no list, heading, quote, or table")
  }

  static var secondRightAnswer: Self {
    error("another answer is marked as the right one already")
  }

  static func unknownQuizScenario(_ name: String, suggestion: String?) -> Self {
    error("the lesson has no scenario `\(name)`" + didYouMean(suggestion))
  }

  static func unknownQuizWord(_ word: String) -> Self {
    error("a quiz has a name and `of:`, not `\(word)`")
  }

  static func rightAnswerFails(_ failure: String) -> Self {
    error("the answer is marked as the right one, but the run says: \(failure)")
  }
}
