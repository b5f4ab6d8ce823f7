import ArgumentParser
import LanguageServer
import LessonRunner

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `touchstone lsp`.
struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Help an editor with scenarios and lessons.",
    discussion: """
      An editor starts this program and talks to it in the Language Server Protocol, over standard \
      input and output. In files of scenarios, and in the scenarios of lessons, it gets errors and \
      warnings with their fix-its, completion, documentation, declarations, and formatting.

      The extension for Visual Studio Code in .vscode/extensions/scenario does so. In other editors, \
      use `touchstone lsp` as the server for Markdown and for files ending in .scenario.

      \(ExitStatus.help)
      """)

  /// How long the client has to pause until its documents are checked, in milliseconds.
  private static let pause: Int32 = 100

  func run() async throws {
    var session = LanguageSession(facts: .embedded)
    var framing = MessageFraming()
    let console = Console()
    while session.exitCode == nil {
      if !Self.hasInput(within: Self.pause) {
        for message in await session.diagnostics() {
          try console.write(MessageFraming.frame(message))
        }
      }
      let bytes = Self.read()
      // A client that's gone can't ask the server to exit.
      if bytes.isEmpty { throw ExitStatus.contentIsWrong.code }
      framing.append(bytes)
      while session.exitCode == nil, let body = framing.next() {
        for message in session.answer(body) { try console.write(MessageFraming.frame(message)) }
      }
    }
    if let code = session.exitCode, code != 0 { throw ExitCode(code) }
  }

  /// Waits for input; returns whether there is any.
  private static func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) != 0
  }

  /// Waits for input, and returns it; empty at its end.
  private static func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var result = -1
      repeat {
        #if canImport(Darwin)
          result = Darwin.read(0, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          result = Glibc.read(0, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          result = Musl.read(0, buffer.baseAddress, buffer.count)
        #endif
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
  }
}
