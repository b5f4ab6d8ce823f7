/// A goal to reach by changing a scenario, with hints and a solution to expand.
struct ChallengeSection: Sendable {
  /// A hint toward the solution.
  struct Hint: Sendable {
    /// The hint's text, as HTML.
    var wordsHTML: String
    /// The deciding event, as text.
    var step: String
    /// When the event occurs in the initial run: `16 ms, step 7`, or without a step if no figure on
    /// the page shows it.
    var moment: String
    /// The fragment of the figure's row that shows it, without `#`; `nil` if none does.
    var row: String?
  }

  /// The data that the page's engine needs to judge the reader's text.
  struct Live: Sendable {
    /// The key under which browsers remember that the challenge is solved, made of the page and the
    /// challenge.
    var key: String
    /// The initial text, which is the scenario without its expectations.
    var text: String
    /// The request for figures, in the engine's format.
    var request: String
    /// The goal, in the engine's format.
    var judge: String
  }

  /// The challenge's URL fragment, without `#`.
  var identifier: String
  /// The title.
  var title: String
  /// The task, as HTML.
  var taskHTML: String
  /// The fragment of the initial scenario.
  var scenarioIdentifier: String
  /// The scenario's title.
  var scenarioTitle: String
  /// What the reader must not change, worded to continue a sentence.
  var rule: String
  /// The hints, in order.
  var hints: [Hint]
  /// A text that reaches the goal, highlighted, with its new lines in `ins`, as HTML.
  var solutionHTML: String
  /// The initial lines that aren't in the solution.
  var removedLines: [String]
  /// The explanation, as HTML.
  var explanationHTML: String
  /// The data for the engine in the page; `nil` if the challenge can only be read.
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

  /// A hint with its number in the challenge.
  struct NumberedHint: TemplateRecord {
    /// The number, counted from one; `nil` if there's only one hint.
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
    .list("removedLines", of: [.text("line") { $0 }]) { $0.removedLines },
    .html("explanation") { $0.explanationHTML },
    .record("live") { $0.live },
  ]
}
