import FileSystem
import LessonRunner
import SourceDiagnostics
import Testing

@testable import LessonTesting
@testable import SiteBuilder

/// The ledger of facts against lessons and runs.
struct FactTests {
  private static let walk = MemoryFiles.lesson(
    "The walk", "facts: [D002, D003]\n",
    body: """
      ```scenario hidden
      UIView root
        UIView B  frame: 100 100 100 100  isHidden: true

      finger touches 150 150
      finger lifts

      expect
        hit root
      ```
      """)

  private static func fact(_ number: String, _ more: String = "") -> String {
    "  \(number):\n    claim: It is \(number).\n    evidence: documented\n    source: articles\n"
      + (more.isEmpty ? "" : "    \(more)\n")
  }

  /// Facts that stand behind everything that the walk's run gives as a reason.
  private static let usual =
    "title: Search\nfacts:\n" + fact("D001") + fact("D002", "proof: walk#hidden")
    + fact("D003", "proof: walk#hidden") + fact("D004", "test: a test")
    + fact("D023", "omitted: It is left out.")

  private func files(_ facts: [String: String], walk: String = FactTests.walk) -> MemoryFiles {
    var texts = MemoryFiles.templates
    texts["Content/01-walk.md"] = walk
    for (name, text) in facts { texts["Content/facts/\(name)"] = text }
    return MemoryFiles(texts)
  }

