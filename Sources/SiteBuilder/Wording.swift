#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileProblem: CustomStringConvertible {
  /// The problem as one phrase: `cannot read 'Content'; there is no such file or folder`.
  package var description: String {
    "cannot \(operation.word) '\(path)'; \(cause.words)"
  }
}

extension FileProblem.Operation {
  fileprivate var word: String {
    switch self {
    case .read: "read"
    case .write: "write"
    }
  }
}

extension FileProblem.Cause {
  fileprivate var words: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .isFolder: "it is a folder, and a file is needed"
    case .isNoFolder: "it is not a folder, or lies in something that is not"
    case .isSpecial: "it is neither a file nor a folder"
    case .linkLoop: "symbolic links lead round in a circle"
    case .notPermitted: "permission is denied"
    case .holdsNoLesson: "it holds no lesson, which is a file with a name that ends in '.md'"
    case .holdsSource(let source): "it holds '\(source)' or lies in it, and would replace it"
    case .isNotOurs: "it holds files and was not made by 'touchstone build'; choose another folder"
    case .holdsForeignFile(let file):
      "it holds '\(file)', which 'touchstone build' did not make and would remove; move it away"
    case .isBusy: "another build is writing to it"
    case .isThere: "it is there already, and is not written over"
    case .isNotEmpty: "the folder is not empty; choose another one"
    case .changedMeanwhile: "it was changed while its scenarios ran; run the command again"
    case .hardToPlace(let line):
      "line \(line) is indented in a way in which it cannot be rewritten; use spaces alone"
    case .system(let code): "the system says: \(Self.words(forCode: code))"
    }
  }

  /// The system's own words for an error number.
  private static func words(forCode code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
