import ArgumentParser
import FileSystem
import SiteBuilder
import SourceDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program's output: results go to standard output, and problems to standard error.
struct Console {
  /// One of the two streams.
  enum Stream: Int32 {
    case output = 1
    case errors = 2

    var name: String {
      switch self {
      case .output: "standard output"
      case .errors: "standard error"
      }
    }
  }

  /// The user's choice of colors.
  var color = ColorChoice.auto

  /// The maximum number of errors in a listing; `nil` for all.
  var errorLimit: Int?

  /// Returns the value of an environment variable, which may affect colors.
  var environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

  /// Returns whether a stream is a terminal.
  var isTerminal: (Stream) -> Bool = { isatty($0.rawValue) == 1 }

  /// Returns the style of listings on a stream: colored on a terminal, unless the user turns it
  /// off.
  func decoration(for stream: Stream) -> ListingDecoration {
    switch color {
    case .always: return .ansi
    case .never: return .plain
    case .auto: break
    }
    let refusesColor = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    let isDumb = environment("TERM") == "dumb"
    return isTerminal(stream) && !refusesColor && !isDumb ? .ansi : .plain
  }

  /// Writes text unchanged, or to a terminal, without the control characters that it would
  /// interpret.
  func write(_ unsafeText: String, to stream: Stream = .output) throws {
    let text = isTerminal(stream) ? TerminalText.safe(unsafeText) : unsafeText
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(stream.rawValue, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let problem = FileProblem(.write, stream.name, .system(code: errno))
        if stream == .output { try report(SourceProblems(files: [problem])) }
        throw ExitStatus.fileProblem.code
      }
    }
  }

  /// Writes all problems, and exits with a closing line if they're fatal.
  func report(_ problems: SourceProblems, closing line: String = "") throws {
    try write(listing(of: problems), to: .errors)
    guard problems.areFatal else { return }
    try write(line, to: .errors)
    throw ExitStatus(problems).code
  }

  /// Returns a file's bytes, or exits if it can't be read.
  func contents(of path: String) throws -> [UInt8] {
    do {
      return try FileAccess.disk.contents(path)
    } catch {
      try report(SourceProblems(files: [error]))
      return []
    }
  }

  /// The file whose CSS gives figures their colors, unless the user names another.
  static let usualStyle = SiteRequest().templates + "/theme/figures.css"

  /// Returns the CSS in a file, or without one, in the usual file, if it exists.
  func styleSheet(_ path: String?) throws -> String {
    guard path != nil || FileAccess.disk.isFolder(Self.usualStyle) == false else { return "" }
    return String(decoding: try contents(of: path ?? Self.usualStyle), as: UTF8.self)
  }

  /// Writes what's wrong with a text that isn't content, such as a log, and exits if it can't be read.
  func report(unreadable diagnostics: [Diagnostic]) throws {
    try write(listing(of: SourceProblems(diagnostics: diagnostics)), to: .errors)
    if diagnostics.hasErrors { throw ExitStatus.fileProblem.code }
  }

  /// Returns problems in the form that standard error shows.
  func listing(of problems: SourceProblems) -> String {
    let listing = problems.listing(decoration(for: .errors), most: errorLimit)
    guard let errorLimit, problems.diagnostics.count > errorLimit else { return listing }
    return listing + "(`--max-errors all` lists them)\n"
  }

  /// Reports an incorrect use of the program, and exits.
  func leave(_ misuse: DiagnosticMessage) throws -> Never {
    try write(misuse.listing(decoration(for: .errors)), to: .errors)
    throw ExitStatus.wrongUse.code
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
