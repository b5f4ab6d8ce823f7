package import FileSystem
package import LessonRunner
package import ScenarioRunner
package import SourceDiagnostics

/// Scenarios, and exercises if they are wanted, that were found in files, in order, ready to be
/// listed, chosen and run.
package struct ScenarioSuite: Sendable {
  /// One scenario with the place where it was found, or an exercise that its run decides.
  package struct Entry: Sendable {
    /// The path of the file, as it is shown to the user.
    package var path: String

    /// The scenario, or the one that the exercise is about.
    package var scenario: LessonScenario

    /// The quiz or the challenge; `nil` for a scenario.
    package var exercise: (any LessonExercise)?

    /// What sort of exercise is judged; `nil` when what the scenario expects is.
    package var kind: ExerciseKind? { exercise?.kind }

    /// The name in its file; empty for a scenario that stands alone.
    ///
    /// No name holds a colon, so that a quiz, a challenge and a scenario of one name
    /// are told apart.
    package var ownName: String {
      exercise.map { "\($0.kind.rawValue):\($0.name)" } ?? scenario.name
    }

    /// What a user calls it, and can give to `touchstone test`: `Content/walk.md#overlap`.
    package var name: String { ownName.isEmpty ? path : "\(path)#\(ownName)" }

    /// Why it is not run; `nil` when it is.
    var skipReason: String? { exercise != nil ? nil : scenario.skipReason }

    /// Which of the lesson's blocks of code it is, from zero.
    var fenceIndex: Int { exercise?.head.fenceIndex ?? scenario.fenceIndex }

    /// The line of the file on which its block begins, from one.
    var line: Int { exercise?.line ?? scenario.line }

    /// The lines of the file that its block takes.
    var lines: ClosedRange<Int> { exercise?.lines ?? scenario.lines }

    /// Whether a user may mean it by a name: an exercise's stands alone or behind a mark,
    /// `quiz:walk`.
    func isNamed(_ name: String) -> Bool { name == ownName || name == exercise?.name }
  }

  /// A folder of lessons with its ledger of facts.
  struct Folder: Sendable {
    /// The path, as it is shown.
    var path: String

    var ledger: FactLedger
    var lessons: [LessonDocument] = []
  }

  /// The scenarios, and among them the exercises that were wanted.
  package var entries: [Entry]

  /// The folders among what was asked for.
  var folders: [Folder] = []

  /// The paths of the folders among what was asked for.
  package var folderPaths: [String] { folders.map(\.path) }

  /// What the files held that were read, by their paths as they are shown.
  var contents: [String: [UInt8]] = [:]

  /// The paths of files that only lend scenes, there or not.
  var scenePaths: Set<String> = []

  /// Creates a suite without folders.
  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The path that stands for standard input.
  package static let standardInput = "-"
}

extension ScenarioSuite {
  /// What was found, and what was not.
  package struct Search: Sendable {
    /// The scenarios.
    package var suite = ScenarioSuite(entries: [])

    /// What is wrong with the files, and in them.
    package var problems = SourceProblems()

    /// What was asked for that the files do not have.
    package var misses: [DiagnosticMessage] = []
  }

  /// Finds scenarios.
  ///
  /// A word is a file, a folder, a scenario (`FILE#name`), a line of a file (`FILE:40`), or the
  /// name of a lesson or a scenario of the content folder. A file whose name ends in `.md`, or that
  /// has a scenario's fence, is a lesson. Any other file is one scenario. Of a folder, all lessons
  /// and all files are read whose names end in `.scenario`.
  /// The quizzes and challenges of lessons are found only when they are wanted.
  package static func find(
    in words: [String], withExercises: Bool = false, content: String = ContentPath.usualFolder,
    files: FileAccess = .disk
  ) -> Search {
    var finder = ScenarioFinder(withExercises: withExercises, content: content, files: files)
    for word in words { finder.find(word) }
    return finder.finish()
  }
}

extension ScenarioSuite {
  /// Runs all scenarios side by side; the outcomes come in the order of the entries.
  package func outcomes() async -> [ScenarioOutcome] {
    await entries.concurrentMap { $0.outcome() }
  }
}

extension ScenarioSuite.Entry {
  /// Runs the scenario, as far as limits allow.
  package func run(limits: GivenLimits) -> LessonRun { run(limits.options) }

  /// Runs the scenario.
  package func run(_ options: RunOptions = RunOptions()) -> LessonRun {
    ScenarioRunning.run(scenario, options)
  }
}

extension ScenarioSuite {
  /// Holds the folders' ledgers of facts against the outcomes of the whole suite.
  ///
  /// - Parameter outcomes: What became of each scenario, by the name of its entry.
  /// - Returns: What is wrong in a ledger, and the facts that a ledger lacks.
  package func checkFacts(in outcomes: [String: ScenarioOutcome]) -> [Diagnostic] {
    // Without a ledger nothing can be wrong in it.
    guard hasLedger else { return [] }
    return factCheckings(of: outcomes).flatMap { $0.diagnostics() }
  }

  /// Whether a folder among what was asked for has a ledger of facts.
  package var hasLedger: Bool { folders.contains { !$0.ledger.isEmpty } }

  /// The checks of all folders, given what became of each scenario of the suite.
  func factCheckings(of outcomes: [String: ScenarioOutcome]) -> [FactChecking] {
    folders.map { folder in
      FactChecking(
        ledger: folder.ledger, lessons: folder.lessons,
        outcomes: folder.lessons.flatMap { lesson in
          lesson.scenarios.map { scenario in
            let entry = Entry(path: lesson.source.name, scenario: scenario)
            return outcomes[entry.name] ?? ScenarioOutcome(.skipped)
          }
        })
    }
  }
}
