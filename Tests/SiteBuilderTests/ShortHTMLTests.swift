import Testing

@testable import SiteBuilder

/// Pages without what HTML can do without.
struct ShortHTMLTests {
  private func shortened(_ html: String) -> String {
    String(decoding: ShortHTML.shortened(Array(html.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("<a class=\"b\" href=\"c.html#d\">e</a>", "<a class=b href=c.html#d>e</a>"),
    ("<p id=\"a\"\nclass=\"b c\">", "<p id=a\nclass=\"b c\">"),
    ("<tr><th>a</th>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n", "<tr><th>a<td>b</table>\n"),
    ("<ul>\n<li>a</li>\n<li>b <i>c</i></li>\n</ul>", "<ul>\n<li>a<li>b <i>c</i></ul>"),
    ("</thead>\n<tbody>\n</tbody>\n<tbody>", "<tbody>\n<tbody>"),
    ("</thead>\n<tr><td>a</td></tr>\n</table>", "</thead>\n<tr><td>a</table>"),
    ("</tbody><tr>", "</tbody><tr>"),
    ("<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a<dd>b</dl>"),
    ("<g>\n</g>\n<g class=\"x\"></g>\n</svg>", "<g>\n</g><g class=x></g></svg>"),
  ]) func `leaves out quotes, end tags, and line breaks`(_ html: String, _ short: String) {
    #expect(shortened(html) == short)
    #expect(shortened(short) == short, "once is enough")
  }

  @Test(arguments: [
    "<img alt=\"\">", "<path d=\"M0\"/>", "<path d=\"M0\"class=\"b\"/>", "<a href=\"a'b\">",
    "<a href=\"?a=b\">", "<a title=\"a&#10;b c\">", "<a title='a'>", "<p>a</p>\n<div>b</div>\n",
    "<!-- <td id=\"a\"></td> -->", "<script>a = '<li id=\"b\"></li>'</script>",
    "<p>a=\"b\"</p>", "<a href=\"b", "</td", "<td",
  ]) func `keeps what a browser needs, and text`(_ html: String) {
    #expect(shortened(html) == html)
  }

  @Test(arguments: ["textarea", "xmp", "plaintext", "noscript"])
  func `keeps a page whose text may look like tags`(_ tag: String) {
    let html = "<p id=\"a\">b</p><\(tag)><li id=\"c\"></li></\(tag)>"
    #expect(shortened(html) == html)
  }
}
