import Testing

@testable import LiveEngine

/// Fixes that a page offers when a run contradicts its expectations.
struct RepairTests {
  private static let text = """
    UIView page
      UITapGestureRecognizer hide
      UITableView table  numberOfRows: 4  rowHeight: 100

    tap row 1 of table

    expect
      table didSelectRowAt row 1

    """

  private func repair(_ text: String, _ goal: String = "") throws -> Answer {
    try Answer(LiveFace().repair(Array(text.utf8), Array(goal.utf8)))
  }

  @Test func `each fix has words, lines, code, and a text that does what is expected`() throws {
    let repairs = try repair(Self.text)["repairs"].elements
    let first = try #require(repairs.first)
    #expect(first["title"].text == "set `cancelsTouchesInView` of `hide` to false")
    #expect(first["swift"].text == "hide.cancelsTouchesInView = false")
    #expect(
      first["difference"].elements.map(\.text).last
        == "+   UITapGestureRecognizer hide  cancelsTouchesInView: false")
    #expect(repairs.count <= 5)
    for repair in repairs {
      let run = try Answer(LiveFace().run(Array(repair["text"].text.utf8), []))
      #expect(run["passed"].isTrue)
    }
  }

  @Test func `a goal replaces the expectations`() throws {
    let answer = try repair(Self.text, "expect\n  never hide fires\n")
    #expect(!answer["repairs"].elements.isEmpty)
    #expect(answer["tried"].number > 0)
  }

  @Test(arguments: ["", "UIVeiw A\n", "UIView page\n\ntap page\n\nexpect\n  page touchesBegan\n"])
  func `without anything to fix, there is no fix`(text: String) throws {
    let answer = try repair(text)
    #expect(answer["repairs"].elements.isEmpty)
    #expect(answer["tried"].number == 0)
    #expect(!answer["fault"].isThere)
  }
}
