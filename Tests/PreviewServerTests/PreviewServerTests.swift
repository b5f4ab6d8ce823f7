import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

/// A preview as browsers, and others, reach it over the loopback interface.
///
/// The limit ends a test whose connection hangs. It's far longer than any test takes even on a machine
/// whose cores are busy with browsers.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct PreviewServerTests {
  private static let head = "Host: localhost\r\nConnection: close\r\n\r\n"

  /// Serves a site while something is done at its port.
  private func serve(
    _ site: PreviewSite, patience: Connection.Patience = Connection.Patience(),
    _ body: (UInt16) async throws -> Void
  ) async throws {
    for port in UInt16.random(in: 20_000..<30_000)...UInt16.max {
      let server = PreviewServer(site, port: port, patience: patience)
      do {
        try await server.start()
      } catch PreviewServer.Failure.portIsTaken {
        continue
      }
      do {
        try await body(port)
      } catch {
        await server.stop()
        throw error
      }
      return await server.stop()
    }
  }

  /// Sends pieces of bytes, and returns all that is answered until the connection ends.
  private func answer(
    _ port: UInt16, _ pieces: [String], pause: Duration = .zero
  ) async throws -> String {
    let socket = try await AsyncSocket.connected(
      to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 200)
    defer { try? socket.close() }
    for piece in pieces {
      do { try await socket.write(Data(piece.utf8)) } catch { break }
      if pause > .zero { try await Task.sleep(for: pause) }
    }
    var bytes: [UInt8] = []
    while let more = try? await socket.read(atMost: 4_096) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func site() async -> PreviewSite {
    let site = PreviewSite()
    await site.show(["a.html": Array("<p>A</p></body>".utf8), "s.js": Array("1".utf8)])
    return site
  }

  @Test func `a page is answered, and only its head when no more is asked for`() async throws {
    try await serve(await site()) { port in
      let whole = try await answer(port, ["GET /a.html HTTP/1.1\r\n" + Self.head])
      #expect(whole.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(whole.contains("<p>A</p>"))
      let head = try await answer(port, ["HEAD /a.html HTTP/1.1\r\n" + Self.head])
      #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(head.hasSuffix("\r\n\r\n"))
      #expect(!head.contains("<p>"))
    }
  }

  @Test func `several requests of one connection are answered one after the other`() async throws {
    try await serve(await site()) { port in
      let kept = "GET /s.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let both = try await answer(port, [kept + "GET /x HTTP/1.1\r\n" + Self.head])
      #expect(both.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(both.contains("1HTTP/1.1 404 Not Found\r\n"))
    }
  }

  @Test(arguments: ["/a.html", "/s.js", "/nowhere", "/.touchstone/reload.js"])
  func `pages of other origins can neither read, nor load, nor frame anything`(
    _ path: String
  ) async throws {
    try await serve(await site()) { port in
      let head = try await answer(port, ["HEAD \(path) HTTP/1.1\r\n" + Self.head])
      #expect(head.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
      #expect(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
      #expect(head.contains("\r\nContent-Security-Policy: frame-ancestors 'self'\r\n"))
    }
  }

  @Test func `what is wrong is told at once on a page that is opened meanwhile`() async throws {
    let site = await site()
    await site.show(problems: "wrong")
    try await serve(site) { port in
      let page = try await answer(port, ["GET /a.html HTTP/1.1\r\n" + Self.head])
      let version = try #require(page.firstMatch(of: /data-version="(\d+)"/)?.1)
      let news = try await answer(
        port, ["GET /.touchstone/news?version=\(version)&page=a.html HTTP/1.1\r\n" + Self.head])
      #expect(news.contains("\"problems\":\"wrong\""))
      // A page that knows of the last change would wait for the next one.
      #expect(await Int(version) != site.version)
    }
  }

  @Test func `a request of a megabyte is refused, and others are answered meanwhile`() async throws
  {
    try await serve(await site()) { port in
      let long = "GET /" + String(repeating: "a", count: 1_000_000)
      async let refused = answer(port, [long + " HTTP/1.1\r\n" + Self.head])
      let usual = try await answer(port, ["GET /a.html HTTP/1.1\r\n" + Self.head])
      #expect(usual.hasPrefix("HTTP/1.1 200"))
      // The answer can be lost when the server has closed before all was sent.
      let words = try await refused
      #expect(words.isEmpty || words.hasPrefix("HTTP/1.1 431 "))
    }
  }

  @Test func `a request that does not come to its end is ended`() async throws {
    let patience = Connection.Patience(request: .milliseconds(300))
    try await serve(await site(), patience: patience) { port in
      #expect(
        try await answer(port, ["GET /a.html HTTP/1.1\r\nHost: "]).hasPrefix("HTTP/1.1 408 "))
      // Each further byte in time is not enough.
      let slow = try await answer(
        port, ["GET /a.html HT"] + Array(repeating: "T", count: 20), pause: .milliseconds(50))
      #expect(slow.isEmpty || slow.hasPrefix("HTTP/1.1 408 "))
    }
  }

  @Test(arguments: [
    ("POST / HTTP/1.1\r\n", "405"), ("GET / HTTP/1.1\r\nContent-Length: 3\r\n", "400"),
    ("GET /\r\n", "400"), ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", "400"),
  ])
  func `what no page asks is refused`(_ request: String, _ number: String) async throws {
    try await serve(await site()) { port in
      let words = try await answer(port, [request + Self.head])
      #expect(words.hasPrefix("HTTP/1.1 \(number) "), "\(words)")
    }
  }

  @Test func `a server that is stopped leaves its port at once, whoever is connected`() async throws
  {
    // Without the end, these would be waited for longer than the test may last.
    let patience = Connection.Patience(request: .seconds(3_600), idle: .seconds(3_600))
    try await serve(await site(), patience: patience) { port in
      let idle = try await AsyncSocket.connected(
        to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 200)
      try await idle.write(Data("GET /a".utf8))
      _ = try await answer(port, ["GET /a.html HTTP/1.1\r\n" + Self.head])
    }
  }
}
