import SourceDiagnostics
import Testing

@testable import LessonMarkdown

struct FenceTests {
  private func information(_ words: String) throws -> FenceInformation {
    try #require(Lesson.reading("```\(words)\n```\n").fences.first).information
  }

  @Test func `an info string is a language, arguments, and options with their words`() throws {
    let information = try information(
      "scenario two-taps fails title: \"A tap, then another\" show: sequence table topics: search")
    #expect(information.language?.text == "scenario")
    #expect(information.arguments.map(\.text) == ["two-taps", "fails"])
    #expect(information.options.map(\.key.text) == ["title", "show", "topics"])
    #expect(information["title"]?.value == "A tap, then another")
    #expect(information["show"]?.values.map(\.text) == ["sequence", "table"])
    #expect(information["other"] == nil)
  }

  @Test(arguments: ["skip", "title", "fails"])
  func `an option with nothing between its quotes has no value`(key: String) {
    for value in ["\"\"", "\" \"", "\"\" \"\""] {
      let listing = Lesson.listing(of: "```scenario tap \(key): \(value)\n```\n")
      #expect(
        listing.contains("error[missing-option-value]: option `\(key)` needs a value"), "\(listing)"
      )
    }
  }

  @Test(arguments: ["", "   ", "\t"])
  func `an info string may be empty`(words: String) throws {
    #expect(
      try information(words) == FenceInformation(language: nil, arguments: [], options: []))
  }

  @Test func `words of an info string know their places`() {
    let text =
      "---\ntitle: T\n---\n\n- item\n\n  ~~~~ scenario one show:tree \"two words\"\n  ~~~~\n"
    let source = SourceText(name: "lesson.md", text: text)
    let information = Lesson.read(source).lesson.fences[0].information
    let words =
      [information.language, information.arguments.first, information["show"]?.key]
      .compactMap { $0 } + (information["show"]?.values ?? [])
    #expect(
      words.map { source[$0.range] } == ["scenario", "one", "show", "tree", "\"two words\""])
    #expect(words.map(\.text) == ["scenario", "one", "show", "tree", "two words"])
  }

  @Test func `errors in an info string have their places`() {
    #expect(
      Lesson.listing(ofBody: "```scenario one show: title: \"A\" title: \"B\n```\n") == """
        lesson.md:4:17: error[missing-option-value]: option `show` needs a value
          |
        4 | ```scenario one show: title: "A" title: "B
          |                 ^~~~

        lesson.md:4:34: error[duplicate-option]: option `title` is written twice
          |
        4 | ```scenario one show: title: "A" title: "B
          |                                  ^~~~~

        lesson.md:4:41: error[unclosed-quote]: the quoted words are never closed
          |
        4 | ```scenario one show: title: "A" title: "B
          |                                         ^~

        """)
  }

  @Test(arguments: [
    "```scenario\nUIView A\n  UIView Ä  alpha: 1\n\ntap X\n```\n",
    "> ```scenario\n> UIView A\n>   UIView Ä  alpha: 1\n>\n> tap X\n> ```\n",
    "1. item\n\n   > ~~~ scenario\n   > UIView A\n   >   UIView Ä  alpha: 1\n   >\n   > tap X\n",
    "```scenario\r\nUIView A\r\n  UIView Ä  alpha: 1\r\n\r\ntap X\r\n```\r\n",
    "Text\n\n  ```scenario\n  UIView A\n    UIView Ä  alpha: 1\n\n  tap X\n  ```\n",
    "    UIView A\n      UIView Ä  alpha: 1\n    \n    tap X\n",
  ])
  func `content is exact, and each of its places is a place of the file`(body: String) throws {
    let source = SourceText(name: "lesson.md", text: "---\ntitle: T\n---\n" + body)
    let fence = try #require(Lesson.read(source).lesson.fences.first)
    #expect(fence.content == "UIView A\n  UIView Ä  alpha: 1\n\ntap X\n")
    let bytes = Array(fence.content.utf8)
    var (line, lineStart) = (0, 0)
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A {
        (line, lineStart) = (line + 1, offset + 1)
      } else {
        #expect(source.bytes[fence.lineOffsets[line] + offset - lineStart] == byte)
      }
    }
    #expect(fence.lineOffsets.count == 4)
  }

  @Test func `blocks of code are counted wherever they stand`() {
    let lesson = Lesson.reading("```a\n```\n\n> - ```b\n>   ```\n\n```c\n```\n")
    #expect(lesson.fences.map(\.index) == [0, 1, 2])
    #expect(lesson.fences.map { $0.information.language?.text } == ["a", "b", "c"])
  }

  @Test func `a fence that is never closed runs to the end`() {
    #expect(Lesson.reading("```swift\nlet a\nlet b").fences.first?.content == "let a\nlet b\n")
  }
}
