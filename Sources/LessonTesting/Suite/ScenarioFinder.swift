import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// A finder for what a user asks for in files and folders; it reads each file once.
struct ScenarioFinder {
  let withExercises: Bool
  let content: String
  let files: FileAccess
  private var search = ScenarioSuite.Search()

  /// The scenarios of the files that have been read.
  private var found: [String: [SuiteEntry]] = [:]

  /// The blocks that are already in the suite.
  private var chosen: Set<String> = []

  /// Creates a finder that looks up bare names in a content folder.
  init(withExercises: Bool, content: String, files: FileAccess) {
    self.withExercises = withExercises
    self.content = content
    self.files = files
  }

  /// Adds what an argument asks for.
  mutating func find(_ word: String) {
    let argument = SuiteArgument(word, files: files)
    let path = argument.path
    do throws(FileProblem) {
      if path == ScenarioSuite.standardInput || files.isFolder(path) == false {
        add(argument, from: try entries(ofFile: path))
      } else if files.isFolder(path) == nil, findName(argument) {
        return
      } else if let meant = nearestName(to: path) {
        search.misses.append(.noSuchPath(path, suggestion: meant))
      } else if argument.part == .whole {
        try addFolder(path)
      } else {
        let cause: FileProblem.Cause = files.isFolder(path) == true ? .isFolder : .missing
        throw FileProblem(.read, path, cause)
      }
    } catch {
      search.problems.files.append(error)
    }
  }

  private mutating func add(_ argument: SuiteArgument, from entries: [SuiteEntry]) {
    do throws(SuiteArgumentProblem) {
      add(try argument.choose(from: entries))
    } catch {
      search.misses.append(error.message)
    }
  }

  private mutating func add(_ entries: [SuiteEntry]) {
    for entry in entries
    where chosen.insert("\(entry.path)\0\(entry.fenceIndex)").inserted {
      search.suite.entries.append(entry)
    }
  }

  /// Returns the result, in which every scenario has access to the scenes that it can use.
  func finish() -> ScenarioSuite.Search {
    var library = SceneLibrary()
    for entries in found.values {
      guard let file = entries.first?.scenario.source.name else { continue }
      library.add(entries.filter { $0.exercise == nil }.map(\.scenario), ofFile: file)
    }
    var search = search
    let users = search.suite.entries.flatMap { [$0.scenario] + [$0.exercise?.ownScenario] }
    library.load(scenesUsedBy: users.compactMap(\.self), files)
    search.suite.scenePaths = library.loadedPaths
    for index in search.suite.entries.indices {
      search.suite.entries[index].scenario.library = library
    }
    return search
  }

  // MARK: Folders

  private mutating func addFolder(_ folder: String) throws(FileProblem) {
    let paths = try files.files(folder).filter {
      ContentPath.isLesson($0) || $0.hasSuffix(".scenario")
    }
    if paths.isEmpty { throw FileProblem(.read, folder, .holdsNoLesson) }
    let reading = try FactLedger.read(from: folder, files)
    search.problems.diagnostics += reading.diagnostics
    var ledgered = ScenarioSuite.Folder(path: folder, ledger: reading.ledger)
    for path in paths {
      let shownPath = Disk.join(folder, path)
      let isKnown = found[shownPath] != nil
      let file = LessonFile(
        path: path, shownPath: shownPath, bytes: try files.text(shownPath))
      let (entries, lesson) = read(file, reportsProblems: !isKnown)
      add(entries)
      if let lesson { ledgered.lessons.append(lesson) }
    }
    search.suite.folders.append(ledgered)
  }

  // MARK: Names

  /// Adds the scenarios of the content folder whose name, or whose lesson's name, matches; returns
  /// whether there are any.
  private mutating func findName(_ argument: SuiteArgument) -> Bool {
    let name = argument.path
    guard !name.contains("/"), files.isFolder(content) == true,
      let paths = try? files.files(content).filter({ ContentPath.isLesson($0) })
    else { return false }
    for path in paths where ContentPath.name(ofLesson: path) == name {
      guard let entries = try? entries(ofFile: Disk.join(content, path)) else { return false }
      add(argument, from: entries)
      return true
    }
    guard argument.part == .whole else { return false }
    // Errors in lessons that turn out not to match are irrelevant here.
    var attempt = self
    let entries = paths.flatMap { (try? attempt.entries(ofFile: Disk.join(content, $0))) ?? [] }
      .filter { $0.isNamed(name) }
    guard !entries.isEmpty else { return false }
    self = attempt
    add(entries)
    return true
  }

  /// Returns the name of a lesson or scenario in the content folder that the user may have
  /// misspelled.
  private func nearestName(to word: String) -> String? {
    guard !word.contains("/"), files.isFolder(word) == nil, files.isFolder(content) == true,
      let paths = try? files.files(content).filter({ ContentPath.isLesson($0) })
    else { return nil }
    var attempt = self
    let scenarios = paths.flatMap { (try? attempt.entries(ofFile: Disk.join(content, $0))) ?? [] }
    return Suggestion.nearest(
      to: word, among: paths.map { ContentPath.name(ofLesson: $0) } + scenarios.map(\.ownName))
  }

  // MARK: Files

  private mutating func entries(
    ofFile path: String
  ) throws(FileProblem) -> [SuiteEntry] {
    if let entries = found[path] { return entries }
    let isInput = path == ScenarioSuite.standardInput
    let bytes = try files.text(isInput ? "/dev/stdin" : path)
    let file = LessonFile(path: path, shownPath: isInput ? "<stdin>" : path, bytes: bytes)
    return read(file, reportsProblems: true).entries
  }

  /// Reads the scenarios of a file, and its lesson if it's one.
  private mutating func read(
    _ file: LessonFile, reportsProblems: Bool
  ) -> (entries: [SuiteEntry], lesson: LessonDocument?) {
    let path =
      file.path == ScenarioSuite.standardInput ? ScenarioSuite.standardInput : file.shownPath
    search.suite.contents[path] = file.bytes
    var diagnostics: [Diagnostic]
    var lesson: LessonDocument?
    var scenarios: [LessonScenario] = []
    if ContentPath.isLesson(file.path) || Self.holdsFence(file.bytes) {
      // Whether HTML is allowed depends on the site; here, it would only cause warnings.
      let reading = LessonReading.lesson(in: file, allowsRawHTML: true)
      diagnostics = reading.diagnostics
      lesson = reading.lesson
      scenarios = reading.lesson.scenarios
    } else {
      let (source, problems) = SourceText.reading(file.bytes, named: file.shownPath)
      diagnostics = problems
      if diagnostics.isEmpty { scenarios = [LessonScenario(source: source)] }
    }
    if reportsProblems { search.problems.diagnostics += diagnostics }
    var entries = scenarios.map { SuiteEntry(path: path, scenario: $0) }
    for exercise in withExercises ? lesson?.exercises ?? [] : [] {
      guard let scenario = exercise.scenario(among: scenarios), scenario.skipReason == nil
      else { continue }
      entries.append(SuiteEntry(path: path, scenario: scenario, exercise: exercise))
    }
    entries.sort { $0.fenceIndex < $1.fenceIndex }
    found[path] = entries
    return (entries, lesson)
  }

  private static func holdsFence(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let fence = line.drop { $0 == UInt8(ascii: " ") }.prefix(while: { $0 == UInt8(ascii: "`") })
      return fence.count >= 3
        && line[fence.endIndex...].starts(with: ScenarioFenceParser.language.utf8)
    }
  }
}
