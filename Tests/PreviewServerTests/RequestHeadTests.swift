import Testing

@testable import PreviewServer

/// The first lines of requests, as browsers and others write them.
struct RequestHeadTests {
  private func head(_ text: String) throws -> RequestHead {
    try RequestHead(Array(text.utf8)[...])
  }

  @Test func `a request says what is asked for, and how`() throws {
    let head = try head(
      "GET /a%20b/?page=%2Fc+d.html&version=7&x HTTP/1.1\r\nHost: localhost:1\r\nX-Y:  z\r\n\r\n")
    #expect(head.method == "GET")
    #expect(head.path == "/a%20b/")
    #expect(head.query == ["page": "/c d.html", "version": "7", "x": ""])
    #expect(head.fields == ["host": "localhost:1", "x-y": "z"])
    #expect(head.keepsConnection && !head.hasBody)
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: Close\r\n", false), ("HTTP/1.0", "", false),
    ("HTTP/1.0", "Connection: keep-alive\r\n", true),
  ])
  func `a connection is kept as the client wants it`(
    _ version: String, _ line: String, _ isKept: Bool
  ) throws {
    #expect(try head("GET / \(version)\r\n\(line)\r\n").keepsConnection == isKept)
  }

  @Test(arguments: [
    "", "\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n",
    "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "\u{0}\u{1}",
  ])
  func `what is not HTTP is refused`(_ text: String) {
    #expect(throws: RequestHead.Refusal.isMalformed) { try head(text) }
  }

  @Test func `the end of the lines is found however they come, and each byte is looked at once`()
    throws
  {
    for text in ["GET / HTTP/1.1\r\nA: b\r\n\r\n", "GET / HTTP/1.1\nA: b\n\n"] {
      var bytes: [UInt8] = []
      var found: Int?
      for byte in text.utf8 {
        let searched = bytes.count
        bytes.append(byte)
        found = try RequestHead.length(of: bytes, searchedTo: searched)
        #expect((found == nil) == (bytes.count < text.utf8.count))
      }
      #expect(found == text.utf8.count)
    }
  }

  @Test func `lines that are longer than any browser makes them are refused`() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: RequestHead.byteLimit)
    #expect(throws: RequestHead.Refusal.isTooLong) {
      try RequestHead.length(of: long, searchedTo: 0)
    }
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%B6", "ö"), ("%2e%2E", ".."), ("", ""), ("%", nil), ("%4", nil),
    ("%+4", nil), ("%FF", nil),
  ])
  func `percent-encoded bytes are decoded when they are text`(_ text: String, _ meant: String?) {
    #expect(RequestHead.decodingPercents(Array(text.utf8)) == meant)
  }
}
