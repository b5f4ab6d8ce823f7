import LanguageServer
import Testing
import TraceModel

struct MessageFramingTests {
  private static func bodies(_ stream: [UInt8], pieces: Int) -> [String] {
    var framing = MessageFraming()
    var bodies: [String] = []
    var rest = stream[...]
    while !rest.isEmpty {
      framing.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let body = framing.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
    }
    return bodies
  }

  @Test(arguments: [1, 3, 20, 1000])
  func `Messages are whole, however their bytes arrive`(pieces: Int) {
    let first = MessageFraming.frame(.string("👆"))
    let second = "content-length: 2\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n{}"
    #expect(Self.bodies(Array((first + second).utf8), pieces: pieces) == ["\"👆\"", "{}"])
  }

  @Test(arguments: ["Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Length\r\n\r\n"])
  func `A header without a length is skipped`(header: String) {
    let stream = Array((header + "Content-Length: 2\r\n\r\n{}").utf8)
    #expect(Self.bodies(stream, pieces: 7) == ["", "{}"])
  }

  @Test func `A body that is too long is skipped`() {
    let stream =
      Array("Content-Length: 64000001\r\n\r\n".utf8)
      + [UInt8](repeating: UInt8(ascii: " "), count: 64_000_001)
      + Array("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(Self.bodies(stream, pieces: 1_000_000) == ["", "{}"])
  }

  @Test func `Endless bytes without a header don't stay in memory`() {
    let stream = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    #expect(Self.bodies(stream, pieces: 10_000).count == 10)
  }
}
