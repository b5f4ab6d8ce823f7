import ScenarioRepairs
import SourceDiagnostics
import Testing

/// The search for changes: its goal, its bounds, and what it reports.
struct RepairSearchTests {
  private static let table = """
    UIView page
      UITapGestureRecognizer hide
      UITableView table  numberOfRows: 4  rowHeight: 100

    tap row 1 of table

    expect
      hide fires

    """

  private static func search(_ text: String, goal: [String] = []) -> RepairSearch {
    RepairSearch(SourceText(name: "", text: text), goal: goal)
  }

  @Test func `two answers of one delegate are one method`() throws {
    let report = Self.search(
      """
      UIView photo
        UIPanGestureRecognizer pan
        UIPinchGestureRecognizer pinch
          delegate shouldRecognizeSimultaneouslyWith rotate: true
        UIRotationGestureRecognizer rotate

      fingers touch 100 300 and 250 300
      fingers move by 30 30
      finger 1 moves by -20 -60
      finger 2 moves by 20 60
      fingers lift

      """,
      goal: ["pan", "pinch", "rotate"].flatMap { ["expect", "  \($0) fires began"] }
    ).report()
    let code = try #require(report.repairs.first).swift
    #expect(code.ranges(of: "func gestureRecognizer(").count == 1, "\(code)")
    #expect(code.contains("other === pinch ||"), "\(code)")
    #expect(code.contains("other === rotate"), "\(code)")
  }

  @Test func `two taps of one delegate decline in one method`() throws {
    let report = Self.search(
      """
      UIView page
        UITapGestureRecognizer close
        UITapGestureRecognizer log
          delegate shouldRecognizeSimultaneouslyWith close: true
        UIView photo  frame: 0 0 100 100

      tap photo

      """, goal: ["expect", "  never close fires", "expect", "  never log fires"]
    ).report()
    for code in report.repairs.map(\.swift) {
      #expect(code.ranges(of: "shouldReceive touch").count <= 1, "\(code)")
    }
  }

  @Test func `a scenario that passes has nothing to repair`() {
    let report = Self.search(Self.table).report()
    #expect(report.obstacle == .nothingToRepair)
    #expect(report.tried == [])
  }

  @Test func `errors in the scenario or in the goal are reported instead`() {
    let broken = Self.search("UIVeiw page\n\ntap page\n\nexpect\n  page touchesBegan\n").report()
    #expect(broken.repairs == [])
    guard case .errors(let errors) = broken.obstacle else {
      Issue.record("no errors")
      return
    }
    #expect(!errors.isEmpty)
    let goal = Self.search(Self.table, goal: ["expect", "  nobody fires"]).report()
    guard case .errors(let errors) = goal.obstacle else {
      Issue.record("no errors in the goal")
      return
    }
    #expect(!errors.isEmpty)
  }

  @Test(arguments: [
    ["never tap fires", "never inner fires"], ["never inner fires"], ["pic touchesEnded"],
  ])
  func `no fix makes recognizers wait for each other`(goal: [String]) {
    let report = Self.search(
      """
      UIView root
        UIView photo
          UITapGestureRecognizer tap
          UIImageView pic  isUserInteractionEnabled: true
            UITapGestureRecognizer inner

      tap pic

      """, goal: goal.flatMap { ["expect", "  " + $0] }
    ).report()
    #expect(!report.repairs.isEmpty)
    for repair in report.repairs {
      let waits = repair.difference.filter { $0.contains(" requires ") && $0.contains(" to fail") }
      #expect(waits.count < 2, "\(repair.titles)")
    }
  }

  @Test func `forty recognizers have as many trials as four`() {
    let recognizers = (0..<40).map { "  UITapGestureRecognizer t\($0)\n" }.joined()
    let report = Self.search(
      "UIView root\n" + recognizers + "\ntap root\n\nexpect\n  t39 fires\n  t0 fires\n"
        + "  root touchesMoved\n"
    ).report()
    #expect(report.tried.count <= RepairLimits().singles)
    #expect(report.triedPairs <= RepairLimits().pairs)
    #expect(report.isCut)
  }

  @Test func `a goal replaces the scenario's own expectations, which may break`() throws {
    let goal = ["expect", "  table didSelectRowAt row 1"]
    let report = Self.search(Self.table, goal: goal).report()
    let first = try #require(report.repairs.first)
    #expect(first.titles == ["set `cancelsTouchesInView` of `hide` to false"])
    #expect(first.swift == "hide.cancelsTouchesInView = false")
    #expect(first.broken == [])
    let breaking = try #require(report.repairs.first { !$0.broken.isEmpty })
    #expect(breaking.broken == ["`hide fires` never happened"])
    #expect(breaking.vanished.contains("hide fires ended → target"))
  }

