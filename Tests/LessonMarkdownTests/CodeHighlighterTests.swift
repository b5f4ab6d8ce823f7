import Testing

@testable import LessonMarkdown

struct CodeHighlighterTests {
  /// The highlighted code with `⟨kind text⟩` for each span.
  private func marked(_ code: String, _ language: String) -> String {
    CodeHighlighter.html(of: code, language: language)
      .replacing("<span class=\"", with: "⟨").replacing("\">", with: " ")
      .replacing("</span>", with: "⟩").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  @Test(arguments: [
    ("let a = 4.5", "⟨keyword let⟩ a = ⟨number 4.5⟩"),
    ("case .default: self.x", "⟨keyword case⟩ .default: ⟨keyword self⟩.x"),
    (
      "@MainActor final class A1: UIView {}",
      "⟨attribute @MainActor⟩ ⟨keyword final⟩ ⟨keyword class⟩ ⟨type A1⟩: ⟨type UIView⟩ {}"
    ),
    ("#if DEBUG // x", "⟨keyword #if⟩ ⟨type DEBUG⟩ ⟨comment // x⟩"),
    ("a /* b /* c */ d */ e", "a ⟨comment /* b /* c */ d */⟩ e"),
    (#""a \" \(b) c" + d"#, #"⟨string "a \" \(b) c"⟩ + d"#),
    ("\"\"\"\n\"a\"\n\"\"\" b", "⟨string \"\"\"\n\"a\"\n\"\"\"⟩ b"),
    (##"#"a \ b"# c"##, ##"⟨string #"a \ b"#⟩ c"##),
    ("\"open\nlet", "⟨string \"open⟩\n⟨keyword let⟩"),
    ("/* open", "⟨comment /* open⟩"),
    ("a < b && größe > T", "a < b && größe > T"),
    ("\"\\", "⟨string \"\\⟩"), ("#", "#"), ("@", "@"), ("", ""),
  ])
  func `Swift has its words marked`(code: String, expected: String) {
    #expect(marked(code, "swift") == expected)
  }

  @Test(arguments: [
    (
      "python", "def f(): # a\n  return 'b' + \"\"\"c\nd\"\"\"",
      "⟨keyword def⟩ f(): ⟨comment # a⟩\n  ⟨keyword return⟩ ⟨string 'b'⟩ + ⟨string \"\"\"c\nd\"\"\"⟩"
    ),
    (
      "js", "const a = `b\nc`; // d",
      "⟨keyword const⟩ a = ⟨string `b\nc`⟩; ⟨comment // d⟩"
    ),
    (
      "json", "{\"a\": [1, true, null]}",
      "{⟨string \"a\"⟩: [⟨number 1⟩, ⟨keyword true⟩, ⟨keyword null⟩]}"
    ),
    ("yaml", "a: true # b", "a: ⟨keyword true⟩ ⟨comment # b⟩"),
    ("css", "a { color: red } /* b */", "a { color: red } ⟨comment /* b */⟩"),
    (
      "c", "#include <a.h>\nint main() { return 'a'; }",
      "⟨keyword #include⟩ <a.h>\n⟨keyword int⟩ main() { ⟨keyword return⟩ ⟨string 'a'⟩; }"
    ),
    ("kotlin", "val a = Point(1)", "⟨keyword val⟩ a = ⟨type Point⟩(⟨number 1⟩)"),
    (
      "html", "<a href=\"b>c\">d</a><!-- e",
      "⟨keyword <a⟩ ⟨attribute href⟩=⟨string \"b>c\"⟩>d⟨keyword </a⟩>⟨comment <!-- e⟩"
    ),
    ("html", "a < b", "a ⟨keyword <⟩ ⟨attribute b⟩"),
    ("text", "let a = 1", "let a = 1"),
  ])
  func `other languages have their words marked`(language: String, code: String, expected: String) {
    #expect(marked(code, language) == expected)
  }

  @Test(arguments: [
    ("make site  # once", "⟨attribute make⟩ site  ⟨comment # once⟩"),
    (
      "A=1 ls -l | grep \"a\\\"b\" > 'c",
      "A=1 ⟨attribute ls⟩ ⟨number -l⟩ | ⟨attribute grep⟩ ⟨string \"a\\\"b\"⟩ > ⟨string 'c⟩"
    ),
    ("$ touchstone test\npass  -x\n", "⟨comment $⟩ ⟨attribute touchstone⟩ test\npass  -x\n"),
    (
      "for x in *; do\n  echo $x\ndone",
      "⟨keyword for⟩ x ⟨keyword in⟩ *; ⟨keyword do⟩\n  ⟨attribute echo⟩ $x\n⟨keyword done⟩"
    ),
    ("", ""),
  ])
  func `shell commands have their words marked, and what comes out of them not`(
    code: String, expected: String
  ) {
    #expect(marked(code, "console") == expected)
    #expect(marked(code, "sh") == expected)
  }

  @Test(arguments: [
    ("@interface View : UIView", "⟨keyword @interface⟩ ⟨type View⟩ : ⟨type UIView⟩"),
    (#"NSString *a = @"b";"#, #"⟨type NSString⟩ *a = ⟨string @"b"⟩;"#),
    ("#import <UIKit/UIKit.h>", "⟨keyword #import⟩ <⟨type UIKit⟩/⟨type UIKit⟩.h>"),
    ("/* a /* b */ c", "⟨comment /* a /* b */⟩ c"),
    (
      "return [self a:@selector(b:)];",
      "⟨keyword return⟩ [⟨keyword self⟩ a:⟨keyword @selector⟩(b:)];"
    ),
  ])
  func `Objective-C has its words marked`(code: String, expected: String) {
    #expect(marked(code, "objc") == expected)
  }

  @Test func `a language that is not known is shown as it is`() {
    #expect(CodeHighlighter.html(of: "let <a>", language: "other") == "let &lt;a&gt;")
  }
}
