package import SourceDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileProblem {
  /// The problem as a message: `cannot read 'Content'; there is no such file or folder`.
  package var message: DiagnosticMessage {
    let action =
      switch operation {
      case .read: "read `\(path)`"
      case .write: "write `\(path)`"
      }
    return switch cause {
    case .changedMeanwhile: .changedMeanwhile(action)
    case .hardToPlace(let line): .hardToPlace(action, line: line)
    case .holdsForeignFile(let file): .holdsForeignFile(action, file: file)
    case .holdsNoLesson: .holdsNoLesson(action)
    case .holdsSource(let source): .holdsSource(action, source: source)
    case .isBusy: .isBusy(action)
    case .isFolder: .isFolder(action)
    case .isNoFolder: .isNoFolder(action)
    case .isNoModule: .isNoModule(action)
    case .isNotEmpty: .isNotEmpty(action)
    case .isNotOurs: .isNotOurs(action)
    case .isRead: .isRead(action)
    case .isSpecial: .isSpecial(action)
    case .isThere: .isThere(action)
    case .isTooLarge(let limit): .isTooLarge(action, limit: limit)
    case .leadsOut(let target): .leadsOut(action, target: target, isRead: operation == .read)
    case .linkLoop: .linkLoop(action)
    case .missing: .missingFile(action)
    case .notPermitted: .notPermitted(action)
    case .system(let code): .refusedBySystem(action, words: Self.words(forCode: code))
    }
  }

  /// The system's description of an error number.
  private static func words(forCode code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// The reasons why a file or folder can't be read or written, in alphabetical order.
extension DiagnosticMessage {
  package static func changedMeanwhile(_ action: String) -> Self {
    error("cannot \(action); it was changed while its scenarios ran; run the command again")
  }

  package static func hardToPlace(_ action: String, line: Int) -> Self {
    error(
      "cannot \(action); line \(line) is indented in a way in which it cannot be rewritten; use "
        + "spaces alone")
  }

  static func holdsForeignFile(_ action: String, file: String) -> Self {
    error(
      "cannot \(action); it contains `\(file)`, which `touchstone build` didn't make and would "
        + "remove; move it away")
  }

  package static func holdsNoLesson(_ action: String) -> Self {
    error(
      "cannot \(action); it contains no lesson, which is a file whose name ends in `.md`")
  }

  package static func holdsSource(_ action: String, source: String) -> Self {
    error("cannot \(action); it contains `\(source)` or is inside it, and would replace it")
  }

  static func isBusy(_ action: String) -> Self {
    error("cannot \(action); another build is writing to it")
  }

  package static func isFolder(_ action: String) -> Self {
    error("cannot \(action); it is a folder, and a file is needed")
  }

  package static func isNoFolder(_ action: String) -> Self {
    error("cannot \(action); it is not a folder, or is inside something that is not")
  }

  package static func isNoModule(_ action: String) -> Self {
    error("cannot \(action); it is not a WebAssembly module, compressed or not")
  }

  package static func isNotEmpty(_ action: String) -> Self {
    error("cannot \(action); the folder is not empty; choose another one")
  }

  static func isNotOurs(_ action: String) -> Self {
    error(
      "cannot \(action); it contains files and was not made by `touchstone build`; choose another "
        + "folder")
  }

  static func isRead(_ action: String) -> Self {
    error("cannot \(action); this command reads it; choose another file")
  }

  static func isSpecial(_ action: String) -> Self {
    error("cannot \(action); it is neither a file nor a folder")
  }

  package static func isThere(_ action: String) -> Self {
    error("cannot \(action); it already exists and isn't overwritten")
  }

  static func isTooLarge(_ action: String, limit: Int) -> Self {
    error("cannot \(action); it has more than \(limit / 1_000_000) MB")
  }

  static func leadsOut(_ action: String, target: String, isRead: Bool) -> Self {
    error(
      "cannot \(action); the link leads out of the folder, to `\(target)`; "
        + (isRead ? "copy the file instead" : "name that path itself"))
  }

  static func linkLoop(_ action: String) -> Self {
    error("cannot \(action); symbolic links form a loop")
  }

  static func missingFile(_ action: String) -> Self {
    error("cannot \(action); there is no such file or folder")
  }

  static func notPermitted(_ action: String) -> Self {
    error("cannot \(action); permission is denied")
  }

  static func refusedBySystem(_ action: String, words: String) -> Self {
    error("cannot \(action); the system says: \(words)")
  }
}
