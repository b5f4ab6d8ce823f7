import FileSystem
import LessonMarkdown
import LessonRunner
import LessonTesting
import ScenarioLanguage
import SourceDiagnostics

/// A document that has been parsed, with its scenarios and exercises ready to run.
struct DocumentReading {
  /// The text of the document.
  let source: SourceText

  /// The lesson, if the document is Markdown.
  private(set) var lesson: LessonDocument?

  /// The scenarios, with the scenes that they can use.
  private(set) var scenarios: [LessonScenario]

  /// The scenarios and exercises.
  private(set) var entries: [SuiteEntry]

  /// The errors and warnings outside the scenarios.
  private(set) var problems: [Diagnostic] = []

  /// Parses a document.
  ///
  /// Markdown is a lesson if it has a front matter or belongs to a course. In other Markdown, only
  /// scenarios are checked.
  init(_ document: TextDocument, in workspace: Workspace) {
    source = document.source
    var library = SceneLibrary()
    var exercises: [any LessonExercise] = []
    switch document.kind {
    case .scenario:
      scenarios = [LessonScenario(source: source)]
      library.add(scenarios, ofFile: source.name)
    case .markdown:
      let file = LessonFile(path: source.name, shownPath: source.name, bytes: source.bytes)
      let reading = LessonReading.lesson(in: file, allowsRawHTML: true)
      lesson = reading.lesson
      scenarios = reading.lesson.scenarios
      exercises = reading.lesson.exercises
      library = SceneLibrary(of: [reading.lesson])
      if source.text.hasPrefix("---") || workspace.contentFolder(of: source.name) != nil {
        problems = reading.diagnostics
      }
    }
    let users = scenarios + exercises.compactMap(\.ownScenario)
    library.load(scenesUsedBy: users, workspace.files)
    for index in scenarios.indices { scenarios[index].library = library }
    entries = scenarios.map { SuiteEntry(path: document.path, scenario: $0) }
    for exercise in exercises {
      guard let scenario = exercise.scenario(among: scenarios), scenario.skipReason == nil
      else { continue }
      entries.append(
        SuiteEntry(path: document.path, scenario: scenario, exercise: exercise))
    }
  }

  /// Runs everything; returns the errors and warnings in the document, in source order, given the
  /// facts that it can name.
  func diagnostics(_ ledger: FactLedger) -> [Diagnostic] {
    let outcomes = entries.map { $0.outcome() }
    var found = problems + outcomes.flatMap(\.diagnostics)
    if let lesson, !problems.isEmpty || !lesson.scenarios.isEmpty {
      let checking = FactChecking(
        ledger: ledger, lessons: [lesson], outcomes: Array(outcomes.prefix(scenarios.count)))
      found += checking.diagnostics()
    }
    var unique: [Diagnostic] = []
    for diagnostic in found where diagnostic.source.name == source.name {
      if !unique.contains(diagnostic) { unique.append(diagnostic) }
    }
    return unique.inSourceOrder
  }

  /// Returns the scenario at an offset of the document, with the offset in its text.
  func scenario(at offset: Int) -> (scenario: LessonScenario, text: EmbeddedText, offset: Int)? {
    let all = scenarios + entries.compactMap { $0.exercise?.ownScenario }
    let line = source.place(at: offset).line
    for var scenario in all {
      let isWhole = scenario.lineOffsets == nil
      let lines = scenario.source.firstLine..<scenario.source.firstLine + scenario.source.lineCount
      guard isWhole || lines.contains(line) else { continue }
      let text = EmbeddedText(text: scenario.source, document: source)
      guard let inner = text.offset(ofDocumentOffset: offset) else { continue }
      scenario.library = scenarios.first?.library ?? scenario.library
      return (scenario, text, inner)
    }
    return nil
  }
}
