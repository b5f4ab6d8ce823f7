import Testing

/// `touchstone check`, run as a process.
struct CheckCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `a sound course is checked, and nothing is written`() throws {
    let before = try place.snapshot(of: ".")
    let run = try place.touchstone("check")
    #expect(run.errors == "")
    #expect(run.output == "2 lessons, no errors\n")
    #expect(run.status == 0)
    #expect(try place.snapshot(of: ".") == before)
  }

  @Test(arguments: [
    ("Content/01-tap.md", "B touchesEnded", "B touchesCancelled"),
    ("Content/01-tap.md", "02-hold.md#how-long", "02-hold.md#how-short"),
    ("Content/02-hold.md", "title: One press", "titel: One press"),
    ("Content/02-hold.md", "tap-b show: sequence", "tap-b show: sequenze"),
  ])
  func `the listing and the exit code are those of a build`(
    file: String, old: String, new: String
  ) throws {
    try place.change(file, old, to: new)
    let run = try place.touchstone("check")
    let build = try place.touchstone("build")
    #expect(build.errors.hasPrefix(run.errors.dropLast()))
    #expect(build.errors.contains("error["))
    #expect(run.status == 1)
    #expect(build.status == 1)
    #expect(!place.exists("Site"))
  }

  @Test func `only the problems of the given files count`() throws {
    try place.change("Content/01-tap.md", "B touchesEnded", to: "B touchesCancelled")
    #expect(try place.touchstone("check", "Content/02-hold.md").status == 0)
    let run = try place.touchstone("check", "./Content/01-tap.md")
    #expect(run.errors.contains("error[never-happened]"))
    #expect(run.status == 1)
    try place.write("tap rot\n", to: "elsewhere/one.scenario")
    let other = try place.touchstone("check", "elsewhere")
    #expect(other.errors.hasPrefix("elsewhere/one.scenario:1:5: error[unknown-name]"))
    #expect(other.status == 1)
    #expect(try place.touchstone("check", "nowhere.md").status == 3)
  }

  /// What a complete check says about each lesson, a check of the lesson alone says, too.
  @Test(arguments: [
    ("Content/01-tap.md", "B touchesEnded", "B touchesCancelled"),
    ("Content/01-tap.md", "02-hold.md#how-long", "02-hold.md#how-short"),
    ("Content/01-tap.md", "02-hold.md#how-long", "03-hold.md"),
    ("Content/02-hold.md", "title: One press", "titel: One press"),
    ("Content/02-hold.md", "title: One press", "title: One press\nfacts: [Z999]"),
    ("Content/02-hold.md", "tap-b show: sequence", "tap-b show: sequenze"),
    ("Content/02-hold.md", "title: One press", "title: One press\npart: Nowhere"),
  ])
  func `a lesson alone has the errors that it has in the course`(
    file: String, old: String, new: String
  ) throws {
    try place.write("parts: [One, Two]\n", to: "Content/site.yaml")
    try place.change(file, old, to: new)
    let alone = try place.touchstone("check", file)
    // With the site file, the whole site is built.
    let whole = try place.touchstone("check", file, "Content/site.yaml")
    #expect(alone.errors.contains("error["))
    #expect(alone.errors == whole.errors)
    #expect(alone.status == 1)
  }

  @Test func `a file that can't be read has its own exit code`() throws {
    #expect(try place.touchstone("check", "--content", "Nowhere").status == 3)
  }

  @Test(arguments: [
    ("json", #""kind": "problem""#), ("junit", "<error"), ("github", "::error file="),
  ])
  func `a report has the results and the other problems`(form: String, problem: String) throws {
    try place.change("Content/01-tap.md", "02-hold.md#how-long", to: "02-hold.md#how-short")
    try place.change("Content/02-hold.md", "began at 500ms", to: "began at 400ms")
    let run = try place.touchstone("check", "--report", form)
    #expect(run.output.contains(problem))
    #expect(run.output.contains("how-short"))
    #expect(run.output.contains("press-b"))
    #expect(run.errors == "")
    #expect(run.status == 1)
    let toFile = try place.touchstone("check", "--report", form + "=report")
    #expect(try place.read("report").contains("how-short"))
    #expect(toFile.errors.hasSuffix("\n2 errors\n"))
    #expect(toFile.output == "")
  }
}
