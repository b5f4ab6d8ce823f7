package import FileSystem
package import LessonMarkdown
package import SourceDiagnostics

/// A lesson with its file and its scenarios.
package struct LessonDocument: Sendable {
  /// The path from the content folder.
  package var path: String
  /// The hash of the file's path and contents.
  package var hash = ContentHash()
  /// The text of the file, with the file name that the author knows.
  package var source: SourceText { content.source }
  /// The parsed text.
  package var lesson: Lesson { content.lesson }
  /// The scenarios, from top to bottom.
  package var scenarios: [LessonScenario]
  /// The quizzes, from top to bottom.
  package var quizzes: [LessonQuiz] = []
  /// The challenges, from top to bottom.
  package var challenges: [LessonChallenge] = []
  /// Whether the lesson has only what other pages show of it.
  package var isAbridged = false

  /// A lesson's content, which is immutable and shared, because thousands of lessons are passed
  /// around.
  private final class Content: Sendable {
    let source: SourceText
    let lesson: Lesson

    init(source: SourceText, lesson: Lesson) {
      self.source = source
      self.lesson = lesson
    }
  }

  private let content: Content

  /// Creates a lesson.
  package init(
    path: String, hash: ContentHash = ContentHash(), source: SourceText, lesson: Lesson,
    scenarios: [LessonScenario], quizzes: [LessonQuiz] = [], challenges: [LessonChallenge] = [],
    isAbridged: Bool = false
  ) {
    self.path = path
    self.hash = hash
    content = Content(source: source, lesson: lesson)
    self.scenarios = scenarios
    self.quizzes = quizzes
    self.challenges = challenges
    self.isAbridged = isAbridged
  }
}

extension LessonDocument {
  /// The exercises: the quizzes, then the challenges, each from top to bottom.
  package var exercises: [any LessonExercise] { quizzes + challenges }
}
