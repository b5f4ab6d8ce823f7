import FileSystem

/// A check that a site may be written to the user's output folder.
enum OutputPlace {
  /// Returns the problems with the output folder: it's replaced as a whole, so it must not contain
  /// its own sources, nor be inside them, or the next build would use it as a source.
  static func problems(with request: SiteRequest) -> [FileProblem] {
    let output = parts(of: request.output)
    return [request.content, request.templates].compactMap { source in
      let folder = parts(of: source)
      guard folder.starts(with: output) || output.starts(with: folder) else { return nil }
      return FileProblem(.write, request.output, .holdsSource(source))
    }
  }

  /// Returns the normalized components of a path from the root, or from the working folder.
  private static func parts(of path: String) -> [String] {
    let path = Disk.resolvedPath(path)
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}
