import LiveEngine
import Testing

/// A page's call that makes a scenario from a dump.
struct ImportTests {
  private func answer(_ dump: String) throws -> Answer {
    try Answer(LiveFace().importScreen(Array(dump.utf8)))
  }

  @Test func `a dump becomes a scenario, with what is left out`() throws {
    let answer = try answer(
      """
      <UIView: 0x1; frame = (0 0; 390 844)>
         | <UIButton: 0x2; frame = (145 400; 100 44)>
      <UITapGestureRecognizer: 0x3; view = <UIView 0x4>>
      """)
    #expect(answer["text"].text.hasSuffix("  UIButton button  frame: 145 400 100 44\n"))
    let diagnostic = try #require(answer["diagnostics"].elements.first)
    #expect(diagnostic["code"].text == "omitted-object")
    #expect(diagnostic["line"].number == 3)
    #expect(try Answer(LiveFace().run(Array(answer["text"].text.utf8), []))["fault"].text == "")
  }

  @Test func `an error has no scenario`() throws {
    let answer = try answer("<UIView: 0x1; frame = (0 0;")
    #expect(answer["text"].text == "")
    #expect(answer["diagnostics"].elements.map { $0["code"].text } == ["unclosed-description"])
  }

  @Test func `a dump is limited like any other text of a page`() throws {
    let dump = String(repeating: "<UIView: 0x1; frame = (0 0; 9 9)>\n", count: 4_000)
    #expect(try answer(dump)["fault"].text != "")
  }
}
