import SourceDiagnostics

// Messages about exercises, worded for each kind.
extension ExerciseKind {
  /// The name is missing after the word that opens the block.
  var missingName: DiagnosticMessage {
    switch self {
    case .quiz: .missingQuizName
    case .challenge: .missingChallengeName
    }
  }

  /// `of:` is missing.
  var missingScenario: DiagnosticMessage {
    switch self {
    case .quiz: .missingQuizScenario
    case .challenge: .missingChallengeScenario
    }
  }

  /// The scenario doesn't run.
  var undecided: DiagnosticMessage {
    switch self {
    case .quiz: .quizOfSkipped
    case .challenge: .challengeOfSkipped
    }
  }

  /// Another exercise of the kind has the name.
  func duplicate(_ name: String) -> DiagnosticMessage {
    switch self {
    case .quiz: .duplicateQuiz(name)
    case .challenge: .duplicateChallenge(name)
    }
  }

  /// The lesson has no scenario with the name after `of:`.
  func unknownScenario(_ name: String, suggestion: String?) -> DiagnosticMessage {
    switch self {
    case .quiz: .unknownQuizScenario(name, suggestion: suggestion)
    case .challenge: .unknownChallengeScenario(name, suggestion: suggestion)
    }
  }

  /// Some of its text isn't a paragraph.
  var wordsNoParagraph: DiagnosticMessage {
    switch self {
    case .quiz: .quizTextNotParagraphs
    case .challenge: .challengeTextNotParagraphs
    }
  }

  /// A word in the info string has no meaning.
  func unknownWord(_ word: String) -> DiagnosticMessage {
    switch self {
    case .quiz: .unknownQuizWord(word)
    case .challenge: .unknownChallengeWord(word)
    }
  }
}
