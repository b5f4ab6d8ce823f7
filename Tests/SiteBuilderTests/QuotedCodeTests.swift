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
    ("With `a < b`, or `it's`.", "With <code>a &lt; b</code>, or <code>it's</code>."),
    ("see *Classes & views* there", "see <em>Classes &amp; views</em> there"),
    // An asterisk that is code, a product, or part of a word is no mark.
    ("'*' or `*` matches *any*.", "<code>*</code> or <code>*</code> matches <em>any</em>."),
    ("2 * 3 * 4, touches*, and *: true", "2 * 3 * 4, touches*, and *: true"),
    ("one `left open, one *too", "one `left open, one *too"),
    ("", ""),
  ])
  func `what stands between quotes is code`(text: String, html: String) {
    #expect(QuotedCode(text).html == html)
  }

  @Test func `in Markdown the quotes become code's own`() {
    #expect(
      QuotedCode("Say 'a`b' or 'c d', `e` or *f*.").markdown
        == "Say 'a`b' or `c d`, `e` or *f*.")
  }

  @Test func `a text for the search has no marks`() {
    #expect(QuotedCode("Say 'a b', `c` or *d*.").text == "Say a b, c or d.")
  }
}
