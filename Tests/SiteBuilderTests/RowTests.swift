import FileSystem
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Rows of sources against the runs of their scenarios, and their page.
struct RowTests {
  private static let lesson = MemoryFiles.lesson(
    "Taps",
    body: """
      ```scenario one title: "One tap" show: none
      UIView root
        UIView B  frame: 100 100 100 100
          UITapGestureRecognizer tap  cancelsTouchesInView: false

      tap B

      expect
        tap fires
      ```

      ```scenario two show: none
      UIView root
        UIView B  frame: 100 100 100 100

      expect
        B touchesBegan

      variant taps
        tap B
        expect
          never B touchesMoved

      variant drags
        drag B by 0 50
        expect
          B touchesMoved …
      ```
      """)

  private static let documents = """
    documents:
      S0: {title: Notes, author: A. Uthor, year: 2021, address: "https://example.com/notes"}
      S1: {title: A book}

    """

  /// Returns a row whose only passage has some lines after its scenario.
  private static func row(_ lines: String..., run: String = "a.md#one") -> String {
    "part: Taps\ntitle: A tap\nshows:\n  - from: S0\n    passage: the log\n    run: \(run)\n"
      + lines.map { "    \($0)\n" }.joined()
  }

  private static func files(_ rows: [String: String]) -> [String: String] {
    var files = ["a.md": lesson, "sources/documents.yaml": documents]
    for (name, text) in rows { files["sources/\(name).yaml"] = text }
    return files
  }

