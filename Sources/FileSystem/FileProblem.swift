/// An error for a file or folder that couldn't be read or written, with the cause.
package struct FileProblem: Error, Equatable, Sendable {
  /// The operation that failed.
  package enum Operation: Equatable, Sendable {
    /// Reading the file.
    case read
    /// Writing the file.
    case write
  }

  /// The reason for the failure.
  package enum Cause: Equatable, Sendable {
    /// Nothing exists at the path.
    case missing
    /// The path leads to a folder instead of a file.
    case isFolder
    /// The path doesn't lead to a folder.
    case isNoFolder
    /// The file isn't a WebAssembly module.
    case isNoModule
    /// The path leads to a socket, device, or pipe.
    case isSpecial
    /// It has more bytes than are read.
    case isTooLarge(limit: Int)
    /// A symbolic link leads out of the folder, to this path.
    case leadsOut(String)
    /// Symbolic links form a loop.
    case linkLoop
    /// The user doesn't have permission.
    case notPermitted
    /// The folder holds no lessons.
    case holdsNoLesson
    /// The site's folder contains, or is inside, the folder it's made from.
    case holdsSource(String)
    /// The folder holds files, and nothing shows that Touchstone made it.
    case isNotOurs
    /// The folder is ours except for one file, which would be lost.
    case holdsForeignFile(String)
    /// Another build is writing to the same folder.
    case isBusy
    /// The file already exists and would be overwritten.
    case isThere
    /// The file is one of those that the command reads, and would be lost.
    case isRead
    /// The folder isn't empty.
    case isNotEmpty
    /// The file changed after it was read.
    case changedMeanwhile
    /// The line of a block is written in a form that makes inserting new text unsafe.
    case hardToPlace(line: Int)
    /// Any other system error.
    case system(code: Int32)
  }

  /// The operation that failed.
  package var operation: Operation

  /// The path as the caller gave it.
  package var path: String

  /// The reason for the failure.
  package var cause: Cause

  /// Creates a problem.
  package init(_ operation: Operation, _ path: String, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }
}
