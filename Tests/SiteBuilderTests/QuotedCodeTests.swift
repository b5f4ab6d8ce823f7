import Testing

@testable import SiteBuilder

/// Pieces of programs in texts that also stand on a terminal.
struct QuotedCodeTests {
  @Test(arguments: [
    ("Write 'expect' first.", "Write <code>expect</code> first."),
    ("'a < b' holds", "<code>a &lt; b</code> holds"),
    ("('x'), 'y'; 'z'", "(<code>x</code>), <code>y</code>; <code>z</code>"),
    // An apostrophe is no quote, neither inside of one nor outside.
    (
      "A view's hit test isn't 'root's frame'.",
      "A view's hit test isn't <code>root's frame</code>."
    ),
    ("the lessons' facts", "the lessons' facts"),
    ("one 'left open", "one 'left open"),
    ("", ""),
  ])
  func `what stands between quotes is code`(text: String, html: String) {
    #expect(QuotedCode(text).html == html)
  }

  @Test func `in Markdown the quotes become code's own`() {
    #expect(QuotedCode("Say 'a`b' or 'c d'.").markdown == "Say 'a`b' or `c d`.")
  }
}
