import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// The stage that lets runs judge the answers of quizzes.
enum QuizChecking {
  /// Returns what is wrong with the keys of all quizzes, in the order of the lessons.
  static func diagnostics(
    of lessons: [SiteLesson], memory: BuildMemory = BuildMemory()
  ) async -> [Diagnostic] {
    await lessons.filter { !$0.quizzes.isEmpty }.concurrentMap { lesson in
      var hash = lesson.hash
      for scenario in lesson.scenarios { hash.add(KnownResults.contentHash(of: scenario)) }
      return memory.quizzes.value(for: hash) { diagnostics(of: lesson) }
    }.flatMap(\.self)
  }

  /// Returns what is wrong with the keys of a lesson's quizzes.
  static func diagnostics(of lesson: SiteLesson) -> [Diagnostic] {
    lesson.quizzes.flatMap { diagnostics(of: $0, in: lesson) }
  }

  private static func diagnostics(of quiz: LessonQuiz, in lesson: SiteLesson) -> [Diagnostic] {
    guard let scenario = lesson.scenarios.first(where: { $0.name == quiz.scenario.name }) else {
      let names = lesson.scenarios.map(\.name)
      let meant = Suggestion.nearest(to: quiz.scenario.name, among: names)
      var diagnostic = Diagnostic(
        .unknownQuizScenario(quiz.scenario.name, suggestion: meant), at: quiz.scenario.range,
        in: lesson.source)
      if let meant,
        let fixIt = FixIt(replacing: quiz.scenario.range, with: meant, in: lesson.source)
      {
        diagnostic.fixIts = [fixIt]
      }
      return [diagnostic]
    }
    guard scenario.skipReason == nil else {
      return [Diagnostic(.quizOfSkipped, at: quiz.scenario.range, in: lesson.source)]
    }
    return verdicts(on: quiz, by: scenario, in: lesson)
  }

  /// The scenario is run with what the answers expect behind what it expects itself.
  private static func verdicts(
    on quiz: LessonQuiz, by scenario: LessonScenario, in lesson: SiteLesson
  ) -> [Diagnostic] {
    let own = scenario.source.text
    let opening = own.hasSuffix("\n") ? own : own + "\n"
    let openingLines = opening.utf8.count { $0 == UInt8(ascii: "\n") }
    // The lines of the answers keep the numbers that they have in the lesson.
    let source = SourceText(
      name: lesson.source.name,
      text: opening + quiz.expectations.map { $0 + "\n" }.joined(),
      firstLine: quiz.firstLine - openingLines, indentation: quiz.indentation)
    let parsed = ParsedScenario(source, resolver: scenario.library.resolver())
    let start = opening.utf8.count
    func isOfAnswer(_ diagnostic: Diagnostic) -> Bool {
      (diagnostic.range?.lowerBound ?? 0) >= start
    }
    let mistakes = parsed.diagnostics.filter { isOfAnswer($0) && $0.message.severity == .error }
    // A scenario that has mistakes itself tells them itself.
    guard mistakes.isEmpty, !parsed.diagnostics.hasErrors else { return mistakes }
    let failures = parsed.scenarios.flatMap { $0.run().failures }.filter(isOfAnswer)
    return quiz.options.compactMap { option in
      let lines =
        option.lines.lowerBound + quiz.firstLine..<option.lines.upperBound + quiz.firstLine
      let failure = failures.first { failure in
        failure.place.map { lines.contains($0.line) } ?? false
      }
      if option.isKey, let failure {
        return failure.asWrongKey
      }
      return !option.isKey && failure == nil
        ? Diagnostic(.quizKeyMissed, at: option.range, in: lesson.source) : nil
    }
  }
}

extension Diagnostic {
  /// The failure of the answer that was taken for right.
  fileprivate var asWrongKey: Diagnostic {
    var diagnostic = self
    diagnostic.message = .wrongQuizKey(message.text)
    diagnostic.fixIts = []
    return diagnostic
  }
}
