import SourceDiagnostics

extension DiagnosticMessage {
  static var challengeAlreadyMet: Self {
    error("the scenario that the challenge begins with does all of this already")
  }

  static var solutionNotIndented: Self {
    error("the text of a solution is indented by two columns")
  }

  static var challengeOfSkipped: Self {
    error("the scenario is not run, so a reader can't begin with it")
  }

  static var challengeOfVariants: Self {
    error("a challenge is judged by one run, and the text has variants")
  }

  static var challengeTextNotParagraphs: Self {
    error("tasks, hints, and explanations are paragraphs; write no list, heading, quote, or table")
  }

  static func duplicateChallenge(_ name: String) -> Self {
    error("two challenges of this lesson are named `\(name)`")
  }

  static var hintWithoutQuoteMark: Self {
    error("the words of a hint follow `>`")
  }

  static var hintWithoutEvent: Self {
    error("a hint names an event, as a line under `expect` does; write `hint EVENT`")
  }

  static func hintEventMissingInRun(_ failure: String) -> Self {
    error("a hint names an event of the run that the challenge begins with, and here \(failure)")
  }

  static var missingChallengeExpectation: Self {
    error("a challenge is judged by a run; write `expect` and what must happen")
  }

  static var missingChallengeName: Self {
    error("a challenge needs a name; write `challenge NAME of: SCENARIO`")
  }

  static var missingChallengeScenario: Self {
    error("a challenge begins with a scenario; write `of: SCENARIO`")
  }

  static var missingExplanation: Self {
    error("a solution says why it is one; write `  > …` below it")
  }

  static var missingHint: Self {
    error("a challenge has a hint; write `hint EVENT` with `  > …` below it")
  }

  static var missingHintWords: Self {
    error("a hint says more than its event; write `  > …` below it")
  }

  static var missingSolution: Self {
    error("the solution is missing; write `solution` with the whole text below it")
  }

  static var missingTask: Self {
    error("the task is missing; write it above the first hint")
  }

  static var secondSolution: Self {
    error("a challenge shows one solution")
  }

  static var solutionBelowExplanation: Self {
    error("the text of a solution comes before its reason, the lines with `>`")
  }

  static func solutionChangesKept(_ sentence: String) -> Self {
    error("\(sentence)")
  }

  static func solutionMissesGoal(_ failure: String) -> Self {
    error("the solution doesn't achieve this: \(failure)")
  }

  static func unknownChallengeScenario(_ name: String, suggestion: String?) -> Self {
    error("the lesson has no scenario `\(name)` to begin with" + didYouMean(suggestion))
  }

  static func unknownChallengeWord(_ word: String) -> Self {
    error("a challenge has a name, `of:`, `keeps:`, and `title:`, not `\(word)`")
  }

  static func unknownKeptPart(_ word: String, suggestion: String?) -> Self {
    error(
      "a challenge keeps `steps`, `scene`, or `nothing`, not `\(word)`" + didYouMean(suggestion))
  }
}
