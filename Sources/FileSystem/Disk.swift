// Uses system calls rather than Foundation, so that each error keeps its cause and two folders can
// be exchanged in one step.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions that read and write the disk.
package enum Disk {
  /// The kind of item that a path leads to.
  package enum ItemKind: Equatable {
    case file
    case folder
    case link
    case special
  }

  /// The identity of a folder, whichever path leads to it.
  struct Identity: Hashable {
    var device: UInt64
    package var number: UInt64
  }

  /// The maximum size of a file, in bytes, which is enough for any image or video on a site.
  static let byteLimit = 256_000_000

  /// Reads a file.
  package static func contents(of path: String) throws(FileProblem) -> [UInt8] {
    // Opening a pipe would wait forever for a writer, but the shell's own pipes have one.
    let mayBePipe = ["/dev/", "/proc/"].contains(where: path.hasPrefix)
    let file = open(path, O_RDONLY | O_CLOEXEC | (mayBePipe ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw problem(.read, path, errno) }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else { throw problem(.read, path, errno) }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw FileProblem(.read, path, .isFolder)
    }
    guard mayBePipe || information.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(.read, path, .isSpecial)
    }
    guard information.st_size <= byteLimit else {
      throw FileProblem(.read, path, .isTooLarge(limit: byteLimit))
    }
    // Reading one byte more than the expected size detects the end of the file.
    var capacity = max(Int(information.st_size), 0) + 1
    var bytes: [UInt8] = []
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = read(file, buffer.baseAddress, buffer.count)
        count = max(0, result)
      }
      if result > 0 {
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        guard bytes.count <= byteLimit else {
          throw FileProblem(.read, path, .isTooLarge(limit: byteLimit))
        }
        capacity = max(capacity - result, 65_536)
      } else if result == 0 {
        return bytes
      } else if errno != EINTR {
        throw problem(.read, path, errno)
      }
    }
  }

  /// Returns the relative paths of all files in a folder and its subfolders, sorted.
  package static func files(in folder: String) throws(FileProblem) -> [String] {
    guard try kind(of: folder, .read) == .folder else {
      throw FileProblem(.read, folder, .isNoFolder)
    }
    var paths: [String] = []
    let walk = Walk(root: folder)
    try collectFiles(of: folder, prefix: "", ancestors: [], walk, into: &paths)
    return paths.sorted()
  }

  /// Returns whether a path leads to a folder, or `nil` if nothing exists there.
  package static func isFolder(_ path: String) -> Bool? {
    guard let kind = try? kind(of: path, .read) else { return nil }
    return kind == .folder
  }

  /// The state that stays the same throughout a search for files.
  private struct Walk {
    /// The folder's absolute path, without links.
    let root: String

    init(root folder: String) { root = resolvedPath(folder) }

    /// Throws if a link leads out of the folder, because its target was never meant to be
    /// published.
    func check(linkAt path: String) throws(FileProblem) {
      let target = resolvedPath(path)
      if target != root, !target.hasPrefix(root == "/" ? root : root + "/") {
        throw FileProblem(.read, path, .leadsOut(target))
      }
    }
  }

  /// Symbolic links are followed within the folder; one that leads to its own ancestor is a loop.
  private static func collectFiles(
    of folder: String, prefix: String, ancestors: [Identity], _ walk: Walk,
    into paths: inout [String]
  ) throws(FileProblem) {
    let identity = try identity(of: folder)
    if ancestors.contains(identity) { throw FileProblem(.read, folder, .linkLoop) }
    for name in try names(in: folder) where !isOfTool(name) {
      let path = join(folder, name)
      var kind = try kind(of: path, .read, followingLinks: false)
      if kind == .link {
        kind = try Self.kind(of: path, .read)
        try walk.check(linkAt: path)
      }
      switch kind {
      case .file: paths.append(prefix + name)
      case .folder:
        try collectFiles(
          of: path, prefix: prefix + name + "/", ancestors: ancestors + [identity], walk,
          into: &paths)
      case .link, .special: throw FileProblem(.read, path, .isSpecial)
      }
    }
  }

  /// Returns whether a name is one that tools give to their own files, other than those that hosts
  /// of sites read.
  static func isOfTool(_ name: String) -> Bool {
    name.hasPrefix(".") && !namesForHosts.contains(name) || name.hasSuffix("~")
  }

  private static let namesForHosts: Set = [".domains", ".htaccess", ".nojekyll", ".well-known"]

  /// Returns the names in a folder, sorted, without `.` and `..`.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else { throw problem(.read, folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns what a path leads to, through links unless `followingLinks` is `false`.
  package static func kind(
    of path: String, _ operation: FileProblem.Operation, followingLinks: Bool = true
  ) throws(FileProblem) -> ItemKind {
    let information = try information(of: path, operation, followingLinks: followingLinks)
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .special
    }
  }

  static func identity(of folder: String) throws(FileProblem) -> Identity {
    Identity(try information(of: folder, .read, followingLinks: true))
  }

  private static func information(
    of path: String, _ operation: FileProblem.Operation, followingLinks: Bool
  ) throws(FileProblem) -> stat {
    var information = stat()
    let result = followingLinks ? stat(path, &information) : lstat(path, &information)
    guard result == 0 else { throw problem(operation, path, errno) }
    return information
  }

  /// Returns the problem for one of the system's error numbers.
  package static func problem(
    _ operation: FileProblem.Operation, _ path: String, _ code: Int32
  ) -> FileProblem {
    let cause: FileProblem.Cause =
      switch code {
      case ENOENT: .missing
      case EISDIR: .isFolder
      case ENOTDIR: .isNoFolder
      case ELOOP: .linkLoop
      case EACCES, EPERM, EROFS: .notPermitted
      default: .system(code: code)
      }
    return FileProblem(operation, path, cause)
  }

  /// Returns the path of an item in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension Disk.Identity {
  package init(_ information: stat) {
    self.init(device: UInt64(information.st_dev), number: UInt64(information.st_ino))
  }
}
