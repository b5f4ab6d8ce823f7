/// A file or folder that could not be read or written, and why.
package struct FileProblem: Error, Equatable, Sendable {
  /// What was to be done with the file.
  package enum Operation: Equatable, Sendable {
    /// The file was to be read.
    case read
    /// The file was to be written.
    case write
  }

  /// Why it could not be done.
  package enum Cause: Equatable, Sendable {
    /// There is nothing at the path.
    case missing
    /// A file was expected, a folder was found.
    case isFolder
    /// A folder was expected, something else was found.
    case isNoFolder
    /// A WebAssembly module was expected, something else was found.
    case isNoModule
    /// It is neither a file nor a folder: a socket, a device, a pipe.
    case isSpecial
    /// It has more bytes than are read.
    case isTooLarge(limit: Int)
    /// A symbolic link leads out of the folder, to this path.
    case leadsOut(String)
    /// Symbolic links lead round in a circle.
    case linkLoop
    /// The user may not do this.
    case notPermitted
    /// The folder was to hold lessons.
    case holdsNoLesson
    /// The folder of the site holds what it is made from, or lies in it.
    case holdsSource(String)
    /// The folder holds files, and no sign that Touchstone made it.
    case isNotOurs
    /// The folder is ours but for one file, which would be lost.
    case holdsForeignFile(String)
    /// Another build is writing to the same folder.
    case isBusy
    /// It is there already and would be written over.
    case isThere
    /// The folder was to be empty.
    case isNotEmpty
    /// Somebody changed the file after it was read.
    case changedMeanwhile
    /// A block's line is written in a way in which no new text can be put there safely.
    case hardToPlace(line: Int)
    /// The system refused for a reason of its own.
    case system(code: Int32)
  }

  /// What was to be done.
  package var operation: Operation

  /// The path as it was given.
  package var path: String

  /// Why it could not be done.
  package var cause: Cause

  /// Creates a problem.
  package init(_ operation: Operation, _ path: String, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }
}
