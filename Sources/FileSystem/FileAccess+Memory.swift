extension FileAccess {
  /// Creates read-only access to files that exist only in memory.
  package static func memory(_ contents: [String: [UInt8]]) -> FileAccess {
    FileAccess(
      contents: { path throws(FileProblem) in
        guard let bytes = contents[path] else { throw FileProblem(.read, path, .missing) }
        return bytes
      },
      files: { folder in
        contents.keys.filter { $0.hasPrefix(folder + "/") }
          .map { String($0.dropFirst(folder.count + 1)) }.sorted()
      },
      isFolder: { path in
        if contents[path] != nil { return false }
        return contents.keys.contains { $0.hasPrefix(path + "/") } ? true : nil
      },
      writer: { folder throws(FileProblem) in
        throw FileProblem(.write, folder, .notPermitted)
      })
  }
}
