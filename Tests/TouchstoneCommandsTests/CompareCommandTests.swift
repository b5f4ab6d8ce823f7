import Testing

/// `touchstone compare`, run as a process.
struct CompareCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `the first line says where two runs part, and the lines below show it`() throws {
    try place.write(
      Fixture.scene.replacing("tap B", with: "press B for 100ms"), to: "press.scenario")
    let run = try place.touchstone("compare", "Content/01-tap.md#tap-b", "press.scenario")
    #expect(
      run.output.hasPrefix(
        "The runs first differ at 50 ms: the first has “finger lifts (150, 150)”, the second has "
          + "“finger lifts (150, 150)” at 100 ms.\n\n--- the first\n+++ the second\n"),
      "\(run.output)")
    #expect(run.output.contains("\n- 50 ms  B touchesEnded\n"))
    #expect(run.output.contains("\n+ 100 ms  B touchesEnded\n"))
    #expect(run.output.contains(" events alike\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `runs that are alike are told so`() throws {
    try place.write(Fixture.scene, to: "tap.scenario")
    let run = try place.touchstone("compare", "tap-b", "Content/01-tap.md")
    #expect(run.status == 64)
    let alike = try place.touchstone("compare", "tap.scenario", "Content/01-tap.md")
    #expect(alike.output.split(separator: "\n").count == 1)
    #expect(alike.status == 0)
  }

  @Test func `expectations that fail do not matter`() throws {
    let wrong = Fixture.scene.replacing("hit B", with: "hit root")
    let run = try place.touchstone("compare", "-", "Content/01-tap.md", input: wrong)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `one scenario without variants has nothing to be compared with`() throws {
    let run = try place.touchstone("compare", "Content/01-tap.md")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "error[no-variants]: `Content/01-tap.md` has no variants; name a second scenario to compare it with\n"
    )
  }

  @Test func `a scenario with errors, and a file that is not there`() throws {
    let broken = try place.touchstone("compare", "Content/01-tap.md", "-", input: "UIVeiw B\n")
    #expect(broken.status == 1)
    #expect(broken.output == "")
    #expect(broken.errors.contains("<stdin>:1:1: error[unknown-class]: "))
    #expect(try place.touchstone("compare", "Content/01-tap.md", "nowhere.md").status == 3)
  }
}
