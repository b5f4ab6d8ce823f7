import Foundation
import Testing

/// `touchstone build`, run as a process.
struct BuildCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `a course becomes a site`() throws {
    let run = try place.touchstone("build")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Site made: 2 lessons, 3 scenarios, "))
    for file in ["index.html", "tap.html", "hold.html", "404.html", "tap.md", "llms.txt"] {
      #expect(place.exists("Site/" + file), "\(file)")
    }
    #expect(try place.read("Site/tap.html").contains("href=\"hold.html#how-long\""))
    #expect(try place.read("Site/tap.html").contains("id=\"scenario_tap-b\""))
    #expect(try place.read("Site/tap.html").contains("all 3 expectations hold"))
  }

  @Test func `a second build of the same course changes no file`() throws {
    _ = try place.touchstone("build")
    let run = try place.touchstone("build")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Site is up to date: "))
  }

  @Test func `a wrong expectation is shown at its place, and the last site stands`() throws {
    _ = try place.touchstone("build")
    let before = try place.snapshot(of: "Site")
    try place.change("Content/01-tap.md", "B touchesEnded", to: "B touchesCancelled")
    let run = try place.touchstone("build")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("Content/01-tap.md:17:3: error["))
    #expect(run.errors.contains("17 |   B touchesCancelled\n"))
    // What did happen stands beside what was expected.
    #expect(run.errors.contains("touchesEnded"))
    #expect(try place.snapshot(of: "Site") == before)
  }

  @Test func `what is wrong in several lessons is shown together`() throws {
    try place.change("Content/01-tap.md", "UIView B", to: "UIVeiw B")
    try place.change("Content/01-tap.md", "02-hold.md", to: "03-hold.md")
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    try place.change("Content/02-hold.md", "question:", to: "qestion:")
    let run = try place.touchstone("build")
    #expect(run.status == 1)
    let places = run.errors.split(separator: "\n").filter { $0.contains(": error[") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      places == [
        "Content/01-tap.md:6:48:", "Content/01-tap.md:10:3:", "Content/02-hold.md:3:1:",
        "Content/02-hold.md:16:3:",
      ])
    #expect(run.errors.hasSuffix("\n4 errors; nothing is written to Site\n"))
    #expect(!place.exists("Site"))
  }

  @Test func `the folders can be named`() throws {
    try FileManager.default.moveItem(atPath: place("Content"), toPath: place("Text"))
    try place.remove("Templates")
    let run = try place.touchstone(
      "build", "--content", "Text", "--templates", Fixture.templates, "--output", "out/there/")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(place.exists("out/there/index.html"))
  }

  @Test func `the bytes depend neither on the path nor on the hash seed`() throws {
    let other = try Workplace()
    try other.write("x", to: "deeper/x")
    try other.writeCourse()
    #expect(try place.touchstone("build").status == 0)
    // Without the variable each process hashes with a seed of its own; with it there is none.
    let run = try other.touchstone(
      "build", "--content", other("Content"), "--output", "deeper/Site",
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(run.status == 0)
    let site = try place.snapshot(of: "Site")
    #expect(try other.snapshot(of: "deeper/Site") == site)
    for _ in 0..<3 {
      try place.remove("Site")
      #expect(try place.touchstone("build").status == 0)
      #expect(try place.snapshot(of: "Site") == site)
    }
  }

  @Test func `warnings are shown and keep nothing from being built`() throws {
    try place.change("Content/01-tap.md", "A tap is", to: "A <b>tap</b> is")
    let run = try place.touchstone("build")
    #expect(run.status == 0)
    #expect(run.errors.contains("Content/01-tap.md:6:3: warning["))
    #expect(try place.read("Site/tap.html").contains("&lt;b&gt;tap"))
  }

  @Test func `the site file gives title, parts and the rule for HTML`() throws {
    try place.write(
      "title: Touches\nparts: [Second, First]\nallowRawHTML: true\n", to: "Content/site.yaml")
    try place.change("Content/01-tap.md", "title: One tap", to: "title: One tap\npart: First")
    try place.change("Content/02-hold.md", "title: One press", to: "title: One press\npart: Second")
    try place.change("Content/01-tap.md", "A tap is", to: "A <b>tap</b> is")
    let run = try place.touchstone("build")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try place.read("Site/tap.html").contains("A <b>tap</b> is"))
    let home = try place.read("Site/index.html")
    #expect(home.contains("<title>Touches</title>"))
    let first = try #require(home.range(of: "One press"))
    let second = try #require(home.range(of: "One tap"))
    #expect(first.lowerBound < second.lowerBound)
  }
}
