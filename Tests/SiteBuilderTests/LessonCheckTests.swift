import FileSystem
import SiteBuilder
import SourceDiagnostics
import Synchronization
import Testing

/// A check of some lessons, without the rest of the site.
struct LessonCheckTests {
  private static let scenario = "```scenario a show: none\ntap 10 10\nexpect\n  hit root\n```\n"

  /// Checks lessons; returns what's wrong with them, and how many were to be run.
  private static func check(
    _ names: Set<String>, in texts: [String: String]
  ) async -> (messages: [String]?, count: Int) {
    let count = Mutex(0)
    var files = MemoryFiles.templates
    for (path, text) in texts { files["Content/" + path] = text }
    let build = SiteBuild(SiteRequest(), files: MemoryFiles(files).access) { stage in
      if case .makingLessons(_, let lessons) = stage { count.withLock { $0 = lessons } }
    }
    let problems = await build.problems(ofLessons: names)
    let messages = problems?.diagnostics.filter { names.contains($0.source.name) }.map {
      let place = $0.place.map { ":\($0.line):\($0.column)" } ?? ""
      return $0.source.name + place + " " + $0.message.identifier
    }
    return (messages, count.withLock { $0 })
  }

  @Test func `only the lessons that are asked for are run`() async {
    let texts = [
      "a.md": MemoryFiles.lesson(
        "A", body: Self.scenario.replacing("hit root", with: "hit nothing")),
      "b.md": MemoryFiles.lesson("B", body: Self.scenario),
      "c.md": MemoryFiles.lesson("C", body: Self.scenario),
    ]
    let sound = await Self.check(["Content/b.md"], in: texts)
    #expect(sound.messages == [])
    #expect(sound.count == 1)
    let faulty = await Self.check(["Content/a.md", "Content/b.md"], in: texts)
    #expect(faulty.messages?.count == 1)
    #expect(faulty.messages?.first?.hasPrefix("Content/a.md:8:") == true)
    #expect(faulty.count == 2)
  }

  @Test func `links are followed to lessons, pages, and files`() async {
    let body = "[1](b.md#here) [2](b.md#there) [3](c.md) [4](d.txt) [5](e.txt) [6](index.md#i)"
    let (messages, _) = await Self.check(
      ["Content/a.md"],
      in: [
        "a.md": MemoryFiles.lesson("A", body: body),
        "b.md": MemoryFiles.lesson("B", body: "## Here"),
        "c.md": MemoryFiles.lesson("C", "page: list\n"), "d.txt": "",
        "index.md": MemoryFiles.lesson("I", body: "## I"),
      ])
    #expect(messages == ["Content/a.md:5:16 brokenAnchor", "Content/a.md:5:53 brokenLink"])
  }

  @Test func `a lesson's place in the course is checked against all others`() async {
    let (messages, _) = await Self.check(
      ["Content/b.md"],
      in: [
        "a.md": MemoryFiles.lesson("A", "number: 1\n"),
        "b.md": MemoryFiles.lesson("B", "number: 1\n"),
      ])
    #expect(messages == ["Content/b.md:3:9 duplicateNumber"])
  }

  @Test func `with HTML, with values of its own, and for other files, only a build can tell`() async
  {
    let texts = [
      "site.yaml": "allowRawHTML: true\n", "a.md": MemoryFiles.lesson("A", body: "<b>A</b>"),
      "b.md": MemoryFiles.lesson("B", "own: {a: b}\n"), "c.md": MemoryFiles.lesson("C"),
    ]
    #expect(await Self.check(["Content/a.md"], in: texts).messages == nil)
    #expect(await Self.check(["Content/b.md"], in: texts).messages == nil)
    #expect(await Self.check(["Content/site.yaml"], in: texts).messages == nil)
    #expect(await Self.check(["Content/c.md"], in: texts).messages == [])
  }
}
