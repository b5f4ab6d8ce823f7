/// Something to bring about by changing a scenario, with hints and a solution to unfold.
package struct ChallengeSection: Sendable {
  /// Something that helps on.
  package struct Hint: Sendable {
    /// What is said, in HTML.
    package var wordsHTML: String
    /// The event that decides, in words.
    package var step: String
    /// When it happens in the run of the start: `16 ms, step 7`, or without a step when no figure
    /// of the page shows it.
    package var moment: String
    /// The fragment of the figure's row that shows it, without `#`; nil when none does.
    package var row: String?

    /// Makes a hint.
    package init(wordsHTML: String, step: String, moment: String, row: String?) {
      self.wordsHTML = wordsHTML
      self.step = step
      self.moment = moment
      self.row = row
    }
  }

  /// What the engine in the page needs to judge the reader's own text.
  package struct Live: Sendable {
    /// What the challenge is remembered by: the page and the challenge.
    package var key: String
    /// The text to begin with: the scenario without what it expects.
    package var text: String
    /// What is to be shown of a run, as the engine reads it.
    package var request: String
    /// What must come about, as the engine reads it.
    package var judge: String

    /// Makes what the engine needs.
    package init(key: String, text: String, request: String, judge: String) {
      self.key = key
      self.text = text
      self.request = request
      self.judge = judge
    }
  }

  /// The fragment that leads to the challenge, without `#`.
  package var identifier: String
  /// What it is called.
  package var title: String
  /// What is to be done, in HTML.
  package var taskHTML: String
  /// The fragment of the scenario to begin with.
  package var scenarioIdentifier: String
  /// What the scenario is called.
  package var scenarioTitle: String
  /// What may not be changed, in words that go on a sentence.
  package var rule: String
  /// The hints, one after another.
  package var hints: [Hint]
  /// A text in which it has come about, highlighted, its new lines in `ins`, in HTML.
  package var solutionHTML: String
  /// The lines of the start that the solution does not have.
  package var removedLines: [String]
  /// Why it is a solution, in HTML.
  package var explanationHTML: String
  /// What the engine in the page needs; nil when the challenge can only be read.
  package var live: Live?

  /// Makes a challenge.
  package init(
    identifier: String, title: String, taskHTML: String, scenarioIdentifier: String,
    scenarioTitle: String, rule: String, hints: [Hint], solutionHTML: String,
    removedLines: [String], explanationHTML: String, live: Live? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.taskHTML = taskHTML
    self.scenarioIdentifier = scenarioIdentifier
    self.scenarioTitle = scenarioTitle
    self.rule = rule
    self.hints = hints
    self.solutionHTML = solutionHTML
    self.removedLines = removedLines
    self.explanationHTML = explanationHTML
    self.live = live
  }
}

extension ChallengeSection.Live: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("challengeKey") { $0.key },
    .text("challengeText") { $0.text },
    .text("challengeRequest") { $0.request },
    .text("challengeJudge") { $0.judge },
  ]
}

extension ChallengeSection: TemplateRecord {
  /// A hint with its place in the challenge.
  struct NumberedHint: TemplateRecord {
    /// The number, from one; nil when there is one hint only.
    var number: Int?
    var hint: Hint

    static let fields: [TemplateField<Self>] = [
      .optionalText("hintNumber") { $0.number.map { "\($0)" } },
      .html("words") { $0.hint.wordsHTML },
      .text("step") { $0.hint.step },
      .text("moment") { $0.hint.moment },
      .optionalText("row") { $0.hint.row },
    ]
  }

  /// A line that the solution does not have.
  struct RemovedLine: TemplateRecord {
    var text: String

    static let fields: [TemplateField<Self>] = [.text("line") { $0.text }]
  }

  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .html("task") { $0.taskHTML },
    .text("scenario") { $0.scenarioIdentifier },
    .text("scenarioTitle") { $0.scenarioTitle },
    .text("rule") { $0.rule },
    .list("hints") { challenge in
      challenge.hints.enumerated().map { place, hint in
        NumberedHint(number: challenge.hints.count > 1 ? place + 1 : nil, hint: hint)
      }
    },
    .html("solution") { $0.solutionHTML },
    .flag("hasRemovedLines") { !$0.removedLines.isEmpty },
    .list("removedLines") { $0.removedLines.map(RemovedLine.init) },
    .html("explanation") { $0.explanationHTML },
    .record("live") { $0.live },
  ]
}
