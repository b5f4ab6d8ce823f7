import FileSystem

/// Whether a site may be written where the user wants it.
enum OutputPlace {
  /// The site's folder would be replaced as a whole, so it must not hold its own sources; and it
  /// must not lie among them, or the next build would take it for a source.
  static func problems(with request: SiteRequest) -> [FileProblem] {
    let output = parts(of: request.output)
    return [request.content, request.templates].compactMap { source in
      let folder = parts(of: source)
      guard folder.starts(with: output) || output.starts(with: folder) else { return nil }
      return FileProblem(.write, request.output, .holdsSource(source))
    }
  }

  /// The names on the way from the root, or from the working folder, without detours.
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
