import SourceDiagnostics
import Testing

/// How listings look in HTML.
struct ListingDecorationTests {
  @Test(arguments: [
    ("a < b & c > \"d\"", "a &lt; b &amp; c &gt; &quot;d&quot;"), ("a\tb\r\nc", "a\tb\r\nc"),
    ("A\u{0}B\u{1B}[1m\u{1F}", "A␀B␛[1m␟"), ("", ""), ("größer … 👆", "größer … 👆"),
  ])
  func `characters that HTML gives a meaning, or must not have, are replaced`(
    text: String, html: String
  ) {
    #expect(ListingDecoration.escapingHTML(text) == html)
  }
}
