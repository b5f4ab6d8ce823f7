import TraceModel

/// A message from the client, in the terms of JSON-RPC.
enum Message {
  /// A message that gets a response with the same identifier.
  case request(identifier: JSONValue, method: String, parameters: JSONValue)
  /// A message that gets no response.
  case notification(method: String, parameters: JSONValue)
  /// The client's response, which this server never asks for.
  case response
  /// A body that isn't a message, with its identifier, if it has one.
  case malformed(identifier: JSONValue, error: ResponseError)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    guard let text = String(validating: body, as: UTF8.self),
      let value = try? JSONReader.value(of: text)
    else {
      self = .malformed(identifier: .null, error: .parseError)
      return
    }
    let identifier = value["id"] ?? .null
    if let reason = Self.fault(in: value) {
      let isUsable = identifier.string != nil || identifier.integer != nil
      self = .malformed(identifier: isUsable ? identifier : .null, error: .invalidRequest(reason))
    } else if let method = value["method"]?.string {
      let parameters = value["params"] ?? .null
      self =
        value["id"] == nil
        ? .notification(method: method, parameters: parameters)
        : .request(identifier: identifier, method: method, parameters: parameters)
    } else {
      self = .response
    }
  }

  /// Returns why a value isn't a message; `nil` if it's one.
  private static func fault(in value: JSONValue) -> String? {
    guard case .object = value else { return "a message is an object" }
    switch value["id"] {
    case nil, .number, .string: break
    case .null where value["method"] == nil: break
    default: return "an identifier is a number or a text"
    }
    if value["jsonrpc"]?.string != "2.0" { return "`jsonrpc` must be `2.0`" }
    guard let method = value["method"] else {
      let isResponse = value["result"] != nil || value["error"] != nil
      return isResponse ? nil : "a message has a method, a result, or an error"
    }
    return method.string == nil ? "`method` must be a text" : nil
  }
}

extension JSONValue {
  /// Creates the response to a request that succeeded.
  static func response(to identifier: JSONValue, _ result: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": identifier, "result": result])
  }

  /// Creates the response to a request that failed.
  static func response(to identifier: JSONValue, _ error: ResponseError) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "id": identifier, "error": error.json])
  }

  /// Creates a notification for the client.
  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
  }
}
