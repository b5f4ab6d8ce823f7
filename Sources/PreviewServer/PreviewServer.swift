import FlyingFox
import FlyingSocks
import Foundation

/// Shows a site to browsers of this machine, and tells their pages when they are out of date.
///
/// It knows no files: what is not in the site cannot be asked for.
package struct PreviewServer: Sendable {
  /// Why the server could not begin.
  package enum Failure: Error, Equatable {
    /// Another program listens at the port.
    case portIsTaken
    /// The system says something else.
    case system(String)
  }

  private let site: PreviewSite
  private let server: HTTPServer
  private let port: UInt16

  /// How long a page's question for news is left open at most.
  private static let patience = Duration.seconds(20)
  private static let pause = Duration.milliseconds(8)

  /// Creates a server for a site, at a port of the loopback interface.
  package init(_ site: PreviewSite, port: UInt16) {
    self.site = site
    self.port = port
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: 30, pool: PromptSockets(), logger: .disabled))
  }

  /// Begins to serve, and returns when the server listens; the task ends when it is stopped.
  package func start() async throws(Failure) -> Task<Void, Never> {
    let (news, teller) = AsyncStream.makeStream(of: Failure?.self)
    let task = Task {
      do throws(Failure) {
        try await run()
      } catch {
        teller.yield(error)
      }
      teller.finish()
    }
    let waiting = Task {
      if (try? await server.waitUntilListening(timeout: 5)) != nil { teller.yield(nil) }
    }
    defer { waiting.cancel() }
    for await failure in news {
      guard let failure else { return task }
      throw failure
    }
    throw .system("the server ended before it began")
  }

  private func run() async throws(Failure) {
    await server.appendRoute("*") { await answer(to: $0) }
    do {
      try await server.run()
    } catch let SocketError.failed(_, code, _) where code == EADDRINUSE {
      throw .portIsTaken
    } catch is CancellationError {
    } catch SocketError.disconnected {
    } catch {
      throw .system("\(error)")
    }
  }

  /// Ends all connections and leaves the port.
  package func stop() async { await server.stop(timeout: 0) }

  // MARK: Answers

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    // A page of another host that leads here under its own name must not read the site.
    guard isMeant(request.headers[.host]) else {
      return Self.text("This is not that host.", .forbidden)
    }
    guard request.method == .GET || request.method == .HEAD else {
      return Self.text("Only reading is possible.", .methodNotAllowed)
    }
    let path = String(request.path.drop { $0 == "/" })
    switch path {
    case ".touchstone/reload.js":
      return Self.response(
        Array(ReloadScript.text.utf8), "text/javascript; charset=utf-8", .ok)
    case ".touchstone/news":
      return await news(request)
    default:
      return await page(at: path)
    }
  }

  private func isMeant(_ host: String?) -> Bool {
    guard let host else { return false }
    return ["localhost", "127.0.0.1"].contains { host == $0 || host == "\($0):\(port)" }
  }

  private func page(at path: String) async -> HTTPResponse {
    let path = path.removingPercentEncoding ?? path
    let version = await site.version
    if let file = await site.file(at: path) {
      let bytes =
        file.mediaType.hasPrefix("text/html")
        ? ReloadScript.added(to: file.bytes, version: version) : file.bytes
      return Self.response(bytes, file.mediaType, .ok)
    }
    // Not the site's own page for that, which runs no script and would never hear of a page that
    // comes later.
    let missing = ReloadScript.added(to: Array(ReloadScript.emptyPage.utf8), version: version)
    return Self.response(missing, "text/html; charset=utf-8", .notFound)
  }

  /// Answers as soon as there is something new for a page, or when it has waited long enough.
  private func news(_ request: HTTPRequest) async -> HTTPResponse {
    let version = request.query["version"].flatMap(Int.init) ?? 0
    let path = String((request.query["page"] ?? "").drop { $0 == "/" })
    let end = ContinuousClock.now + Self.patience
    while await site.version == version, ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: Self.pause)
    }
    let hasChanged = await site.hasChanged(path.removingPercentEncoding ?? path, since: version)
    let answer = News(
      version: await site.version, reload: hasChanged, problems: await site.problems)
    let bytes = (try? JSONEncoder().encode(answer)).map { Array($0) } ?? []
    return Self.response(bytes, "application/json", .ok)
  }

  /// What a page is told.
  private struct News: Encodable {
    var version: Int
    var reload: Bool
    var problems: String
  }

  private static func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
    response(Array(text.utf8), "text/plain; charset=utf-8", status)
  }

  private static func response(
    _ bytes: [UInt8], _ mediaType: String, _ status: HTTPStatusCode
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: mediaType, .cacheControl: "no-store"],
      body: Data(bytes))
  }
}
