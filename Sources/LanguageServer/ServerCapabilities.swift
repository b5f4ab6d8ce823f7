import TraceModel

/// What the server tells a client about itself.
enum ServerCapabilities {
  /// The result of `initialize`.
  static var json: JSONValue {
    .members([
      "capabilities": .members([
        "positionEncoding": .string("utf-16"),
        "textDocumentSync": .members([
          "openClose": .boolean(true),
          // Clients send the changed ranges only.
          "change": .integer(2), "save": .boolean(true),
        ]),
        "completionProvider": .members([
          "triggerCharacters": .array([.string(" "), .string(":")])
        ]),
        "hoverProvider": .boolean(true),
        "definitionProvider": .boolean(true),
        "documentFormattingProvider": .boolean(true),
        "codeActionProvider": .members(["codeActionKinds": .array([.string("quickfix")])]),
      ]),
      "serverInfo": .members(["name": .string("touchstone")]),
    ])
  }
}
