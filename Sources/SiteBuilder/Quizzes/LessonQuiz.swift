import SourceDiagnostics

/// A question of a lesson, whose answers are judged by the run of a scenario.
struct LessonQuiz: Sendable {
  /// An answer that a reader can choose.
  struct Option: Sendable {
    /// Whether the author takes it for the right one.
    var isKey: Bool
    /// The answer in Markdown.
    var answer: String
    /// What is said to a reader who chooses it, in Markdown.
    var reaction: String
    /// The lines of the block that belong to it, from zero.
    var lines: Range<Int>
    /// Where its first line stands in the lesson's file.
    var range: Range<Int>
  }

  /// The name, unique among the lesson's quizzes.
  var name: String
  /// Where the name stands in the lesson's file.
  var nameRange: Range<Int>
  /// The name of the scenario whose run decides, and where it stands.
  var scenario: (name: String, range: Range<Int>)
  /// The question in Markdown.
  var question: String
  /// The answers in order.
  var options: [Option]
  /// What the answers expect of the run, as a text with a line for each of the block's.
  var expectations: [String]
  /// Which of the lesson's blocks of code it is, from zero.
  var fenceIndex: Int
  /// The line of the file on which the block's text begins, from one.
  var firstLine: Int
  /// The number of columns before each line of the block's text.
  var indentation: Int

  /// The lesson's file.
  var lesson: SourceText

  /// The line of the file on which the block begins, from one.
  var line: Int { firstLine - 1 }

  /// The lines of the file that the block takes, with the lines that open and close it.
  var lines: ClosedRange<Int> { line...firstLine + expectations.count }

  /// The number of lines under `expect` in all answers.
  var expectationCount: Int {
    expectations.count { line in
      let words = line.split(separator: " ")
      return !words.isEmpty && words[0] != "expect" && !words[0].hasPrefix("//")
    }
  }

  /// The fragment that leads to the quiz on its page.
  var fragment: String { "quiz_" + name }
}
