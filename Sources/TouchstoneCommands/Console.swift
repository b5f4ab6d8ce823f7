import ArgumentParser
import FileSystem
import SourceDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program writes: results to standard output, what is wrong to standard error.
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

  /// The user's say in colours.
  var color = ColorChoice.auto

  /// How many errors a listing shows; `nil` for all.
  var mostErrors: Int?

  /// The environment's say in colours.
  var environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

  /// Whether a stream is a terminal.
  var isTerminal: (Stream) -> Bool = { isatty($0.rawValue) == 1 }

  /// How listings look on a stream: coloured on a terminal, unless the user wants none.
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

  /// Writes text as it is; to a terminal, without what it would obey.
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

  /// Writes all problems, and leaves the program with a closing line when they are fatal.
  func report(_ problems: SourceProblems, closing line: String = "") throws {
    try write(listing(of: problems), to: .errors)
    guard problems.areFatal else { return }
    try write(line, to: .errors)
    throw ExitStatus(problems).code
  }

  /// Problems as standard error shows them.
  func listing(of problems: SourceProblems) -> String {
    let listing = problems.listing(decoration(for: .errors), most: mostErrors)
    guard let mostErrors, problems.diagnostics.count > mostErrors else { return listing }
    return listing + "('--max-errors all' lists them)\n"
  }

  /// Says how the program was used wrongly, and leaves it.
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
