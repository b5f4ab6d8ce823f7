import Foundation
import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import LessonTesting
@testable import SiteBuilder

/// What must not come into a site: characters that no page can have, and files from elsewhere.
struct ForbiddenTextTests {
  private let site = "address: https://example.org/\ntitle: S\n"

  @Test(arguments: ["A\\vB", "A\\eB", "A\\x7FB", "A\\u0090B", "A\\uFFFEB"])
  func `a control character in a title is an error`(_ title: String) async {
    let built = await BuiltSite.make([
      "a.md": "---\ntitle: \"\(title)\"\ndate: 2026-01-02\n---\n\nText.\n", "site.yaml": site,
    ])
    #expect(built.messages == ["Content/a.md:2:8 controlCharacter"])
  }

  @Test(arguments: ["\u{1B}", "\u{B}", "\u{C}", "\u{7F}", "\u{9B}"])
  func `a control character in the text of a lesson is an error`(_ character: String) async {
    let built = await BuiltSite.make(["a.md": MemoryFiles.lesson("A", body: "x\(character)y")])
    #expect(built.messages == ["Content/a.md:5:2 controlCharacter"])
  }

  @Test func `a control character that Markdown makes is shown by its symbol`() async {
    let built = await BuiltSite.make(["a.md": MemoryFiles.lesson("A", body: "x&#27;y `z`")])
    #expect(built.files["a.html"]?.contains("x␛y") == true)
  }

  @Test func `no listing has a control character that a terminal would obey`() async {
    let built = await BuiltSite.make([
      "a.md": MemoryFiles.lesson("A", body: "[x](%1b%5b2J.md) [y](<a%9b.md>)")
    ])
    for decoration in [ListingDecoration.plain, .html(messagePage: nil)] {
      let listing = built.problems?.listing(decoration) ?? ""
      #expect(listing.contains("␛[2J.md"))
      #expect(!listing.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    let colored = built.problems?.listing(.ansi) ?? ""
    #expect(!colored.contains("\u{1B}[2J"))
  }

  @Test(arguments: ["- one", "Words:\n- one", "# One", "1. one", "> one", "```\none\n```"])
  func `a quiz has no list and no heading in its words`(_ words: String) async {
    let reaction = words.split(separator: "\n").map { "  > \($0)" }.joined(separator: "\n")
    let built = await BuiltSite.make([
      "a.md": MemoryFiles.lesson(
        "A",
        body: """
          ```scenario s
          UIView B

          tap B
          expect
            hit B
          ```

          ````quiz q of: s
          Who?

          - [x] B.
          \(reaction)
            expect
              hit B
          - [ ] C.
            > No.
            expect
              never hit B
          ````
          """)
    ])
    #expect(built.messages == ["Content/a.md:16:1 quizTextNotParagraphs"])
  }

  // MARK: Links

  @Test func `a link that leads out of the folder is refused, and one within it is followed`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.txt")
    try folder.write("public", to: "Content/a/public.txt")
    try folder.link("Content/b.txt", to: "a/public.txt")
    try folder.link("Content/c", to: "a")
    #expect(
      try Disk.files(in: folder("Content")) == ["a/public.txt", "b.txt", "c/public.txt"])
    try folder.link("Course", to: "Content")
    #expect(try Disk.files(in: folder("Course")).count == 3)
    for (name, target) in [
      ("d.txt", "../secret.txt"), ("e", ".."), ("f.txt", folder("secret.txt")), ("g", "/etc"),
    ] {
      try folder.link("Content/" + name, to: target)
      #expect {
        try Disk.files(in: folder("Content"))
      } throws: { error in
        guard case .leadsOut? = (error as? FileProblem)?.cause else { return false }
        return (error as? FileProblem)?.path == folder("Content/" + name)
      }
      try FileManager.default.removeItem(atPath: folder("Content/" + name))
    }
  }

  @Test func `what never ends, and what nobody writes, is not read`() throws {
    #expect(throws: FileProblem(.read, "/dev/zero", .isTooLarge(limit: Disk.byteLimit))) {
      try Disk.contents(of: "/dev/zero")
    }
    let long = [UInt8](repeating: 0x20, count: FileAccess.textByteLimit + 1)
    let files = FileAccess.memory(["a.scenario": long, "b.scenario": Array(long.dropLast())])
    let limit = FileProblem.Cause.isTooLarge(limit: FileAccess.textByteLimit)
    #expect(
      ScenarioSuite.find(in: ["a.scenario"], files: files).problems.files
        == [FileProblem(.read, "a.scenario", limit)])
    #expect(ScenarioSuite.find(in: ["b.scenario"], files: files).problems.files == [])
  }
}
