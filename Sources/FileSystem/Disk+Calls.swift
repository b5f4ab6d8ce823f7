#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Wrappers for the system calls that change the disk, so that a test can interrupt a build between
// any two of them.
extension Disk {
  /// The failures that a test injects into a build's writes.
  struct Trial: Sendable {
    /// Returns whether the next call takes effect; in a program that has been killed, none does.
    var takesEffect: @Sendable () -> Bool

    /// Whether the file system can exchange two folders in one step.
    var canSwap = true
  }

  /// The trial that a test set for the current task; `nil` outside tests.
  @TaskLocal static var trial: Trial?

  /// Whether the next call takes effect; if it doesn't, `errno` says so.
  private static var takesEffect: Bool {
    guard let trial, !trial.takesEffect() else { return true }
    errno = EIO
    return false
  }

  /// Creates a folder, as `mkdir` does.
  static func mkdir(_ path: String) -> Bool {
    takesEffect && Self.folderCall(path, 0o777) == 0
  }

  /// Opens a file for writing, as `open` does; the flags say whether to create it.
  static func openToWrite(_ path: String, _ flags: Int32, _ mode: mode_t = 0o666) -> Int32 {
    takesEffect ? open(path, O_WRONLY | O_CLOEXEC | flags, mode) : -1
  }

  /// Writes some of the bytes to an open file and returns how many, as `write` does.
  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard takesEffect else { return -1 }
    #if canImport(Darwin)
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Gives a file a second name, as `link` does.
  static func addName(_ path: String, to file: String) -> Bool {
    takesEffect && link(file, path) == 0
  }

  /// Renames a file or folder, replacing what has the new name, as `rename` does.
  static func move(_ path: String, to target: String) -> Bool {
    takesEffect && rename(path, target) == 0
  }

  /// Removes a file's name, as `unlink` does.
  static func removeFile(_ path: String) -> Bool { takesEffect && unlink(path) == 0 }

  /// Removes an empty folder, as `rmdir` does.
  static func removeFolder(_ path: String) -> Bool { takesEffect && rmdir(path) == 0 }

  /// Lets a folder's owner change its contents.
  static func makeWritable(_ folder: String) -> Bool {
    takesEffect && chmod(folder, 0o700) == 0
  }

  /// Exchanges two folders in one step; returns `false` if the system can't.
  static func swap(_ first: String, _ second: String) -> Bool {
    guard trial?.canSwap ?? true, takesEffect else { return false }
    #if canImport(Darwin)
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
    #else
      // Linux has had this call since 3.15, but Swift doesn't import it from the C library.
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

  private static func folderCall(_ path: String, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.mkdir(path, mode)
    #elseif canImport(Glibc)
      Glibc.mkdir(path, mode)
    #elseif canImport(Musl)
      Musl.mkdir(path, mode)
    #endif
  }
}
