/// A problem in a text of the reference: the file, the line, and one phrase.
package struct ReferenceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file in the module's folder.
  package let path: String

  /// The line, counted from 1.
  package let line: Int

  /// The problem, in one phrase.
  package let problem: String

  package var description: String { "Sources/Reference/\(path):\(line): \(problem)" }
}
