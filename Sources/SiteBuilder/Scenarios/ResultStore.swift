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
package struct ResultStore: Sendable {
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

  // MARK: Results

  /// What is known of scenarios from earlier runs of this very program.
  package func knownResults() -> KnownResults? {
    guard let engine = engine() else { return nil }
    return KnownResults(engine: engine, text: text(of: Self.results) ?? "")
  }

  /// Keeps what is known.
  package func keep(_ known: KnownResults) { write(known.text, to: Self.results) }

  // MARK: Pages

  /// What the last build of a site has kept, by this very program.
  func knownPages(of request: SiteRequest) -> KnownPages {
    guard let engine = engine(),
      let bytes = try? Disk.contents(of: Disk.join(folder, Self.pageFile(of: request)))
    else { return KnownPages() }
    return KnownPages(bytes, program: engine)
  }

  /// Keeps what is known of a site's pages, and forgets sites that have not been built for long.
  func keep(_ pages: KnownPages, of request: SiteRequest) {
    guard let engine = engine() else { return }
    try? Disk.makeFolder(folder)
    let path = Disk.join(folder, Self.pageFile(of: request))
    // After a crash of the machine the file may be damaged, which is found out.
    try? Disk.replace(path, with: pages.bytes(program: engine), isDurable: false)
    let names = ((try? Disk.names(in: folder)) ?? []).filter { $0.hasPrefix(Self.pages) }
    guard names.count > Self.mostSites else { return }
    let paths = names.map { Disk.join(folder, $0) }
    let dated = paths.map { (time: (try? Disk.lastChange(of: $0)) ?? 0, path: $0) }.sorted {
      $0 > $1
    }
    for old in dated.dropFirst(Self.mostSites) { try? Disk.remove(old.path) }
  }

  /// The file for a site, which is known by the folder that it is written to.
  private static func pageFile(of request: SiteRequest) -> String {
    var hash = ContentHash()
    hash.add(Disk.resolvedPath(request.output))
    return pages + hash.text
  }

  // MARK: Failures

  /// The names of the scenarios that failed when they were last run from the working folder; `nil`
  /// when none has been run.
  package func failures() -> Set<String>? {
    guard let text = text(of: failureFile) else { return nil }
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Keeps the names of the scenarios that failed.
  package func keep(failures: Set<String>) {
    write(failures.sorted().map { $0 + "\n" }.joined(), to: failureFile)
  }

  private var failureFile: String {
    var hash = ContentHash()
    hash.add(Disk.workingFolder)
    return "failures-" + hash.text
  }

  // MARK: The program

  /// A number for the bytes of the running program.
  ///
  /// To read all of it each time would take longer than most tests do, so the number is kept with
  /// what the file system says of the file, which changes with every change of the bytes.
  private func engine() -> String? {
    guard let path = Disk.programPath, let state = try? Disk.state(of: path) else { return nil }
    let line = "\(path) \(state)"
    let kept = text(of: Self.program)?.split(separator: "\n").map(String.init) ?? []
    if kept.count == 2, kept[0] == line { return kept[1] }
    guard let bytes = try? Disk.contents(of: path) else { return nil }
    var hash = ContentHash()
    hash.add(bytes)
    write(line + "\n" + hash.text + "\n", to: Self.program)
    return hash.text
  }

  // MARK: Files

  private static let results = "results"
  private static let pages = "pages-"
  /// More sites than this nobody builds in turns.
  private static let mostSites = 20
  private static let program = "program"

  private func text(of name: String) -> String? {
    (try? Disk.contents(of: Disk.join(folder, name))).map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ text: String, to name: String) {
    try? Disk.makeFolder(folder)
    try? Disk.replace(Disk.join(folder, name), with: Array(text.utf8))
  }
}
