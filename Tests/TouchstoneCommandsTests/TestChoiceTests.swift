import Foundation
import Testing

/// Which scenarios `touchstone test` runs, in which order, and what it remembers.
struct TestChoiceTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  private func names(_ arguments: String...) throws -> [String] {
    let run = try place.touchstone(["test", "--list"] + arguments)
    #expect(run.errors == "")
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("Content/02-hold.md#tap-b", ["Content/02-hold.md#tap-b"]),
    // The line of the fence, a line in the block, the line that closes it.
    ("Content/02-hold.md:8", ["Content/02-hold.md#press-b"]),
    ("Content/02-hold.md:16:3:", ["Content/02-hold.md#press-b"]),
    ("Content/02-hold.md:17", ["Content/02-hold.md#press-b"]),
    ("Content/02-hold.md:28", ["Content/02-hold.md#tap-b"]),
    ("hold", ["Content/02-hold.md#press-b", "Content/02-hold.md#tap-b"]),
    ("hold#tap-b", ["Content/02-hold.md#tap-b"]),
    ("hold:8", ["Content/02-hold.md#press-b"]),
    ("tap-b", ["Content/01-tap.md#tap-b", "Content/02-hold.md#tap-b"]),
  ])
  func `a scenario is found by its name, its line, or its lesson's name`(
    word: String, expected: [String]
  ) throws {
    #expect(try names(word) == expected)
  }

  @Test func `what is asked for twice is run once`() throws {
    #expect(
      try names("Content/02-hold.md:8", "Content/02-hold.md", "press-b") == [
        "Content/02-hold.md#press-b", "Content/02-hold.md#tap-b",
      ])
  }

  @Test func `a file's own name may look like a place`() throws {
    try place.write(Fixture.scene, to: "walk:7")
    #expect(try names("walk:7") == ["walk:7"])
  }

  @Test func `a folder's scenario files are found beside its lessons`() throws {
    try place.write(Fixture.scene, to: "Content/more/tap.scenario")
    #expect(try names().last == "Content/more/tap.scenario")
    #expect(try names("Content/more") == ["Content/more/tap.scenario"])
  }

  @Test(arguments: [
    (
      "Content/02-hold.md#pres-b",
      "`Content/02-hold.md` has no scenario `pres-b`; did you mean `press-b`?"
    ),
    ("pres-b", "there is no file, lesson, or scenario `pres-b`; did you mean `press-b`?"),
    ("hol#tap-b", "there is no file, lesson, or scenario `hol`; did you mean `hold`?"),
    (
      "Content/02-hold.md:7",
      "has no scenario on line 7; the nearest is `Content/02-hold.md#press-b` on line 8"
    ),
  ])
  func `a scenario that is not there is wrong use`(word: String, words: String) throws {
    let run = try place.touchstone("test", word)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words))
  }

  @Test func `a pipe that nobody writes to is not waited for`() throws {
    mkfifo(place("pipe"), 0o644)
    let run = try place.touchstone("test", "pipe")
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot read `pipe`; it is neither a file nor a folder"))
  }

  @Test func `a regular expression chooses, and what it chose is told`() throws {
    let run = try place.touchstone("test", "--filter", "/hold.*#(press|tap)/")
    #expect(
      run.output == """
        2 of 3 scenarios chosen by `/hold.*#(press|tap)/`
        pass  Content/02-hold.md#press-b
        pass  Content/02-hold.md#tap-b
        2 scenarios passed

        """)
    let wrong = try place.touchstone("test", "--filter", "/(/")
    #expect(wrong.status == 64)
    #expect(wrong.errors == "error[no-regular-expression]: `/(/` isn't a regular expression\n")
  }

  @Test(arguments: ["1", "2", "7"])
  func `the number of jobs changes nothing that is seen`(jobs: String) throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let usual = try place.touchstone("test", "--no-cache")
    let run = try place.touchstone("test", "--no-cache", "--jobs", jobs)
    #expect(run.output == usual.output)
    #expect(run.status == 1)
  }

  @Test func `a seed decides the order`() throws {
    let orders = try (0..<8).map { try names("--seed", "\($0)") }
    #expect(Set(orders).count > 2)
    #expect(orders.allSatisfy { Set($0).count == 3 })
    #expect(try names("--seed", "5") == orders[5])
    let run = try place.touchstone("test", "--seed", "5")
    #expect(
      run.output.split(separator: "\n").dropLast().map { $0.dropFirst(6) }.map(String.init)
        == orders[5])
  }

  @Test(arguments: ["1", "4"])
  func `a run can stop at the first failure`(jobs: String) throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let run = try place.touchstone("test", "--fail-fast", "--jobs", jobs)
    #expect(run.output.hasPrefix("pass  Content/01-tap.md#tap-b\nFAIL  Content/02-hold.md#press-b"))
    #expect(!run.output.contains("Content/02-hold.md#tap-b"))
    #expect(run.output.hasSuffix("1 of 2 scenarios failed, 1 not run\n"))
    #expect(run.status == 1)
  }

  @Test func `only what failed the last time is run`() throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let first = try place.touchstone("test", "--only-failures")
    #expect(first.output.hasPrefix("no earlier run is known, so that all are run\npass"))
    let second = try place.touchstone("test", "--only-failures")
    #expect(
      second.output.hasPrefix("1 scenario failed the last time\nFAIL  Content/02-hold.md#press-b"))
    #expect(second.status == 1)
    // What is not run stays as it was.
    _ = try place.touchstone("test", "Content/01-tap.md")
    try place.change("Content/02-hold.md", "at 400ms", to: "at 500ms")
    let third = try place.touchstone("test", "--only-failures")
    #expect(third.output.contains("pass  Content/02-hold.md#press-b\n1 scenario passed\n"))
    let fourth = try place.touchstone("test", "--only-failures")
    #expect(fourth.output == "no scenario failed the last time\n0 scenarios passed\n")
    #expect(fourth.status == 0)
  }

  @Test func `a skipped scenario is told with its reason, and is no pass`() throws {
    try place.change(
      "Content/02-hold.md", "scenario press-b", to: "scenario press-b skip: \"not yet\"")
    let run = try place.touchstone("test")
    #expect(run.output.contains("skip  Content/02-hold.md#press-b  (not yet)\n"))
    #expect(run.output.hasSuffix("2 scenarios passed, 1 skipped\n"))
    #expect(run.status == 0)
  }

  // MARK: What is remembered

  /// The number of scenarios that were known and not run.
  func knownCount(_ arguments: String...) throws -> Int {
    let run = try place.touchstone(["test", "--report", "json"] + arguments)
    return run.output.split(separator: "\n").count { $0.contains("\"isKnown\": true") }
  }

  @Test func `what passed is not run again until its text changes`() throws {
    #expect(try knownCount() == 0)
    #expect(try knownCount() == 3)
    #expect(try knownCount("--no-cache") == 0)
    try place.change("Content/02-hold.md", "press B for 600ms", to: "press B for 700ms")
    #expect(try knownCount() == 2)
    // The place of a block does not matter, nor when the file was written.
    try place.change("Content/02-hold.md", "## How long", to: "Before.\n\n## How long")
    #expect(try knownCount() == 3)
  }

  @Test func `a failure is shown again, in full`() throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let run = try place.touchstone("test")
    #expect(try place.touchstone("test").output == run.output)
    #expect(run.output.contains("not at 400 ms"))
  }

  @Test(arguments: ["results", "program"])
  func `what is remembered wrongly is not believed`(file: String) throws {
    _ = try place.touchstone("test")
    let name = "../\(place.name).caches/touchstone/\(file)"
    let text = try place.read(name)
    for damage in ["", "x", String(text.dropLast(20)), text + text, text.replacing("3", with: "4")]
    {
      try place.write(damage, to: name)
      let run = try place.touchstone("test")
      #expect(run.output.hasSuffix("3 scenarios passed\n"))
      #expect(run.status == 0)
    }
  }

  @Test func `a user without a folder for caches misses nothing`() throws {
    let environment = ["XDG_CACHE_HOME": "", "HOME": "/dev/null/nowhere"]
    let run = try place.touchstone(["test"], environment: environment)
    #expect(run.output.hasSuffix("3 scenarios passed\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--ask"], ["--check"], ["--update", "--ask", "--check"], ["--update", "-"],
    ["--report", "tap", "--report", "json"], ["--report", "xml"], ["--report", "tap="],
    ["--update", "--ask", "--report", "tap"], ["--report", "tap=a", "--report", "json=a"],
    ["--watch", "--update"], ["--watch", "-"],
  ])
  func `options that contradict each other are wrong use`(arguments: [String]) throws {
    let run = try place.touchstone(["test"] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
  }
}