  private func messages(_ rows: [String: String]) async -> [String] {
    var texts: [String: String] = [:]
    for (name, text) in Self.files(rows) { texts["Content/" + name] = text }
    do {
      _ = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access).run()
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? "-"
        return "\(place) \(diagnostic.message.identifier)"
      }
    }
  }

  @Test(arguments: [
    row("of: [B, tap]", "lines: [B touchesBegan, tap fires, B touchesEnded]"),
    row("of: B", "lines: [B touchesBegan, …, B touchesEnded at 50ms]"),
    row("as: in order", "lines: [B touchesBegan, \"states tap: possible ended\"]"),
    row("as: any order", "lines: [B touchesEnded, B touchesBegan]"),
    row(
      "of: B", "lines:", "  - {says: the finger is down, runs: B touchesBegan}",
      "  - B touchesEnded"),
    row(
      "of: [B, tap]", "lines:", "  - B touchesBegan", "  - tap fires",
      "  - {says: B touchesCancelled, runs: B touchesEnded, because: It shares., evidence: a log}"),
    row(
      "of: [B, tap]", "lines:", "  - B touchesBegan",
      "  - {runs: tap fires, because: The log lacks it., evidence: a log}", "  - B touchesEnded"),
    row(
      "of: B", "lines:", "  - B touchesBegan",
      "  - {says: B touchesMoved, because: It rests., evidence: a log}", "  - B touchesEnded"),
    row("variant: taps", "of: B", "lines: [B touchesBegan]", run: "a.md#two"),
    row("variant: drags", "as: in order", "lines: [B touchesMoved …]", run: "a.md#two"),
  ])
  func `a row holds`(row: String) async {
    #expect(await messages(["E01": row]) == [])
  }

  @Test(arguments: [
    (row("of: [B, tap]", "lines: [B touchesBegan]"), "8:13 notAsInSource"),
    (
      row("of: [B, tap]", "lines: [B touchesBegan, B touchesEnded, tap fires]"),
      "8:45 notAsInSource"
    ),
    (row("of: B", "lines: [B touches*]"), "8:13 sourceEndsEarlier"),
    (row("of: B", "lines: [{says: down, runs: B touchesMoved}]"), "8:32 notAsStated"),
    (
      row(
        "of: B",
        "lines: [{says: B touchesBegan, runs: B touchesBegan at 0ms, because: x, evidence: y}]"),
      "8:20 noDifference"
    ),
    (row("lines: [{says: it blinks, because: x, evidence: y}]"), "6:10 nothingCompared"),
    (row("of: C", "lines: [B touchesBegan]"), "7:9 unknownName"),
    (row("lines: [B touchesBegun]"), "7:15 unknownEvent"),
    (row("lines: [B touchesBegan]", run: "b.md#one"), "6:10 unknownLessonOfRun"),
    (row("lines: [B touchesBegan]", run: "a.md#ones"), "6:15 unknownScenarioOfRun"),
    (row("lines: [B touchesBegan]", run: "a.md#two"), "6:10 missingVariantOfRun"),
    (row("variant: tap", "lines: [B touchesBegan]", run: "a.md#two"), "7:14 unknownVariantOfRun"),
    (row("variant: taps", "lines: [B touchesBegan]"), "7:14 unknownVariantOfRun"),
    (row("of: B", "lines: [B touchesBegan]").replacing("S0", with: "S9"), "4:11 unknownDocument"),
  ])
  func `an error is told at its place in the row`(row: String, message: String) async {
    #expect(await messages(["E01": row]) == [message])
  }

  @Test func `a message has the source's line and what the run has instead`() async throws {
    let row = Self.row("of: B", "lines: [B touchesBegan, B touchesCancelled]")
    let site = await BuiltSite.make(Self.files(["E01": row]), templates: [:])
    #expect(
      site.problems?.diagnostics.map(\.message.text) == [
        "the source has `B touchesCancelled`; in the run, `B touchesEnded` happens at 50 ms"
      ])
  }

  @Test func `a picture belongs to one document, and a row to one file`() async {
    let first =
      "part: P\ntitle: T\nshows:\n  - {from: S0, passage: p, picture: one, left-out: No touch.}\n"
    let second = first.replacing("S0", with: "S1")
    #expect(await messages(["E01": first, "E02": second]) == ["4:37 figureOfAnotherDocument"])
    #expect(await messages(["E01": first, "more/E01": first]) == ["1:1 duplicateRow"])
  }

  @Test func `the page has both sides, the verdict, and the counts`() async throws {
    let whole = Self.row("of: [B, tap]", "lines: [B touchesBegan, tap fires, B touchesEnded]")
    let differs = Self.row(
      "of: B", "lines:", "  - B touchesBegan",
      "  - {says: B touchesCancelled, runs: B touchesEnded, because: It shares., evidence: S1}")
    let leftOut =
      "part: More\ntitle: A hand\nshows:\n  - {from: S1, passage: p, demo: Hand, left-out: No touch.}\n"
    let site = await BuiltSite.make(
      Self.files(["E10": leftOut, "E9": differs, "E1": whole]), templates: [:])
    let page = try #require(site.files["sources.html"], "\(site.messages)")
    #expect(page.contains("<section class=\"source-row row-whole\" id=\"E1\""))
    #expect(page.contains("<section class=\"source-row row-differs\" id=\"E9\""))
    #expect(page.contains("<section class=\"source-row row-left-out\" id=\"E10\""))
    let order = ["id=\"E1\"", "id=\"E9\"", "id=\"E10\""].map { page.firstRange(of: $0)?.lowerBound }
    #expect(order.compactMap { $0 }.count == 3 && order[0]! < order[1]! && order[1]! < order[2]!)
    #expect(page.contains("href=\"runs/a/one.html\">One tap</a>"))
    #expect(page.contains("<a href=\"https://example.com/notes\">Notes</a>"))
    #expect(page.contains("<b>1</b> whole"))
    #expect(site.files["sources.md"]?.contains("B touchesCancelled ≠ `B touchesEnded`") == true)
  }

  @Test func `passages that share a run show once what happens in it`() async throws {
    let lines = ["of: [B, tap]", "lines: [B touchesBegan, tap fires, B touchesEnded]"]
    let row = Self.row(lines[0], lines[1])
    let second =
      "  - from: S1\n    passage: the picture\n    run: a.md#one\n"
      + lines.map { "    \($0)\n" }.joined()
    let site = await BuiltSite.make(
      Self.files(["E1": row + second, "E2": row]), templates: [:])
    let page = try #require(site.files["sources.html"], "\(site.messages)")
    let rows = page.split(separator: "<section class=\"source-row").dropFirst()
    #expect(rows.map { $0.ranges(of: "fig-strip").count } == [1, 1])
    #expect(rows.allSatisfy { $0.contains("<bdi>tap</bdi> fires") })
  }

  @Test func `a site without rows has no page of them`() async {
    let site = await BuiltSite.make(["a.md": Self.lesson], templates: [:])
    #expect(site.files["sources.html"] == nil)
  }

  @Test func `an unchanged row isn't compared again, and a changed lesson is`() async throws {
    let row = Self.row("of: [B, tap]", "lines: [B touchesBegan, tap fires, B touchesEnded]")
    var texts: [String: String] = [:]
    for (name, text) in Self.files(["E01": row]) { texts["Content/" + name] = text }
    let memory = BuildMemory()
    _ = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access, memory: memory)
      .makeSite()
    #expect(memory.known.rows.count == 1)
    texts["Content/a.md"] = Self.lesson.replacing(
      "cancelsTouchesInView: false", with: "cancelsTouchesInView: true")
    do {
      _ = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access, memory: memory)
        .makeSite()
      Issue.record("the view's touch is canceled")
    } catch {
      #expect(error.diagnostics.map(\.message.identifier) == ["notAsInSource"])
    }
  }
}
