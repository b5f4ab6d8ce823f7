import SourceDiagnostics
import Testing

@testable import ScreenImport

/// Dumps as they look after they were copied from mail, forums, and consoles.
struct CopiedDumpTests {
  private static func scenario(_ text: String) -> [String] {
    let screen = ImportedScreen(SourceText(name: "dump.txt", text: text))
    return (screen.scenario ?? "").split(separator: "\n").dropFirst(2).map(String.init)
  }

  private static let whole = """
    <UIView: 0x1; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x2>>
       | <UIButton: 0x3; frame = (20 100; 350 50); opaque = NO; layer = <CALayer: 0x4>>
       | <UIView: 0x5; frame = (0 200; 390 80); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
    """

  @Test(arguments: [
    (" layer =", "\nlayer ="), ("; layer =", ";\nlayer ="), (" <CALayer: 0x6", "\n<CALayer: 0x6"),
    ("; 350", ";\n350"), ("390 80)", "390\n80)"), ("opaque = NO", "opaque =\n> NO"),
    (" layer", "\r\n  layer"),
  ])
  func `a line that a program broke is read whole`(_ old: String, _ new: String) {
    let broken = Self.whole.replacing(old, with: new)
    #expect(broken != Self.whole)
    #expect(Self.scenario(broken) == Self.scenario(Self.whole))
  }

  @Test func `a line that is cut off doesn't take the next view`() {
    let cut = Self.whole.replacing("opaque = NO; layer = <CALayer: 0x4>>", with: "opaque =")
    #expect(Self.scenario(cut) == Self.scenario(Self.whole))
  }

  @Test func `the source of a page has its characters`() {
    let source = Self.whole.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(Self.scenario(source) == Self.scenario(Self.whole))
  }

  @Test func `of two dumps, the last one counts`() {
    let later = Self.whole.replacing("(20 100; 350 50)", with: "(20 300; 350 50)")
    #expect(Self.scenario(Self.whole + "\n\nAfter:\n" + later) == Self.scenario(later))
  }

  @Test func `the outermost view alone isn't another dump`() {
    let text =
      Self.whole
      + "\n(lldb) po view\n<UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n"
    #expect(Self.scenario(text) == Self.scenario(Self.whole))
  }

  /// React Native's text views draw, and don't scroll.
  @Test func `a class isn't a scroll view by its name if another view has an offset`() {
    let text = """
      <UIScrollView: 0x1; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 900}>
         | <RCTTextView: 0x2; frame = (0 0; 90 20)>
      """
    #expect(Self.scenario(text).last == "  UIView rctTextView  frame: 0 0 90 20  // RCTTextView")
  }
}
