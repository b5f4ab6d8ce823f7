import FileSystem
import LanguageServer
import TraceModel

/// A client that talks to a session, for tests.
struct Client {
  var session: LanguageSession

  /// Creates a client that has initialized its session, over files in memory.
  init(files: [String: String] = [:]) {
    self = Client(beforeInitialize: files)
    _ = request("initialize", .members(["capabilities": .members([:])]))
  }

  init(beforeInitialize files: [String: String]) {
    session = LanguageSession(files: .memory(files.mapValues { Array($0.utf8) }))
  }

  /// Sends a text as a message.
  mutating func send(_ text: String) -> [JSONValue] { session.answer(Array(text.utf8)) }

  /// Sends a request, and returns the response.
  mutating func request(_ method: String, _ parameters: JSONValue = .null) -> JSONValue? {
    let message = JSONValue.members([
      "jsonrpc": .string("2.0"), "id": .integer(7), "method": .string(method),
      "params": parameters,
    ])
    return send(message.text).first
  }

  /// Sends a notification, and returns what comes back.
  mutating func notify(_ method: String, _ parameters: JSONValue = .null) -> [JSONValue] {
    let message = JSONValue.members([
      "jsonrpc": .string("2.0"), "method": .string(method), "params": parameters,
    ])
    return send(message.text)
  }

  /// Opens a document.
  mutating func open(_ text: String, at address: String, language: String) {
    _ = notify(
      "textDocument/didOpen",
      .members([
        "textDocument": .members([
          "uri": .string(address), "languageId": .string(language), "version": .integer(1),
          "text": .string(text),
        ])
      ]))
  }
}

extension JSONValue {
  /// The code of the error in a response.
  var errorCode: Int? { self["error"]?["code"]?.integer }
}
