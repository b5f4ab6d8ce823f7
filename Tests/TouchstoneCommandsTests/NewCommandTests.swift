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
    _ = try place.touchstone("new", "site", ".")
    #expect(try place.touchstone("build").status == 0)
    let site = try place.snapshot(of: "Site")
    try place.remove("Templates")
    #expect(try place.touchstone("build").output.hasPrefix("Site is up to date: "))
    #expect(try place.snapshot(of: "Site") == site)
  }

  @Test func `a new site goes into an empty folder only`() throws {
    try place.write("mine", to: "mine/notes")
    let new = try place.touchstone("new", "site", "mine")
    #expect(new.status == 3)
    #expect(
      new.errors
        == "error[is-not-empty]: cannot write 'mine'; the folder is not empty; choose another one\n"
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
    #expect(new.errors.contains("'Content/02-hold.md'; it already exists"))
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
