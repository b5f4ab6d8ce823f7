#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder where the program keeps what it learns between runs.
///
/// The program works without it: files that are missing, damaged, or unwritable are ignored.
package struct CacheFolder: Sendable {
  private let folder: String

  /// Opens a folder, which doesn't have to exist yet.
  package init(folder: String) { self.folder = folder }

  /// Opens the folder for the program in the user's cache directory, or returns `nil` if there is
  /// none.
  ///
  /// - Parameter environment: Returns the value of an environment variable.
  package init?(environment: (String) -> String?) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
      let usual = value("HOME").map { $0 + "/Library/Caches" }
    #else
      let usual = value("HOME").map { $0 + "/.cache" }
    #endif
    guard let caches = value("XDG_CACHE_HOME") ?? usual else { return nil }
    folder = Disk.join(caches, "touchstone")
  }

  // MARK: The program

  /// A hash that identifies the running program.
  ///
  /// Hashing all of its bytes each time would take longer than most tests do, so the hash is cached
  /// along with the file system's metadata, which changes whenever the bytes do.
  package func program() -> String? {
    guard let path = Disk.programPath, let state = try? Disk.state(of: path) else { return nil }
    let line = "\(path) \(state)"
    let kept = text(ofFile: Self.programFile)?.split(separator: "\n").map(String.init) ?? []
    if kept.count == 2, kept[0] == line { return kept[1] }
    guard let bytes = try? Disk.contents(of: path) else { return nil }
    var hash = ContentHash()
    hash.add(bytes)
    write(line + "\n" + hash.text + "\n", to: Self.programFile)
    return hash.text
  }

  // MARK: Files

  private static let programFile = "program"

  /// Returns the contents of a file in the folder, or `nil` if it doesn't exist.
  package func contents(ofFile name: String) -> [UInt8]? {
    try? Disk.contents(of: Disk.join(folder, name))
  }

  /// Returns the contents of a file in the folder as text, or `nil` if it doesn't exist.
  package func text(ofFile name: String) -> String? {
    contents(ofFile: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes text to a file.
  package func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Writes bytes to a file; unless the write is durable, a system crash may damage them.
  ///
  /// Only a regular file in the folder is replaced. A link may lead to anything, even to a device.
  package func write(_ bytes: [UInt8], to name: String, isDurable: Bool = true) {
    try? Disk.makeFolder(folder)
    try? Disk.replace(
      Disk.join(folder, name), with: bytes, isDurable: isDurable, followingLinks: false)
  }

  /// Removes all but the most recently changed files whose names share a prefix.
  package func forget(allBut count: Int, filesNamed beginning: String) {
    let names = ((try? Disk.names(in: folder)) ?? []).filter { $0.hasPrefix(beginning) }
    guard names.count > count else { return }
    let paths = names.map { Disk.join(folder, $0) }
    let dated = paths.map { (time: (try? Disk.lastChange(of: $0)) ?? 0, path: $0) }.sorted {
      $0 > $1
    }
    for old in dated.dropFirst(count) { try? Disk.remove(old.path) }
  }
}
