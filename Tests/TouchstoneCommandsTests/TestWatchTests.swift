import Foundation
import Testing

/// `touchstone test --watch`, run as a process until it is stopped.
struct TestWatchTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// Starts to watch, makes changes one after another as the program comes to rest, and returns
  /// what it wrote.
  private func watch(_ arguments: String = "", changes: [String]) throws -> String {
    var lines = ["touch out", "touchstone test --watch \(arguments) > out 2> errors & program=$!"]
    for (count, change) in (changes + [":"]).enumerated() {
      lines.append(
        "for i in $(seq 600); do test $(grep -cE '(none fails|them fails?)$' out) -gt \(count) && break; sleep 0.1; done"
      )
      lines.append(change)
    }
    lines.append("kill $program; wait $program; cat out")
    return try place.shell(lines.joined(separator: "\n")).output
  }

  @Test func `only what a change touches is run again`() throws {
    let output = try watch(changes: [
      "sed -i 's/at 500ms/at 400ms/' Content/02-hold.md",
      "sed -i 's/How long/How long now/; s/at 400ms/at 500ms/' Content/02-hold.md",
    ])
    let pieces = output.components(separatedBy: "\n\n")
    #expect(
      pieces.first == """
        pass  Content/01-tap.md#tap-b
        pass  Content/02-hold.md#press-b
        pass  Content/02-hold.md#tap-b
        3 scenarios run of 3; none fails
        """)
    #expect(
      output.contains("\n\nFAIL  Content/02-hold.md#press-b\n\nContent/02-hold.md:16:3: error["))
    #expect(output.contains("\n1 scenario run again of 3; 1 of them fails\n\n"))
    #expect(
      output.hasSuffix(
        "\n\npass  Content/02-hold.md#press-b\n1 scenario run again of 3; none fails\n\n"))
  }

  @Test func `a new lesson is run, and one that goes is forgotten`() throws {
    let output = try watch(changes: [
      "cp Content/01-tap.md Content/03-more.md", "rm Content/03-more.md",
    ])
    #expect(
      output.contains(
        "\n\npass  Content/03-more.md#tap-b\n1 scenario run again of 4; none fails\n\n"))
    #expect(output.hasSuffix("\n\n0 scenarios run again of 3; none fails\n\n"))
  }

  @Test func `a lesson can be watched by its name`() throws {
    let output = try watch(
      "hold", changes: ["sed -i 's/600ms/700ms/' Content/02-hold.md"])
    #expect(
      output.hasSuffix(
        "\n2 scenarios run of 2; none fails\n\npass  Content/02-hold.md#press-b\n"
          + "1 scenario run again of 2; none fails\n\n"))
  }

  @Test func `a filter limits what is watched`() throws {
    let output = try watch(
      "--filter press-b",
      changes: ["sed -i 's/tap B/double tap B/; s/600ms/700ms/' Content/02-hold.md"])
    #expect(output.hasPrefix("pass  Content/02-hold.md#press-b\n1 scenario run of 1; none fails\n"))
    #expect(
      output.hasSuffix(
        "\n\npass  Content/02-hold.md#press-b\n1 scenario run again of 1; none fails\n\n"))
  }

  private static let user = """
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

  @Test func `a scene from outside what is watched is watched, too`() throws {
    try place.write(Self.user, to: "Content/03-more.md")
    let output = try watch(
      "Content/03-more.md",
      changes: [
        // Nothing of the scene changes.
        "sed -i 's/question: .*/question: Which?/' Content/01-tap.md",
        "sed -i 's/UIView B  frame/UIView C  frame/' Content/01-tap.md",
        "sed -i 's/UIView C  frame/UIView B  frame/' Content/01-tap.md",
      ])
    #expect(output.hasPrefix("pass  Content/03-more.md#user\n1 scenario run of 1; none fails\n\n"))
    #expect(
      output.contains(
        "\n\n0 scenarios run again of 1; none fails\n\nFAIL  Content/03-more.md#user\n\n"))
    #expect(
      output.hasSuffix(
        "pass  Content/03-more.md#user\n1 scenario run again of 1; none fails\n\n"))
  }

  @Test func `a scene that comes only later is waited for`() throws {
    try place.write(
      Self.user.replacing("01-tap.md#tap-b", with: "../Scenes/box.scenario"),
      to: "Content/03-more.md")
    let output = try watch(
      "Content/03-more.md",
      changes: [
        "mkdir Scenes; printf 'UIView root\\n  UIView B  frame: 10 10 10 10\\n' > Scenes/box.scenario"
      ])
    #expect(output.hasPrefix("FAIL  Content/03-more.md#user"))
    #expect(
      output.hasSuffix(
        "pass  Content/03-more.md#user\n1 scenario run again of 1; none fails\n\n"))
  }

  @Test(arguments: ["INT", "TERM"], ["at 500ms", "at 400ms"])
  func `an interruption ends the watch, with what it knew`(signal: String, time: String) throws {
    try place.change("Content/02-hold.md", "at 500ms", to: time)
    // A shell lets what it starts in the background ignore interruptions; a program may not mind.
    let run = try place.shell(
      """
      touch out
      perl -e '$SIG{INT} = "DEFAULT"; exec "touchstone", "test", "--watch"' > out 2> errors & program=$!
      for i in $(seq 600); do grep -q 'run of 3' out && break; sleep 0.1; done
      kill -\(signal) $program; wait $program; status=$?
      cat errors >&2; ls -A .. | grep -F "$(basename $PWD)"; exit $status
      """)
    #expect(run.status == (time == "at 500ms" ? 0 : 1))
    #expect(run.errors == "")
  }

  @Test(arguments: ["--fail-fast", "--list", "--report=tap", "--update"])
  func `what makes no sense beside watching is wrong use`(option: String) throws {
    let run = try place.touchstone("test", "--watch", option)
    #expect(run.status == 64)
    #expect(run.output == "")
  }
}
