import SourceDiagnostics
import Testing

@testable import LessonMarkdown

struct SitePropertiesTests {
  private func read(_ text: String) -> (properties: SiteProperties, diagnostics: [Diagnostic]) {
    SiteProperties.read(SourceText(name: "site.yaml", text: text))
  }

  @Test func `a site file gives title, tagline, parts in order and the rule for HTML`() {
    let read = read(
      """
      # The course.
      title: Touches
      tagline: How they travel
      parts:
        - Finding
        - Delivering
      allowRawHTML: true
      """)
    #expect(read.diagnostics.isEmpty)
    #expect(read.properties.title == "Touches")
    #expect(read.properties.tagline == "How they travel")
    #expect(read.properties.parts == ["Finding", "Delivering"])
    #expect(read.properties.allowsRawHTML)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "---\n"])
  func `a site file that says nothing leaves the defaults`(text: String) {
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).properties == SiteProperties())
  }

  @Test func `a misspelt key is reported at its place with the key that is meant`() {
    let read = read("title: Touches\ntagLine: x\n")
    #expect(
      read.diagnostics.listing() == """
        site.yaml:2:1: error[unknown-key]: no key is named `tagLine`; did you mean `tagline`?
          |
        2 | tagLine: x
          | ^~~~~~~
        fix-it: replace `tagLine` with `tagline`

        """)
  }

  @Test(arguments: [
    ("parts: one", "1:8"), ("parts: [a, b, a]", "1:15"), ("allowRawHTML: perhaps", "1:15"),
    ("- a\n- b", "1:1"), ("title: [", "1:8"), ("title: {a: b}", "1:8"), ("a: 1\na: 2", "2:1"),
  ])
  func `every error has its place`(text: String, place: String) {
    let places = read(text).diagnostics.compactMap(\.place).map { "\($0.line):\($0.column)" }
    #expect(places.first == place)
  }
}
