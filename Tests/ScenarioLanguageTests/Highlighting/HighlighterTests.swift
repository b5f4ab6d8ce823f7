import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import Testing

struct HighlighterTests {
  @Test func `every piece of a scenario has its look`() {
    let source = SourceText(
      name: "test",
      text: """
        UIView A  frame: 1 2 3 4  // <here>
        tap A

        expect
          A touchesBegan at 5ms
        """)
    let shown = Highlighter.highlights(in: source, classes: .course).map {
      "\($0.highlightClass) \(source[$0.range])"
    }
    #expect(
      shown == [
        "className UIView", "name A", "property frame", "punctuation :", "number 1", "number 2",
        "number 3", "number 4", "comment // <here>", "keyword tap", "name A", "keyword expect",
        "name A", "method touchesBegan", "keyword at", "number 5ms",
      ])
    #expect(
      Highlighter.html(source, classes: .course).hasPrefix(
        "<span class=\"type\">UIView</span> <span class=\"name\">A</span>  "
          + "<span class=\"property\">frame:</span> <span class=\"number\">1 2 3 4</span>  "))
    #expect(Highlighter.html(source, classes: .course).contains("// &lt;here&gt;"))
  }

  @Test func `a gesture's word is a name where it names a recognizer`() {
    let source = SourceText(
      name: "test",
      text: """
        UIView A
          UITapGestureRecognizer tap
          UITapGestureRecognizer double  numberOfTapsRequired: 2
        tap requires double to fail

        double tap A
        tap A

        expect
          tap waits for double
          double fires
          A touchesBegan
        """)
    let shown = Highlighter.highlights(in: source, classes: .course).filter {
      ["tap", "double"].contains(source[$0.range])
    }
    #expect(
      shown.map { "\($0.highlightClass) \(source[$0.range])" } == [
        "name tap", "name double", "name tap", "name double", "keyword double", "keyword tap",
        "keyword tap", "name tap", "name double", "name double",
      ])
  }

  @Test(arguments: [
    ("UIView A\n\ntap A\n\nexpect\n  A touchesBegan\n", "\nexpect\n  A touchesBegan\n"),
    ("tap A\nexpect\n  A x\n\nexpect never\n  A y", "expect\n  A x\n\nexpect never\n  A y"),
    ("tap A\n\nexpect\n  A x\n\ntap A\n", nil),
    ("tap A\n\nexpect\n  A x\ntap A\n  near\n\nexpect\n  A y\n", "\nexpect\n  A y\n"),
    ("expect\n  A x\n", nil),
    ("tap A\nexpected is removed\n", nil),
    ("tap A\n\nexpect\n\tA x\n", "\nexpect\n\tA x\n"),
    ("#| tap A\n\n#| expect\n#|   A x\nexpect\n  A y\n", "expect\n  A y\n"),
    ("", nil),
  ])
  func `what must happen at the end is apart from what is done`(text: String, expected: String?) {
    let source = SourceText(name: "test", text: text)
    let (scene, expectations) = Highlighter.htmlParts(of: source, classes: .course)
    #expect(expectations?.replacing(/<[^>]*>/, with: "") == expected)
    #expect(scene + (expectations ?? "") == Highlighter.html(source, classes: .course))
  }

  @Test func `colouring loses no character`() {
    let source = SourceText(name: "test", text: longScenario)
    var text = ""
    var isInEscape = false
    for character in Highlighter.ansi(source, classes: .course) {
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape { text.append(character) }
      if character == "m" { isInEscape = false }
    }
    #expect(text == longScenario)
  }
}
