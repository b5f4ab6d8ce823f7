/// A file that a user asked for by name, such as a report.
package enum TextFile {
  /// Writes a text to a file, which holds all of it or is left as it was.
  package static func write(_ text: String, to path: String) throws(FileProblem) {
    try Disk.replace(path, with: Array(text.utf8))
  }
}