extension TestChoiceTests {
  @Test func `a scene that others use is part of what they are`() throws {
    let user = """
      ---
      title: More
      question: More?
      ---

      ```scenario user
      scene: 01-tap.md#tap-b

      tap B

      expect
        B touchesBegan
      ```

      """
    try place.write(user, to: "Content/03-more.md")
    #expect(try knownCount("Content/03-more.md") == 0)
    #expect(try knownCount("Content/03-more.md") == 1)
    try place.change("Content/01-tap.md", "frame: 100 100 100 100", to: "frame: 100 100 100 200")
    #expect(try knownCount("Content/03-more.md") == 0)
    #expect(try knownCount("Content/03-more.md") == 1)
  }

  @Test func `a scene of a scene is part of what it is, whatever path leads to it`() throws {
    try place.write("UIView root\n  UIView B  frame: 0 0 50 50\n", to: "Scenes/box.scenario")
    try place.write("scene : box.scenario\n", to: "Scenes/more.scenario")
    try place.write(
      "scene: Scenes/more.scenario\n\ntap B\n\nexpect\n  hit B\n", to: "user.scenario")
    #expect(try knownCount("user.scenario") == 0)
    #expect(try knownCount("user.scenario") == 1)
    try place.change("Scenes/box.scenario", "50 50", to: "60 60")
    #expect(try knownCount("user.scenario") == 0)
    #expect(try knownCount("./user.scenario") == 1)
  }

