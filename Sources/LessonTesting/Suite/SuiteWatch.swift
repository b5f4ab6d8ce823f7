import FileSystem
import LessonRunner

/// The state of a suite at one moment, for determining what a change affects.
package struct SuiteWatch: Sendable {
  private let words: [String]
  private let content: String

  /// The scenarios last seen, by name, each with the hash of everything that a run reads.
  private var seen: [String: ContentHash] = [:]

  /// The files that contain the scenarios last seen and their scenes, whether or not they exist.
  private var paths: Set<String> = []

  /// The metadata of each file that existed at the last check; `nil` before the first one.
  private var states: [String: String]?

  /// Watches the files that arguments name, in the form that
  /// ``ScenarioSuite/find(in:withExercises:content:files:)`` takes.
  package init(_ words: [String], content: String = ContentPath.usualFolder) {
    self.words = words
    self.content = content
  }

  /// Returns whether any file has been added, removed, or changed since the last call.
  package mutating func hasChanged() -> Bool {
    let now = Self.states(of: watched)
    defer { states = now }
    return now != states
  }

  /// Returns the scenarios that are new, or for which anything that a run reads is new, and marks
  /// the suite as seen.
  package mutating func touched(in suite: ScenarioSuite) -> [SuiteEntry] {
    var now: [String: ContentHash] = [:]
    var touched: [SuiteEntry] = []
    for entry in suite.entries {
      let hash = entry.contentHash
      now[entry.name] = hash
      if seen[entry.name] != hash { touched.append(entry) }
    }
    seen = now
    paths = suite.scenePaths.union(suite.contents.keys)
    // Files that were checked before keep their state, so that none of their changes is missed.
    let known = states ?? [:]
    let watched = watched
    states = Self.states(of: watched).merging(known.filter { watched.contains($0.key) }) { $1 }
    return touched
  }

  private var watched: Set<String> { paths.union(words.flatMap(Self.files)) }

  private static func states(of paths: Set<String>) -> [String: String] {
    var states: [String: String] = [:]
    for path in paths {
      if let state = try? Disk.state(of: path) { states[path] = state }
    }
    return states
  }

  /// Returns the file that an argument names, or the files of the folder that it names.
  private static func files(of word: String) -> [String] {
    let path = SuiteArgument(word, files: .disk).path
    guard Disk.isFolder(path) == true else { return [path] }
    return ((try? Disk.files(in: path)) ?? []).map { Disk.join(path, $0) }
  }
}
