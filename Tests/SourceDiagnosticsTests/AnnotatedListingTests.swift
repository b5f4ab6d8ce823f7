import SourceDiagnostics
import Testing

extension DiagnosticMessage {
  fileprivate static func unknownName(_ name: String) -> Self { .error("no view named `\(name)`") }
  fileprivate static var oddity: Self { .warning("odd") }
}

struct AnnotatedListingTests {
  private func diagnostic() -> Diagnostic {
    let source = SourceText(
      name: "a.md", text: "UIView button\n\ttap 🙂 <butto>\n", firstLine: 9, indentation: 2)
    let range = 25..<30
    return Diagnostic(
      .unknownName("butto"), at: range, in: source,
      notes: [
        Diagnostic.Note("declared here", at: 7..<13, in: source),
        Diagnostic.Note("look", lines: ["✓ a", "", "✗ b"]),
      ],
      fixIts: [FixIt(replacing: range, with: "button", in: source)].compactMap { $0 })
  }

  @Test func `a listing shows the line, the caret under what is meant, notes and repairs`() {
    #expect(
      diagnostic().listing() == """
        a.md:10:11: error[unknown-name]: no view named `butto`
           |
        10 |     tap 🙂 <butto>
           |             ^~~~~
        a.md:9:10: note: declared here
          |
        9 | UIView button
          |        ^~~~~~
        note: look
            ✓ a

            ✗ b
        fix-it: replace `butto` with `button`

        """)
  }

  @Test func `a decoration adds colours or spans but no other characters`() {
    let diagnostic = diagnostic()
    let plain = diagnostic.listing()
    var withoutEscapes = ""
    var isInEscape = false
    for character in diagnostic.listing(.ansi) {
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape { withoutEscapes.append(character) }
      if character == "m" { isInEscape = false }
    }
    #expect(withoutEscapes == plain)
    let html = diagnostic.listing(.html(messagePage: "m.html"))
    #expect(html.contains("<span class=\"diagnostic-error\">error</span>"))
    #expect(html.contains("&lt;butto&gt;"))
    #expect(!html.contains("<butto>"))
    #expect(html.contains("[</span><a href=\"m.html#unknown-name\">unknown-name</a><span"))
    #expect(!diagnostic.listing(.html(messagePage: nil)).contains("<a"))
  }

  @Test func `in HTML, each quoted line is in one element with its caret`() {
    let html = diagnostic().listing(.html(messagePage: nil))
    let parts = html.split(separator: "<span class=\"diagnostic-quotation\">")
    #expect(parts.count == 3)
    #expect(!parts[0].contains("diagnostic-gutter"))
    for part in parts.dropFirst() {
      let quotation = part.split(separator: "\n</span>")[0]
      #expect(quotation.split(separator: "\n").count == 3)
      #expect(quotation.contains("diagnostic-caret"))
    }
  }

  @Test func `a problem of the whole file has no source line`() {
    let source = SourceText(name: "a.md", text: "x")
    #expect(Diagnostic(.oddity, at: nil, in: source).listing() == "a.md: warning[oddity]: odd\n")
    let nowhere = SourceText(name: "", text: "")
    #expect(Diagnostic(.oddity, at: nil, in: nowhere).listing() == "warning[oddity]: odd\n")
  }

  @Test func `a range over several lines is underlined on its first`() {
    let source = SourceText(name: "a", text: "abc\r\ndef")
    #expect(
      Diagnostic(.oddity, at: 1..<7, in: source).listing()
        == "a:1:2: warning[oddity]: odd\n  |\n1 | abc\n  |  ^~\n")
  }

  @Test func `an empty range at the end of a text has a caret behind it`() {
    let source = SourceText(name: "a", text: "abc")
    #expect(
      Diagnostic(.oddity, at: 3..<3, in: source).listing()
        == "a:1:4: warning[oddity]: odd\n  |\n1 | abc\n  |    ^\n")
  }

  @Test func `the identifier of a message is the name of its member`() {
    #expect(DiagnosticMessage.unknownName("a").identifier == "unknownName")
    #expect(DiagnosticMessage.oddity.identifier == "oddity")
  }

  @Test(arguments: [
    ("unknownName", "unknown-name"), ("notUTF8", "not-utf8"), ("textAsHTML", "text-as-html"),
    ("notANumber", "not-a-number"), ("rawHTML", "raw-html"), ("odd", "odd"),
  ])
  func `the code of a message is its identifier in small letters`(identifier: String, code: String)
  {
    #expect(DiagnosticMessage.error("", identifier: identifier).code == code)
  }

  @Test func `a message that is about no text is one line`() {
    #expect(DiagnosticMessage.oddity.listing() == "warning[oddity]: odd\n")
  }

  @Test func `of many diagnostics some are listed, errors first, and the others counted`() {
    let source = SourceText(name: "a", text: "abc\n")
    let all =
      (0..<3).map { Diagnostic(.oddity, at: $0..<$0 + 1, in: source) }
      + [Diagnostic(.unknownName("x"), at: 2..<3, in: source)]
    #expect(
      all.listing(most: 2) == """
        a:1:1: warning[oddity]: odd
          |
        1 | abc
          | ^

        a:1:3: error[unknown-name]: no view named `x`
          |
        1 | abc
          |   ^

        and 2 more

        """)
    #expect(all.listing(most: 4) == all.listing())
    #expect(!all.listing(most: 4).contains("more"))
  }

  @Test func `diagnostics are listed in source order, errors or not`() {
    let source = SourceText(name: "b", text: "abc")
    let other = SourceText(name: "a", text: "abc")
    let all = [
      Diagnostic(.oddity, at: 2..<3, in: source),
      Diagnostic(.unknownName("x"), at: 1..<2, in: source),
      Diagnostic(.oddity, at: 2..<3, in: other), Diagnostic(.oddity, at: nil, in: source),
    ]
    #expect(all.hasErrors)
    let places = all.inSourceOrder.map { "\($0.source.name)\($0.place?.column ?? 0)" }
    #expect(places == ["a3", "b0", "b2", "b3"])
  }
}
