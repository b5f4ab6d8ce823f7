import LanguageServer
import SourceDiagnostics
import Testing
import TraceModel

struct DiagnosticsTests {
  private static let address = "untitled:Untitled-1"

  /// The codes of a document's diagnostics, and where they begin and end.
  private static func diagnostics(
    _ client: inout Client
  ) async -> [(code: String, start: DocumentPosition, end: DocumentPosition)] {
    let messages = await client.session.diagnostics()
    return messages.flatMap { $0["params"]?["diagnostics"]?.elements ?? [] }.map { found in
      func position(_ name: String) -> DocumentPosition {
        let place = found["range"]?[name]
        return DocumentPosition(
          line: place?["line"]?.integer ?? -1, character: place?["character"]?.integer ?? -1)
      }
      return (found["code"]?.string ?? "", position("start"), position("end"))
    }
  }

  @Test(arguments: ["", "> ", "  ", "- > "])
  func `A scenario's error is at its place in the Markdown`(prefix: String) async throws {
    let rest = prefix.replacing("- ", with: "  ")
    let lines = ["tap rot  // 👆", "", "expect", "  root touchesBegan"]
    let text =
      "---\ntitle: 誰\nquestion: Who?\n---\n\n\(prefix)```scenario one\n"
      + lines.map { rest + $0 + "\n" }.joined() + rest + "```\n"
    var client = Client()
    client.open(text, at: Self.address, language: "markdown")
    let found = await Self.diagnostics(&client)
    let first = try #require(found.first)
    #expect(first.code == "unknown-name")
    #expect(first.start == DocumentPosition(line: 6, character: rest.utf8.count + 4))
    #expect(first.end == DocumentPosition(line: 6, character: rest.utf8.count + 7))
  }

  @Test func `A document is checked once after each change`() async throws {
    var client = Client()
    client.open("tap root\n\nexpect\n  hit root\n", at: Self.address, language: "scenario")
    #expect(await client.session.diagnostics().count == 1)
    #expect(await client.session.diagnostics().isEmpty)
    let change = JSONValue.members([
      "textDocument": .members(["uri": .string(Self.address), "version": .integer(2)]),
      "contentChanges": .array([
        .members([
          "range": .members([
            "start": DocumentPosition(line: 0, character: 4).value,
            "end": DocumentPosition(line: 0, character: 8).value,
          ]), "text": .string("rooot"),
        ])
      ]),
    ])
    #expect(client.notify("textDocument/didChange", change) == [])
    let found = await Self.diagnostics(&client)
    #expect(found.map(\.code) == ["unknown-name"])
  }

  @Test(arguments: [
    "repeat 1000000\n  tap root\nexpect\n  hit root\n", "\u{0}", "```scenario", "---\n---",
    "scene: one\n", String(repeating: "  ", count: 10_000) + "tap", "expect\n  /(a*)*b/",
  ])
  func `No text keeps the server from answering`(text: String) async {
    for language in ["scenario", "markdown"] {
      var client = Client()
      client.open(text, at: Self.address, language: language)
      #expect(await client.session.diagnostics().count == 1)
      let place = JSONValue.members([
        "textDocument": .members(["uri": .string(Self.address)]),
        "position": DocumentPosition(line: 0, character: 3).value,
      ])
      for method in ["completion", "hover", "definition", "formatting"] {
        #expect(client.request("textDocument/" + method, place)?["error"] == nil)
      }
    }
  }
}

extension DocumentPosition {
  fileprivate var value: JSONValue {
    .members(["line": .integer(line), "character": .integer(character)])
  }
}
