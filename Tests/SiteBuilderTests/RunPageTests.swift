import Foundation
import LessonRunner
import ScenarioFigures
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// The pages that show whole runs.
struct RunPageTests {
  /// A lesson with some blocks.
  private static func lesson(_ title: String, _ blocks: String, more: String = "") -> String {
    "---\ntitle: \(title)\nquestion: Why?\nsummary: So.\n\(more)---\n\n\(blocks)"
  }

  private static let drag = """
    ```scenario drag title: "A finger drags A"
    UIView root
      UITapGestureRecognizer tap
      UIView A  frame: 10 10 100 100

    finger touches A
    at 20ms
    finger moves by 120 0
    at 40ms
    finger lifts

    expect
      A touchesBegan
      A touchesMoved
      A touchesEnded
      never tap fires
      states tap: possible failed
      A alpha 1
    ```

    """

  private static let tap = """
    ```scenario tap
    UIView A

    tap A
    expect
      A touchesBegan
    ```

    """

  /// A course with a lesson in a folder.
  private static let course = ["01-part/02-drags.md": lesson("Drags", drag + tap)]
  private static let page = "runs/part/drags/drag.html"

  private func order(of words: [String], in page: String) throws -> [String] {
    let main = page.replacing(/^.*<main/.dotMatchesNewlines(), with: "")
    return try words.sorted { a, b in
      let (first, second) = (main.range(of: a)?.lowerBound, main.range(of: b)?.lowerBound)
      return try #require(first, "\(a)") < #require(second, "\(b)")
    }
  }

