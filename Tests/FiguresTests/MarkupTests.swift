import Foundation
import Testing
import TraceModel

@testable import Figures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a figure.
private final class ParsedFigure: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var elements: [String: Int] = [:]
  private(set) var attributes: Set<String> = []
  private(set) var text = ""
  private(set) var isWellFormed = false

  init(_ html: String) {
    super.init()
    // The one element that HTML leaves open.
    let xml = html.replacing("<input type=\"checkbox\">", with: "<input type=\"checkbox\"/>")
      .replacing("checked=\"\">", with: "checked=\"\"/>")
    let parser = XMLParser(data: Data("<root>\(xml)</root>".utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    self.attributes.formUnion(attributes.keys)
    if let id = attributes["id"] { ids.append(id) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

@Suite struct MarkupTests {
  private func figures(_ subject: GoldenTests.Subject) -> String {
    SequenceDiagram(of: subject.trace, options: subject.options).html
      + TraceTable(of: subject.trace, options: subject.options).html
      + ViewTreePicture(of: subject.trace, options: subject.options).html
      + StateLanes(of: subject.trace, options: subject.options).html
      + ResponderChain(of: subject.trace, options: subject.options).html
      + RequirementGraph(of: subject.trace, options: subject.options).html
      + StateCharts(of: subject.trace, options: subject.options).html
      + RunLoopTurns(of: subject.trace, options: subject.options).html
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `figures are well formed whatever the trace says`(subject: GoldenTests.Subject) {
    #expect(ParsedFigure(figures(subject)).isWellFormed)
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `ids are unique among the figures of a trace and begin with the prefix`(
    subject: GoldenTests.Subject
  ) {
    let ids = ParsedFigure(figures(subject)).ids
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix(subject.rawValue + "-") })
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `figures have no markers, no stretched text and no styles of their own`(
    subject: GoldenTests.Subject
  ) {
    let figure = ParsedFigure(figures(subject))
    #expect(figure.attributes.isDisjoint(with: ["style", "textLength", "onclick", "href", "fill"]))
    #expect(figure.elements["marker"] == nil)
    #expect(figure.elements["use"] == nil)
    #expect(figure.elements["script"] == nil)
    #expect(figure.elements["img"] == nil)
  }

  @Test func `hostile names are shown as they are and never become markup`() {
    let text = ParsedFigure(figures(.hostile)).text
    #expect(text.contains("<script>alert(1)</script>"))
    #expect(text.contains("&amp;"))
    #expect(text.contains(String(repeating: "long", count: 75)))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(!text.unicodeScalars.contains("\u{7}"))
  }

  @Test func `an id prefix keeps only what an id may have`() {
    #expect(FigureOptions(idPrefix: "a b<\"é", title: "").id("row-1") == "a_b___-row-1")
  }

  @Test func `escapes are right between tags and in attributes`() {
    let markup = Markup.element(.p, [.class("a\"b<c")], text: "1 < 2 & \"3\" > \u{0}")
    #expect(
      markup.text
        == "<p class=\"a&quot;b&lt;c\">1 &lt; 2 &amp; &quot;3&quot; &gt; ␀</p>\n")
  }

  @Test func `an attribute that stands twice is an error of ours`() async {
    await #expect(processExitsWith: .failure) {
      _ = Markup.element(.p, [.class("a"), .class("b")]).text
    }
  }

  @Test func `the drawing alone is an SVG document with its style sheet`() {
    let subject = GoldenTests.Subject.hostile
    let diagram = SequenceDiagram(of: subject.trace, options: subject.options)
    let document = diagram.svgDocument(styleSheet: "a > b { content: \"<&\" }")
    #expect(document.hasPrefix("<svg "))
    #expect(ParsedFigure(document).isWellFormed)
    #expect(ParsedFigure(document).text.contains("a > b { content: \"<&\" }"))
  }

  @Test(arguments: [
    ("the view said no", "the view said no"), ("touchesCancelled", "touchesCancelled"),
    (
      "its isMultipleTouchEnabled is false",
      "its is<wbr>Multiple<wbr>Touch<wbr>Enabled is false"
    ),
    ("a long number, 1234567890123456789", "a long number, 1234567890123456789"),
  ])
  func `a long identifier may be broken where a word begins in it`(text: String, html: String) {
    #expect(Markup.breakable(text).text == html)
  }
}
