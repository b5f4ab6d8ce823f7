/// What a suite is made of at one moment, to find out what a change has touched.
package struct SuiteWatch: Sendable {
  private let words: [String]
  private let content: String

  /// The scenarios that were seen last, by name, with a number for all that a run reads of them.
  private var seen: [String: ContentHash] = [:]

  /// What the file system said of the files when they were looked at last.
  private var state: [String] = []

  /// Watches what words ask for, as ``ScenarioSuite/find(in:content:files:)`` takes them.
  package init(_ words: [String], content: String = SiteRequest().content) {
    self.words = words
    self.content = content
  }

  /// Returns whether any file has come, gone or changed since this was asked last.
  package mutating func hasChanged() -> Bool {
    let now = words.flatMap(Self.state)
    defer { state = now }
    return now != state
  }

  /// Returns the scenarios that are new, or of which something is new that a run reads, and takes
  /// the suite as seen.
  package mutating func touched(in suite: ScenarioSuite) -> [ScenarioSuite.Entry] {
    var now: [String: ContentHash] = [:]
    var touched: [ScenarioSuite.Entry] = []
    for entry in suite.entries {
      let hash = KnownResults.contentHash(of: entry.scenario)
      now[entry.name] = hash
      if seen[entry.name] != hash { touched.append(entry) }
    }
    seen = now
    return touched
  }

  /// The files of a file's or a folder's path, with what the file system says of them.
  private static func state(of word: String) -> [String] {
    let path = SuiteArgument(word, files: .disk).path
    let files =
      Disk.isFolder(path) == true
      ? ((try? Disk.files(in: path)) ?? []).map { Disk.join(path, $0) } : [path]
    return files.map { $0 + " " + ((try? Disk.state(of: $0)) ?? "") }
  }
}
