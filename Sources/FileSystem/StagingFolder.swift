#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A hidden folder next to a site's folder where the next site is written, locked while in use.
///
/// The lock belongs to the open folder, so the system releases it if a build crashes.
struct StagingFolder {
  /// The path of the folder: `.Site.next` next to `Site`.
  package let path: String

  private let descriptor: Int32

  /// Creates and locks the folder, and removes what a crashed build left in it.
  init(beside site: String) throws(FileProblem) {
    path = Self.path(beside: site)
    while true {
      guard Disk.mkdir(path) || errno == EEXIST else {
        throw Disk.problem(.write, path, errno)
      }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      // Another build may have finished in the meantime and removed the folder.
      if descriptor < 0 && errno == ENOENT { continue }
      guard descriptor >= 0 else { throw Disk.problem(.write, path, errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw FileProblem(.write, site, .isBusy)
      }
      if Self.isStill(path, descriptor) {
        self.descriptor = descriptor
        break
      }
      Self.unlock(descriptor)
    }
    do {
      _ = try Disk.replaceableFiles(in: path)
      try Disk.removeContents(ofSite: path)
    } catch {
      Self.unlock(descriptor)
      throw error
    }
  }

  /// Unlocks and closes a folder.
  ///
  /// A process that's just starting briefly holds a copy of each open file, which would keep a lock
  /// alive if the folder were only closed.
  private static func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Exchanges the staged files and the site.
  func exchange(with site: String) throws(FileProblem) {
    if try Disk.existingKind(of: site) == nil {
      guard Disk.move(path, to: site) else { throw Disk.problem(.write, site, errno) }
      return
    }
    // The old site has this folder's name during its removal, so lock it against other builds.
    let old = open(site, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if old >= 0 { _ = flock(old, LOCK_EX | LOCK_NB) }
    defer { if old >= 0 { Self.unlock(old) } }
    if Disk.swap(path, site) {
      try? Disk.remove(site: path)
    } else {
      try moveInTurn(with: site)
    }
  }

  /// Removes the folder if it still exists, and unlocks it.
  package func remove() {
    if Self.isStill(path, descriptor) { try? Disk.remove(site: path) }
    Self.unlock(descriptor)
  }

  /// Removes what a crashed build left next to a site, if anything.
  static func removeLeftover(beside site: String) throws(FileProblem) {
    if try Disk.existingKind(of: path(beside: site)) != nil {
      try StagingFolder(beside: site).remove()
    }
  }

  /// Replaces the site in two moves, for file systems that can't exchange folders in one step.
  ///
  /// Between the moves, there's briefly no site; `recoverInterruptedMove` restores it after a
  /// crash.
  func moveInTurn(with site: String) throws(FileProblem) {
    let previous = Self.previousPath(beside: site)
    guard Disk.move(site, to: previous) else { throw Disk.problem(.write, site, errno) }
    guard Disk.move(path, to: site) else {
      let code = errno
      _ = Disk.move(previous, to: site)
      throw Disk.problem(.write, site, code)
    }
    try? Disk.remove(site: previous)
  }

  private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else { return false }
    return (try? Disk.identity(of: path)) == Disk.Identity(opened)
  }

  package static func path(beside site: String) -> String {
    Disk.sibling(of: site, ending: "next")
  }

  static func previousPath(beside site: String) -> String {
    Disk.sibling(of: site, ending: "previous")
  }
}

extension Disk {
  /// Restores a site whose build was interrupted between two moves, or removes what the build left.
  static func recoverInterruptedMove(of site: String) throws(FileProblem) {
    let previous = StagingFolder.previousPath(beside: site)
    guard let kind = try existingKind(of: previous, followingLinks: false) else { return }
    // A link leads to a folder that no build has moved here.
    guard kind == .folder else { throw FileProblem(.write, previous, .isNoFolder) }
    _ = try replaceableFiles(in: previous)
    if try existingKind(of: site) == nil {
      guard move(previous, to: site) else { throw problem(.write, site, errno) }
    } else {
      try remove(site: previous)
    }
  }

  /// Removes a site's folder with everything in it.
  package static func remove(site path: String) throws(FileProblem) {
    try removeContents(ofSite: path)
    try remove(path)
  }

  /// Removes everything in a site's folder, the marker last, because it says that the rest may be
  /// removed.
  static func removeContents(ofSite path: String) throws(FileProblem) {
    guard try kind(of: path, .write, followingLinks: false) == .folder else {
      throw FileProblem(.write, path, .isNoFolder)
    }
    if access(path, W_OK) != 0, errno == EACCES { _ = makeWritable(path) }
    let names = try names(in: path)
    for name in names where name != SiteMarker.path { try remove(join(path, name)) }
    if names.contains(SiteMarker.path) { try remove(join(path, SiteMarker.path)) }
  }
}
