import FileSystem

/// The files that `make install` and the archives put next to the program.
///
/// They're found from the program's real path, `PREFIX/bin/touchstone`, so an installation can be
/// moved or unpacked anywhere, and a link to the program works like the program.
enum InstalledFiles {
  /// The path of the engine for live pages, `PREFIX/share/touchstone/LiveModule.wasm`, or `nil` if the
  /// program came without one, as in a build folder.
  static var engine: String? {
    guard let program = Disk.programPath else { return nil }
    let prefix = Disk.parent(of: Disk.parent(of: program))
    let path = Disk.join(prefix, "share/touchstone/LiveModule.wasm")
    return Disk.isFolder(path) == false ? path : nil
  }
}
