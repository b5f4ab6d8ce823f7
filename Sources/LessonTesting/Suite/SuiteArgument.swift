import FileSystem
import SourceDiagnostics

/// A command-line argument that asks for a file, a folder, a scenario, or a line of a file.
///
/// `Content`, `Content/walk.md`, `Content/walk.md#overlap`, `Content/walk.md:40`, and for files in
/// the content folder, `walk`, `walk#overlap`, or `overlap`.
struct SuiteArgument: Equatable {
  /// The part of a file that is meant.
  enum Part: Equatable {
    /// All of it.
    case whole
    /// The scenario with a name.
    case name(String)
    /// The scenario on a line, counted from one.
    case line(Int)
  }

  /// The path of the file or folder, or a name.
  var path: String

  /// The part that is meant.
  var part: Part

  /// Parses an argument; if a file has exactly that path, the argument means the file, even if
  /// the path contains `#` or `:`.
  init(_ word: String, files: FileAccess) {
    path = word
    part = .whole
    guard word != ScenarioSuite.standardInput, files.isFolder(word) == nil else { return }
    if let mark = word.lastIndex(of: "#") {
      path = String(word[..<mark])
      part = .name(String(word[word.index(after: mark)...]))
      return
    }
    // A location copied from a listing may include its column and a colon at the end.
    var pieces = word.split(separator: ":", omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    var numbers: [Int] = []
    while pieces.count > 1, numbers.count < 2, let number = Int(pieces[pieces.count - 1]),
      number > 0
    {
      numbers.insert(number, at: 0)
      pieces.removeLast()
    }
    if let line = numbers.first {
      path = pieces.joined(separator: ":")
      part = .line(line)
    }
  }

  /// Returns the matching scenarios of a file.
  ///
  /// - Throws: A message that says that there are none.
  func choose(
    from entries: [SuiteEntry]
  ) throws(SuiteArgumentProblem) -> [SuiteEntry] {
    // A longer argument that begins with a hyphen would be an option.
    let path = path == ScenarioSuite.standardInput ? "/dev/stdin" : path
    switch part {
    case .whole:
      return entries
    case .name(let name):
      let chosen = entries.filter { $0.isNamed(name) }
      guard chosen.isEmpty else { return chosen }
      let meant = Suggestion.nearest(to: name, among: entries.map(\.ownName))
      throw SuiteArgumentProblem(.noSuchScenario(path, name, suggestion: meant))
    case .line(let line):
      let chosen = entries.filter { $0.lines.contains(line) }
      guard chosen.isEmpty else { return chosen }
      let nearest = entries.min { left, right in
        Self.distance(left, line) < Self.distance(right, line)
      }
      throw SuiteArgumentProblem(
        .noScenarioOnLine(path, line, nearest: nearest.map { ($0.name, $0.line) }))
    }
  }

  private static func distance(_ entry: SuiteEntry, _ line: Int) -> Int {
    let lines = entry.lines
    return max(lines.lowerBound - line, line - lines.upperBound)
  }
}

/// An error in a user's argument.
struct SuiteArgumentProblem: Error, Equatable {
  var message: DiagnosticMessage

  init(_ message: DiagnosticMessage) { self.message = message }
}
