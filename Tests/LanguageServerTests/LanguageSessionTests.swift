import LanguageServer
import Testing
import TraceModel

struct LanguageSessionTests {
  private static let address = "file:///course/one.scenario"

  @Test func `A request before initialize isn't answered`() {
    var client = Client(beforeInitialize: [:])
    #expect(client.request("textDocument/hover")?.errorCode == -32002)
    #expect(client.request("shutdown")?.errorCode == -32002)
    #expect(client.request("initialize")?["result"]?["capabilities"] != nil)
    #expect(client.request("initialize")?.errorCode == -32600)
  }

  @Test func `An unknown request is an error, and an unknown notification isn't`() {
    var client = Client()
    #expect(client.request("textDocument/rename")?.errorCode == -32601)
    #expect(client.notify("$/setTrace") == [])
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("\u{0}", -32700), (#"{"jsonrpc":"2.0","id":1,}"#, -32700),
    (String(repeating: "[", count: 100_000), -32700), ("[]", -32600), ("null", -32600),
    ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
    (#"{"jsonrpc":"2.0","id":[],"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
  ])
  func `A malformed message gets an error of JSON-RPC`(text: String, code: Int) {
    var client = Client()
    #expect(client.send(text).map(\.errorCode) == [code])
    #expect(client.request("shutdown")?["result"] == .null)
  }

  @Test func `Bytes that aren't text get an error`() {
    var client = Client()
    #expect(client.session.answer([0x22, 0xFF, 0xFE, 0x22]).map(\.errorCode) == [-32700])
  }

  @Test(arguments: [
    "textDocument/completion", "textDocument/hover", "textDocument/definition",
    "textDocument/formatting", "textDocument/codeAction",
  ])
  func `A request with other parameters is an error`(method: String) {
    var client = Client()
    client.open("tap root\n", at: Self.address, language: "scenario")
    let document = JSONValue.members(["uri": .string(Self.address)])
    var wrong: [JSONValue] = [
      .null, .array([]), .members(["textDocument": .string("one")]),
      .members(["textDocument": .members(["uri": .string("file:///other")])]),
    ]
    if method != "textDocument/formatting" {
      wrong += [
        .members(["textDocument": document]),
        .members([
          "textDocument": document, "range": .integer(1),
          "position": .members(["line": .integer(-1), "character": .integer(0)]),
        ]),
      ]
    }
    for parameters in wrong {
      #expect(client.request(method, parameters)?.errorCode == -32602)
    }
  }

  @Test func `A change of a document that isn't open is logged`() {
    var client = Client()
    let parameters = JSONValue.members([
      "textDocument": .members(["uri": .string(Self.address)]), "contentChanges": .array([]),
    ])
    let messages = client.notify("textDocument/didChange", parameters)
    #expect(messages.map { $0["method"]?.string } == ["window/logMessage"])
  }

  @Test func `Only exit after shutdown succeeds`() {
    var client = Client()
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(client.request("textDocument/hover")?.errorCode == -32600)
    #expect(client.session.exitCode == nil)
    #expect(client.notify("exit") == [])
    #expect(client.session.exitCode == 0)
    var other = Client()
    _ = other.notify("exit")
    #expect(other.session.exitCode == 1)
    var third = Client(beforeInitialize: [:])
    _ = third.notify("exit")
    #expect(third.session.exitCode == 1)
  }

  @Test func `A position far outside is at the end`() {
    var client = Client()
    client.open("tap root", at: Self.address, language: "scenario")
    let parameters = JSONValue.members([
      "textDocument": .members(["uri": .string(Self.address)]),
      "position": .members(["line": .integer(2_000_000_000), "character": .integer(99)]),
    ])
    #expect(client.request("textDocument/hover", parameters)?["result"] == .null)
    #expect(client.request("textDocument/completion", parameters)?["result"] != nil)
  }
}