  @Test func `each run has a page below its lesson's address, and the lesson links to it`()
    async throws
  {
    let site = await BuiltSite.make(Self.course, templates: [:])
    #expect(site.messages.isEmpty)
    #expect(
      site.files.keys.filter { $0.hasPrefix("runs/") }.sorted() == [
        "runs/part/drags/drag.html", "runs/part/drags/tap.html",
      ])
    let lesson = try #require(site.files["part/drags.html"])
    #expect(lesson.contains("href=\"../runs/part/drags/drag.html\""))
    let page = try #require(site.files[Self.page])
    #expect(page.contains("<a href=../../../part/drags.html#scenario_drag>Drags</a>"))
    #expect(page.contains("<a class=turn-next rel=next href=tap.html>"))
    #expect(!page.contains("rel=prev"))
    #expect(!page.contains("class=sidebar"))
  }

  @Test func `a page shows everything about a run, from the verdict to the code`() async throws {
    let site = await BuiltSite.make(Self.course, templates: [:])
    let page = try #require(site.files[Self.page])
    let parts = [
      "<h1", "all 6 expectations hold", "scenario-tree", "class=language-scenario",
      "class=run-expectations", "run-sequence", "run-table", "run-states", "run-why",
      "class=language-swift", "class=turn ",
    ]
    #expect(try order(of: parts.shuffled(), in: page) == parts)
  }

  @Test func `an expectation leads to the step that met it`() async throws {
    let site = await BuiltSite.make(Self.course, templates: [:])
    let page = try #require(site.files[Self.page])
    let lines = page.matches(of: /<li class=is-met><code>(.*?)<\/code> <span>(.*?)<\/span>/)
    let found = Dictionary(
      uniqueKeysWithValues: lines.map { (String($0.output.1), String($0.output.2)) })
    #expect(found.count == 6)
    for (line, method) in [("A touchesBegan", "touchesBegan"), ("A touchesEnded", "touchesEnded")] {
      let row = try #require(found[line]?.firstMatch(of: /href=#([^>]+)>/)?.output.1)
      let element = try Regex("<tr [^>]*id=\(row)>.*?(?=<tr|</table>)")
      let text = try #require(page.firstMatch(of: element))
      #expect(page[text.range].contains(method), "\(line)")
    }
    #expect(found["never tap fires"]?.contains("in the whole run") == true)
    #expect(found["A alpha 1"]?.contains("href=#run-row-") == true)
    #expect(found["states tap: possible failed"]?.contains("href=#") == true)
  }

  @Test func `a skipped scenario has no page, and neither has one outside the course`()
    async throws
  {
    let site = await BuiltSite.make(
      [
        "index.md": Self.lesson("Home", Self.tap),
        "a.md": Self.lesson(
          "A", Self.tap + "```scenario later skip: \"Not yet\"\nUIView A\ntap A\n```\n"),
      ], templates: [:])
    #expect(site.messages.isEmpty)
    #expect(site.files.keys.filter { $0.hasPrefix("runs/") } == ["runs/a/tap.html"])
    #expect(site.files["a.html"]?.ranges(of: "class=\"whole-run\"").count == 1)
    #expect(site.files["index.html"]?.contains("class=\"whole-run\"") == false)
  }

  @Test func `a block that must fail shows what failed, and at which line`() async throws {
    let site = await BuiltSite.make(
      [
        "a.md": Self.lesson(
          "A",
          """
          ```scenario wrong fails
          UIView A

          tap A
          expect
            A touchesBegan
            A touchesMoved
            A touchesEnded
          ```

          """)
      ], templates: [:])
    let page = try #require(site.files["runs/a/wrong.html"], "\(site.messages)")
    let outcomes = page.matches(of: /<li class=is-([a-z]+)>/).map { String($0.output.1) }
    #expect(outcomes == ["met", "unmet", "unreached"])
    #expect(page.contains("class=\"code failure\""))
    #expect(!page.contains("class=verdict"))
  }

  @Test func `variants have their figures next to each other`() async throws {
    let site = await BuiltSite.make(
      [
        "a.md": Self.lesson(
          "A",
          """
          ```scenario both
          UIView A

          tap A

          variant plain
            expect
              A touchesBegan

          variant off
            with A isUserInteractionEnabled: false

            expect nothing of A
          ```

          """)
      ], templates: [:])
    let page = try #require(site.files["runs/a/both.html"], "\(site.messages)")
    let table = try #require(
      page.firstMatch(of: /<section class="run-part run-table">.*?<\/section>/.dotMatchesNewlines())
    )
    #expect(table.output.contains("data-variant=plain"))
    #expect(table.output.contains("data-variant=off"))
    #expect(page.ranges(of: "class=run-expectations").count == 2)
    #expect(page.contains("run-compare"))
  }

  @Test func `a page of a long run says how much it leaves out`() async throws {
    let moves = (1...400).map { "at \($0 * 10)ms\nfinger moves by \($0 % 2 == 0 ? 1 : -1) 0\n" }
    let site = await BuiltSite.make(
      [
        "a.md": Self.lesson(
          "A",
          """
          ```scenario long show: none
          UIView A

          finger touches A
          \(moves.joined())finger lifts
          expect
            A touchesBegan
            A touchesEnded
          ```

          """)
      ], templates: [:])
    let page = try #require(site.files["runs/a/long.html"], "\(site.messages)")
    let rows = page.ranges(of: "<th scope=row>").count
    #expect(rows == RunPageLimits.rows(of: .table, variantCount: 1))
    #expect(page.contains("shows the first \(rows) of "))
    // The last event has no row to lead to, and its step is named all the same.
    #expect(page.contains(/<code>A touchesEnded<\/code> <span>[^<]*step \d+/))
    #expect(page.utf8.count < 2 * RunPageLimits.figureBytes)
  }

  @Test func `the site file can do without the pages`() async throws {
    var texts = Self.course
    texts["site.yaml"] = "runPages: false\n"
    texts["runs/a.md"] = Self.lesson("A", "")
    let site = await BuiltSite.make(texts, templates: [:])
    #expect(site.messages.isEmpty)
    #expect(
      site.files.keys.filter { $0.hasPrefix("runs/") && $0.hasSuffix(".html") } == ["runs/a.html"])
    #expect(site.files["part/drags.html"]?.contains("class=\"whole-run\"") == false)
  }

  @Test(arguments: ["runs/a.md", "Runs/a.md", "runs/picture.svg"])
  func `no other file can be among the pages`(path: String) async {
    let site = await BuiltSite.make(
      ["b.md": Self.lesson("B", ""), path: path.hasSuffix("md") ? Self.lesson("A", "") : "<svg/>"],
      templates: [:])
    #expect(site.messages.count == 1)
    #expect(site.messages.first?.hasSuffix("duplicateAddress") == true, "\(site.messages)")
  }

  @Test func `names that differ only in case would be one file on some disks`() async {
    let names = Self.tap + Self.tap.replacing("scenario tap", with: "scenario Tap")
    let site = await BuiltSite.make(["a.md": Self.lesson("A", names)], templates: [:])
    #expect(site.messages.count == 1)
    #expect(site.messages.first?.hasSuffix("duplicateAddress") == true, "\(site.messages)")
  }

  @Test func `the pages are in the sitemap, and not in what's searched or written for models`()
    async throws
  {
    var texts = Self.course
    texts["site.yaml"] = "address: https://example.org/\ncoursePage: true\n"
    let site = await BuiltSite.make(texts, templates: [:])
    #expect(site.files["sitemap.xml"]?.contains("https://example.org/\(Self.page)<") == true)
    for (path, text) in site.files {
      let isSearched = path.hasPrefix("theme/late/index") || path.hasSuffix(".md")
      guard isSearched || path == "llms.txt" else { continue }
      #expect(!text.contains("runs/part"), "\(path)")
    }
    #expect(site.files["course.html"]?.contains("run-expectations") == false)
  }

  @Test func `the pages are their lesson's, so that an edit makes only its own again`()
    async throws
  {
    var texts = MemoryFiles.templates
    texts["Content/a.md"] = Self.lesson("A", Self.drag)
    texts["Content/b.md"] = Self.lesson("B", Self.tap)
    let memory = BuildMemory()
    func build() async throws -> [String: UInt64] {
      let files = MemoryFiles(texts)
      _ = try await SiteBuild(SiteRequest(), files: files.access, memory: memory).makeSite()
      let pages = memory.known.pages.values.sorted { $0.record.lesson.path < $1.record.lesson.path }
      #expect(
        pages.map { $0.files.map(\.path) } == [
          ["a.html", "a.md", "runs/a/drag.html"], ["b.html", "b.md", "runs/b/tap.html"],
        ])
      #expect(pages.map(\.summaries.count) == [2, 2])
      return Dictionary(
        uniqueKeysWithValues: pages.map { ($0.record.lesson.path, $0.key.value) })
    }
    let before = try await build()
    texts["Content/b.md"]? += "More.\n"
    let after = try await build()
    #expect(before["a.md"] == after["a.md"])
    #expect(before["b.md"] != after["b.md"])
  }

  @Test func `a page says what would make its silent recognizer act`() async throws {
    let site = await BuiltSite.make(
      [
        "a.md": Self.lesson(
          "A",
          """
          ```scenario lift
          UIView A
            UITapGestureRecognizer tap  isEnabled: false

          tap A
          expect
            never tap fires
          ```

          """)
      ], templates: [:])
    let page = try #require(site.files["runs/a/lift.html"], "\(site.messages)")
    let main = page.replacing(/^.*<main/.dotMatchesNewlines(), with: "")
    #expect(main.contains("With this change, <code>tap</code> acts: set <code>isEnabled</code>"))
    #expect(main.contains("-   UITapGestureRecognizer tap  isEnabled: false"))
  }

  @Test func `a repair is searched for only when its own scenario has changed`() async throws {
    var texts = MemoryFiles.templates
    texts["Content/a.md"] = Self.lesson("A", Self.drag + Self.tap)
    let memory = BuildMemory()
    func repair() async throws -> RunRepair {
      _ = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access, memory: memory)
        .makeSite()
      let page = try #require(memory.known.pages.values.first { $0.record.lesson.path == "a.md" })
      return try #require(page.fixes.last)
    }
    let found = try await repair()
    #expect(found.triedCount > 0)
    // What a search would never find shows that there was none.
    func falsify() {
      var known = memory.known
      for hash in known.pages.keys {
        for place in known.pages[hash]?.fixes.indices ?? 0..<0 {
          known.pages[hash]?.fixes[place].triedCount = 999
        }
      }
      memory.keep(known, Array(memory.files.values))
    }
    falsify()
    texts["Content/a.md"]? += "\nMore.\n"
    #expect(try await repair().triedCount == 999)
    texts["Content/a.md"] = Self.lesson(
      "A", Self.drag.replacing("120 0", with: "130 0") + Self.tap)
    #expect(try await repair().triedCount == found.triedCount)
    // A scene belongs to what is searched.
    let setup = "UIView root\n  UITapGestureRecognizer tap\n  UIView A  frame: 10 10 100 100\n"
    let user = Self.drag.replacing(setup, with: "scene: base\n")
    let base = "```scenario base\n\(setup)\nexpect\n  A alpha 1\n```\n\n"
    texts["Content/a.md"] = Self.lesson("A", base + user)
    let same = try await repair()
    falsify()
    texts["Content/a.md"] = Self.lesson(
      "A", base.replacing("10 10 100 100", with: "20 20 100 100") + user)
    #expect(try await repair().triedCount == same.triedCount)
  }
}
