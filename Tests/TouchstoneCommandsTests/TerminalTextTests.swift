import Testing

@testable import TouchstoneCommands

/// What comes to a terminal.
struct TerminalTextTests {
  @Test(arguments: [
    "plain\tö\n", "\u{1B}[1;31merror\u{1B}[0m: x\n", "\r\u{1B}[Kreading", "",
  ])
  func `what the program writes itself stays`(_ text: String) {
    #expect(TerminalText.safe(text) == text)
  }

  @Test(arguments: [
    ("\u{1B}[2Jx", "␛[2Jx"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\rb", "a␍b"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("\u{1B}", "␛"), ("\u{8}\u{7F}", "␈␡"), ("\u{1B}[1;1H", "␛[1;1H"),
    ("a\r\u{1B}[2J\u{1B}[0m", "a␍␛[2J\u{1B}[0m"),
  ])
  func `what a terminal would obey is shown`(_ text: String, _ shown: String) {
    #expect(TerminalText.safe(text) == shown)
  }
}
