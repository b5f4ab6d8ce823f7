import Testing

@testable import Figures

@Suite struct TextWidthTests {
  @Test func `a width is the sum of its letters and grows with the size`() {
    let face = FontFace(size: 10)
    #expect(face.width(of: "MM") == 2 * face.width(of: "M"))
    #expect(FontFace(size: 20).width(of: "touches") == 2 * face.width(of: "touches"))
    #expect(FontFace(size: 10, isBold: true).width(of: "touches") > face.width(of: "touches"))
    #expect(face.width(of: "") == 0)
    #expect(face.width(of: "e\u{301}") == face.width(of: "e"))
  }

  @Test(arguments: [
    ("touchesBegan", ["touches", "Began"]),
    ("UITapGestureRecognizer", ["UITap", "Gesture", "Recognizer"]),
    ("point(inside:)", ["point", "(inside:", ")"]),
    ("a.b c", ["a.", "b ", "c"]),
    ("view2B", ["view2", "B"]),
    ("", []),
  ])
  func `an identifier is broken only where its parts meet`(name: String, pieces: [String]) {
    #expect(FontFace.pieces(of: name) == pieces)
  }

  @Test func `a text that does not fit ends with an ellipsis, and fits then`() {
    let face = FontFace(size: 12)
    let fitted = face.fitted("gestureRecognizerShouldBegin", into: 80)
    #expect(fitted.hasSuffix("…"))
    #expect(face.width(of: fitted) <= 80)
    #expect(face.fitted("tap", into: 80) == "tap")
  }

  @Test func `a long name takes as many lines as it may`() {
    let face = FontFace.laneName
    let lines = face.lines(of: "aVeryLongNameOfAViewThatNobodyWouldGive", limit: 90, count: 3)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { face.width(of: $0) <= 90 })
    #expect(lines[2].hasSuffix("…"))
    #expect(face.lines(of: "tap", limit: 90, count: 3) == ["tap"])
  }
}
