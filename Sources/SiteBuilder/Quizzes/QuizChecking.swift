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
    lesson.quizzes.flatMap { quiz in
      // A scenario that is not there, or has mistakes, is told of where it is named or stands.
      lesson.scenarios.first { $0.name == quiz.scenario.name }
        .flatMap { verdicts(on: quiz, by: $0) } ?? []
    }
  }

  /// Returns what is wrong with the scenario that a quiz names, before anything is run.
  static func mistakes(
    inScenarioOf quiz: LessonQuiz, among scenarios: [LessonScenario]
  ) -> [Diagnostic] {
    guard let scenario = scenarios.first(where: { $0.name == quiz.scenario.name }) else {
      let meant = Suggestion.nearest(to: quiz.scenario.name, among: scenarios.map(\.name))
      var diagnostic = Diagnostic(
        .unknownQuizScenario(quiz.scenario.name, suggestion: meant), at: quiz.scenario.range,
        in: quiz.lesson)
      if let meant,
        let fixIt = FixIt(replacing: quiz.scenario.range, with: meant, in: quiz.lesson)
      {
        diagnostic.fixIts = [fixIt]
      }
      if let range = scenarios.first(where: { $0.name == meant })?.nameRange {
        diagnostic.notes = [Diagnostic.Note("declared here", at: range, in: quiz.lesson)]
      }
      return [diagnostic]
    }
    return scenario.skipReason == nil ? [] : [undecided(quiz)]
  }

  /// What is said when the scenario of a quiz is not run.
  static func undecided(_ quiz: LessonQuiz) -> Diagnostic {
    Diagnostic(.quizOfSkipped, at: quiz.scenario.range, in: quiz.lesson)
  }

  /// Runs a scenario with what the answers of a quiz expect behind what it expects itself.
  ///
  /// - Returns: What is wrong with the answers; `nil` when the scenario has mistakes itself, so that
  ///   it is not run.
  static func verdicts(
    on quiz: LessonQuiz, by scenario: LessonScenario, _ options: RunOptions = RunOptions()
  ) -> [Diagnostic]? {
    let own = scenario.source.text
    let opening = own.hasSuffix("\n") ? own : own + "\n"
    let openingLines = opening.utf8.count { $0 == UInt8(ascii: "\n") }
    // The lines of the answers keep the numbers that they have in the lesson.
    let source = SourceText(
      name: quiz.lesson.name,
      text: opening + quiz.expectations.map { $0 + "\n" }.joined(),
      firstLine: quiz.firstLine - openingLines, indentation: quiz.indentation)
    let parsed = ParsedScenario(source, resolver: scenario.library.resolver())
    let start = opening.utf8.count
    func isOfAnswer(_ diagnostic: Diagnostic) -> Bool {
      (diagnostic.range?.lowerBound ?? 0) >= start
    }
    let mistakes = parsed.diagnostics.filter { isOfAnswer($0) && $0.message.severity == .error }
    guard mistakes.isEmpty else { return mistakes }
    guard !parsed.diagnostics.hasErrors else { return nil }
    let failures = parsed.scenarios.flatMap { $0.run(options).failures }.filter(isOfAnswer)
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
        ? Diagnostic(.quizKeyMissed, at: option.range, in: quiz.lesson) : nil
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
