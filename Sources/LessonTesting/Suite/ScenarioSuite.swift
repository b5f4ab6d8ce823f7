package import FileSystem
package import LessonRunner
package import ScenarioRunner
package import SourceDiagnostics

/// A scenario with its location, or an exercise that its run decides.
package struct SuiteEntry: Sendable {
  /// The path of the file for display.
  package var path: String

  /// The scenario, or the exercise's scenario.
  package var scenario: LessonScenario

  /// The quiz or the challenge; `nil` for a scenario.
  package var exercise: (any LessonExercise)?

  /// The kind of exercise to judge; `nil` to judge the scenario's expectations.
  package var kind: ExerciseKind? { exercise?.kind }

  /// The name in its file; empty for a scenario in a separate file.
  ///
  /// No name contains a colon, so a quiz, a challenge, and a scenario with the same name can be
  /// distinguished.
  package var ownName: String {
    exercise.map { "\($0.kind.rawValue):\($0.name)" } ?? scenario.name
  }

  /// The name for the user, which `touchstone test` accepts: `Content/walk.md#overlap`.
  package var name: String { ownName.isEmpty ? path : "\(path)#\(ownName)" }

  /// Why it's skipped; `nil` if it isn't.
  var skipReason: String? { exercise != nil ? nil : scenario.skipReason }

  /// The index among the lesson's code blocks, counted from zero.
  var fenceIndex: Int { exercise?.head.fenceIndex ?? scenario.fenceIndex }

  /// The line of the file on which its block begins, counted from one.
  var line: Int { exercise?.line ?? scenario.line }

  /// The lines of its block in the file.
  var lines: ClosedRange<Int> { exercise?.lines ?? scenario.lines }

  /// Creates an entry for a scenario of a file, or for an exercise with its scenario.
  package init(
    path: String, scenario: LessonScenario, exercise: (any LessonExercise)? = nil
  ) {
    self.path = path
    self.scenario = scenario
    self.exercise = exercise
  }

  /// Returns whether a user may mean this entry by a name; for an exercise, with or without the
  /// prefix: `quiz:walk`.
  func isNamed(_ name: String) -> Bool { name == ownName || name == exercise?.name }
}

/// The scenarios, and optionally exercises, found in files, in order, ready to be listed, selected,
/// and run.
package struct ScenarioSuite: Sendable {
  /// A folder of lessons with its ledger of facts.
  struct Folder: Sendable {
    /// The path for display.
    var path: String

    var ledger: FactLedger
    var lessons: [LessonDocument] = []
  }

  /// The scenarios and the requested exercises.
  package var entries: [SuiteEntry]

  /// The folders among the arguments.
  var folders: [Folder] = []

  /// The paths of the folders among the arguments.
  package var folderPaths: [String] { folders.map(\.path) }

  /// Returns the lessons of a folder among the arguments, as they were read, with HTML allowed.
  package func lessons(ofFolder path: String) -> [LessonDocument] {
    folders.first { $0.path == path }?.lessons ?? []
  }

  /// The contents of the files that have been read, by their paths for display.
  var contents: [String: [UInt8]] = [:]

  /// The paths of files that only provide scenes, whether or not they exist.
  var scenePaths: Set<String> = []

  /// The paths of all files from which the scenarios are read, whether or not they exist.
  package var readPaths: [String] { scenePaths.union(contents.keys).sorted() }

  /// Creates a suite without folders.
  package init(entries: [SuiteEntry]) {
    self.entries = entries
  }

  /// The path that represents standard input.
  package static let standardInput = "-"
}

extension ScenarioSuite {
  /// The result of a search.
  package struct Search: Sendable {
    /// The scenarios.
    package var suite = ScenarioSuite(entries: [])

    /// The problems with the files and in them.
    package var problems = SourceProblems()

    /// The arguments that match nothing in the files.
    package var misses: [DiagnosticMessage] = []
  }

  /// Finds scenarios.
  ///
  /// An argument is a file, a folder, a scenario (`FILE#name`), a line of a file (`FILE:40`), or
  /// the name of a lesson or a scenario in the content folder. A file whose name ends in `.md`, or
  /// that contains a scenario's fence, is a lesson. Any other file is one scenario. In a folder,
  /// Touchstone reads all lessons and all files whose names end in `.scenario`. The quizzes and
  /// challenges of lessons are included only on request.
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
  /// Runs all scenarios concurrently; returns the outcomes in the order of the entries.
  package func outcomes() async -> [ScenarioOutcome] {
    await entries.concurrentMap { $0.outcome() }
  }
}

extension SuiteEntry {
  /// Runs the scenario within the given limits.
  package func run(limits: GivenLimits) -> LessonRun { run(limits.options) }

  /// Runs the scenario.
  package func run(_ options: RunOptions = RunOptions()) -> LessonRun {
    ScenarioRunning.run(scenario, options)
  }
}

extension ScenarioSuite {
  /// Checks the folders' ledgers of facts against the outcomes of the whole suite.
  ///
  /// - Parameter outcomes: The outcome of each scenario, by its entry's name.
  /// - Returns: The errors in the ledgers, and the facts that they lack.
  package func checkFacts(in outcomes: [String: ScenarioOutcome]) -> [Diagnostic] {
    // Without a ledger, there's nothing to check.
    guard hasLedger else { return [] }
    let suspended = folders.flatMap { folder in
      folder.lessons.flatMap { lesson in
        lesson.scenarios.filter { !$0.suspendedFacts.isEmpty || !$0.facts.isEmpty }.flatMap {
          scenario in
          ScenarioRunning.run(scenario)
            .diagnostics(ofFactsIn: folder.ledger, lesson.source)
        }
      }
    }
    return factCheckings(of: outcomes).flatMap { $0.diagnostics() } + suspended
  }

  /// Whether a folder among the arguments has a ledger of facts.
  package var hasLedger: Bool { folders.contains { !$0.ledger.isEmpty } }

  /// Returns the checks of all folders, given the outcome of each scenario of the suite.
  func factCheckings(of outcomes: [String: ScenarioOutcome]) -> [FactChecking] {
    folders.map { folder in
      FactChecking(
        ledger: folder.ledger, lessons: folder.lessons,
        outcomes: folder.lessons.flatMap { lesson in
          lesson.scenarios.map { scenario in
            let entry = SuiteEntry(path: lesson.source.name, scenario: scenario)
            return outcomes[entry.name] ?? ScenarioOutcome(.skipped)
          }
        })
    }
  }
}
