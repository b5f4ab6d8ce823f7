import SourceDiagnostics
import Testing

/// Going through a text line by line.
struct NextLineTests {
  @Test(arguments: ["", "a", "a\n", "a\r\n\r\nb", "\r\r\n\n\r", "a\r\n", "ö\r🙂\r\nx\n\n"])
  func `a walk from line to line meets every line once, whatever ends the lines`(_ text: String) {
    let source = SourceText(name: "a", text: text)
    var starts: [Int] = []
    var position: Int? = 0
    while let present = position, starts.count <= source.lineCount {
      starts.append(present)
      position = source.nextLineStart(after: present)
    }
    #expect(starts == (1...source.lineCount).map { source.offset(ofLine: $0) })
    #expect(source.lineRanges.count == source.lineCount)
  }

  @Test func `from within a line the next one is found, and none behind the last`() {
    let source = SourceText(name: "a", text: "ab\r\ncd")
    #expect([0, 1, 2, 3].map { source.nextLineStart(after: $0) } == [4, 4, 4, 4])
    #expect([4, 6, 99].map { source.nextLineStart(after: $0) } == [nil, nil, nil])
    #expect(source.lineRanges == [0..<2, 4..<6])
  }
}
