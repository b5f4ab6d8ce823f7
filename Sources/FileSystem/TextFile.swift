/// A file that a user requested by name, such as a report.
package enum TextFile {
  /// Writes text to a file, which then holds all of it or is unchanged.
  package static func write(_ text: String, to path: String) throws(FileProblem) {
    try Disk.replace(path, with: Array(text.utf8))
  }
}
