#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder in which the program keeps what it knows from one run to the next.
///
/// Nothing in it is needed: what is missing, damaged or cannot be written is done without.
package struct CacheFolder: Sendable {
  private let folder: String

  /// Opens a folder, which need not be there yet.
  package init(folder: String) { self.folder = folder }

  /// Opens the folder for programs' caches of the user; `nil` when there is none.
  ///
  /// - Parameter environment: The value of a variable of the environment.
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

  /// A number for the bytes of the running program.
  ///
  /// To read all of it each time would take longer than most tests do, so the number is kept with
  /// what the file system says of the file, which changes with every change of the bytes.
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

  /// What a file of the folder holds; `nil` when it is not there.
  package func contents(ofFile name: String) -> [UInt8]? {
    try? Disk.contents(of: Disk.join(folder, name))
  }

  /// What a file of the folder holds, as text; `nil` when it is not there.
  package func text(ofFile name: String) -> String? {
    contents(ofFile: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Keeps a text in a file.
  package func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Keeps bytes in a file; unless they are durable, a crash of the machine may damage them.
  package func write(_ bytes: [UInt8], to name: String, isDurable: Bool = true) {
    try? Disk.makeFolder(folder)
    try? Disk.replace(Disk.join(folder, name), with: bytes, isDurable: isDurable)
  }

  /// Leaves only the files changed last among those whose names begin alike.
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
