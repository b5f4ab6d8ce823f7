#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Atomic file replacement: the new contents are written to a hidden file in the same folder, which
// is then renamed over the old file. An interruption leaves either the old file or the new one, and
// perhaps the hidden file.
extension Disk {
  /// Replaces a file's contents and keeps its permissions.
  ///
  /// Only a regular file is replaced, or nothing: a device or a pipe isn't, nor is a link unless
  /// it's followed, in which case the file it leads to is replaced and the link stays. A link is
  /// followed only inside its own folder: what it leads to elsewhere belongs to something else.
  ///
  /// A replacement that isn't durable may be lost or damaged in a system crash, though not in a
  /// crash of the program. If the file must still have certain contents, that's checked last, right
  /// before the replacement.
  package static func replace(
    _ path: String, with bytes: [UInt8], insteadOf old: [UInt8]? = nil, isDurable: Bool = true,
    followingLinks: Bool = true, whenWritten: () -> Void = {}
  ) throws(FileProblem) {
    let target = followingLinks ? try resolvingLink(path, inside: parent(of: path)) : path
    let mode = try modeOfReplaceableFile(target, path)
    removeLeftovers(of: target)
    let next = sibling(of: target, ending: leftoverEnding + "\(getpid())")
    do throws(FileProblem) {
      try write(bytes, to: next, mode, isDurable: isDurable)
      whenWritten()
      if let old, try contents(of: target) != old {
        throw FileProblem(.write, path, .changedMeanwhile)
      }
      guard move(next, to: target) else { throw problem(.write, path, errno) }
    } catch {
      _ = removeFile(next)
      throw FileProblem(.write, path, error.cause)
    }
  }

  /// Returns the permissions that a replaced file keeps, or that a new one gets.
  ///
  /// Throws if anything but a regular file exists at the path, or if the user may not write to it.
  private static func modeOfReplaceableFile(
    _ target: String, _ path: String
  ) throws(FileProblem) -> mode_t {
    guard let kind = try existingKind(of: target, followingLinks: false) else { return 0o644 }
    guard kind == .file else {
      throw FileProblem(.write, path, kind == .folder ? .isFolder : .isSpecial)
    }
    var information = stat()
    guard access(target, W_OK) == 0, lstat(target, &information) == 0 else {
      throw problem(.write, path, errno)
    }
    return information.st_mode & 0o7777
  }

  /// The suffix, followed by a process ID, of the hidden files that are about to replace others.
  private static let leftoverEnding = "touchstone-"

  /// Removes the hidden files that processes that no longer run left next to a file.
  private static func removeLeftovers(of path: String) {
    let beginning = lastComponent(of: sibling(of: path, ending: leftoverEnding))
    for name in (try? names(in: parent(of: path))) ?? [] where name.hasPrefix(beginning) {
      guard let process = pid_t(name.dropFirst(beginning.count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH,
        (try? kind(of: join(parent(of: path), name), .write, followingLinks: false)) == .file
      else { continue }
      _ = removeFile(join(parent(of: path), name))
    }
  }

  /// Creates a file that doesn't exist yet, either whole or not at all.
  package static func create(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    let file = openToWrite(path, O_CREAT | O_EXCL)
    guard file >= 0 else {
      throw errno == EEXIST ? FileProblem(.write, path, .isThere) : problem(.write, path, errno)
    }
    defer { close(file) }
    do {
      try write(bytes, file, path)
    } catch {
      _ = removeFile(path)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, _ mode: mode_t, isDurable: Bool
  ) throws(FileProblem) {
    // What an earlier process with the same number left, which may be a link that someone else made.
    _ = removeFile(path)
    let file = openToWrite(path, O_CREAT | O_EXCL, mode)
    guard file >= 0 else { throw problem(.write, path, errno) }
    defer { close(file) }
    // Restore the permission bits that the user's umask removed.
    fchmod(file, mode)
    try write(bytes, file, path)
    guard !isDurable || fsync(file) == 0 else { throw problem(.write, path, errno) }
  }

  /// The folder that relative paths start at.
  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of available processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The path of the running program without links, if the system provides it.
  package static var programPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var file = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&file, &size) == 0 else { return nil }
    #else
      let file = "/proc/self/exe"
    #endif
    guard let path = realpath(file, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns when a file was last changed, in seconds.
  static func lastChange(of path: String) throws(FileProblem) -> Int {
    var information = stat()
    guard stat(path, &information) == 0 else { throw problem(.read, path, errno) }
    #if canImport(Darwin)
      return information.st_mtimespec.tv_sec
    #else
      return information.st_mtim.tv_sec
    #endif
  }

  /// Returns a file's metadata, which changes whenever its contents do.
  package static func state(of path: String) throws(FileProblem) -> String {
    var information = stat()
    guard stat(path, &information) == 0 else { throw problem(.read, path, errno) }
    #if canImport(Darwin)
      let times = [information.st_mtimespec, information.st_ctimespec]
    #else
      let times = [information.st_mtim, information.st_ctim]
    #endif
    let moments = times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
    return "\(information.st_dev) \(information.st_ino) \(information.st_size) \(moments)"
  }
}
