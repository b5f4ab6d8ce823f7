import SourceDiagnostics
import Testing

struct SourceTextTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 2, 2), (5, 3, 1), (6, 4, 1), (8, 4, 2),
    (-5, 1, 1), (99, 4, 2),
  ])
  func `an offset is found on its line, whatever ends the lines`(
    offset: Int, line: Int, column: Int
  ) {
    let source = SourceText(name: "a", text: "ab\nc\r\rö")
    #expect(source.place(at: offset) == SourcePlace(line: line, column: column))
  }

  @Test func `a carriage return and a line feed end one line together`() {
    let source = SourceText(name: "a", text: "ab\r\ncd")
    #expect(source.lineCount == 2)
    #expect(source.place(at: 4) == SourcePlace(line: 2, column: 1))
    #expect(source[source.lineRange(at: 1)] == "ab")
  }

  @Test func `a text inside a larger file reports the places of the file`() {
    let source = SourceText(name: "lesson.md", text: "a\nb", firstLine: 40, indentation: 4)
    #expect(source.place(at: 2) == SourcePlace(line: 41, column: 5))
  }

  @Test func `edits are made from left to right and one that overlaps is left out`() {
    let source = SourceText(name: "a", text: "one two three")
    let edits = [
      SourceEdit(range: 4..<7, replacement: "2"), SourceEdit(range: 0..<3, replacement: "1"),
      SourceEdit(range: 5..<9, replacement: "x"), SourceEdit(range: 13..<13, replacement: "!"),
    ]
    #expect(source.applying(edits) == "1 2 three!")
  }

  @Test func `a repair that changes nothing does not exist`() {
    let source = SourceText(name: "a", text: "one")
    #expect(FixIt(replacing: 0..<3, with: "one", in: source) == nil)
    #expect(FixIt("do nothing", edits: [], in: source) == nil)
    #expect(FixIt(replacing: 0..<3, with: "two", in: source)?.message == "replace `one` with `two`")
    #expect(FixIt(replacing: 0..<0, with: "a", in: source)?.message == "insert `a`")
    #expect(FixIt(replacing: 0..<1, with: "", in: source)?.message == "remove `o`")
  }
}
