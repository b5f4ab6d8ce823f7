import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// How a site is written either whole or not at all:
//
//   1. Check what exists: refuse unless it's nothing, an empty folder, or entirely ours.
//   2. Before the first file that differs, lock a sibling folder, `.Site.next`, and clear what a
//      crashed build may have left in it.
//   3. Write every file that differs into the sibling; list each in its marker before creating it.
//   4. When all files are known, link the unchanged ones into the sibling.
//   5. Replace the growing marker with a sorted one.
//   6. Exchange the two folders in one system call, which replaces the old site with the new one.
//   7. Remove the old site, which is now in the sibling, with its marker last.
//
// A crash at any point leaves a whole site and perhaps the sibling, whose marker lists every file
// in it, so that the next build clears it.

/// A writer that puts a site into a folder on disk.
final class FolderWriter: SiteWriter {
  private struct State {
    /// The files that haven't changed.
    var kept: [String] = []
    /// The files that are new or have changed.
    var written: [String] = []
    var staging: StagingFolder?
    /// The file descriptor of the marker in the staging folder, open for appending.
    var marker: Int32 = -1
    /// The folders that exist in the staging folder, as relative paths.
    var folders: Set<String> = []
  }

  private let folder: String
  /// The files of the last site, including the marker.
  private let present: Set<String>
  private let state = Mutex(State())

  /// Creates a writer for a site that will replace a folder's contents.
  init(replacing path: String) throws(FileProblem) {
    let path = Disk.withoutTrailingSlashes(path)
    let folder = try Disk.resolvingLink(path, inside: Disk.parent(of: path))
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
      // Some file systems don't support hard links.
      if !Disk.addName(target, to: source) { try Self.write(Disk.contents(of: source), to: target) }
    }
    let staging = try staging()
    // The current marker lists all files, unsorted; keep it until the sorted one is complete.
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

  /// Returns the contents of a file of the last site; `nil` for a link, which leads somewhere else.
  private func presentContents(of path: String) -> [UInt8]? {
    let path = Disk.join(folder, path)
    guard (try? Disk.kind(of: path, .write, followingLinks: false)) == .file else { return nil }
    return try? Disk.contents(of: path)
  }

  /// Returns the folder of the next site, creating it before the first file is written.
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

  /// Returns the path for a file of the next site, after listing it and creating its folder.
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
