import FileSystem
import Testing

@testable import SiteBuilder

/// Sites with so many lessons that no page lists all of them.
struct LargeSiteTests {
  /// A course of two parts, of which the first has more lessons than one list has room for.
  private static func content(
    _ lessons: Int, headings: Int = 0, file: String? = nil
  ) -> [String: String] {
    var content = ["site.yaml": "title: T\nparts: [One, Two]\n"]
    for number in 1...lessons {
      let part = number <= 450 ? "One" : "Two"
      let body = (0..<headings).map { "## Heading \($0) of \(number)\n\nText.\n\n" }.joined()
      let name = number == 1 ? file ?? "lesson-1.md" : "lesson-\(number).md"
      content[name] =
        "---\ntitle: Lesson \(number)\nnumber: \(number)\npart: \(part)\n---\n\n\(body)"
    }
    return content
  }

  @Test func `a page lists the lessons up to 500`() async {
    let built = await BuiltSite.make(Self.content(500), templates: [:])
    #expect(built.messages == [])
    #expect(built.files["index.html"]?.contains("href=\"lesson-500.html\"") == true)
    #expect(built.files["contents-1.html"] == nil)
  }

  @Test func `beyond that the first page leads to pages that list each lesson once`() async {
    let built = await BuiltSite.make(Self.content(501), templates: [:])
    #expect(built.messages == [])
    let home = built.files["index.html"] ?? ""
    #expect(home.contains("<h3>One</h3>"))
    #expect(home.contains("<a href=\"contents-3.html\">Lessons 401 to 450</a>"))
    #expect(home.contains("<a href=\"contents-4.html\">Lessons 451 to 501</a>"))
    #expect(!home.contains("lesson-2.html"))
    let pages = (1...4).map { built.files["contents-\($0).html"] ?? "" }
    for number in 1...501 {
      #expect(pages.filter { $0.contains("<a href=\"lesson-\(number).html\">\n") }.count == 1)
    }
    #expect(pages[1].contains("rel=\"prev\" href=\"contents-1.html\""))
    #expect(pages[2].contains("rel=\"next\" href=\"contents-4.html\""))
    #expect(built.files["contents-5.html"] == nil)
  }

  @Test func `no lesson takes the address of a list`() async {
    let built = await BuiltSite.make(Self.content(501, file: "contents-4.md"), templates: [:])
    #expect(built.messages == ["Content/contents-4.md duplicateAddress"])
    let small = await BuiltSite.make(Self.content(2, file: "contents-4.md"), templates: [:])
    #expect(small.messages == [])
  }

  @Test func `beyond that the playground lists no scenarios`() async throws {
    for (count, hasGallery) in [(500, true), (501, false)] {
      var content = Self.content(count)
      content["lesson-2.md"]? +=
        "```scenario one\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n"
      let built = await BuiltSite.make(content, templates: [:], engine: "engine.wasm")
      #expect(built.messages == [])
      let playground = try #require(built.files["playground.html"])
      #expect(playground.contains("#scenario_one") == hasGallery)
      #expect((built.files["theme/late/scenes.js"] != nil) == hasGallery)
    }
  }

  @Test func `the texts of the playground are in files of bounded size, each once`() {
    let scenes = (1...5).map { number in
      PlaygroundScene(
        title: "", page: "a.html", fragment: "\(number)",
        text: String(repeating: "x", count: 100_000), request: "r")
    }
    let files = PlaygroundScenes(lessons: [PlaygroundLesson(title: "", scenes: scenes)]).files
    #expect(files.map(\.path) == ["scenes", "scenes-1", "scenes-2"].map { "theme/late/\($0).js" })
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.map { $0.hasSuffix("})\n") } == [false, false, true])
    #expect(texts[0].hasSuffix("},\"scenes-1.js\")\n"))
    for number in 1...5 {
      #expect(texts.count { $0.contains("\"a.html#\(number)\":[") } == 1)
    }
  }

  @Test func `what the search finds is in files of bounded size, lessons first`() async throws {
    let built = await BuiltSite.make(Self.content(501, headings: 8), templates: [:])
    #expect(built.messages == [])
    let first = try #require(built.files["theme/late/index.js"])
    let second = try #require(built.files["theme/late/index-1.js"])
    #expect(first.contains("],more:1,empty:\""))
    #expect(second.hasPrefix("touchstoneIndex.add({pages:["))
    #expect(first.matches(of: /"(?:Lesson \d+|Heading \d of \d+)"/).count == 4_000)
    #expect(first.contains("\"Lesson 501\""))
    #expect(!second.contains("[0,"))
    for number in 1...501 {
      for heading in 0..<8 {
        let title = "\"Heading \(heading) of \(number)\""
        #expect(first.contains(title) != second.contains(title))
      }
    }
    #expect(built.files["theme/late/index-2.js"] == nil)
  }
}
