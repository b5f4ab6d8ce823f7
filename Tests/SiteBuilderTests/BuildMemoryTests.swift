import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// Builds that know what earlier ones have made.
struct BuildMemoryTests {
  /// What a build makes of some files, or what is wrong with them.
  private func result(
    of texts: [String: String], _ memory: BuildMemory
  ) async -> Result<[SiteFile], SourceProblems> {
    let files = MemoryFiles(texts)
    do {
      return .success(
        try await SiteBuild(SiteRequest(), files: files.access, memory: memory).makeSite().site)
    } catch {
      return .failure(error)
    }
  }

  private static let scene = "UIView root\n  UITapGestureRecognizer tap\n"

  static func scenario(_ name: String, _ text: String) -> String {
    "```scenario \(name)\n\(text)```\n"
  }

  /// A course in which lessons use each other's headings, scenes and facts.
  static func course() -> [String: String] {
    var texts = MemoryFiles.templates
    // A page is to show what its scenarios do.
    texts["Templates/scenario.mustache"] =
      "<div id=\"{{identifier}}\">{{title}}{{#figures}}{{{figure}}}{{/figures}}</div>"
    texts["Content/site.yaml"] = "title: T\nparts: [One, Two]\n"
    // Runs give the numbers of facts as reasons, so that a ledger must have all of them.
    let numbers = (1...140).flatMap { number in
      ["D", "G"].map { $0 + String(repeating: "0", count: 3 - "\(number)".count) + "\(number)" }
    }
    texts["Content/facts/d.yaml"] =
      "title: Facts\nnumber: 1\nfacts:\n"
      + numbers.sorted().map { number in
        """
          \(number):
            claim: Claim \(number).
            evidence: documented
            source: A
            omitted: So.

        """
      }.joined()
    texts["Content/01-a.md"] = MemoryFiles.lesson(
      "A", "part: One\n",
      body: "## First\n\nSee [b](02-b.md#second) and D001.\n\n"
        + scenario("base", scene + "tap root\nexpect\n  tap fires\n"))
    texts["Content/02-b.md"] = MemoryFiles.lesson(
      "B", "part: One\n",
      body: "## Second\n\nSee [a](01-a.md).\n\n"
        + scenario("user", "scene: 01-a.md#base\ntap root\nexpect\n  tap fires\n"))
    texts["Content/03-c.md"] = MemoryFiles.lesson(
      "C", "part: Two\n", body: "Text\n\n![A picture](picture.svg)\n")
    texts["Content/picture.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    return texts
  }

  /// Edits that reach far: into names that others lead to, scenes that others use, what all pages
  /// share; some of them are errors, which a later edit takes back.
  static let edits: [(path: String, from: String, to: String)] = [
    ("Content/01-a.md", "## First", "## Another first"),
    ("Content/02-b.md", "## Second", "## Other"),
    ("Content/02-b.md", "## Other", "## Second"),
    ("Content/01-a.md", "tap root\nexpect", "wait 10ms\ntap root\nexpect"),
    ("Content/01-a.md", "UITapGestureRecognizer tap", "UITapGestureRecognizer tip"),
    ("Content/01-a.md", "UITapGestureRecognizer tip", "UITapGestureRecognizer tap"),
    ("Content/01-a.md", "UIView root\n", "UIView root\n  UIView extra\n"),
    ("Content/01-a.md", "  UIView extra\n", ""),
    ("Content/01-a.md", "See ", "Now see "),
    ("Content/01-a.md", "Now see ", "See "),
    ("Content/03-c.md", "part: Two", "part: One"),
    ("Content/03-c.md", "part: One", "part: Two"),
    ("Content/03-c.md", "title: C", "title: Changed"),
    ("Content/03-c.md", "title: Changed", "title: C"),
    ("Content/site.yaml", "title: T", "title: Other"),
    ("Content/site.yaml", "title: Other", "title: T"),
    ("Content/facts/d.yaml", "Claim D001.", "Another claim."),
    ("Content/facts/d.yaml", "Another claim.", "Claim D001."),
    ("Content/picture.svg", "/>", "><path/></svg>"),
    ("Templates/lesson.mustache", "<h1>", "<h1 class=\"x\">"),
    ("Templates/lesson.mustache", "<h1 class=\"x\">", "<h1>"),
  ]

  @Test func `each edit by itself makes the same bytes as a build that knows nothing`() async {
    var texts = Self.course()
    let memory = BuildMemory()
    _ = await result(of: texts, memory)
    for edit in Self.edits {
      texts[edit.path] = texts[edit.path]?.replacing(edit.from, with: edit.to)
      let known = await result(of: texts, memory)
      #expect(await known == result(of: texts, BuildMemory()), "\(edit.path): \(edit.to)")
    }
  }

  @Test(arguments: 0..<3)
  func `a build after any edit makes the same bytes as one that knows nothing`(seed: Int) async {
    var texts = Self.course()
    let memory = BuildMemory()
    var state = UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    var right = texts
    var failures = 0
    for step in 0..<12 {
      let known = await result(of: texts, memory)
      let clean = await result(of: texts, BuildMemory())
      #expect(known == clean, "seed \(seed), step \(step)")
      // What is wrong is taken back, so that most courses are right.
      switch clean {
      case .success:
        right = texts
      case .failure:
        failures += 1
        texts = right
      }
      let possible = Self.edits.filter { texts[$0.path]?.contains($0.from) ?? false }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let edit = possible[Int(state >> 33) % possible.count]
      texts[edit.path] = texts[edit.path]?.replacing(edit.from, with: edit.to)
    }
    #expect(failures < 7, "most courses of the test are to be right")
  }

  @Test func `what is not touched is not made again`() async throws {
    var texts = Self.course()
    let memory = BuildMemory()
    let first = try await result(of: texts, memory).get()
    texts["Content/03-c.md"] = texts["Content/03-c.md"]?.replacing("Text", with: "Other text")
    let second = try await result(of: texts, memory).get()
    let changed = zip(first, second).filter { $0 != $1 }.map(\.0.path)
    let possible: Set = [
      "c.html", "c.md", "course.html", "theme/late/index.js", "theme/late/texts/c.js",
    ]
    #expect(Set(changed).isSubset(of: possible), "\(changed)")
    #expect(changed.contains("c.html"))
    // What is kept is the very same array, which is found out without comparing its bytes.
    let pairs = zip(first, second).filter { $0.0.path == "a.html" }
    #expect(
      pairs.allSatisfy { one, other in
        one.bytes.withUnsafeBufferPointer { one in
          other.bytes.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
        }
      })
  }

  @Test func `an error does not make the memory forget what was right`() async throws {
    var texts = Self.course()
    let memory = BuildMemory()
    let first = try await result(of: texts, memory).get()
    let right = texts["Content/03-c.md"] ?? ""
    texts["Content/03-c.md"] = right + "\n[x](nowhere.md)\n"
    let wrong = await result(of: texts, memory)
    #expect(throws: SourceProblems.self) { try wrong.get() }
    texts["Content/03-c.md"] = right
    let second = try await result(of: texts, memory).get()
    let kept = zip(first, second).first { $0.0.path == "a.html" }
    #expect(
      kept?.0.bytes.withUnsafeBufferPointer { one in
        kept?.1.bytes.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      } == true)
  }
}
