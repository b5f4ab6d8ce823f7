import ScenarioLanguage
import SourceDiagnostics
import Testing

@Suite struct FormatterTests {
  func formatted(_ text: String) -> String? {
    Formatter.formatted(SourceText(name: "test", text: text))
  }

  @Test func `spaces, levels and gaps become the common ones`() {
    let text = """


      UIView   root
         UIView B   frame:0 0  100 100   alpha:.5
              UITapGestureRecognizer tap
      tap B


      wait 50ms
      expect
            tap fires   ended
            B   touchesEnded->B ...


      """
    #expect(
      formatted(text) == """
        UIView root
          UIView B  frame: 0 0 100 100  alpha: .5
            UITapGestureRecognizer tap

        tap B

        wait 50ms

        expect
          tap fires ended
          B touchesEnded → B …

        """)
  }

  @Test func `comments stay with what they speak of`() {
    let text = """
      // The scene.
      UIView root// no comment: no space before it
        UIView B // on the right   \u{20}
      // What the finger does.
      // Twice.
      tap B
      expect
         // The view.
       B touchesBegan
          // At the end.
      """.replacing("// no comment: no space before it", with: "")
    #expect(
      formatted(text) == """
        // The scene.
        UIView root
          UIView B  // on the right

        // What the finger does.
        // Twice.
        tap B

        expect
          // The view.
          B touchesBegan
          // At the end.

        """)
  }

  @Test func `hidden lines keep their mark, and their level counts behind it`() {
    let text = "# UIView root\n#     UIView B\ntap B\nexpect anything\n"
    #expect(formatted(text) == "# UIView root\n#   UIView B\n\ntap B\n\nexpect anything\n")
  }

  @Test func `a line of a kept trace is not touched but for its level`() {
    let text = "tap 40 60\nexpect trace of fingers\n     finger touches  at   (40, 60)\n"
    #expect(
      formatted(text)
        == "tap 40 60\n\nexpect trace of fingers\n  finger touches  at   (40, 60)\n")
  }

  @Test func `variants and their parts are set apart`() {
    let text = """
      UIView root
      tap root
      variant one
        expect
          root touchesBegan
        expect
          root touchesEnded
      variant two
        wait 1s
        expect
          root touchesBegan
      """
    #expect(
      formatted(text) == """
        UIView root

        tap root

        variant one
          expect
            root touchesBegan

          expect
            root touchesEnded

        variant two
          wait 1s

          expect
            root touchesBegan

        """)
  }

  @Test func `marks stand apart, parentheses and commas do not`() {
    let text = "UIView root\n  override point(inside:): ( x<75 )  and not(y >=10)\ntap root\n"
    #expect(
      formatted(text)
        == "UIView root\n  override point(inside:): (x < 75) and not (y >= 10)\n\ntap root\n")
  }

  @Test func `the ends of lines are those of the first line`() {
    #expect(formatted("UIView root\r\ntap root") == "UIView root\r\n\r\ntap root\r\n")
  }

  @Test(arguments: ["UIVew root\n", "tap B\n", "UIView root\n    UIView A\n  UIView B\n"])
  func `a text with an error is left alone`(text: String) {
    #expect(formatted(text) == nil)
  }

  @Test(arguments: ["", "\n", "   \n\n", "// Only a comment.\n", "\u{FEFF}tap 40 60\n"])
  func `what is all but empty keeps what it says`(text: String) {
    let result = formatted(text)
    #expect(result != nil)
    #expect(result.flatMap { formatted($0) } == result)
  }
}
