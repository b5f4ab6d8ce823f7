import Reference
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Mistakes that authors make: each has one message that says what to write, with a fix-it where one
/// repair is obvious.
struct AuthorMistakeTests {
  /// A mistake, and what is said about it: a line and a column with a code and a message, or a
  /// fix-it.
  typealias Mistake = (text: String, said: [String])

  private static func said(of example: DiagnosticCatalogue.Example) async -> [String] {
    await MessageExample(example).diagnostics().flatMap { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? diagnostic.source.name
      return ["\(place) \(diagnostic.message.code): \(diagnostic.message.text)"]
        + diagnostic.fixIts.map { "fix-it: " + $0.message }
    }
  }

  private static func said(ofLesson text: String) async -> [String] {
    await said(of: .files([DiagnosticCatalogue.File("Content/lesson.md", bytes: Array(text.utf8))]))
  }

  @Test(arguments: steps)
  func `a step that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        UIView photo
          UITapGestureRecognizer tap

        \(mistake.text)

        expect
          photo touchesBegan

        """))
    #expect(said == mistake.said)
  }

  @Test(arguments: setups)
  func `a setup that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        \(mistake.text)

        tap 10 10

        expect anything

        """))
    #expect(said == mistake.said)
  }

  @Test(arguments: expectations)
  func `an expectation that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        UIView photo
          UITapGestureRecognizer tap

        tap photo

        expect
          \(mistake.text)

        """))
    #expect(said == mistake.said)
  }

  @Test(arguments: lessons)
  func `what a lesson would only show is explained`(mistake: Mistake) async {
    let said = await Self.said(ofLesson: "---\ntitle: A lesson\n---\n\n" + mistake.text)
    #expect(said == mistake.said)
  }

  @Test(arguments: frontMatters)
  func `front matter that is almost right is explained`(mistake: Mistake) async {
    let said = await Self.said(ofLesson: "---\n\(mistake.text)\n---\n\nText.\n")
    #expect(said == mistake.said)
  }

  /// Files of a site, and what is said about them.
  @Test(arguments: [
    (
      [
        "Content/site.yaml": "parts: [Views, Touches]\n",
        "Content/a.md": "---\ntitle: A\npart: Basics\n---\n",
      ],
      ["3:7 unknown-part: the site file has no part `Basics`; there are `Views` and `Touches`"]
    ),
    (
      ["Content/site.yaml": "parts: [Views, Touches]\n", "Content/a.md": "---\ntitle: A\n---\n"],
      [
        "1:1 missing-part: the site file lists parts, so every lesson needs `part`; there are `Views` "
          + "and `Touches`"
      ]
    ),
    (
      ["Content/01-a.md": "---\ntitle: A\n---\n", "Content/01-b.md": "---\ntitle: B\n---\n"],
      [
        "Content/01-b.md duplicate-file-number: `Content/01-a.md` begins with 01 too, so only the rest of "
          + "the names orders the two lessons; give one of them another number"
      ]
    ),
    (
      ["Templates/lessen.mustache": "{{title}}"],
      [
        "Templates/lessen.mustache unused-template: no page uses the file `Templates/lessen.mustache`; "
          + "did you mean `lesson.mustache`?"
      ]
    ),
    (
      ["Templates/notes.txt": "Later."],
      ["Templates/notes.txt unused-template: no page uses the file `Templates/notes.txt`"]
    ),
    (
      ["Templates/theme/a.css": "p { background: url(b.png) }\n", "Templates/theme/b.png": "B"], []
    ),
  ])
  func `a file that nothing uses and an order that nothing decides are explained`(
    files: [String: String], expected: [String]
  ) async {
    let said = await Self.said(
      of: .files(
        files.sorted { $0.key < $1.key }.map {
          DiagnosticCatalogue.File($0.key, bytes: Array($0.value.utf8))
        }))
    #expect(said == expected)
  }

  @Test func `there are many mistakes, each of them once and with one message`() {
    let all =
      Self.steps + Self.setups + Self.expectations + Self.lessons + Self.frontMatters
    #expect(all.count >= 100)
    for mistake in all {
      let messages = mistake.said.filter { !$0.hasPrefix("fix-it: ") }
      #expect(messages.count == 1, "\(mistake.text)")
    }
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
