import Foundation
import Testing

/// `touchstone why --fix`, run as a process.
struct FixTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  private static let table = """
    UIView page
      UITapGestureRecognizer hide
      UITableView table  numberOfRows: 4  rowHeight: 100

    tap row 1 of table

    expect
      hide fires
      table didSelectRowAt row 1

    """

  @Test(arguments: ["hidee fires", "UIView z", "hide requires page to fail", "let x = page frame"])
  func `a note about the scenario has the scenario's own lines`(wish: String) throws {
    try place.write("// A table\n\n" + Self.table, to: "table.scenario")
    let run = try place.touchstone("why", "table.scenario", "--fix", "--expect", wish)
    #expect(run.status != 0)
    #expect(run.errors.firstMatch(of: /(?m)^[^ ]*-\d+:|^ *-\d+ \|/) == nil, "\(run.errors)")
    if wish == "hidee fires" {
      #expect(
        run.errors.contains("table.scenario:4:26: note: declared here"), "\(run.errors)")
    }
  }

  @Test func `a fix is a change of the scenario, code, and what else happens`() throws {
    let run = try place.touchstone("why", "-", "--fix", input: Self.table)
    #expect(
      run.output == """
        1. Set `cancelsTouchesInView` of `hide` to false.

            UIView page
          -   UITapGestureRecognizer hide
          +   UITapGestureRecognizer hide  cancelsTouchesInView: false

            hide.cancelsTouchesInView = false

          new:
            contentView of row 1 of table touchesBegan
            table shouldHighlightRowAt row 1
            table didHighlightRowAt row 1
            contentView of row 1 of table touchesEnded
            table willSelectRowAt row 1
            table didUnhighlightRowAt row 1
            … and 1 more

        Tried 14 changes.

        """)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func `a wish replaces the expectations, and what breaks is said`() throws {
    let run = try place.touchstone(
      "why", "Content/02-hold.md#tap-b", "--fix", "--expect", "hold fires began")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("hold.minimumPressDuration = 0.05\n"))
  }

  @Test func `a name is explained first, and has to act if all is as expected`() throws {
    let run = try place.touchstone("why", "Content/02-hold.md#tap-b", "hold", "--fix")
    #expect(run.output.hasPrefix("`hold` failed at 50 ms: pressed for 50 ms of 500 ms.\n"))
    #expect(run.output.contains("hold.minimumPressDuration = "))
  }

  @Test func `JSON has the answer and the fixes`() throws {
    let run = try place.touchstone(
      "why", "-", "hide", "--fix", "--format", "json", input: Self.table)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let fix = try #require(object?["fix"] as? [String: Any])
    let repairs = try #require(fix["repairs"] as? [[String: Any]])
    #expect(repairs.first?["swift"] as? String == "hide.cancelsTouchesInView = false")
    #expect((object?["answer"] as? [[String: Any]])?.first?["name"] as? String == "hide")
    let alone = try place.touchstone("why", "-", "hide", "--format", "json", input: Self.table)
    #expect(alone.output.hasPrefix("{\"answer\":[{\"name\":\"hide\""))
  }

  @Test func `no fix is told with what was tried, and exits with 1`() throws {
    let scene = "UIView page\n\ntap page\n\nexpect\n  page touchesBegan 5 times\n"
    let run = try place.touchstone("why", "-", "--fix", input: scene)
    #expect(run.output.hasPrefix("No fix found. Tried "))
    #expect(run.status == 1)
  }

  @Test func `a wish with an error is shown with its place`() throws {
    let run = try place.touchstone(
      "why", "-", "--fix", "--expect", "hide fries", input: Self.table)
    #expect(run.status == 1)
    #expect(run.errors.contains("hide fries"))
  }

  @Test func `a row that is not selected says whose recognizer took the touch`() throws {
    let run = try place.touchstone("why", "-", "row 1 of table", input: Self.table)
    // After its number, a fact has its sentence.
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      run.output.hasPrefix(
        """
        `row 1 of table` was not selected: its touch was taken at 50 ms, because hide recognized; \
        its cancelsTouchesInView is true.
          `hide` is a UITapGestureRecognizer that the app has added to `page`.
          G067: 
        """))
    #expect(lines.last == "  G292")
  }

  @Test func `wrong uses`() throws {
    #expect(try place.touchstone("why", "Content/01-tap.md").status == 64)
    #expect(try place.touchstone("why", "Content/01-tap.md", "--fix").status == 64)
    let wish = try place.touchstone("why", "Content/01-tap.md", "B", "--expect", "B touchesBegan")
    #expect(wish.status == 64)
  }
}
