import Foundation
import Testing

/// `touchstone new`, run as a process.
struct NewCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func `a new site builds and passes as it is`() throws {
    let new = try place.touchstone("new", "site", "mine")
    #expect(new.errors == "")
    #expect(new.status == 0)
    let build = try place.touchstone(
      "build", "--content", "mine/Content", "--templates", "mine/Templates", "--output", "Site")
    #expect(build.errors == "")
    #expect(build.output.hasPrefix("Site made: 2 lessons, 2 scenarios, "))
    let test = try place.touchstone("test", "mine/Content")
    #expect(test.status == 0)
    #expect(try place.read("Site/a-tap.html").contains("data-quiz=\"quiz_who-receives\""))
    #expect(place.exists("Site/course.html"))
  }

  @Test func `a new site needs no templates of its own`() throws {
    _ = try place.touchstone("new", "site", ".", "--templates")
    #expect(place.exists("Templates/page.mustache"))
    #expect(try place.touchstone("build").status == 0)
    let site = try place.snapshot(of: "Site")
    _ = try place.touchstone("new", "site", "slim")
    #expect(!place.exists("slim/Templates/page.mustache"))
    try place.remove("Templates")
    try place.write(
      try place.read("slim/Templates/theme/custom.css"), to: "Templates/theme/custom.css")
    #expect(try place.touchstone("build").output.hasPrefix("Site is up to date: "))
    #expect(try place.snapshot(of: "Site") == site)
  }

  @Test func `a new site has a front page, a glossary, and a page about it`() throws {
    _ = try place.touchstone("new", "site", ".")
    for file in ["README.md", ".gitignore", ".github/workflows/site.yml", "Content/site.yaml"] {
      #expect(place.exists(file), "\(file)")
    }
    #expect(try place.touchstone("build").errors == "")
    #expect(place.exists("Site/.nojekyll"))
    #expect(try place.read("Site/index.html").contains("href=\"about.html\""))
    #expect(try place.read("Site/glossary.html").contains("Hit-testing"))
    #expect(!(try place.read("Site/course.html").contains("About these lessons</h")))
  }

  @Test func `a new site explains the facts that its figures name`() throws {
    _ = try place.touchstone("new", "site", ".")
    let build = try place.touchstone("build")
    #expect(build.output.contains(" 0 facts, "))
    let page = try place.read("Site/a-press.html")
    let address = try #require(page.firstMatch(of: /href="(facts[^"#]*)#(G[0-9]+[a-z]?)"/))
    #expect(try place.read("Site/\(address.1)").contains("id=\"\(address.2)\""))
    let why = try place.touchstone("why", "Content/02-a-press.md#press-on-photo", "photo")
    #expect(why.output.contains("cancels"))
  }

  @Test func `a new site in Chinese builds and passes as it is, and so does a new lesson`() throws {
    _ = try place.touchstone("new", "site", ".", "--language", "zh-Hans")
    #expect(try place.touchstone("new", "lesson", "two-fingers").status == 0)
    #expect(try place.read("Content/03-two-fingers.md").contains("会发生什么？"))
    #expect(try place.touchstone("test").status == 0)
    let build = try place.touchstone("build")
    #expect(build.errors == "")
    #expect(build.output.hasPrefix("Site made: 3 lessons, 3 scenarios, "))
    let page = try place.read("Site/a-press.html")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h1>长按</h1>"))
    // A line break between Chinese words would be shown as a space.
    for file in [
      "README.md", "Content/01-a-tap.md", "Content/02-a-press.md", "Content/glossary.md",
    ] {
      let text = try place.read(file)
      #expect(text.firstMatch(of: /\p{Han}[，。；]?\n\p{Han}/) == nil, "\(file)")
    }
  }

  @Test func `a new site is in a language that the program has`() throws {
    let new = try place.touchstone("new", "site", ".", "--language", "fr")
    #expect(new.status == 64)
    #expect(new.errors.contains("'en' or 'zh-Hans'") || new.errors.contains("'en' and 'zh-Hans'"))
    #expect(!place.exists("Content"))
  }

  @Test func `an author's own page of facts stays where it is`() throws {
    _ = try place.touchstone("new", "site", ".")
    try place.write("---\ntitle: My facts\npage: list\n---\n", to: "Content/facts.md")
    #expect(try place.touchstone("build").errors == "")
    #expect(try place.read("Site/facts.html").contains("<h1>My facts</h1>"))
  }

  @Test(arguments: [
    "90-facts.md", "facts.md", "facts/90-hit-testing.md", "facts/hit-testing.html",
    "theme/late/index.js", "theme/late/index-1.js", "theme/late/texts/a-tap.js",
    "theme/late/scenes-1.js", "llms.txt", "search.html", "90-names.md",
  ])
  func `no file takes an address that the site needs`(name: String) throws {
    _ = try place.touchstone("new", "site", ".")
    try place.write("---\ntitle: Mine\npart: First steps\n---\n\nA view.\n", to: "Content/" + name)
    let build = try place.touchstone("build")
    #expect(build.status == 1)
    #expect(
      build.errors.contains("error[duplicate-address]: the file would be `"), "\(build.errors)")
    #expect(build.errors.contains("in the site, like "))
    #expect(!place.exists("Site"))
  }

  @Test func `a picture in the folder of facts leaves the program's facts in the site`() throws {
    _ = try place.touchstone("new", "site", ".")
    try place.write("picture", to: "Content/facts/picture.png")
    #expect(try place.touchstone("build").errors == "")
    #expect(place.exists("Site/facts/hit-testing.html"))
  }

  @Test func `a draft is in a preview only, and nothing may lead to it`() throws {
    _ = try place.touchstone("new", "site", ".")
    try place.change(
      "Content/02-a-press.md", "part: First steps\n", to: "part: First steps\ndraft: true\n")
    let build = try place.touchstone("build")
    #expect(build.errors.contains("error[link-to-draft]: `02-a-press.md` is a draft"))
    try place.change(
      "Content/01-a-tap.md", "The next lesson is [A press](02-a-press.md).", to: "More follows.")
    #expect(try place.touchstone("build").output.hasPrefix("Site made: 1 lesson, "))
    #expect(!place.exists("Site/a-press.html"))
  }

  @Test func `a new site goes into an empty folder only`() throws {
    try place.write("mine", to: "mine/notes")
    let new = try place.touchstone("new", "site", "mine")
    #expect(new.status == 3)
    #expect(
      new.errors
        == "error[is-not-empty]: cannot write `mine`; the folder is not empty; choose another one\n"
    )
    #expect(try place.read("mine/notes") == "mine")
    #expect(!place.exists("mine/Content"))
  }

  @Test func `a new lesson builds as it is, behind the last one`() throws {
    try place.writeCourse()
    try place.write("parts: [One, Two, Proofs]\nappendices: [Proofs]\n", to: "Content/site.yaml")
    try place.change("Content/01-tap.md", "title: One tap", to: "title: One tap\npart: One")
    try place.change("Content/02-hold.md", "title: One press", to: "title: One press\npart: One")
    let new = try place.touchstone("new", "lesson", "two-fingers")
    #expect(new.errors == "")
    #expect(new.output == "Content/03-two-fingers.md written\n")
    #expect(try place.read("Content/03-two-fingers.md").contains("part: \"Two\"\n"))
    #expect(try place.read("Content/03-two-fingers.md").contains("title: Two fingers\n"))
    let build = try place.touchstone("build")
    #expect(build.errors == "")
    #expect(build.output.hasPrefix("Site made: 3 lessons, 4 scenarios, "))
  }

  @Test func `the folder of the lessons can be named`() throws {
    try place.write(Fixture.tapLesson, to: "Text/01-tap.md")
    let new = try place.touchstone("new", "lesson", "more", "--content", "Text")
    #expect(new.output == "Text/02-more.md written\n")
  }

  @Test func `a lesson that is there is not written over`() throws {
    try place.writeCourse()
    let before = try place.snapshot(of: "Content")
    let new = try place.touchstone("new", "lesson", "hold")
    #expect(new.status == 3)
    #expect(new.errors.contains("`Content/02-hold.md`; it already exists"))
    #expect(try place.snapshot(of: "Content") == before)
  }

  @Test(arguments: ["Two", "two fingers", "../two", "2", ""])
  func `a lesson's name can be an address`(name: String) throws {
    try place.writeCourse()
    let new = try place.touchstone("new", "lesson", name)
    #expect(new.status == 64)
    #expect(new.output == "")
  }
}
