#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the file system says of the files of some folders, apart from their contents.
///
/// It is asked many times a second of thousands of files, so no name becomes a string and nothing
/// is sorted.
package struct FolderState: Equatable {
  /// The sum of a number for each file: a folder names its files in any order.
  private var sum: UInt64 = 0

  /// The number of files with nothing in them.
  package private(set) var emptyFileCount = 0

  /// Creates the state of no folder.
  package init() {}

  /// Takes in each file in a folder and in the folders inside it, but for those that belong to
  /// tools; a folder that cannot be read is one without files.
  package mutating func add(filesIn folder: String) { add(filesIn: folder, ancestors: []) }

  private mutating func add(filesIn folder: String, ancestors: [Disk.Identity]) {
    // A link may lead back to a folder that it lies in.
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
  /// Takes in what changes whenever a file does; of a folder, that it is one.
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
