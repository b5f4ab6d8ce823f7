import Testing

/// `touchstone test`, run as a process: nothing that checks nothing is just a pass, and a folder is
/// checked as a build would.
struct StrictTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test(arguments: [
    "", "\n", "// nothing\n", "UIView root\n\ntap root\n",
    "UIView root\n\ntap root\n\nexpect\n  let place = root frame\n",
  ])
  func `a scenario without expectations gets a warning, and an error when asked`(
    text: String
  ) throws {
    try place.write(text, to: "tap.scenario")
    let run = try place.touchstone("test", "tap.scenario")
    #expect(run.output.contains("warning[no-expectation]"), "\(run.output)")
    #expect(run.status == 0)
    let strict = try place.touchstone("test", "tap.scenario", "--strict")
    #expect(strict.output.contains("error[no-expectation]"), "\(strict.output)")
    #expect(strict.output.contains("1 of 1 scenario failed"))
    #expect(strict.status == 1)
  }

  @Test func `a scenario that says that it checks nothing is strict enough`() throws {
    try place.write("tap root\n\nexpect anything\n", to: "tap.scenario")
    let run = try place.touchstone("test", "tap.scenario", "--strict")
    #expect(run.output == "pass  tap.scenario\n1 scenario passed\n")
    #expect(run.status == 0)
  }

  @Test func `a device without text is no test`() throws {
    let run = try place.touchstone("test", "/dev/null", "--strict")
    #expect(run.status != 0, "\(run.output)")
  }

  @Test func `a warning of a lesson counts when asked`() throws {
    try place.writeCourse()
    try place.change("Content/01-tap.md", "expect\n", to: "expect in any order\n  …\n")
    #expect(try place.touchstone("test").status == 0)
    let strict = try place.touchstone("test", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output.contains("error[gap-without-meaning]"), "\(strict.output)")
  }

  @Test(arguments: [
    ("[there](nowhere.md)", "error[broken-link]"), ("![](missing.png)", "error[broken-link]"),
    ("[there](02-hold.md#nothing)", "error[broken-anchor]"),
    ("[there](#nothing)", "error[broken-own-anchor]"),
  ])
  func `a folder is green only when it can be built`(link: String, code: String) throws {
    try place.writeCourse()
    let before = try place.touchstone("test")
    #expect(before.status == 0, "\(before.errors)")
    try place.write(try place.read("Content/01-tap.md") + "\n\(link)\n", to: "Content/01-tap.md")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    #expect(run.errors.contains("Content/01-tap.md:"), "\(run.errors)")
    #expect(run.errors.contains(code), "\(run.errors)")
    let build = try place.touchstone("build")
    #expect(build.status == 1)
    // A build says the same, and no more.
    for line in build.errors.split(separator: "\n") where line.contains("error[") {
      #expect(run.errors.contains(line), "\(line)")
    }
    // One scenario of the folder is no folder.
    #expect(try place.touchstone("test", "Content/02-hold.md").status == 0)
  }

  @Test func `a part that the site file does not list fails the folder`() throws {
    try place.writeCourse()
    try place.write("title: One\nparts: [Basics]\n", to: "Content/site.yaml")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    #expect(run.errors.contains("error[missing-part]"), "\(run.errors)")
  }
}
