package import SourceDiagnostics

/// Scenarios that were found in files, in order, ready to be listed, chosen and run.
package struct ScenarioSuite: Sendable {
  /// One scenario with the place where it was found.
  package struct Entry: Sendable {
    /// The path of the file, as it is shown to the user.
    package var path: String

    /// The scenario.
    package var scenario: LessonScenario

    /// What a user calls the scenario, and can give to `touchstone run`: `Content/walk.md#overlap`.
    package var name: String { scenario.name.isEmpty ? path : "\(path)#\(scenario.name)" }
  }

  /// A folder of lessons with its ledger of facts.
  private struct Folder: Sendable {
    var ledger: FactLedger
    var lessons: [SiteLesson] = []
  }

  /// The scenarios.
  package var entries: [Entry]

  /// The folders among what was asked for.
  private var folders: [Folder] = []

  /// Creates a suite without folders.
  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// Finds scenarios in files and folders.
  ///
  /// A file whose name ends in `.md`, or that has a scenario's fence, is a lesson. Any other file
  /// is one scenario. Of a folder, all lessons are read.
  package static func find(
    in paths: [String], files: FileAccess = .disk
  ) -> (suite: ScenarioSuite, problems: SiteProblems) {
    var suite = ScenarioSuite(entries: [])
    var problems = SiteProblems()
    for path in paths {
      do {
        if path == standardInput || files.isFolder(path) == false {
          _ = suite.add(try file(at: path, files), &problems)
          continue
        }
        let found = try lessons(of: path, files)
        let reading = FactLedger.read(try SourceReading.facts(in: path, files, &problems))
        problems.diagnostics += reading.diagnostics
        var folder = Folder(ledger: reading.ledger)
        for file in found {
          if let lesson = suite.add(file, &problems) { folder.lessons.append(lesson) }
        }
        suite.folders.append(folder)
      } catch {
        problems.files.append(error)
      }
    }
    suite.openLibrary(files)
    return (suite, problems)
  }

  /// Gives every scenario those whose scenes it can use.
  private mutating func openLibrary(_ files: FileAccess) {
    var library = SceneLibrary()
    for (path, entries) in Dictionary(grouping: entries, by: \.scenario.source.name) {
      library.add(entries.map(\.scenario), ofFile: path)
    }
    library.load(scenesUsedBy: entries.map(\.scenario), files)
    for index in entries.indices { entries[index].scenario.library = library }
  }

  private static func lessons(
    of folder: String, _ files: FileAccess
  ) throws(FileProblem) -> [LessonFile] {
    var lessons: [LessonFile] = []
    for file in try files.files(folder) where PagePath.isLesson(file) {
      let shownPath = Disk.join(folder, file)
      lessons.append(
        LessonFile(path: file, shownPath: shownPath, bytes: try files.contents(shownPath)))
    }
    if lessons.isEmpty { throw FileProblem(.read, folder, .holdsNoLesson) }
    return lessons
  }

  private static func file(
    at path: String, _ files: FileAccess
  ) throws(FileProblem) -> LessonFile {
    let isInput = path == standardInput
    let bytes = try files.contents(isInput ? "/dev/stdin" : path)
    return LessonFile(path: path, shownPath: isInput ? "<stdin>" : path, bytes: bytes)
  }

  /// Adds the scenarios of a file; returns the lesson that it is, if it is one.
  private mutating func add(
    _ file: LessonFile, _ problems: inout SiteProblems
  ) -> SiteLesson? {
    let path = file.path == Self.standardInput ? Self.standardInput : file.shownPath
    if PagePath.isLesson(file.path) || Self.holdsFence(file.bytes) {
      // Whether HTML is allowed is the site's affair; here it would only bring warnings.
      let (lesson, diagnostics) = LessonReading.lesson(in: file, allowsRawHTML: true)
      problems.diagnostics += diagnostics
      entries += lesson.scenarios.map { Entry(path: path, scenario: $0) }
      return lesson
    } else {
      let source = SourceText(
        name: file.shownPath, text: String(decoding: file.bytes, as: UTF8.self))
      let diagnostics = source.diagnosticsOfEncoding(of: file.bytes)
      problems.diagnostics += diagnostics
      guard diagnostics.isEmpty else { return nil }
      entries.append(Entry(path: path, scenario: LessonScenario(source: source)))
      return nil
    }
  }

  private static func holdsFence(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let fence = line.drop { $0 == UInt8(ascii: " ") }.prefix(while: { $0 == UInt8(ascii: "`") })
      return fence.count >= 3
        && line[fence.endIndex...].starts(with: ScenarioFenceReader.language.utf8)
    }
  }
}

extension ScenarioSuite {
  /// Runs all scenarios side by side; the runs come in the order of the entries.
  package func run() async -> [ScenarioRun] {
    await ScenarioRunning.runs(of: entries.map(\.scenario))
  }
}

extension ScenarioSuite.Entry {
  /// Runs the scenario.
  package func run() -> ScenarioRun { ScenarioRunning.run(scenario) }
}

extension ScenarioSuite {
  /// Holds the folders' ledgers of facts against the runs of the whole suite.
  ///
  /// - Returns: What is wrong in a ledger, and the facts that a ledger lacks.
  package func checkFacts(in runs: [ScenarioRun]) -> [Diagnostic] {
    factCheckings(of: runs).flatMap { $0.diagnostics() }
  }

  /// The checks of all folders, given the runs of the whole suite.
  func factCheckings(of runs: [ScenarioRun]) -> [FactChecking] {
    var owners: [String: [ScenarioRun]] = [:]
    for (entry, run) in zip(entries, runs) { owners[entry.path, default: []].append(run) }
    return folders.map { folder in
      FactChecking(
        ledger: folder.ledger, lessons: folder.lessons,
        runs: folder.lessons.flatMap { owners[$0.source.name] ?? [] })
    }
  }
}
