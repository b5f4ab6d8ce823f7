import SourceDiagnostics

extension DiagnosticMessage {
  static func duplicateQuiz(_ name: String) -> Self {
    error("Two quizzes of this lesson are named '\(name)'")
  }

  static var missingQuestion: Self {
    error("The question is missing; write it above the answers")
  }

  static var missingQuizExpectation: Self {
    error("An answer is judged by a run; write 'expect' and what would happen if it were right")
  }

  static var missingQuizKey: Self {
    error("No answer is marked as the right one; write '- [x]' before it")
  }

  static var missingQuizName: Self {
    error("A quiz needs a name; write 'quiz NAME of: SCENARIO'")
  }

  static var missingQuizScenario: Self {
    error("A quiz is decided by the run of a scenario; write 'of: SCENARIO'")
  }

  static var missingReaction: Self {
    error("An answer needs a reaction for those who choose it; write '  > …' below")
  }

  static var quizKeyMissed: Self {
    error("The answer is not marked as the right one, but everything that it expects came true")
  }

  static var quizLineOutside: Self {
    error("What an answer expects is indented by two columns")
  }

  static func quizOptionCount(_ count: Int) -> Self {
    error("A quiz has from two to six answers, and this one has \(count); each begins with '- [ ]'")
  }

  static var quizOfSkipped: Self {
    error("The scenario is not run, so it can decide nothing")
  }

  static var secondQuizKey: Self {
    error("Another answer is marked as the right one already")
  }

  static func unknownQuizScenario(_ name: String, suggestion: String?) -> Self {
    let question = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return error("The lesson has no scenario '\(name)'\(question)")
  }

  static func unknownQuizWord(_ word: String) -> Self {
    error("A quiz has a name and 'of:', and no '\(word)'")
  }

  static func wrongQuizKey(_ failure: String) -> Self {
    error("The answer is marked as the right one, but the run says: \(failure)")
  }
}