  @Test func `the words of a block's fence are part of what it is`() throws {
    #expect(try knownCount("Content/01-tap.md") == 0)
    try place.change("Content/01-tap.md", "A tap on B\"", to: "A tap on B\" show: tree")
    #expect(try knownCount("Content/01-tap.md") == 0)
  }

  @Test func `another build of the program knows nothing of what this one found`() throws {
    #expect(try knownCount() == 0)
    #expect(try knownCount() == 3)
    // A program with one byte more does the same, but nobody can know that.
    let run = try place.shell(
      """
      cp "$(command -v touchstone)" other && printf x >> other
      ./other test --report json > first; ./other test --report json > second
      grep -c '"isKnown": true' first; grep -c '"isKnown": true' second
      """)
    #expect(run.output == "0\n3\n")
  }

  @Test func `an update is no reason to believe the text that it has replaced`() throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    #expect(try place.touchstone("test", "--update").status == 0)
    #expect(try knownCount() == 3)
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let run = try place.touchstone("test")
    #expect(run.output.contains("FAIL  Content/02-hold.md#press-b\n"))
    #expect(run.status == 1)
  }

  @Test func `what failed is told in full each time, and what is repaired is known again`() throws {
    _ = try place.touchstone("test")
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let first = try place.touchstone("test")
    let second = try place.touchstone("test")
    let fresh = try place.touchstone("test", "--no-cache")
    #expect(first.output == second.output)
    #expect(first.output == fresh.output)
    #expect([first.status, second.status, fresh.status] == [1, 1, 1])
    try place.change("Content/02-hold.md", "at 400ms", to: "at 500ms")
    #expect(try knownCount() == 3)
  }
}
