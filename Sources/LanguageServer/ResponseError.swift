import TraceModel

/// The reason why a request gets no result.
struct ResponseError: Error, Equatable, Sendable {
  /// The code from JSON-RPC or the Language Server Protocol.
  var code: Int

  /// The reason in a phrase.
  var message: String

  /// The body isn't JSON.
  static let parseError = ResponseError(code: -32700, message: "the message isn't JSON")

  /// The JSON isn't a message.
  static func invalidRequest(_ reason: String) -> ResponseError {
    ResponseError(code: -32600, message: reason)
  }

  /// There's no such request.
  static func methodNotFound(_ method: String) -> ResponseError {
    ResponseError(code: -32601, message: "the server has no request `\(method)`")
  }

  /// The request can't have these parameters.
  static func invalidParameters(_ reason: String) -> ResponseError {
    ResponseError(code: -32602, message: reason)
  }

  /// The client hasn't sent `initialize`.
  static let notInitialized = ResponseError(
    code: -32002, message: "the first request is `initialize`")

  /// The error as a member of a response.
  var json: JSONValue { .members(["code": .integer(code), "message": .string(message)]) }
}
