package import FileSystem
package import LessonMarkdown
package import SourceDiagnostics

/// The stage that turns files into lessons.
package enum LessonReading {
  /// A lesson and its diagnostics.
  package typealias Reading = (lesson: LessonDocument, diagnostics: [Diagnostic])

  /// Returns the hash of a lesson's path and contents.
  package static func hash(
    of file: LessonFile, holding content: ContentHash, allowsRawHTML: Bool
  ) -> ContentHash {
    var hash = ContentHash()
    hash.add(file.shownPath)
    hash.add(file.path)
    hash.add(allowsRawHTML ? "HTML" : "")
    hash.add(content)
    return hash
  }

  /// Parses a lesson and its fences; its front matter's properties may already be known.
  package static func lesson(
    in file: LessonFile, allowsRawHTML: Bool, knowing properties: LessonProperties? = nil
  ) -> Reading {
    let (lesson, messages, source) = Lesson.read(
      bytes: file.bytes, name: file.shownPath, allowsRawHTML: allowsRawHTML, knowing: properties)
    // In a file that isn't text, everything else would be an error, too.
    let encoding = source.diagnosticsOfEncoding(of: file.bytes)
    guard encoding.isEmpty else {
      return (
        LessonDocument(path: file.path, source: source, lesson: lesson, scenarios: []), encoding
      )
    }
    var scenarios: [LessonScenario] = []
    var quizzes: [LessonQuiz] = []
    var challenges: [LessonChallenge] = []
    var diagnostics = messages
    // What a block that's left open contains says nothing.
    let isLeftOpen = lesson.fences.contains(where: \.isLeftOpen)
    for fence in lesson.fences where !fence.isLeftOpen {
      if var parser = QuizParser(fence: fence, lesson: source) {
        if let quiz = parser.read() {
          add(quiz, to: &quizzes, &diagnostics)
        }
        diagnostics += parser.diagnostics
        continue
      }
      if var parser = ChallengeParser(fence: fence, lesson: source) {
        if let challenge = parser.read() {
          add(challenge, to: &challenges, &diagnostics)
        }
        diagnostics += parser.diagnostics
        continue
      }
      var parser = ScenarioFenceParser(fence: fence, lesson: source)
      guard let scenario = parser.read() else {
        diagnostics += parser.diagnostics
        continue
      }
      if scenarios.contains(where: { $0.name == scenario.name }) {
        diagnostics.append(
          Diagnostic(.duplicateScenario(scenario.name), at: scenario.nameRange, in: source))
      }
      diagnostics += parser.diagnostics
      scenarios.append(scenario)
    }
    let read = LessonDocument(
      path: file.path, source: source, lesson: lesson, scenarios: scenarios, quizzes: quizzes,
      challenges: challenges)
    for exercise in read.exercises where !isLeftOpen {
      diagnostics += ExerciseChecking.errors(inScenarioOf: exercise, among: scenarios)
    }
    return (read, diagnostics)
  }

  private static func add<Exercise: LessonExercise>(
    _ exercise: Exercise, to exercises: inout [Exercise], _ diagnostics: inout [Diagnostic]
  ) {
    if exercises.contains(where: { $0.name == exercise.name }) {
      diagnostics.append(ExerciseChecking.duplicate(exercise))
    }
    exercises.append(exercise)
  }
}