  private func problems(
    _ facts: [String: String], walk: String = FactTests.walk
  ) async -> [String] {
    do {
      _ = try await SiteBuild(SiteRequest(), files: files(facts, walk: walk).access).run()
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
        return diagnostic.source.name + place + " " + diagnostic.message.identifier
      }
    }
  }

  @Test func `a site without a ledger needs none`() async {
    #expect(await problems([:]) == [])
  }

  @Test func `a ledger that has everything is right`() async {
    #expect(await problems(["search.yaml": Self.usual]) == [])
  }

  @Test func `a lesson's number that the ledger lacks is told where it stands`() async {
    let facts = Self.usual.replacing(Self.fact("D002", "proof: walk#hidden"), with: "")
    #expect(await problems(["search.yaml": facts]) == ["Content/01-walk.md:3:9 unknownFact"])
  }

  @Test func `a run's reason that the ledger lacks is told`() async {
    let facts = Self.usual.replacing(Self.fact("D001"), with: "")
    #expect(await problems(["search.yaml": facts]) == ["Content/01-walk.md:6:13 unknownFactInRun"])
  }

  @Test func `a number in two files is told in the later one`() async {
    let other = "title: Other\nfacts:\n" + Self.fact("D001")
    let files = ["a.yaml": Self.usual, "b.yaml": other]
    #expect(await problems(files) == ["Content/facts/b.yaml:3:3 duplicateFact"])
  }

  @Test func `the files' numbers, then their names, are their order`() async {
    let other = "title: Other\nnumber: 1\nfacts:\n" + Self.fact("D001")
    let files = ["a.yaml": Self.usual, "b.yaml": other]
    #expect(await problems(files) == ["Content/facts/a.yaml:3:3 duplicateFact"])
  }

  @Test func `a proof that is not there, and one that says nothing of the fact, are told`() async {
    let facts = Self.usual
      .replacing(
        "D001.\n    evidence: documented\n    source: articles\n",
        with: """
          D001.
              evidence: documented
              source: articles
              proof: walk#hiden

          """
      )
      .replacing("test: a test", with: "proof: walk#hidden")
    #expect(
      await problems(["search.yaml": facts]) == [
        "Content/facts/search.yaml:7:12 unknownProof",
        "Content/facts/search.yaml:22:12 proofWithoutItsFact",
      ])
  }

  @Test func `a failing proof is told once, where it fails, and proves nothing`() async {
    let walk = Self.walk.replacing("hit root", with: "hit B")
    let told = await problems(["search.yaml": Self.usual], walk: walk)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Content/01-walk.md:14:3 ") == true)
    let (report, _) = await FactReport.read(
      from: "Content", files: files(["search.yaml": Self.usual], walk: walk).access)
    #expect(report.count(of: .shown) == 0)
    #expect(report.count(of: .untested) == 3)
  }

  @Test func `a scenario that names a fact in its fence is a proof of it`() async {
    let walk = Self.walk.replacing("facts: [D002, D003]\n", with: "")
      .replacing("scenario hidden", with: "scenario hidden facts: D004 D001")
    let facts = Self.usual.replacing("proof: walk#hidden", with: "test: a test")
    #expect(await problems(["search.yaml": facts], walk: walk) == [])
    let (report, _) = await FactReport.read(
      from: "Content", files: files(["search.yaml": facts], walk: walk).access)
    #expect(report.rows.map(\.status) == [.shown, .tested, .tested, .shown, .omitted])
    #expect(report.json.contains("walk#hidden"))
  }

  @Test func `a fence's fact that the ledger lacks or leaves out is told`() async {
    let walk = Self.walk.replacing("scenario hidden", with: "scenario hidden facts: D099 D023")
    #expect(
      await problems(["search.yaml": Self.usual], walk: walk) == [
        "Content/01-walk.md:6:27 unknownFact", "Content/01-walk.md:6:32 proofOfOmission",
      ])
  }

  @Test func `a proof in a lesson whose name is another's, too, is told`() async {
    let proof = Self.walk.replacing("scenario hidden", with: "scenario hidden facts: D001")
    var texts = MemoryFiles.templates
    texts["Content/01-walk.md"] = Self.walk
    texts["Content/more/02-walk.md"] = proof
    texts["Content/facts/search.yaml"] = Self.usual
    let (_, problems) = await FactReport.read(from: "Content", files: MemoryFiles(texts).access)
    #expect(
      problems.diagnostics.map { "\($0.source.name) \($0.message.identifier)" } == [
        "Content/more/02-walk.md ambiguousProof"
      ])
  }

  @Test func `a failing scenario proves none of its fence's facts`() async {
    let walk = Self.walk.replacing("scenario hidden", with: "scenario hidden facts: D001")
      .replacing("hit root", with: "hit B")
    let (report, _) = await FactReport.read(
      from: "Content", files: files(["search.yaml": Self.usual], walk: walk).access)
    #expect(report.count(of: .shown) == 0)
  }

  @Test func `the report counts what is shown, tested, omitted, and untested`() async {
    let (report, problems) = await FactReport.read(
      from: "Content", files: files(["search.yaml": Self.usual]).access)
    #expect(!problems.areFatal)
    #expect(report.rows.map(\.number) == ["D001", "D002", "D003", "D004", "D023"])
    #expect(
      report.rows.map(\.status) == [.untested, .shown, .shown, .tested, .omitted])
    #expect(
      report.summary == "5 facts: 2 shown by a lesson, 1 tested in the engine only, "
        + "1 left out of the model, 1 not tested yet")
  }

  @Test func `facts are no files of the site`() async {
    let files = files(["search.yaml": Self.usual])
    _ = try? await SiteBuild(SiteRequest(), files: files.access).run()
    #expect(files.paths?.contains { $0.hasSuffix(".yaml") } == false)
  }

  @Test func `a file whose name ends in yml is no file of facts, which is told`() async {
    #expect(
      await problems(["search.yml": Self.usual]) == [
        "Content/facts/search.yml misleadingFileName"
      ])
  }

  @Test func `numbers in lessons lead to the page of facts, and proofs lead back`() async {
    let walk = Self.walk.replacing(
      "---\n\n```", with: "---\n\n## Of D002\n\nD002, XD002, D999.\n\n```")
    var texts = ["Content/facts/search.yaml": Self.usual, "Content/x/01-walk.md": walk]
    texts.merge(MemoryFiles.templates) { $1 }
    let files = MemoryFiles(texts)
    _ = try? await SiteBuild(SiteRequest(), files: files.access).run()
    let lesson = files.site?["x/walk.html"] ?? ""
    #expect(
      lesson.contains("<a class=\"fact-link\" href=\"../facts.html#D002\">D002</a>, XD002, D999."))
    #expect(lesson.contains(">Of D002</h2>"))
    // A numbered lesson lists what it rests on, whether or not the text names it.
    #expect(lesson.contains("<i>D003</i>") && lesson.contains("<i>D002</i>"))
    let facts = files.site?["facts.html"] ?? ""
    #expect(facts.contains("[Search]"))
    #expect(facts.contains("<p id=\"D002\">shown\n<a href=\"x/walk.html#scenario_hidden\">"))
  }

  @Test func `more than a hundred facts have a page for each subject, and one of all numbers`()
    async throws
  {
    func subject(_ number: Int, _ title: String, _ letter: String, _ count: Int) -> String {
      let facts = (1...count).map { fact in
        "  \(letter)\(fact):\n    claim: It is so.\n    evidence: documented\n    source: a header\n"
      }
      return "number: \(number)\ntitle: \(title)\nfacts:\n" + facts.joined()
    }
    let built = await BuiltSite.make(
      [
        "facts/one.yaml": subject(1, "Views", "D", 60),
        "facts/two.yaml": subject(2, "Taps", "G", 41),
        "a.md": MemoryFiles.lesson("A", "") + "\nSee G7.\n",
      ], templates: [:])
    #expect(built.messages == [])
    let index = try #require(built.files["facts.html"])
    #expect(
      index.contains(
        "<li id=\"G7\" class=\"fact-untested\"><a href=\"facts/two.html#G7\">G7</a>"))
    #expect(!index.contains("It is so."))
    let taps = try #require(built.files["facts/two.html"])
    #expect(taps.contains("<li id=\"G7\""))
    #expect(!taps.contains("<li id=\"D7\""))
    #expect(built.files["a.html"]?.contains("href=\"facts/two.html#G7\"") == true)
    #expect(built.files["facts.md"]?.contains("**D60**") == true)
    #expect(built.files["theme/late/index.js"]?.contains("\"facts/two.html\"") == true)
  }
}
