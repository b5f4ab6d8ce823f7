import Testing

@testable import LessonRunner
@testable import LessonTesting

struct LineDifferenceTests {
  @Test(arguments: [
    ("", ""), ("a\n", "a\n"), ("a\n", ""), ("", "a\n"), ("a\nb\nc\n", "a\nx\nc\n"),
    ("a\nb", "b\n"), ("a\n\n\nb\n", "a\n\nb\n"), ("x\ny\nx\ny\n", "y\nx\ny\nx\n"),
  ])
  func `the rows give both texts back`(old: String, new: String) {
    let difference = LineDifference(from: old, to: new)
    var left: [String] = []
    var right: [String] = []
    for row in difference.rows {
      switch row {
      case .same(let old, let new):
        #expect(difference.old[old] == difference.new[new])
        left.append(difference.old[old])
        right.append(difference.new[new])
      case .gone(let old): left.append(difference.old[old])
      case .come(let new): right.append(difference.new[new])
      }
    }
    #expect(left == LineDifference.lines(of: old))
    #expect(right == LineDifference.lines(of: new))
  }

  @Test func `lines that change are shown with their neighbours`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 9\n", with: "line nine\nand more\n")
      .replacing("line 18\n", with: "")
    #expect(
      LineDifference(from: old, to: new, firstLine: 101).text() == """
          107 |   line 7
          108 |   line 8
          109 | - line 9
          109 | + line nine
          110 | + and more
          110 |   line 10
          111 |   line 11
          …
          116 |   line 16
          117 |   line 17
          118 | - line 18
          119 |   line 19
          120 |   line 20

        """)
  }

  @Test(arguments: [
    ("a ", "a·"), ("a  \t", "a··→   "), ("\ta", "→   a"), ("a b", "a b"), ("a\u{A0}b", "a⍽b"),
    ("a\u{7}b", "a␇b"), ("", ""), (" ", "·"),
  ])
  func `white space that could be overlooked is seen`(line: String, shown: String) {
    #expect(LineDifference.visible(line) == shown)
  }

  @Test func `thousands of lines that all change are no burden`() {
    let old = (0..<8_000).map { "old \($0)\n" }.joined()
    let new = (0..<8_000).map { "new \($0)\n" }.joined()
    #expect(LineDifference(from: "a\n" + old, to: "a\n" + new).rows.count == 16_001)
  }
}
