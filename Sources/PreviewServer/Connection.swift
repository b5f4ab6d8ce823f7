import FlyingSocks
import Foundation

/// A connection to a browser, which serves one request after another, each limited in size and
/// time.
struct Connection: Sendable {
  /// The timeouts.
  struct Patience: Sendable {
    /// From the first byte of a request to the empty line that ends its header.
    var request = Duration.seconds(10)
    /// From a response to the next request.
    var idle = Duration.seconds(60)
    /// For the browser to receive a response.
    var answer = Duration.seconds(30)
  }

  let socket: AsyncSocket
  let patience: Patience

  /// Serves requests until the browser, or a malformed request, ends the connection.
  func serve(_ answer: @escaping @Sendable (RequestHead) async -> Response) async {
    var rest: [UInt8] = []
    while !Task.isCancelled {
      do {
        guard let head = try await nextHead(&rest) else { break }
        let isLast = !head.keepsConnection || head.hasBody
        let response = head.hasBody ? Response(.malformed, "No body is taken.") : await answer(head)
        try await send(response, withBody: head.method != "HEAD", keepsConnection: !isLast)
        if isLast { break }
      } catch let refusal as RequestHead.Refusal {
        let response =
          switch refusal {
          case .isMalformed: Response(.malformed, "This is not HTTP.")
          case .isTooLong: Response(.tooLong, "The request is too long.")
          }
        try? await send(response, withBody: true, keepsConnection: false)
        break
      } catch is LateError {
        try? await send(
          Response(.tooLate, "The request is late."), withBody: true, keepsConnection: false)
        break
      } catch {
        break
      }
    }
    try? socket.close()
  }

  /// Reads the header lines of the next request, or returns `nil` if there is none.
  ///
  /// Bytes read beyond it are kept for the next request.
  private func nextHead(_ rest: inout [UInt8]) async throws -> RequestHead? {
    var bytes = rest
    if bytes.isEmpty {
      guard let first = try? await read(within: patience.idle) else { return nil }
      bytes = first
    }
    let end = ContinuousClock.now + patience.request
    var searched = 0
    while true {
      if let length = try RequestHead.length(of: bytes, searchedTo: searched) {
        rest = Array(bytes[length...])
        return try RequestHead(bytes[..<length])
      }
      searched = bytes.count
      bytes += try await read(within: ContinuousClock.now.duration(to: end))
    }
  }

  private func read(within time: Duration) async throws -> [UInt8] {
    let socket = socket
    return try await Self.within(time) { try await socket.read(atMost: 4_096) }
  }

  private func send(
    _ response: Response, withBody: Bool, keepsConnection: Bool
  ) async throws {
    let socket = socket
    let bytes = Data(response.bytes(withBody: withBody, keepsConnection: keepsConnection))
    try await Self.within(patience.answer) { try await socket.write(bytes) }
  }

  /// An error for an operation that timed out.
  private struct LateError: Error {}

  private static func within<Value: Sendable>(
    _ time: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard time > .zero else { throw LateError() }
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: time)
        throw LateError()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw LateError() }
      return value
    }
  }
}
