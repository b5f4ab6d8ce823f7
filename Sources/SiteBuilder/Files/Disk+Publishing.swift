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
//   2. Lock a sibling folder, `.Site.next`, and clear what a crashed build may have left in it.
//   3. Write every file into the sibling, the marker that lists them first.
//   4. Exchange the two in one system call. Before it the old site stands, after it the new one.
//   5. Remove the old site, which is now in the sibling.
//
// A crash at any point leaves a whole site and perhaps the sibling, which the next build clears.
extension Disk {
  static func publish(_ site: [SiteFile], in folder: String) throws(FileProblem) -> Publication {
    // The marker comes first, so a crash while writing leaves no file that it does not list.
    let site = [SiteMarker.file(listing: site)] + site
    let folder = resolvingLink(withoutTrailingSlashes(folder))
    try recoverInterruptedMove(of: folder)
    if try holds(site, folder) {
      try? StagingFolder.removeLeftover(beside: folder)
      return .unchanged
    }

    try makeFolder(parent(of: folder))
    let next = try StagingFolder(beside: folder)
    defer { next.remove() }
    for file in site { try write(file, in: next.path) }
    try next.exchange(with: folder)
    return .replaced
  }

  /// Whether the folder holds exactly the given files.
  private static func holds(_ site: [SiteFile], _ folder: String) throws(FileProblem) -> Bool {
    guard try existingKind(of: folder) != nil else { return false }
    guard try replaceableFiles(in: folder) == site.map(\.path).sorted() else { return false }
    for file in site where try contents(of: join(folder, file.path)) != file.bytes { return false }
    return true
  }

  /// The files that a build may remove from a folder, which are all that it holds.
  ///
  /// Throws when the folder holds anything that Touchstone did not make.
  static func replaceableFiles(in folder: String) throws(FileProblem) -> [String] {
    guard try kind(of: folder, .write) == .folder else {
      throw FileProblem(.write, folder, .isNoFolder)
    }
    let present = try allFiles(in: folder)
    if present.isEmpty { return [] }
    guard present.contains(SiteMarker.path) else { throw FileProblem(.write, folder, .isNotOurs) }
    let ours = SiteMarker.paths(listedIn: try contents(of: join(folder, SiteMarker.path)))
    for path in present where path != SiteMarker.path && !ours.contains(path) {
      throw FileProblem(.write, folder, .holdsForeignFile(path))
    }
    return present
  }

  /// Every file under a folder, hidden ones too, sorted; links are not followed.
  private static func allFiles(in folder: String, prefix: String = "") throws(FileProblem)
    -> [String]
  {
    var paths: [String] = []
    for name in try names(in: folder) where !isLeftByDesktop(name) {
      let path = join(folder, name)
      if try kind(of: path, .read, followingLinks: false) == .folder {
        paths += try allFiles(in: path, prefix: prefix + name + "/")
      } else {
        paths.append(prefix + name)
      }
    }
    return paths.sorted()
  }

  /// Whether a file manager made the file without being asked; nothing is lost with it.
  private static func isLeftByDesktop(_ name: String) -> Bool {
    name == ".DS_Store" || name == "Thumbs.db" || name == "desktop.ini"
  }

  private static func write(_ file: SiteFile, in folder: String) throws(FileProblem) {
    let path = join(folder, file.path)
    try makeFolder(parent(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw problem(.write, path, errno) }
    defer { close(descriptor) }
    try write(file.bytes, descriptor, path)
  }

  /// Writes all bytes to an open file; the path is for the words of a problem.
  static func write(
    _ bytes: [UInt8], _ descriptor: Int32, _ path: String
  ) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw problem(.write, path, errno)
      }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Makes a folder and those it lies in, unless they are there.
  static func makeFolder(_ path: String) throws(FileProblem) {
    if try existingKind(of: path) == .folder { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw problem(.write, path, errno) }
    guard try existingKind(of: path) == .folder else {
      throw FileProblem(.write, path, .isNoFolder)
    }
  }

  /// Removes a file, or a folder with everything in it; links are not followed.
  static func remove(_ path: String) throws(FileProblem) {
    guard try existingKind(of: path, followingLinks: false) == .folder else {
      guard unlink(path) == 0 || errno == ENOENT else { throw problem(.write, path, errno) }
      return
    }
    for name in try names(in: path) { try remove(join(path, name)) }
    guard rmdir(path) == 0 else { throw problem(.write, path, errno) }
  }

  /// What a path leads to, or `nil` when there is nothing.
  static func existingKind(of path: String, followingLinks: Bool = true) throws(FileProblem)
    -> Kind?
  {
    do {
      return try kind(of: path, .write, followingLinks: followingLinks)
    } catch {
      if error.cause == .missing { return nil }
      throw error
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a hidden file or folder in the same folder.
  static func sibling(of path: String, ending: String) -> String {
    let name = ".\(lastComponent(of: path)).\(ending)"
    return path.contains("/") ? join(parent(of: path), name) : name
  }

  static func lastComponent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The folder that a link stands for; replacing the link itself would cut it off.
  ///
  /// A path such as `.` or `..` has no name of its own to put a sibling beside, so it is resolved
  /// too.
  private static func resolvingLink(_ path: String) -> String {
    let name = lastComponent(of: path)
    let isLink = (try? kind(of: path, .write, followingLinks: false)) == .link
    return isLink || name == "." || name == ".." ? resolvedPath(path) : path
  }

  /// The path from the root without links and detours, as far as it exists.
  static func resolvedPath(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let parent = parent(of: path)
    return parent == path ? path : join(resolvedPath(parent), lastComponent(of: path))
  }
}
