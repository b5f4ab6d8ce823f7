/// A multiple-choice question with feedback for each answer.
struct QuizSection: Sendable {
  /// An answer to choose from.
  struct Option: Sendable {
    /// The answer, as HTML.
    var answerHTML: String
    /// The feedback for a reader who chooses it, as HTML.
    var reactionHTML: String
    /// Whether the run shows that it's correct.
    var isRight: Bool
  }

  /// The quiz's URL fragment, without `#`.
  var identifier: String
  /// The question, as HTML.
  var questionHTML: String
  /// The answers in order.
  var options: [Option]
  /// The fragment of the scenario whose run decides.
  var scenarioIdentifier: String
  /// The scenario's title.
  var scenarioTitle: String
  /// The screen that the question is about, as HTML; empty if it isn't shown.
  var screenHTML = ""
}

extension QuizSection {
  /// Returns the letter by which a lesson refers to an answer: A for the first, AA after Z.
  static func letter(ofOption index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let letter = String(letters[index % letters.count])
    return index < letters.count
      ? letter : Self.letter(ofOption: index / letters.count - 1) + letter
  }
}

extension QuizSection: RenderedRecord {
  static let template = "quiz"

  /// An answer with its position in the quiz.
  struct Choice: TemplateRecord {
    var quiz: String
    var number: Int
    var option: Option

    static let fields: [TemplateField<Self>] = [
      .text("quiz") { $0.quiz },
      .text("choice") { "\($0.quiz)_\($0.number)" },
      .text("choiceNumber") { "\($0.number)" },
      .text("letter") { QuizSection.letter(ofOption: $0.number - 1) },
      .flag("isRight") { $0.option.isRight },
      .html("answer") { $0.option.answerHTML },
      .html("reaction") { $0.option.reactionHTML },
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .html("question") { $0.questionHTML },
    .list("options") { quiz in
      quiz.options.enumerated().map { place, option in
        Choice(quiz: quiz.identifier, number: place + 1, option: option)
      }
    },
    .text("scenario") { $0.scenarioIdentifier },
    .text("scenarioTitle") { $0.scenarioTitle },
    .flag("hasScreen") { !$0.screenHTML.isEmpty },
    .html("screen") { $0.screenHTML },
  ]
}
