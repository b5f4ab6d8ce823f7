import SourceDiagnostics
import Testing

@testable import LessonMarkdown

struct FrontMatterTests {
  @Test(arguments: ["~", "null", "Null", "NULL"])
  func `a word for nothing is no title, and in quotes it is`(word: String) {
    let listing = Lesson.listing(of: "---\ntitle: \(word)\n---\n")
    #expect(listing.contains("lesson.md:2:8: error[wrong-type]"), "\(listing)")
    #expect(!Lesson.listing(of: "---\ntitle: \"\(word)\"\n---\n").contains("wrong-type"))
  }

  @Test func `front matter gives the lesson its properties`() {
    let (lesson, diagnostics) = Lesson.read(
      SourceText(
        name: "lesson.md",
        text: """
          ---
          title: Finding the view
          summary: "Front to back: until one says \\"me\\"."
          part: Finding
          number: 3
          question: Why twice?
          facts: [D001, G137]
          experiments: [E11]
          sources:
            - title: The documentation
              address: https://example.com/a
            - title: A log
          ---

          Text.
          """))
    #expect(diagnostics.isEmpty)
    let properties = lesson.properties
    #expect(properties.title == "Finding the view")
    #expect(properties.summary == "Front to back: until one says \"me\".")
    #expect(properties.part == "Finding")
    #expect(properties.number == 3)
    #expect(properties.question == "Why twice?")
    #expect(properties.facts == ["D001", "G137"])
    #expect(properties.experiments == ["E11"])
    #expect(
      properties.sources == [
        .init(title: "The documentation", address: "https://example.com/a"),
        .init(title: "A log", address: nil),
      ])
    #expect(lesson.blocks == [.paragraph([.text("Text.")])])
  }

  @Test func `lines end as they like`() {
    let text = "---\r\ntitle: T\r\nnumber: 2\r\n---\r\nA\r\n\r\n```swift\r\nlet a\r\n```\r\n"
    let (lesson, diagnostics) = Lesson.read(SourceText(name: "lesson.md", text: text))
    #expect(diagnostics.isEmpty)
    #expect(lesson.properties.number == 2)
    #expect(lesson.fences.first?.content == "let a\n")
  }

  @Test func `an unknown key is reported at its place with the key that is meant`() {
    #expect(
      Lesson.listing(of: "---\ntitle: T\nquestoin: Why?\norder: 1\ncolour: red\n---\n") == """
        lesson.md:3:1: error[unknown-key]: no key is named `questoin`; did you mean `question`?
          |
        3 | questoin: Why?
          | ^~~~~~~~
        fix-it: replace `questoin` with `question`

        lesson.md:4:1: error[unknown-key]: no key is named `order`; did you mean `number`?
          |
        4 | order: 1
          | ^~~~~
        fix-it: replace `order` with `number`

        lesson.md:5:1: error[unknown-key]: no key is named `colour`
          |
        5 | colour: red
          | ^~~~~~
        note: the keys are `title`, `summary`, `part`, `number`, `question`, `symptoms`, \
        `facts`, `sources`, `experiments`, `date`, `aliases`, `draft`, `page`, `own`; keys for your own \
        templates belong below `own`

        """)
  }

  @Test func `a value of the wrong type is reported where it stands`() {
    #expect(
      Lesson.listing(
        of: """
          ---
          title: [T]
          number: soon
          facts: D001
          sources:
            - A log
            - titel: B
          experiments: [E1, last]
          part:
          ---
          """) == """
          lesson.md:2:8: error[wrong-type]: `title` must be text, not a list
            |
          2 | title: [T]
            |        ^~~

          lesson.md:3:9: error[wrong-type]: `number` must be a whole number from 1, not text
            |
          3 | number: soon
            |         ^~~~

          lesson.md:4:8: error[wrong-type]: `facts` must be a list such as [D12], not text
            |
          4 | facts: D001
            |        ^~~~

          lesson.md:6:5: error[wrong-type]: `sources` must be a list of `title` and `address`, not text
            |
          6 |   - A log
            |     ^~~~~

          lesson.md:7:5: error[unknown-key]: no key is named `titel`; did you mean `title`?
            |
          7 |   - titel: B
            |     ^~~~~
          fix-it: replace `titel` with `title`

          lesson.md:7:5: error[missing-key]: `title` is missing
            |
          7 |   - titel: B
            |     ^~~~~~~~

          lesson.md:8:19: error[not-a-name]: `last` is not a name such as `E41`
            |
          8 | experiments: [E1, last]
            |                   ^~~~

          lesson.md:9:6: error[empty-key]: `part` is empty
            |
          9 | part:
            |      ^

          """)
  }

  @Test func `a key that is written twice is reported at the second place`() {
    #expect(
      Lesson.listing(of: "---\ntitle: T\npart: A\ntitle: U\n---\n") == """
        lesson.md:4:1: error[duplicate-key]: key `title` is written twice
          |
        4 | title: U
          | ^~~~~

        """)
  }

  @Test func `what is not YAML is reported where the reader stopped`() {
    #expect(
      Lesson.listing(of: "---\ntitle: T\nfacts:\n  - D1\n - D2\n---\n").hasPrefix(
        "lesson.md:5:2: error[invalid-yaml]: this is not YAML: "))
  }

  @Test(arguments: [
    ("title: T\nquestion: \"Why\nnumber: 2", "3:11"), ("title: T\nfacts: [D1, D2", "3:8"),
    ("title: T\nfacts: [D1\nsummary: S", "3:8"),
    ("title: T\nsources: [{title: A]", "3:20"),
  ])
  func `what is never closed is reported where it begins`(yaml: String, place: String) {
    #expect(Lesson.listing(of: "---\n\(yaml)\n---\n").hasPrefix("lesson.md:\(place): "))
  }

  @Test(arguments: [
    ("", "lesson.md:1:1: error[missing-front-matter]: a lesson begins with its front matter"),
    ("Text\n", "lesson.md:1:1: error[missing-front-matter]: a lesson begins with its front matter"),
    (
      "---\ntitle: T\n", "lesson.md:1:1: error[unclosed-front-matter]: front matter is never closed"
    ),
    ("---\n---\n", "lesson.md:2:1: error[missing-key]: `title` is missing"),
    ("---\nsummary: S\n---\n", "lesson.md:3:1: error[missing-key]: `title` is missing"),
    (
      "---\njust words\n---\n",
      "lesson.md:2:1: error[yaml-not-keys]: properties are lines of `key: value`"
    ),
  ])
  func `front matter that is not there is reported`(text: String, beginning: String) {
    #expect(Lesson.listing(of: text).hasPrefix(beginning))
  }

  @Test func `the address of a source is one of the web`() {
    let listing = Lesson.listing(
      of: "---\ntitle: T\nsources:\n  - {title: A, address: 'javascript:a()'}\n---\n")
    #expect(listing.hasPrefix("lesson.md:4:25: error[invalid-address]: `javascript:a()` is not"))
  }

  @Test func `brackets side by side nest no deeper for being many`() {
    let sources = String(
      repeating: "  - {title: \"A [b\", address: 'https://example.com/'}\n", count: 300)
    let facts = String(repeating: "  D001, # one\n  D002,\n", count: 300)
    let listing = Lesson.listing(
      of: "---\ntitle: T\nsources:\n\(sources)facts: [\n\(facts)]\n---\n")
    #expect(!listing.contains("nest too deeply"))
  }

  @Test(arguments: [
    "[\"]\", ", "[']', ", "[x', ']', ", "[x\", \"]\", ", "[ # ]\n", "[\"\\\"]\", ",
    "{a: \"}\", b: ",
    "['it''s ]', ",
  ])
  func `a bracket that closes nothing hides no depth`(opening: String) {
    let deep = String(repeating: opening, count: 20_000)
    #expect(Lesson.listing(of: "---\ntitle: T\nfacts: \(deep)\n---\n").contains("nest too deeply"))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `front matter that nests deeper than any lesson's is refused`(opening: String) {
    let deep = String(repeating: opening, count: 20_000)
    _ = Lesson.listing(of: "---\ntitle: \(deep)\n---\n")
    let refused = Lesson.listing(of: "---\n\(deep)\n---\n").contains("properties nest too deeply")
    #expect(refused)
  }
}
