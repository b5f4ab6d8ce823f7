import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// How a site is written whole or not at all:
//
//   1. Look at what is there: refuse unless it is nothing, an empty folder, or entirely ours.
//   2. Before the first file that differs, lock a sibling folder, `.Site.next`, and clear what a
//      crashed build may have left in it.
//   3. Write every file that differs into the sibling, each listed in its marker before it is there.
//   4. When all are known, give those that do not differ a second name in the sibling.
//   5. Put a sorted marker in the place of the one that grew.
//   6. Exchange the two in one system call. Before it the old site stands, after it the new one.
//   7. Remove the old site, which is now in the sibling, its marker last.
//
// A crash at any point leaves a whole site and perhaps the sibling, in which every file is listed in
// the marker, so that the next build clears it.

/// Writes a site into a folder of the disk.
final class FolderWriter: SiteWriter {
  private struct State {
    /// The files that are as they were.
    var kept: [String] = []
    /// The files that are new or differ.
    var written: [String] = []
    var staging: StagingFolder?
    /// The marker in the staging folder, open to be written on.
    var marker: Int32 = -1
    /// The folders that are there, from the staging folder.
    var folders: Set<String> = []
  }

  private let folder: String
  /// The files of the last site, the marker too.
  private let present: Set<String>
  private let state = Mutex(State())

  /// Looks at a folder that a site is to take the place of.
  init(replacing path: String) throws(FileProblem) {
    let folder = Disk.resolvingLink(Disk.withoutTrailingSlashes(path))
    self.folder = folder
    try Disk.recoverInterruptedMove(of: folder)
    if access(folder, W_OK) != 0, errno == EACCES {
      throw FileProblem(.write, folder, .notPermitted)
    }
    present =
      try Disk.existingKind(of: folder) == nil ? [] : Set(Disk.replaceableFiles(in: folder))
  }

  package func write(_ file: SiteFile) throws(FileProblem) {
    if present.contains(file.path), presentContents(of: file.path) == file.bytes {
      state.withLock { $0.kept.append(file.path) }
      return
    }
    try Self.write(file.bytes, to: staged(file.path))
    state.withLock { $0.written.append(file.path) }
  }

  package func keep(_ files: [(path: String, number: UInt64)]) -> Bool {
    for file in files {
      guard present.contains(file.path), let bytes = presentContents(of: file.path),
        ContentHash(of: bytes).value == file.number
      else { return false }
    }
    state.withLock { $0.kept += files.map(\.path) }
    return true
  }

  package func contents(of path: String) -> [UInt8] {
    let staged = state.withLock { $0.staging.map { Disk.join($0.path, path) } }
    return staged.flatMap { try? Disk.contents(of: $0) } ?? presentContents(of: path) ?? []
  }

  package func finish() throws(FileProblem) -> Publication {
    let (kept, written) = state.withLock { ($0.kept.sorted(), $0.written) }
    let marker = SiteMarker.file(listing: kept + written)
    if written.isEmpty, kept == present.subtracting([SiteMarker.path]).sorted(),
      presentContents(of: SiteMarker.path) == marker.bytes
    {
      try? StagingFolder.removeLeftover(beside: folder)
      return .unchanged
    }
    for path in kept {
      let source = Disk.join(folder, path)
      let target = try staged(path)
      // Some file systems know no second names.
      if !Disk.addName(target, to: source) { try Self.write(Disk.contents(of: source), to: target) }
    }
    let staging = try staging()
    // The marker so far lists all files in any order; until the sorted one is whole, it is needed.
    let sorted = try staged(SiteMarker.nextPath)
    try Self.write(marker.bytes, to: sorted)
    guard Disk.move(sorted, to: Disk.join(staging.path, SiteMarker.path)) else {
      throw Disk.problem(.write, sorted, errno)
    }
    try staging.exchange(with: folder)
    abandon()
    return .replaced
  }

  package func abandon() {
    state.withLock { state in
      if state.marker >= 0 { close(state.marker) }
      state.staging?.remove()
      state = State()
    }
  }

  private func presentContents(of path: String) -> [UInt8]? {
    try? Disk.contents(of: Disk.join(folder, path))
  }

  /// The folder of the next site, which is made before the first file is written into it.
  private func staging() throws(FileProblem) -> StagingFolder {
    try state.withLock { state throws(FileProblem) in try staging(&state) }
  }

  private func staging(_ state: inout State) throws(FileProblem) -> StagingFolder {
    if let staging = state.staging { return staging }
    try Disk.makeFolder(Disk.parent(of: folder))
    let staging = try StagingFolder(beside: folder)
    state.staging = staging
    let path = Disk.join(staging.path, SiteMarker.path)
    state.marker = Disk.openToWrite(path, O_CREAT | O_APPEND)
    guard state.marker >= 0 else { throw Disk.problem(.write, path, errno) }
    try Disk.write(SiteMarker.file(listing: []).bytes, state.marker, path)
    return staging
  }

  /// Returns the place of a file of the next site, listed and with the folder that it needs.
  private func staged(_ path: String) throws(FileProblem) -> String {
    try state.withLock { state throws(FileProblem) in
      let target = Disk.join(try staging(&state).path, path)
      try Disk.write(Array((path + "\n").utf8), state.marker, target)
      let parent = Disk.parent(of: target)
      if !state.folders.contains(parent) {
        try Disk.makeFolder(parent)
        state.folders.insert(parent)
      }
      return target
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let descriptor = Disk.openToWrite(path, O_CREAT | O_EXCL)
    guard descriptor >= 0 else { throw Disk.problem(.write, path, errno) }
    defer { close(descriptor) }
    try Disk.write(bytes, descriptor, path)
  }
}
