import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import SiteBuilder

struct SiteBuildTests {
  /// Builds a site from files of a content folder, with templates that show what matters here.
  private func build(
    _ content: [String: String], templates: [String: String] = [:]
  ) async -> (site: [String: String], problems: SourceProblems?) {
    var texts = MemoryFiles.templates.merging(templates) { $1 }
    for (path, text) in content { texts["Content/" + path] = text }
    let files = MemoryFiles(texts)
    do {
      _ = try await SiteBuild(SiteRequest(), files: files.access).run()
      return (files.site ?? [:], nil)
    } catch {
      #expect(files.site == nil)
      return ([:], error)
    }
  }

  private func messages(_ problems: SourceProblems?) -> [String] {
    problems?.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
      return diagnostic.source.name + place + " " + diagnostic.message.identifier
    } ?? []
  }

  @Test func `lessons come in the order of parts, then numbers, then files`() async {
    let built = await build([
      "site.yaml": "title: T\nparts: [One, Two]\n",
      "a.md": MemoryFiles.lesson("A", "part: Two\n"),
      "b/02-b.md": MemoryFiles.lesson("B", "part: One\n"),
      "c.md": MemoryFiles.lesson("C", "part: One\n"),
      "d.md": MemoryFiles.lesson("D", "part: One\nnumber: 1\n"),
    ])
    #expect(built.problems == nil)
    let home = built.site["index.html"] ?? ""
    let entries = home.split(separator: ">").compactMap { piece in
      piece.hasSuffix("</a") ? String(piece.dropLast(3)) : nil
    }
    #expect(entries == ["1 D", "2 B", "3 C", "4 A"])
    #expect(home.contains("[One]"))
    let b = built.site["b/b.html"] ?? ""
    #expect(b.contains("<a href=\"../d.html\">before D</a>"))
    #expect(b.contains("<a href=\"../c.html\">next C</a>"))
  }

  @Test func `a shown misconception must fail, and its page says how`() async {
    let wrong = "```scenario s fails show: none\nUIView B\n\ntap B\nexpect\n  hit window\n```"
    let built = await build(["a.md": MemoryFiles.lesson("A", body: wrong)])
    #expect(messages(built.problems) == [])
    let page = built.site["a.html"] ?? ""
    #expect(
      page.contains("s:5:3: </span>") && page.contains(": `hit window` never happened<"), "\(page)")

    let right = wrong.replacing("window", with: "B")
    let refused = await build(["a.md": MemoryFiles.lesson("A", body: right)])
    #expect(messages(refused.problems) == ["Content/a.md:9:1 unexpectedSuccess"])
  }

  @Test func `a block that is skipped is not run, and its page says why`() async {
    let fence = "```scenario s skip: \"no table yet\"\nUITableView T\n```"
    let built = await build(["a.md": MemoryFiles.lesson("A", body: fence)])
    #expect(messages(built.problems) == [])
    #expect(built.site["a.html"]?.contains("Not run: no table yet") == true)
  }

  @Test func `links lead from page to page and to copied files, whatever the folders`() async {
    let built = await build([
      "01-x/02-a.md": MemoryFiles.lesson(
        "A", body: "[b](../b.md#h) [self](#h) [me](02-a.md) ![p](p%2Eng) [home](..)\n\n## H"),
      "01-x/p.ng": "picture",
      "b.md": MemoryFiles.lesson("B", body: "[a](./01-x/02-a.md)\n\n## H"),
    ])
    #expect(messages(built.problems) == [])
    let a = built.site["x/a.html"] ?? ""
    for link in ["../b.html#h", "#h", "a.html", "../index.html"] {
      #expect(a.contains("<a href=\"\(link)\">"), "\(link)")
    }
    #expect(a.contains("src=\"p.ng\""))
    #expect(built.site["x/p.ng"] == "picture")
    #expect(built.site["b.html"]?.contains("<a href=\"x/a.html\">") == true)
  }

  @Test func `the lesson named index opens the site`() async {
    let built = await build([
      "index.md": MemoryFiles.lesson("Welcome", body: "Hello, [a](a.md)."),
      "a.md": MemoryFiles.lesson("A", body: "[home](index.md)"),
    ])
    #expect(built.site["index.html"]?.contains("Hello, <a href=\"a.html\">a</a>.") == true)
    #expect(built.site["a.html"]?.contains("<a href=\"index.html\">home</a>") == true)
  }

  @Test func `a scenario stands in its page with the figures that its fence asks for`() async {
    let fence = "```scenario s title: \"T\" show: table tree\nUIView B\n\ntap B\n```"
    let built = await build(["a.md": MemoryFiles.lesson("A", body: "> " + fence.quoted)])
    #expect(
      built.site["a.html"]?.contains("<div id=\"scenario_s\">T<p>table<p>tree</div>") == true)
  }

  @Test func `every error in a fence has its place`() async {
    let built = await build([
      "a.md": MemoryFiles.lesson(
        "A",
        body: """
          ```scenario
          ```
          ```scenario a b shwo: tree show: tre table topics: serach
          ```
          ```scenario ä
          ```
          ```scenarios c
          ```
          """)
    ])
    #expect(
      messages(built.problems) == [
        "Content/a.md:5:4 missingScenarioName",
        "Content/a.md:7:15 unknownScenarioWord",
        "Content/a.md:7:17 unknownScenarioOption",
        "Content/a.md:7:34 unknownFigure",
        "Content/a.md:7:52 unknownTopic",
        "Content/a.md:9:13 unsuitableScenarioName",
        "Content/a.md:11:4 misspelledBlockLanguage",
        "Content/a.md:7:1 noExpectation",
        "Content/a.md:9:1 noExpectation",
      ])
  }

  @Test func `a lane that nobody has is told, and one that somebody has is chosen`() async {
    let built = await build([
      "a.md": MemoryFiles.lesson(
        "A",
        body: """
          ```scenario a show: sequence pin: B hide: windw group: application b as "Apps" B
          UIView B

          tap B

          expect
            hit B
          ```
          """)
    ])
    #expect(
      messages(built.problems) == [
        "Content/a.md:5:80 missingGroupTitle", "Content/a.md:5:43 unknownLane",
        "Content/a.md:5:68 unknownLane",
      ])
  }

  @Test(arguments: [
    ("show: tree hide: window", true), ("show: chain pin: window", true),
    ("show: why group: window as App", true), ("show: none hide: window", true),
    ("show: tree states hide: window", false), ("hide: window", false),
    ("show: compare hide: window", false), ("show: tree", false),
  ])
  func `a choice of lanes that changes no shown figure is told`(
    options: String, isShown: Bool
  ) async {
    let built = await build([
      "a.md": MemoryFiles.lesson(
        "A",
        // Warnings are told beside errors.
        body: """
          [An error](nowhere.md)

          ```scenario a \(options)
          tap 10 10

          expect
            hit root
          ```
          """)
    ])
    #expect(
      messages(built.problems).contains { $0.hasSuffix(" optionWithoutEffect") } == isShown)
  }

  @Test func `a sequence brings its table, and a silent recognizer its reason`() async throws {
    func kinds(_ options: String) async throws -> [String] {
      let built = await BuiltSite.make(
        [
          "a.md": MemoryFiles.lesson(
            "A",
            body: """
              ```scenario a \(options)
              UIScrollView scroll  frame: 0 0 390 844  contentSize: 390 2000
                UITapGestureRecognizer tap  numberOfTapsRequired: 2

              tap 10 10
              wait 500ms

              expect
                hit scroll
              ```
              """)
        ], templates: [:])
      let page = try #require(built.files["a.html"], "\(built.messages)")
      return page.split(separator: "class=\"scenario-figure scenario-").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    #expect(try await kinds("show: sequence topics: fingers") == ["sequence", "table"])
    #expect(try await kinds("show: states") == ["states", "why"])
    #expect(try await kinds("show: states hide: tap") == ["states"])
    #expect(try await kinds("show: tree") == ["tree"])
  }

  @Test func `lessons of one part with one number are told`() async {
    let built = await build([
      "a.md": MemoryFiles.lesson("A", "number: 1\n"),
      "b.md": MemoryFiles.lesson("B", "number: 1\n"),
    ])
    #expect(messages(built.problems) == ["Content/b.md:3:9 duplicateNumber"])
  }

  @Test func `addresses differ by more than case`() async {
    let built = await build([
      "a.md": MemoryFiles.lesson("A"), "A.md": MemoryFiles.lesson("B"),
    ])
    #expect(messages(built.problems) == ["Content/a.md duplicateAddress"])
  }

  @Test(arguments: ["404.md", "02-index.md", "index.html", "names.html", "playground.md"])
  func `a file cannot have the place of one that every site has`(name: String) async {
    let built = await build(["a.md": MemoryFiles.lesson("A"), name: MemoryFiles.lesson("B")])
    #expect(messages(built.problems).count == 1)
    #expect(messages(built.problems).first?.hasSuffix(" duplicateAddress") == true)
  }

  @Test func `values made side by side keep the order of their elements`() async {
    let numbers = Array(0..<500)
    #expect(await numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func `a name that no address can hold is told`() async {
    let built = await build(["a b.md": MemoryFiles.lesson("A")])
    #expect(messages(built.problems) == ["Content/a b.md unsuitableFileName"])
  }

  @Test(arguments: [
    ("site.yml", "site.yaml"), ("x/b.markdown", "x/b.md"), ("c.MD", "c.md"),
  ])
  func `a name that would make a lesson a mere copy is told`(name: String, meant: String) async {
    let built = await build(["a.md": MemoryFiles.lesson("A"), name: "x"])
    #expect(messages(built.problems) == ["Content/\(name) misleadingFileName"])
    #expect(built.problems?.listing().contains("rename it to `\(meant)`") == true)
  }

  @Test func `a site needs no site file, but one that is there must be right`() async {
    let content = ["a.md": MemoryFiles.lesson("A")]
    #expect(await build(content).site["index.html"]?.contains("<h1>Lessons</h1>") == true)
    let built = await build(content.merging(["site.yaml": "tite: x"]) { $1 })
    #expect(messages(built.problems) == ["Content/site.yaml:1:1 unknownKey"])
  }

  @Test func `a template whose link leads nowhere is told at its place in the template`() async {
    let built = await build(
      ["a.md": MemoryFiles.lesson("A")],
      templates: ["Templates/lesson.mustache": "<h1 id=a>\n<a href=\"x.html\"><i id=a>"])
    #expect(
      messages(built.problems) == [
        "Templates/lesson.mustache:2:24 duplicateIdentifier",
        "Templates/lesson.mustache:2:10 brokenReference",
      ])
  }

  @Test func `the files come in the order of their paths`() async throws {
    let files = MemoryFiles(
      MemoryFiles.templates.merging(["Content/b.md": MemoryFiles.lesson("B")]) { $1 })
    let summary = try await SiteBuild(SiteRequest(), files: files.access).run()
    #expect(files.paths == files.paths?.sorted())
    #expect(files.paths?.contains("b.html") == true)
    #expect(summary.counts.lessons == 1)
    #expect(summary.counts.scenarios == 0)
    #expect(summary.fileCount == files.paths?.count)
    #expect(summary.publication == .replaced)
  }

  @Test func `a refusal to write is passed on`() async {
    let refusal = FileProblem(.write, "Site", .isBusy)
    let files = MemoryFiles(
      MemoryFiles.templates.merging(["Content/b.md": MemoryFiles.lesson("B")]) { $1 },
      refusal: refusal)
    await #expect(throws: SourceProblems(files: [refusal])) {
      try await SiteBuild(SiteRequest(), files: files.access).run()
    }
  }
}

extension String {
  /// The text with every line but the first behind a mark of a quote.
  fileprivate var quoted: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n> ")
  }
}
