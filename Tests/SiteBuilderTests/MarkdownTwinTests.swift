import Testing

@testable import SiteBuilder

/// Pages as Markdown.
struct MarkdownTwinTests {
  @Test func `the Markdown of a lesson has its text, and traces in the place of figures`() async {
    let built = await BuiltSite.make([
      "a.md": """
      ---
      title: A tap
      question: Who?
      ---

      One.

      ```scenario s title: "S" topics: delivery
      UIView B

      tap B
      expect
        hit B
      ```

      Two.

      """
    ])
    #expect(
      built.files["a.md"] == """
        # A tap

        Who?

        One.

        **Scenario: S**

        ```scenario
        UIView B

        tap B
        expect
          hit B
        ```

        What happened:

        ```
        0 ms  application sendEvent
        0 ms  window sendEvent
        0 ms  B touchesBegan
        50 ms  application sendEvent
        50 ms  window sendEvent
        50 ms  B touchesEnded
        ```

        Two.

        """)
  }

  @Test func `links lead to the Markdown of other pages`() async {
    let built = await BuiltSite.make([
      "x/01-a.md": MemoryFiles.lesson(
        "A", body: "[b](../b.md#h) (b.md) [p](p.ng) [c] [o](https://example.org)\n\n[c]: ../b.md"),
      "x/p.ng": "", "b.md": MemoryFiles.lesson("B", body: "## H"),
    ])
    #expect(
      built.files["x/a.md"] == """
        # A

        [b](../b.md#h) (b.md) [p](p.ng) [c] [o](https://example.org)

        [c]: ../b.md

        """)
    let numbered = await BuiltSite.make([
      "a.md": MemoryFiles.lesson("A", body: "[b](02-b.md) ![x](y.ng)\n\n> [c][d]\n\n[d]: 02-b.md"),
      "y.ng": "", "02-b.md": MemoryFiles.lesson("B"),
    ])
    #expect(numbered.files["a.md"]?.contains("[b](b.md) ![x](y.ng)") == true)
    #expect(numbered.files["a.md"]?.contains("[d]: b.md") == true)
  }

  @Test func `each page leads to its Markdown and to the place where it is edited`() async {
    let built = await BuiltSite.make(
      [
        "site.yaml": "address: https://example.org\nedit: https://example.org/edit/Content\n",
        "x/01-a.md": MemoryFiles.lesson("A"),
      ], templates: [:])
    let page = built.files["x/a.html"] ?? ""
    #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"a.md\">"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/x/a.html\">"))
    #expect(page.contains("<a href=\"https://example.org/edit/Content/x/01-a.md\">Edit this page"))
  }
}
