import FlyingFox
import FlyingSocks
import Foundation

/// A pool whose sockets send what is written to them at once.
///
/// The server writes the head of an answer and then its body. By itself the system keeps the body
/// back until the browser has acknowledged the head, which a browser puts off by 40 milliseconds.
struct PromptSockets: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool(logger: .disabled)

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The socket that listens comes first, and those that it accepts take its options over. Where
    // the option is unknown, answers are late and right.
    try? socket.setValue(true, for: .sendsAtOnce)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}

/// The option `TCP_NODELAY`.
private struct SendsAtOnce: SocketOption {
  var level: Int32 { Int32(IPPROTO_TCP) }
  var name: Int32 { TCP_NODELAY }
  func makeValue(from socketValue: Int32) -> Bool { socketValue != 0 }
  func makeSocketValue(from value: Bool) -> Int32 { value ? 1 : 0 }
}

extension SocketOption where Self == SendsAtOnce {
  fileprivate static var sendsAtOnce: Self { SendsAtOnce() }
}
