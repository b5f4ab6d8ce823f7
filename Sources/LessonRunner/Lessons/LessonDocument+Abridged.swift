import FileSystem
import LessonMarkdown
import ScenarioLanguage
package import SourceDiagnostics

extension LessonDocument {
  /// The lesson without what only its own page shows.
  ///
  /// The abridged lesson shows that it has an error, but not where.
  package var abridged: LessonDocument {
    var properties = lesson.properties
    properties.places = [:]
    properties.symptomRanges = []
    properties.own = properties.own.map { OwnValue(name: $0.name, text: $0.text, range: 0..<0) }
    var destinations: Set<String> = []
    let source = SourceText(name: source.name, text: "")
    let abridged = Lesson(
      properties: properties,
      footnotes: lesson.footnotes.map { Footnote(number: $0.number, blocks: []) },
      headings: lesson.headings.map { heading in
        Heading(
          level: heading.level, identifier: heading.identifier, content: [.text(heading.text)],
          range: heading.range)
      },
      links: lesson.links.filter { link in
        destinations.insert((link.isImage ? "!" : "") + link.destination).inserted
      })
    return LessonDocument(
      path: path, hash: hash, source: source, lesson: abridged,
      scenarios: scenarios.map { scenario in
        var abridged = LessonScenario(
          name: scenario.name, nameRange: scenario.nameRange, title: scenario.title,
          fenceIndex: scenario.fenceIndex, source: source)
        abridged.facts = scenario.facts
        return abridged
      },
      quizzes: quizzes.map { LessonQuiz(abridged: $0.name, at: $0.head.nameRange, in: source) },
      challenges: challenges.map { challenge in
        LessonChallenge(
          abridged: challenge.name, at: challenge.head.nameRange, title: challenge.title,
          in: source)
      },
      isAbridged: true)
  }
}

extension ExerciseHead {
  /// Creates the head of an exercise with only its name.
  fileprivate init(abridged name: String, at range: Range<Int>, in lesson: SourceText) {
    self.init(
      name: name, nameRange: range, scenario: ("", 0..<0), fenceIndex: 0, firstLine: 0, column: 0,
      lineCount: 0, lesson: lesson)
  }
}

extension LessonQuiz {
  /// Creates a quiz with only its name.
  package init(abridged name: String, at range: Range<Int>, in lesson: SourceText) {
    self.init(
      head: ExerciseHead(abridged: name, at: range, in: lesson), question: "", options: [],
      expectations: [])
  }
}

extension LessonChallenge {
  /// Creates a challenge with only its name and title.
  package init(abridged name: String, at range: Range<Int>, title: String, in lesson: SourceText) {
    self.init(
      head: ExerciseHead(abridged: name, at: range, in: lesson), title: title, task: "",
      keeps: .nothing, checks: [], checkRange: 0..<0, hints: [], solution: lesson,
      solutionLineOffsets: [], explanation: "")
  }
}