  @Test func `a difference shows only changed lines and the line above them`() throws {
    let report = Self.search(Self.table, goal: ["expect", "  table didSelectRowAt row 1"]).report()
    #expect(
      report.repairs.first?.difference == [
        "  UIView page", "-   UITapGestureRecognizer hide",
        "+   UITapGestureRecognizer hide  cancelsTouchesInView: false",
      ])
  }

  @Test func `two problems in a row need two changes`() throws {
    let report = Self.search(
      """
      UIView page
        UIButton send  frame: 45 372 100 40  isEnabled: false
        UIView overlay

      tap send

      expect
        send fires touchUpInside

      """
    ).report()
    let first = try #require(report.repairs.first)
    #expect(
      first.titles == [
        "set `isUserInteractionEnabled` of `overlay` to false", "set `isEnabled` of `send` to true",
      ])
    #expect(report.triedPairs > 0)
  }

  @Test func `each change says what it costs, and what turns the screen off comes last`() throws {
    let report = Self.search(
      """
      UIView page
        UIButton send  frame: 45 372 100 40
        UIView overlay
          UITapGestureRecognizer close
          UIButton help  frame: 300 20 60 40

      tap send

      expect
        send fires touchUpInside

      """
    ).report()
    let off = try #require(
      report.repairs.firstIndex {
        $0.title == "set `isUserInteractionEnabled` of `overlay` to false"
      })
    #expect(report.repairs[off].prices == ["`close` and `help` no longer get touches"])
    #expect(report.repairs.prefix(off).allSatisfy { $0.harm < 2 }, "\(report.repairs.map(\.title))")
  }

  @Test(arguments: [("", "350 ms"), ("UIKit tapInterval: 200ms", "200 ms")])
  func `waiting for a double tap costs its time`(setting: String, time: String) throws {
    let report = Self.search(
      """
      \(setting)
      UIView page
        UITapGestureRecognizer once
        UITapGestureRecognizer twice  numberOfTapsRequired: 2

      tap page
      wait 1s
      double tap page

      expect
        once fires 1 time
        twice fires 1 time

      """
    ).report()
    let waiting = try #require(report.repairs.first { $0.kinds == [.requirement] })
    #expect(
      waiting.prices == [
        "`once` waits \(time) for a further tap each time", "`once` acts \(time) later",
      ])
    #expect(waiting.harm == 0)
  }

  @Test func `what can't be repaired leaves a list of what was tried`() {
    let report = Self.search(
      "UIView page\n\ntap page\n\nexpect\n  page touchesBegan 5 times\n"
    ).report()
    #expect(report.repairs == [])
    #expect(report.obstacle == nil)
    #expect(!report.tried.isEmpty)
  }

  @Test func `code has the names of Swift`() {
    let report = Self.search(
      """
      UIView page
        UIView main-card  isUserInteractionEnabled: false
          UITapGestureRecognizer init

      tap main-card

      expect
        init fires

      """
    ).report()
    #expect(report.repairs.first?.swift == "mainCard.isUserInteractionEnabled = true")
  }

  @Test func `a search keeps to its bounds and says so`() {
    var search = Self.search(Self.table, goal: ["expect", "  never table touchesBegan 9 times"])
    search = Self.search(Self.table, goal: ["expect", "  table didSelectRowAt row 3"])
    search.limits.singles = 3
    search.limits.pairs = 2
    let report = search.report()
    #expect(report.tried.count == 3)
    #expect(report.triedPairs <= 2)
    #expect(report.isCut)
    search.limits.events = 1
    #expect(search.report().tried == [])
  }

  @Test func `parts get their own line, and a comment stays`() throws {
    let report = Self.search(
      """
      UINavigationController nav
        UIViewController list
          UIView first
        UIViewController detail
          UIView second
            // The user draws with it.
            UIPanGestureRecognizer pan
      with pop of nav
        delegate shouldBegin: true

      drag 2 400 by 250 0

      expect
        pop of nav fires began

      """
    ).report()
    let texts = report.repairs.map(\.text)
    #expect(texts.contains { $0.contains("pan requires pop of nav to fail") })
    #expect(texts.allSatisfy { $0.contains("// The user draws with it.") })
    let code = report.repairs.map(\.swift)
    #expect(
      code.contains(
        """
        if let foundNav = nav.interactivePopGestureRecognizer {
          pan.require(toFail: foundNav)
        }
        """))
  }

  @Test(arguments: [
    (
      "let touches pass through `size`, but not through its subviews",
      """
      UIView root
        UIScrollView form  contentSize: 390 3000
          UISegmentedControl size  frame: 20 200 350 40  numberOfSegments: 3

      drag size by 0 -150 over 200ms

      expect
        form scrollViewWillBeginDragging
      """, "`size` no longer reacts to a tap"
    ),
    (
      "set `isHidden` of `stack` to true",
      """
      UIView root
        UIControl card  frame: 20 100 350 120
          UIStackView stack
            UIButton like  frame: 100 40 100 40

      tap stack at 20 20

      expect
        card fires
      """, "`like` no longer reacts to a tap"
    ),
  ])
  func `what a finger could do before and can't after a fix is its price`(
    title: String, text: String, price: String
  ) throws {
    let repairs = Self.search(text + "\n").report().repairs
    let repair = try #require(repairs.first { $0.titles == [title] })
    #expect(repair.prices.contains(price), "\(repair.prices)")
    #expect(repairs.first?.prices == [])
  }
}
