import Testing

@testable import Reference

/// The files of messages are read as they are meant, and an error is found where it is.
struct DiagnosticCatalogueTests {
  private static let group = ("Messages/01-scene/README.md", "# Scene\n\nWhat stands there.\n")
  private static let preludes = (
    "Messages/preludes.md", "# Preludes\n\n## one-view\n\nOne.\n\n```\nUIView root\n\n```\n"
  )

  /// The catalogue of one message in a file, with what every catalogue has.
  private static func catalogue(of text: String) throws(ReferenceError) -> DiagnosticCatalogue {
    try DiagnosticCatalogue(texts: [
      ("Messages/README.md", "whatever helps\n"), preludes, group,
      ("Messages/01-scene/a-code.md", text),
    ])
  }

  private static func example(_ blocks: String) throws -> DiagnosticCatalogue.Example {
    try #require(try catalogue(of: "# A rule\n\nWords.\n\n" + blocks).entry("a-code")).example
  }

  @Test func `every message of the program can be read`() throws {
    #expect(DiagnosticCatalogue.program.entries.count > 200)
  }

  @Test func `a former code leads to a present one, and is none itself`() {
    let former = DiagnosticCatalogue.formerCodes
    #expect(former.map(\.former) == Set(former.map(\.former)).sorted())
    for (old, new) in former {
      #expect(DiagnosticCatalogue.program.entry(old) == nil, "\(old)")
      #expect(DiagnosticCatalogue.program.entry(new) != nil, "\(new)")
      #expect(DiagnosticCatalogue.presentCode(of: old) == new)
    }
    #expect(DiagnosticCatalogue.presentCode(of: "unknown-name") == "unknown-name")
  }

  @Test func `what the program says at a line for the shell is not cut off`() {
    for entry in DiagnosticCatalogue.program.entries {
      guard case .command(let command) = entry.example else { continue }
      #expect(command.errors.hasSuffix(" ") == false, "\(entry.code)")
    }
  }

  @Test func `a file has a title, a paragraph on lines of any length, and an example`() throws {
    let catalogue = try Self.catalogue(
      of: "# A rule\n\nSome\nwords.\n\n```scenario\nUIView root\n\ntap root\n```\n")
    let group = try #require(catalogue.groups.first)
    #expect(group.identifier == "scene")
    #expect(group.title == "Scene")
    #expect(group.summary == "What stands there.")
    let entry = try #require(group.entries.first)
    #expect(entry.code == "a-code")
    #expect(entry.title == "A rule")
    #expect(entry.explanation == "Some words.")
    guard case .text("UIView root\n\ntap root") = entry.example else {
      Issue.record("\(entry.example)")
      return
    }
  }

  @Test func `a prelude stands in front of an example`() throws {
    guard
      case .text("UIView root\n\ntap root") = try Self.example(
        "```scenario after: one-view\ntap root\n```\n")
    else {
      Issue.record()
      return
    }
  }

  @Test func `a line of a long scenario is repeated`() throws {
    guard
      case .long("UIView root\n  UIView v1 of 0\n  UIView v2 of 1\n") = try Self.example(
        "```scenario long\nUIView root\n{1...2}  UIView v{n} of {n-1}\n```\n")
    else {
      Issue.record()
      return
    }
  }

  @Test func `a line for the shell goes on behind a backslash`() throws {
    let example = try Self.example("```console\n$ touchstone \\\nbuild\nerror: no\n```\n")
    guard case .command(let command) = example else {
      Issue.record()
      return
    }
    #expect(command.line == "touchstone build")
    #expect(command.errors == "error: no")
  }

  @Test func `files have paths, fences of their own, and bytes`() throws {
    let example = try Self.example(
      "````Content/a.md\n```text\nA\n```\n````\n\n```Content/b.md with bytes\nA\\xFFB\n```\n")
    guard case .files(let files) = example else {
      Issue.record()
      return
    }
    #expect(files.map(\.path) == ["Content/a.md", "Content/b.md"])
    #expect(files[0].bytes == Array("```text\nA\n```".utf8))
    #expect(files[1].bytes == [0x41, 0xFF, 0x42])
  }

  @Test(arguments: [
    ("No title.\n", 1, "begins with `# `"),
    ("# A rule\n\nWords.\n", 1, "has an example"),
    ("# A rule\n\nWords.\n\n```scenario\ntap root\n", 5, "nothing closes"),
    ("# A rule\n\n```scenario\ntap root\n```\n", 1, "one paragraph"),
    ("# A rule\n\nWords.\n\n```scenario\ntap root\n```\n\nMore.\n", 9, "one paragraph"),
    ("# A rule\n\nWords.\n\n### Deep\n", 5, "heading"),
    ("# A rule\n\nWords.\n\n```scenario after: two-views\ntap root\n```\n", 5, "`two-views`"),
    ("# A rule\n\nWords.\n\n```swift\ntap root\n```\n", 5, "`scenario`"),
    ("# A rule\n\nWords.\n\n```console\ntouchstone\nerror\n```\n", 6, "`$ `"),
    ("# A rule\n\nWords.\n\n```console\n$ touchstone\n```\n", 5, "the program's output"),
    ("# A rule\n\nWords.\n\n```scenario long\n\n{2...1}tap root\n```\n", 7, "repeated"),
    ("# A rule\n\nWords.\n\n```Content/a.md with bytes\n\\xGG\n```\n", 5, "byte"),
    (
      "# A rule\n\nWords.\n\n```scenario\ntap A\n```\n\n```scenario\ntap B\n```\n", 9, "one example"
    ),
  ])
  func `an error is found in its line`(text: String, line: Int, phrase: String) {
    let error = #expect(throws: ReferenceError.self) { try Self.catalogue(of: text) }
    #expect(error?.line == line)
    #expect(error?.problem.contains(phrase) == true, "\(String(describing: error))")
    #expect(error?.description.hasPrefix("Sources/Reference/Messages/01-scene/a-code.md:") == true)
  }

  @Test func `a group says what it is about`() {
    let error = #expect(throws: ReferenceError.self) {
      try DiagnosticCatalogue(texts: [("Messages/01-scene/a-code.md", "# A rule\n")])
    }
    #expect(error?.problem.contains("README.md") == true)
  }
}
