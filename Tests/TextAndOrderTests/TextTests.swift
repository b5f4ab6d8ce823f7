import Testing
import TextAndOrder

struct TextTests {
  @Test(arguments: [
    ("", ""), ("größer … 👆", "größer … 👆"),
    ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; 'd'"),
    ("a\tb\nc\r\n", "a\tb\nc\r\n"), ("\u{0}\u{7}\u{1B}[1m\u{1F}\u{7F}", "␀␇␛[1m␟␡"),
    ("\u{80}\u{9F}\u{A0}é", "\u{FFFD}\u{FFFD}\u{A0}é"),
    ("a\u{202E}b\u{2066}c—", "a\u{FFFD}b\u{FFFD}c—"),
    ("\u{FFFE}\u{FFFD}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `what means something in markup, or must not be in it, is escaped`(
    text: String, markup: String
  ) {
    #expect(HTMLText.escaping(text) == markup)
    var bytes: [UInt8] = []
    HTMLText.append(Array(text.utf8)[...], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == markup)
  }

  /// Every byte of ASCII at every place among eight that need no escape, and among more.
  @Test(arguments: 1...19)
  func `a text is escaped alike wherever its characters stand`(length: Int) {
    for character in 0..<0x80 {
      guard let scalar = Unicode.Scalar(character) else { continue }
      let single = HTMLText.escaping(String(scalar))
      for place in 0..<length {
        let text =
          String(repeating: "a", count: place) + String(scalar)
          + String(repeating: "z", count: length - place - 1)
        let expected =
          String(repeating: "a", count: place) + single
          + String(repeating: "z", count: length - place - 1)
        var bytes: [UInt8] = []
        HTMLText.append(text, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
      }
    }
  }

  @Test(arguments: 0...20)
  func `a byte is found wherever it stands`(length: Int) {
    let text = String(repeating: "a", count: length)
    #expect(!text.contains(byte: UInt8(ascii: "^")))
    for place in 0..<length {
      let start = text.prefix(place)
      #expect("\(start)^\(text.dropFirst(place + 1))".contains(byte: UInt8(ascii: "^")))
      #expect(!"\(start)ß\(text.dropFirst(place + 1))".contains(byte: UInt8(ascii: "^")))
    }
  }

  @Test func `bytes are appended where they belong, few and many`() {
    var bytes: [UInt8] = []
    var expected: [UInt8] = []
    for count in 0..<100 {
      let more = (0..<count).map { UInt8($0) }
      bytes.append(bytes: more)
      expected += more
    }
    bytes.append(literal: "end")
    #expect(bytes == expected + Array("end".utf8))
  }

  @Test func `apostrophes are escaped where an attribute may be between them`() {
    var bytes: [UInt8] = []
    HTMLText.append("<'a'>", escapingApostrophes: true, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "&lt;&#39;a&#39;&gt;")
  }

  @Test(arguments: [
    ("", #""""#), ("größer … 👆 <b>", #""größer … 👆 <b>""#), ("a \"b\" \\", #""a \"b\" \\""#),
    ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{80}\u{9F}\u{A0}", "\"\\u0080\\u009f\u{A0}\""),
    ("\u{2028}\u{2029}\u{2027}", "\"\\u2028\\u2029\u{2027}\""),
  ])
  func `a text between quotes is one of JSON and of JavaScript`(text: String, quoted: String) {
    #expect(JSONText.quoting(text) == quoted)
  }

  @Test func `a text cannot end the script of a page in which it stands`() {
    #expect(JSONText.quoting("</script>", isInPage: true) == #""\u003c/script>""#)
  }

  @Test func `members and elements are separated by commas`() {
    let bytes = JSONWriter.object { object in
      object.member("name", "a \"b\"")
      object.member("none", nil as String?)
      object.member("count", 3)
      object.member("is", true)
      object.member("inner") { $0.member("texts", texts: ["x", "y"]) }
      object.member("list", [1, 2]) { $0.member("n", $1) }
      object.member("empty", texts: [])
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"name":"a \"b\"","none":null,"count":3,"is":true,"inner":{"texts":["x","y"]},"#
        + #""list":[{"n":1},{"n":2}],"empty":[]}"#)
  }
}
