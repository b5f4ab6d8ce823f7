import Foundation
import Testing

/// What `touchstone build` refuses, with which words and which exit code; nothing is ever written.
struct BuildRefusalTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// Builds, and expects a refusal that leaves everything as it was.
  private func expectRefusal(
    _ arguments: String..., status: Int32, saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try place.snapshot(of: ".")
    let run = try place.touchstone(["build"] + arguments)
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.errors.contains(words), sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(try place.snapshot(of: ".") == before, sourceLocation: sourceLocation)
  }

  @Test func `a missing folder`() throws {
    try expectRefusal(
      "--content", "Nowhere", status: 3,
      saying: "error[missing-file]: cannot read `Nowhere`; there is no such file or folder\n")
    try expectRefusal(
      "--templates", "Nowhere", status: 3,
      saying: "error[missing-file]: cannot read `Nowhere`; there is no such file or folder\n\n"
        + "1 error;")
  }

  @Test func `an engine that is missing, and one that is no module`() throws {
    try expectRefusal(
      "--engine", "engine.wasm", status: 3,
      saying: "error[missing-file]: cannot read `engine.wasm`; there is no such file or folder\n")
    try expectRefusal(
      "--engine", "Content/01-tap.md", status: 3,
      saying: "error[is-no-module]: cannot read `Content/01-tap.md`; it is not a WebAssembly")
  }

  @Test func `a file in the place of a folder`() throws {
    try expectRefusal(
      "--content", "Content/01-tap.md", status: 3,
      saying: "error[is-no-folder]: cannot read `Content/01-tap.md`; it is not a folder")
    try expectRefusal(
      "--output", "Content/01-tap.md/Site", status: 3,
      saying: "error[holds-source]: cannot write `Content/01-tap")
  }

  @Test func `a folder without lessons`() throws {
    try place.makeFolder("Empty")
    try expectRefusal(
      "--content", "Empty", status: 3,
      saying: "error[holds-no-lesson]: cannot read `Empty`; it contains no lesson")
  }

  @Test func `a file that is not text`() throws {
    try place.write([0x89, 0x50, 0x4E, 0x47, 0, 0xFF, 0xFE, 10, 10, 0xC3], to: "Content/03-x.md")
    try expectRefusal(status: 1, saying: "Content/03-x.md:1:1: error[")
  }

  @Test func `a byte that is not UTF-8, at its place`() throws {
    try place.write(
      Array("---\ntitle: ".utf8) + [0xE4] + Array("rger\n---\n".utf8), to: "Content/03-x.md")
    try expectRefusal(status: 1, saying: "Content/03-x.md:2:8: error[")
  }

  @Test func `an empty lesson`() throws {
    try place.write("", to: "Content/03-x.md")
    try expectRefusal(status: 1, saying: "Content/03-x.md:1:1: error[")
  }

  @Test func `a link that leads round in a circle`() throws {
    try place.link("Content/03-x.md", to: "03-x.md")
    try expectRefusal(
      status: 3, saying: "cannot read `Content/03-x.md`; symbolic links form a loop")
  }

  @Test func `a folder that holds itself`() throws {
    try place.link("Content/again", to: ".")
    try expectRefusal(
      status: 3, saying: "cannot read `Content/again`; symbolic links form a loop")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a file that may not be read`() throws {
    chmod(place("Content/02-hold.md"), 0)
    defer { chmod(place("Content/02-hold.md"), 0o644) }
    let run = try place.touchstone("build")
    #expect(run.status == 3)
    #expect(
      run.errors == """
        error[not-permitted]: cannot read `Content/02-hold.md`; permission is denied

        1 error; nothing is written to Site

        """)
  }

  @Test func `a file that is a pipe, which would never end`() throws {
    mkfifo(place("Content/03-pipe.md"), 0o644)
    let run = try place.touchstone("build")
    #expect(run.status == 3)
    #expect(
      run.errors == """
        error[is-special]: cannot read `Content/03-pipe.md`; it is neither a file nor a folder

        1 error; nothing is written to Site

        """)
  }

  @Test func `two scenarios of one name`() throws {
    try place.change("Content/02-hold.md", "tap-b", to: "press-b")
    try expectRefusal(
      status: 1,
      saying:
        "02-hold.md:19:13: error[duplicate-scenario]: two scenarios of this lesson are named `press-b`"
    )
  }

  @Test func `two lessons of one address`() throws {
    try place.write(Fixture.tapLesson, to: "Content/03-tap.md")
    try expectRefusal(
      status: 1,
      saying:
        "03-tap.md: error[duplicate-address]: the file would be `tap.html` in the site, like `Content/01-"
    )
  }

  @Test func `a lesson whose part the site file does not have`() throws {
    try place.write("parts: [Taps]\n", to: "Content/site.yaml")
    try place.change("Content/01-tap.md", "title: One tap", to: "title: One tap\npart: Tap")
    try expectRefusal(
      status: 1,
      saying:
        "01-tap.md:3:7: error[unknown-part]: the site file has no part `Tap`; did you mean `Taps`?")
    #expect(
      try place.touchstone("build").errors.contains(
        "Content/site.yaml:1:9: note: declared here\n  |\n1 | parts: [Taps]\n"))
  }

  @Test(arguments: [
    ("x.md", "there is no file `x.md` in the content folder"),
    ("02-hodl.md", "did you mean `02-hold.md`?"),
    ("#nowhere", "this page has no heading or scenario `#nowhere`"),
    ("02-hold.md#how-lon", "has no heading or scenario `#how-lon`; did you mean `#how-long`?"),
    ("02-hold.md#press-b", "did you mean `#scenario_press-b`?"),
    ("/02-hold.md", "links within the site are relative"),
    ("../02-hold.md", "leads out of the content folder"),
    ("javascript:alert(1)", "a link may not use `javascript:`"),
  ])
  func `a link that leads nowhere, with a caret under it`(link: String, words: String) throws {
    try place.change("Content/01-tap.md", "02-hold.md#how-long", to: link)
    try expectRefusal(status: 1, saying: "Content/01-tap.md:6:48: error[")
    try expectRefusal(status: 1, saying: words)
    try expectRefusal(status: 1, saying: "                    ^~~~~")
  }

  @Test func `an image of another host`() throws {
    try place.change("Content/01-tap.md", "See [", to: "See ![x](https://example.org/x.png) [")
    try expectRefusal(status: 1, saying: "images come from the content folder")
  }

  @Test func `HTML that loads from another host`() throws {
    try place.write("allowRawHTML: true\n", to: "Content/site.yaml")
    try place.change("Content/01-tap.md", "A tap", to: "<img src=\"//example.org/x.png\"> A tap")
    try expectRefusal(
      status: 1, saying: "a page contacts no other host until a reader follows a link")
  }

  @Test func `a template that asks for what there is not`() throws {
    try place.remove("Templates")
    try FileManager.default.copyItem(atPath: Fixture.templates, toPath: place("Templates"))
    try place.change("Templates/lesson.mustache", "{{title}}", to: "{{titel}}")
    try expectRefusal(status: 1, saying: "Templates/lesson.mustache:")
    try expectRefusal(status: 1, saying: "`titel`")
  }

  @Test func `an output folder that somebody else filled`() throws {
    try place.write("mine", to: "Site/mine.txt")
    try expectRefusal(
      status: 3,
      saying: "cannot write `Site`; it contains files and was not made by `touchstone build`")
  }

  @Test func `an output folder with one file of somebody else`() throws {
    _ = try place.touchstone("build")
    try place.change("Content/01-tap.md", "One tap", to: "A tap")
    try place.write("example.org", to: "Site/CNAME")
    try expectRefusal(status: 3, saying: "cannot write `Site`; it contains `CNAME`")
  }

  @Test(arguments: [".", "Content", "Content/Site", "Content/../Content/", "Templates/x"])
  func `an output folder that holds the sources, or lies in them`(output: String) throws {
    try expectRefusal(
      "--output", output, status: 3, saying: "error[holds-source]: cannot write `\(output)`; ")
  }

  @Test(arguments: [
    ["build", "--nonsense"], ["build", "extra"], ["build", "--output"], ["run"],
    ["run", "x", "--format", "pdf"], ["test", "--filter"],
  ])
  func `wrong use`(arguments: [String]) throws {
    let run = try place.touchstone(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: touchstone"))
    #expect(run.output == "")
  }
}
