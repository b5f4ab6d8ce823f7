#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Replaces a folder's contents with a whole site.
  package static func publish(_ site: [SiteFile], in folder: String) throws(FileProblem)
    -> Publication
  {
    try FolderWriter(replacing: folder).publish(site)
  }

  /// Returns the files that a build may remove from a folder, which are all the files in it.
  ///
  /// Throws if the folder holds anything that Touchstone didn't make.
  static func replaceableFiles(in folder: String) throws(FileProblem) -> [String] {
    guard try kind(of: folder, .write) == .folder else {
      throw FileProblem(.write, folder, .isNoFolder)
    }
    let present = try allFiles(in: folder)
    if present.isEmpty { return [] }
    // A link would be the mark of another folder.
    guard present.contains(SiteMarker.path),
      try kind(of: join(folder, SiteMarker.path), .write, followingLinks: false) == .file
    else { throw FileProblem(.write, folder, .isNotOurs) }
    let ours = SiteMarker.paths(listedIn: try contents(of: join(folder, SiteMarker.path)))
    for path in present where path != SiteMarker.path && !ours.contains(path) {
      throw FileProblem(.write, folder, .holdsForeignFile(path))
    }
    return present
  }

  /// Returns every file in a folder, including hidden ones, sorted; doesn't follow links.
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

  /// Returns whether a file manager created the file by itself, so that it can be removed safely.
  private static func isLeftByDesktop(_ name: String) -> Bool {
    name == ".DS_Store" || name == "Thumbs.db" || name == "desktop.ini"
  }

  /// Writes all bytes to an open file; the path is used only in error messages.
  package static func write(
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

  /// Creates a folder and its missing parent folders.
  package static func makeFolder(_ path: String) throws(FileProblem) {
    if try existingKind(of: path) == .folder { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path) || errno == EEXIST else { throw problem(.write, path, errno) }
    guard try existingKind(of: path) == .folder else {
      throw FileProblem(.write, path, .isNoFolder)
    }
  }

  /// Removes a file, or a folder with everything in it; doesn't follow links.
  package static func remove(_ path: String) throws(FileProblem) {
    guard try existingKind(of: path, followingLinks: false) == .folder else {
      guard removeFile(path) || errno == ENOENT else { throw problem(.write, path, errno) }
      return
    }
    if access(path, W_OK) != 0, errno == EACCES { _ = makeWritable(path) }
    for name in try names(in: path) { try remove(join(path, name)) }
    guard removeFolder(path) else { throw problem(.write, path, errno) }
  }

  /// Returns what a path leads to, or `nil` if nothing exists there.
  static func existingKind(of path: String, followingLinks: Bool = true) throws(FileProblem)
    -> ItemKind?
  {
    do {
      return try kind(of: path, .write, followingLinks: followingLinks)
    } catch {
      if error.cause == .missing { return nil }
      throw error
    }
  }

  /// Returns the folder that contains a path.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of a hidden file or folder in the same folder.
  static func sibling(of path: String, ending: String) -> String {
    let name = ".\(lastComponent(of: path)).\(ending)"
    return path.contains("/") ? join(parent(of: path), name) : name
  }

  static func lastComponent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the folder that a link points to; replacing the link itself would break it.
  ///
  /// A path such as `.` or `..` has no last component to derive a sibling's name from, so it's
  /// resolved too.
  static func resolvingLink(_ path: String) -> String {
    let name = lastComponent(of: path)
    let isLink = (try? kind(of: path, .write, followingLinks: false)) == .link
    return isLink || name == "." || name == ".." ? resolvedPath(path) : path
  }

  /// Returns what a link points to, as above; throws if that's outside a folder.
  static func resolvingLink(_ path: String, inside folder: String) throws(FileProblem) -> String {
    let target = resolvingLink(path)
    guard (try? kind(of: path, .write, followingLinks: false)) == .link else { return target }
    let root = resolvedPath(folder)
    guard target.hasPrefix(root == "/" ? root : root + "/") else {
      throw FileProblem(.write, path, .leadsOut(target))
    }
    return target
  }

  /// Returns the absolute path without links or `..` components, as far as it exists.
  package static func resolvedPath(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let parent = parent(of: path)
    return parent == path ? path : join(resolvedPath(parent), lastComponent(of: path))
  }
}
