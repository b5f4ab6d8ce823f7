import FlyingSocks
import Foundation
import Synchronization

/// A server that shows a site to browsers on this machine, or in its network if it's told to, and
/// notifies pages that are out of date.
///
/// It never reads files, so only what is in the site can be requested. It's a custom HTTP server
/// because the existing ones we looked at limit neither the size nor the time of requests.
package final class PreviewServer: Sendable {
  /// The reason why the server couldn't start.
  package enum Failure: Error, Equatable {
    /// Another program listens on the port.
    case portIsTaken
    /// The machine doesn't have the address.
    case addressIsForeign
    /// Any other system error.
    case system(String)
  }

  private let site: PreviewSite
  private let host: IPAddress
  private let port: UInt16
  private let patience: Connection.Patience
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// The maximum time to keep a page's request for news open.
  private static let newsPatience = Duration.seconds(20)
  private static let pause = Duration.milliseconds(8)

  /// Creates a server for a site on a port of one of the machine's addresses, by default of the
  /// loopback interface, which only this machine reaches.
  package convenience init(_ site: PreviewSite, host: IPAddress = .loopback, port: UInt16) {
    self.init(site, host: host, port: port, patience: Connection.Patience())
  }

  init(
    _ site: PreviewSite, host: IPAddress = .loopback, port: UInt16, patience: Connection.Patience
  ) {
    self.site = site
    self.host = host
    self.port = port
    self.patience = patience
  }

  /// Starts serving; requests are answered from now on.
  package func start() async throws(Failure) {
    let pool: any AsyncSocketPool = SocketPool<Poll>.make()
    let listener: AsyncSocket
    do {
      try await pool.prepare()
      listener = try AsyncSocket(socket: try listeningSocket(), pool: pool)
    } catch let SocketError.failed(_, code, _) where code == EADDRINUSE {
      throw .portIsTaken
    } catch let SocketError.failed(_, code, _) where code == EADDRNOTAVAIL {
      throw .addressIsForeign
    } catch {
      throw .system("\(error)")
    }
    task.withLock { task in
      task = Task { [self] in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await pool.run() }
          group.addTask { await self.accept(from: listener) }
          await group.next()
          group.cancelAll()
        }
        try? listener.close()
      }
    }
  }

  /// Closes all connections and stops listening.
  package func stop() async {
    let task = task.withLock { $0 }
    task?.cancel()
    await task?.value
  }

  private func listeningSocket() throws -> Socket {
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = host.number.bigEndian
    let socket = try Socket(domain: Int32(sockaddr_in.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }

  private func accept(from listener: AsyncSocket) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let socket = try await listener.accept()
          // By default, the system delays small packets until the browser acknowledges the previous
          // ones. Where the option isn't supported, responses are late but correct.
          try? socket.socket.setValue(true, for: .sendsAtOnce)
          let connection = Connection(socket: socket, patience: patience)
          group.addTask { await connection.serve { await self.answer(to: $0) } }
        } catch is CancellationError {
          break
        } catch SocketError.disconnected {
          break
        } catch {
          // Too many connections may be open, and some will close.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
      group.cancelAll()
    }
  }

  // MARK: Answers

  func answer(to request: RequestHead) async -> Response {
    // A page from another host that resolves its own name to this address must not read the site.
    guard isMeant(request.fields["host"]) else {
      return Response(.forbidden, "This is not that host.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return Response(.notAllowed, "Only reading is possible.")
    }
    let path = String(request.path.drop { $0 == "/" })
    switch path {
    case ".touchstone/reload.js":
      return Response(.ok, "text/javascript; charset=utf-8", Array(ReloadScript.text.utf8))
    case ".touchstone/news":
      return await news(request)
    default:
      return await page(at: path)
    }
  }

  private func isMeant(_ host: String?) -> Bool {
    guard var name = host?[...] else { return false }
    if let colon = name.lastIndex(of: ":") {
      guard name[colon...].dropFirst() == "\(port)" else { return false }
      name = name[..<colon]
    }
    if name == "localhost" || name == "127.0.0.1" { return true }
    // In a network, browsers use an address, which can't be resolved to another host.
    return self.host != .loopback && IPAddress(String(name)) != nil
  }

  private static func decoded(_ path: String) -> String {
    RequestHead.decodingPercents(Array(path.utf8)) ?? path
  }

  private func page(at path: String) async -> Response {
    let path = Self.decoded(path)
    let version = await site.versionOfPages
    if let file = await site.file(at: path) {
      let bytes =
        file.mediaType.hasPrefix("text/html")
        ? ReloadScript.added(to: file.bytes, version: version) : file.bytes
      return Response(.ok, file.mediaType, bytes)
    }
    let own = await site.file(at: "404.html")?.bytes ?? Array(ReloadScript.emptyPage.utf8)
    let missing = ReloadScript.added(to: own, version: version)
    return Response(.notFound, "text/html; charset=utf-8", missing)
  }

  /// Responds when there is news for a page, or when the page has waited long enough.
  private func news(_ request: RequestHead) async -> Response {
    let version = request.query["version"].flatMap { Int($0) } ?? 0
    let path = String((request.query["page"] ?? "").drop { $0 == "/" })
    let end = ContinuousClock.now + Self.newsPatience
    while await site.version == version, ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: Self.pause)
    }
    let hasChanged = await site.hasChanged(path, since: version)
    let answer = News(
      version: await site.version, reload: hasChanged, problems: await site.problems)
    let bytes = (try? JSONEncoder().encode(answer)).map { Array($0) } ?? []
    return Response(.ok, "application/json", bytes)
  }

  /// The JSON that a page receives as news.
  private struct News: Encodable {
    var version: Int
    var reload: Bool
    var problems: String
  }
}

/// The `TCP_NODELAY` option.
private struct SendsAtOnce: SocketOption {
  var level: Int32 { Int32(IPPROTO_TCP) }
  var name: Int32 { TCP_NODELAY }
  func makeValue(from socketValue: Int32) -> Bool { socketValue != 0 }
  func makeSocketValue(from value: Bool) -> Int32 { value ? 1 : 0 }
}

extension SocketOption where Self == SendsAtOnce {
  fileprivate static var sendsAtOnce: Self { SendsAtOnce() }
}
