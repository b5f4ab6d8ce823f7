import FileSystem
import LessonRunner

/// What a suite is made of at one moment, to find out what a change has touched.
package struct SuiteWatch: Sendable {
  private let words: [String]
  private let content: String

  /// The scenarios that were seen last, by name, with a number for all that a run reads of them.
  private var seen: [String: ContentHash] = [:]

  /// The files that the scenarios seen last and their scenes were read from, or were to be.
  private var paths: Set<String> = []

  /// What the file system said of each file that was there when they were looked at last; `nil`
  /// before that.
  private var states: [String: String]?

  /// Watches what words ask for, as ``ScenarioSuite/find(in:withExercises:content:files:)`` takes
  /// them.
  package init(_ words: [String], content: String = ContentPath.usualFolder) {
    self.words = words
    self.content = content
  }

  /// Returns whether any file has come, gone or changed since this was asked last.
  package mutating func hasChanged() -> Bool {
    let now = Self.states(of: watched)
    defer { states = now }
    return now != states
  }

  /// Returns the scenarios that are new, or of which something is new that a run reads, and takes
  /// the suite as seen.
  package mutating func touched(in suite: ScenarioSuite) -> [ScenarioSuite.Entry] {
    var now: [String: ContentHash] = [:]
    var touched: [ScenarioSuite.Entry] = []
    for entry in suite.entries {
      let hash = entry.contentHash
      now[entry.name] = hash
      if seen[entry.name] != hash { touched.append(entry) }
    }
    seen = now
    paths = suite.scenePaths.union(suite.contents.keys)
    // What was looked at before keeps its state, so that no change of it is missed.
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

  /// The file that a word names, or the files of the folder that it names.
  private static func files(of word: String) -> [String] {
    let path = SuiteArgument(word, files: .disk).path
    guard Disk.isFolder(path) == true else { return [path] }
    return ((try? Disk.files(in: path)) ?? []).map { Disk.join(path, $0) }
  }
}
