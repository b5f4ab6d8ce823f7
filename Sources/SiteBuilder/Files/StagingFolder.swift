#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The hidden sibling of a site's folder in which the next site is written, locked while in use.
///
/// The lock is on the open folder, so the system takes it back when a build crashes.
struct StagingFolder {
  /// The place of the folder: `.Site.next` beside `Site`.
  let path: String

  private let descriptor: Int32

  /// Makes and locks the folder, emptied of what a crashed build left in it.
  init(beside site: String) throws(FileProblem) {
    path = Self.path(beside: site)
    while true {
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw Disk.problem(.write, path, errno)
      }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      // Another build may have finished in between and removed the folder.
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
      close(descriptor)
    }
    do {
      _ = try Disk.replaceableFiles(in: path)
      for name in try Disk.names(in: path) { try Disk.remove(Disk.join(path, name)) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Puts the staged files in the place of the site, and the old site in their place.
  func exchange(with site: String) throws(FileProblem) {
    if try Disk.existingKind(of: site) == nil {
      guard rename(path, site) == 0 else { throw Disk.problem(.write, site, errno) }
      return
    }
    // The old site will take this folder's name while it is removed: keep other builds out of it.
    let old = open(site, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if old >= 0 { _ = flock(old, LOCK_EX | LOCK_NB) }
    defer { if old >= 0 { close(old) } }
    if Disk.swap(path, site) {
      try? Disk.remove(path)
    } else {
      try moveInTurn(with: site)
    }
  }

  /// Removes the folder if it is still there, and unlocks it.
  func remove() {
    if Self.isStill(path, descriptor) { try? Disk.remove(path) }
    close(descriptor)
  }

  /// Removes what a crashed build left beside a site, if anything.
  static func removeLeftover(beside site: String) throws(FileProblem) {
    if try Disk.existingKind(of: path(beside: site)) != nil {
      try StagingFolder(beside: site).remove()
    }
  }

  /// Does with two moves what a file system without exchange cannot do with one.
  ///
  /// Between them there is no site for a moment; `recoverInterruptedMove` puts it back.
  func moveInTurn(with site: String) throws(FileProblem) {
    let previous = Self.previousPath(beside: site)
    guard rename(site, previous) == 0 else { throw Disk.problem(.write, site, errno) }
    guard rename(path, site) == 0 else {
      let code = errno
      _ = rename(previous, site)
      throw Disk.problem(.write, site, code)
    }
    try? Disk.remove(previous)
  }

  private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else { return false }
    return (try? Disk.identity(of: path)) == Disk.Identity(opened)
  }

  static func path(beside site: String) -> String {
    Disk.sibling(of: site, ending: "next")
  }

  static func previousPath(beside site: String) -> String {
    Disk.sibling(of: site, ending: "previous")
  }
}

extension Disk {
  /// Puts back a site whose build was interrupted between two moves, or removes what it left.
  static func recoverInterruptedMove(of site: String) throws(FileProblem) {
    let previous = StagingFolder.previousPath(beside: site)
    guard try existingKind(of: previous) != nil else { return }
    _ = try replaceableFiles(in: previous)
    if try existingKind(of: site) == nil {
      guard rename(previous, site) == 0 else { throw problem(.write, site, errno) }
    } else {
      try remove(previous)
    }
  }

  /// Exchanges two folders in one step; false when this system cannot.
  static func swap(_ first: String, _ second: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
    #else
      // Linux has the call since 3.15; Swift's import of the C library leaves it out.
      typealias Exchange =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let exchange = unsafeBitCast(symbol, to: Exchange.self)
      let exchangeFlag: UInt32 = 2
      return exchange(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0
    #endif
  }
}
