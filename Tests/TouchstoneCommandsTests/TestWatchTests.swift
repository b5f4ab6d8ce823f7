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
    var lines = ["touchstone test --watch \(arguments) > out 2> errors & program=$!"]
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
      output.contains("\n\nFAIL  Content/02-hold.md#press-b\n\nContent/02-hold.md:16:3: error: "))
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
}
