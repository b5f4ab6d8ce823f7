import LessonTrial
import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import LessonTesting
@testable import SiteBuilder

/// Texts whose lines end as on other systems, or each in its own way.
struct LineBreakTests {
  /// How lines end.
  enum Ending: CaseIterable {
    case lineFeed, carriageReturn, both, mixed, oneOfMany

    func text(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var result = ""
      for (place, line) in lines.dropLast().enumerated() {
        let end =
          switch self {
          case .lineFeed: "\n"
          case .carriageReturn: "\r"
          case .both: "\r\n"
          // A carriage return and the line feed of an empty line would be one line break.
          case .mixed: lines[place + 1].isEmpty ? "\n" : ["\r", "\r\n", "\n"][place % 3]
          case .oneOfMany: place == 1 ? "\r\n" : "\n"
          }
        result += line + end
      }
      return result + (lines.last ?? "")
    }
  }

  private static let lesson = """
    ---
    title: A
    question: Who?
    summary: >
      Two
      lines.
    ---

    Words.

    ```scenario s
    UIView B

    tap B

    expect
      hit B
    ```

    ```quiz q of: s
    Who?

    - [x] B.
      > Yes.
      expect
        hit B
    - [ ] C.
      > No.
      expect
        never hit B
    ```

    | a | b |
    |---|---|
    | c | d |

    """

  @Test(arguments: Ending.allCases)
  func `a lesson becomes the same page, and its Markdown has no front matter`(
    _ ending: Ending
  ) async throws {
    func build(_ text: String) async -> BuiltSite {
      await BuiltSite.make(["a.md": text], templates: [:])
    }
    let usual = await build(Self.lesson)
    let built = await build(ending.text(Self.lesson))
    #expect(built.messages == [])
    #expect(built.files["a.html"] == usual.files["a.html"])
    let twin = try #require(built.files["a.md"])
    #expect(twin.hasPrefix("# A"))
    #expect(!twin.contains("title: A"))
    #expect(
      twin.split(whereSeparator: \.isNewline)
        == usual.files["a.md"]?.split(whereSeparator: \.isNewline))
    #expect(await LessonTrial(Array(ending.text(Self.lesson).utf8)).complaint == nil)
  }

  @Test func `a byte order mark does not bring the front matter into the Markdown of a page`() async
  {
    let built = await BuiltSite.make(["a.md": "\u{FEFF}" + Self.lesson])
    #expect(built.files["a.md"]?.hasPrefix("# A\n\nWho?\n\nTwo lines.\n") == true)
  }

  @Test
  func `a line that begins with three hyphens does not end the front matter of a page's Markdown`()
    async
  {
    let built = await BuiltSite.make(["a.md": "---\ntitle: A\nsummary: >\n  x\n\n  ---y\n---\nz\n"])
    #expect(built.files["a.md"] == "# A\n\nx\n---y\n\n\nz\n")
  }

  @Test(arguments: Ending.allCases)
  func `a block of a lesson is formatted, and every other byte stays`(_ ending: Ending) throws {
    let text = Self.lesson.replacing("tap B\n\n", with: "tap  B\n\n")
    let bytes = Array(ending.text(text).utf8)
    let files = FileAccess.memory(["a.md": bytes])
    let suite = ScenarioSuite.find(in: ["a.md"], files: files).suite
    #expect(suite.formattings.count == 1)
    let revised = try FileRevision(of: bytes, with: suite.formattings).bytes
    #expect(String(decoding: revised, as: UTF8.self) == ending.text(Self.lesson))
  }

  @Test(arguments: Ending.allCases)
  func `a file with one scenario is formatted, and its lines end as before`(_ ending: Ending) throws
  {
    let text = "UIView B\n\ntap  B\n\nexpect\n  hit B\n"
    let bytes = Array(ending.text(text).utf8)
    let files = FileAccess.memory(["a.scenario": bytes])
    let suite = ScenarioSuite.find(in: ["a.scenario"], files: files).suite
    let revised = try FileRevision(of: bytes, with: suite.formattings).bytes
    #expect(
      String(decoding: revised, as: UTF8.self)
        == ending.text(text.replacing("tap  B", with: "tap B")))
  }
}
