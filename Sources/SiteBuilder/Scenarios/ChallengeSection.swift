/// Something to bring about by changing a scenario, with hints and a solution to unfold.
struct ChallengeSection: Sendable {
  /// Something that helps on.
  struct Hint: Sendable {
    /// What is said, in HTML.
    var wordsHTML: String
    /// The event that decides, in words.
    var step: String
    /// When it happens in the run of the start: `16 ms, step 7`, or without a step when no figure
    /// of the page shows it.
    var moment: String
    /// The fragment of the figure's row that shows it, without `#`; nil when none does.
    var row: String?
  }

  /// What the engine in the page needs to judge the reader's own text.
  struct Live: Sendable {
    /// What the challenge is remembered by: the page and the challenge.
    var key: String
    /// The text to begin with: the scenario without what it expects.
    var text: String
    /// What is to be shown of a run, as the engine reads it.
    var request: String
    /// What must come about, as the engine reads it.
    var judge: String
  }

  /// The fragment that leads to the challenge, without `#`.
  var identifier: String
  /// What it is called.
  var title: String
  /// What is to be done, in HTML.
  var taskHTML: String
  /// The fragment of the scenario to begin with.
  var scenarioIdentifier: String
  /// What the scenario is called.
  var scenarioTitle: String
  /// What may not be changed, in words that go on a sentence.
  var rule: String
  /// The hints, one after another.
  var hints: [Hint]
  /// A text in which it has come about, highlighted, its new lines in `ins`, in HTML.
  var solutionHTML: String
  /// The lines of the start that the solution does not have.
  var removedLines: [String]
  /// Why it is a solution, in HTML.
  var explanationHTML: String
  /// What the engine in the page needs; nil when the challenge can only be read.
  var live: Live?
}

extension ChallengeSection.Live: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("challengeKey") { $0.key },
    .text("challengeText") { $0.text },
    .text("challengeRequest") { $0.request },
    .text("challengeJudge") { $0.judge },
  ]
}

extension ChallengeSection: RenderedRecord {
  static let template = "challenge"

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
