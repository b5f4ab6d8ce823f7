package import FileSystem
package import LessonMarkdown
package import SourceDiagnostics

/// A lesson with its file and its scenarios.
package struct LessonDocument: Sendable {
  /// The path from the content folder.
  package var path: String
  /// A number for the path and the content of the file.
  package var hash = ContentHash()
  /// The text of the file, named as the author knows it.
  package var source: SourceText { content.source }
  /// What the text says.
  package var lesson: Lesson { content.lesson }
  /// The scenarios, top to bottom.
  package var scenarios: [LessonScenario]
  /// The quizzes, top to bottom.
  package var quizzes: [LessonQuiz] = []
  /// The challenges, top to bottom.
  package var challenges: [LessonChallenge] = []
  /// Whether only what other pages tell of it is there.
  package var isAbridged = false

  /// What a lesson holds; lessons are handed about by the thousand, and this is never changed.
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
  /// The exercises: the quizzes, then the challenges, each top to bottom.
  package var exercises: [any LessonExercise] { quizzes + challenges }
}
