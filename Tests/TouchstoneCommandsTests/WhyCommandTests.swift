import Foundation
import Testing

/// `touchstone why`, run as a process.
struct WhyCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `without a ledger the program's own explains the numbers`() throws {
    let run = try place.touchstone("why", "Content/02-hold.md#tap-b", "hold")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "`hold` failed at 50 ms: pressed for 50 ms of 500 ms.")
    #expect(lines.last?.hasPrefix("  G139: Lifting the finger before that time") == true)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `the ledger tells the evidence`() throws {
    try place.write(
      """
      title: Presses
      facts:
        G139: {claim: A lift before the time makes it fail., evidence: documented, source: a book}

      """, to: "Content/facts/presses.yaml")
    let run = try place.touchstone("why", "Content/02-hold.md#tap-b", "hold")
    #expect(
      run.output.hasSuffix(
        "\n  G139: A lift before the time makes it fail. (documented: a book)\n"))
    #expect(run.status == 0)
    try FileManager.default.moveItem(atPath: place("Content/facts"), toPath: place("facts"))
    // A folder of content has no links that lead out of it.
    try place.remove("Templates")
    let other = try place.touchstone(
      "why", "Content/02-hold.md#tap-b", "hold", "--content", "../\(place.name)")
    #expect(other.output == run.output)
  }

  @Test func `a contested fact says who reports the opposite`() throws {
    try place.write(
      """
      title: Presses
      facts:
        G139:
          claim: A lift before the time makes it fail.
          evidence: documented
          source: a book
          contested: two libraries report that it waits

      """, to: "Content/facts/presses.yaml")
    let run = try place.touchstone("why", "Content/02-hold.md#tap-b", "hold")
    #expect(
      run.output.hasSuffix(
        """

          G139: A lift before the time makes it fail. (documented, contested: a book)
            contested: two libraries report that it waits

        """))
  }

  @Test func `who was not kept from anything is told so`() throws {
    let run = try place.touchstone("why", "-", "B", input: Fixture.scene)
    #expect(
      run.output == "`B` got touchesBegan at 0 ms.\nNothing kept `B` from acting.\n")
    #expect(run.status == 0)
  }

  @Test func `an expectation that fails does not matter`() throws {
    let scene = Fixture.scene.replacing("hit B", with: "hit root")
    #expect(try place.touchstone("why", "-", "B", input: scene).status == 0)
  }

  @Test func `a name that is not there is wrong use, with the one that is meant`() throws {
    let run = try place.touchstone("why", "Content/02-hold.md#tap-b", "hols")
    #expect(run.status == 64)
    #expect(run.errors.hasSuffix("no recognizer or view `hols`; did you mean `hold`?\n"))
    let other = try place.touchstone("why", "Content/02-hold.md#tap-b", "somebody")
    #expect(other.errors.hasSuffix("; it has `window`, `root`, `B`, `hold`\n"))
  }

  @Test func `a scenario with errors, and a file that is not there`() throws {
    #expect(try place.touchstone("why", "-", "B", input: "UIVeiw B\n\ntap B\n").status == 1)
    #expect(try place.touchstone("why", "nowhere.md", "B").status == 3)
  }
}
