import LanguageServer
import SourceDiagnostics
import Testing

struct PositionTests {
  @Test(arguments: ["a👆b\n誰c", "a👆b\r\n誰c", "a👆b\r誰c"])
  func `Positions count UTF-16 code units, and offsets count bytes`(text: String) {
    let source = SourceText(name: "", text: text)
    let second = source.offset(ofLine: 2)
    let pairs = [
      (0, 0, 0), (0, 1, 1), (0, 3, 5), (0, 4, 6), (1, 0, second), (1, 1, second + 3),
      (1, 2, second + 4),
    ]
    for (line, character, offset) in pairs {
      let position = DocumentPosition(line: line, character: character)
      #expect(source.offset(of: position) == offset)
      #expect(source.position(of: offset) == position)
    }
  }

  @Test func `A position inside a character is before it, and one after a line is at its end`() {
    let source = SourceText(name: "", text: "a👆b\nc")
    #expect(source.offset(of: DocumentPosition(line: 0, character: 2)) == 1)
    #expect(source.offset(of: DocumentPosition(line: 0, character: 99)) == 6)
    #expect(source.offset(of: DocumentPosition(line: 9, character: 0)) == 8)
  }
}
