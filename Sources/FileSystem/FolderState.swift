#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A summary of the metadata of the files in some folders, without their contents.
///
/// It's computed for thousands of files many times a second, so it creates no strings and doesn't
/// sort.
package struct FolderState: Equatable {
  /// The sum of the files' hashes, since a folder lists its files in any order.
  private var sum: UInt64 = 0

  /// The number of empty files.
  package private(set) var emptyFileCount = 0

  /// Creates the state of no folders.
  package init() {}

  /// Adds each file in a folder and its subfolders, except files that belong to tools; a folder
  /// that can't be read counts as empty.
  package mutating func add(filesIn folder: String) { add(filesIn: folder, ancestors: []) }

  private mutating func add(filesIn folder: String, ancestors: [Disk.Identity]) {
    // A link may lead back to a folder that contains it.
    guard let identity = try? Disk.identity(of: folder), !ancestors.contains(identity),
      let stream = opendir(folder)
    else { return }
    defer { closedir(stream) }
    var folderHash = ContentHash()
    folderHash.add(folder)
    while let entry = readdir(stream) {
      let subfolder = withUnsafeBytes(of: &entry.pointee.d_name) { buffer -> String? in
        let name = buffer.prefix { $0 != 0 }
        guard let first = name.first, first != UInt8(ascii: "."), name.last != UInt8(ascii: "~"),
          let pointer = buffer.bindMemory(to: CChar.self).baseAddress
        else { return nil }
        var information = stat()
        guard fstatat(dirfd(stream), pointer, &information, 0) == 0 else { return nil }
        let isFolder = information.st_mode & S_IFMT == S_IFDIR
        var hash = folderHash
        hash.add(UnsafeRawBufferPointer(rebasing: name))
        hash.add(information, isFolder: isFolder)
        sum &+= hash.value
        if !isFolder, information.st_size == 0 { emptyFileCount += 1 }
        return isFolder ? Disk.join(folder, String(cString: pointer)) : nil
      }
      if let subfolder { add(filesIn: subfolder, ancestors: ancestors + [identity]) }
    }
  }
}

extension ContentHash {
  /// Adds the metadata that changes whenever a file does; for a folder, only that it's a folder.
  fileprivate mutating func add(_ information: stat, isFolder: Bool) {
    add(ContentHash(value: UInt64(truncatingIfNeeded: information.st_ino)))
    guard !isFolder else { return }
    add(ContentHash(value: UInt64(truncatingIfNeeded: information.st_size)))
    #if canImport(Darwin)
      let times = (information.st_mtimespec, information.st_ctimespec)
    #else
      let times = (information.st_mtim, information.st_ctim)
    #endif
    for time in [times.0, times.1] {
      add(ContentHash(value: UInt64(truncatingIfNeeded: time.tv_sec)))
      add(ContentHash(value: UInt64(truncatingIfNeeded: time.tv_nsec)))
    }
  }
}
