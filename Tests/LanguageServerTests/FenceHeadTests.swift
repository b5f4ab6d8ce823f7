import LanguageServer
import Testing
import TraceModel

/// Completion in the first line of a block of a lesson.
struct FenceHeadTests {
  private static let address = "file:///course/a.md"
  private static let opening = """
    ---
    title: A
    ---

    ```scenario tap-it
    tap root
    expect
      hit root
    ```


    """

  /// Returns the words for the end of a line after a lesson with a scenario.
  private static func words(
    _ line: String, before rest: String = "\ntap root\n```\n", files: [String: String] = [:]
  ) -> [String] {
    var client = Client(files: files)
    client.open(opening + line + rest, at: address, language: "markdown")
    let number = opening.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let response = client.request(
      "textDocument/completion",
      .members([
        "textDocument": .members(["uri": .string(address)]),
        "position": .members([
          "line": .integer(number), "character": .integer(line.utf16.count),
        ]),
      ]))
    guard case .array(let items)? = response?["result"]?["items"] else { return ["no list"] }
    return items.compactMap { item in
      guard case .string(let text)? = item["textEdit"]?["newText"] else { return nil }
      return text
    }
  }

  @Test(arguments: [
    ("```s", ["scenario "]), ("```", ["scenario ", "quiz ", "challenge "]), ("~~~~ q", ["quiz "]),
    ("```scenario ", []), ("```scenario two", []), ("```scenario two sh", ["show: "]),
    ("```scenario two f", ["fails: ", "facts: ", "fails"]), ("```scenario two title: \"A show", []),
    ("```scenario two title: \"A\" sk", ["skip: "]), ("```scenario two show: tr", ["tree"]),
    ("```scenario two show: tree t", ["turns", "table", "title: ", "topics: "]),
    ("```scenario two show: tree table sta", ["states", "statechart"]),
    ("```scenario two topics: f", ["fingers"]), ("```scenario two pin: ", []),
    ("```quiz which ", ["of: "]), ("```quiz which of: ", ["tap-it"]),
    ("```quiz which of: tap-it ", []), ("```challenge which of: tap-it ke", ["keeps: "]),
    ("```challenge which of: tap-it keeps: ", ["steps", "scene", "nothing"]),
    ("```swift a ", []), ("``s", []), ("s", []), ("`````` a ` s", []), ("> ```sc", ["scenario "]),
  ])
  func `the words are those that the parser knows there`(line: String, words: [String]) {
    #expect(Self.words(line) == words)
  }

  private static let ledger = [
    "/course/site.yaml": "title: Mine\n",
    "/course/facts/touches.yaml": """
    title: Touches
    number: 1
    facts:
      M060:
        claim: A touch keeps its view.
        evidence: [documented]
        source: UIKit header
      M061:
        claim: A touch ends once.
        evidence: [documented]
        source: UIKit header
    """,
  ]

  @Test(arguments: [
    ("```scenario two facts: M06", ["M060", "M061"]),
    ("```scenario two facts: ", ["M060", "M061"]),
    ("```scenario two facts: M060 M06", ["M061"]),
    ("A touch keeps its view (M06", ["M060", "M061"]),
    // These can't be a fact's number.
    ("M", []), ("A touch", []), ("2", []), ("Z9", []), ("```swift M06", []),
  ])
  func `facts are offered by their numbers`(line: String, numbers: [String]) {
    let words = Self.words(line, files: Self.ledger)
    #expect(words.filter { !$0.hasSuffix(": ") && $0 != "fails" } == numbers)
  }

  @Test func `a line that closes a block has no words`() {
    var client = Client()
    client.open(
      "---\ntitle: A\n---\n\n```swift\nlet a = 1\n```\n", at: Self.address, language: "markdown")
    let response = client.request(
      "textDocument/completion",
      .members([
        "textDocument": .members(["uri": .string(Self.address)]),
        "position": .members(["line": .integer(6), "character": .integer(3)]),
      ]))
    #expect(response?["result"]?["items"] == .array([]))
  }
}
