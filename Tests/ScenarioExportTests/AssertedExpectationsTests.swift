import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// What an exported test asserts: what a device can show, and nothing else.
struct AssertedExpectationsTests {
  private func test(_ setup: String, _ steps: String, expecting lines: String) throws
    -> ScenarioExport
  {
    let text = "\(setup)\n\n\(steps)\n\n\(lines)\n"
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "")
    return ScenarioExport(parsed.scenario, named: "test", as: .xctest)
  }

  private static let feed = """
    UINavigationController nav
      UIViewController list
        UIView page
          UIScrollView feed  contentSize: 390 2000  maximumZoomScale: 3
            UITapGestureRecognizer open
            UIButton like  frame: 20 20 100 40
            UITextField name  frame: 20 80 100 40
          UITableView table  frame: 0 400 390 200  numberOfRows: 3
    """

  private func test(expecting line: String) throws -> ScenarioExport {
    try test(Self.feed, "tap page", expecting: "expect\n  \(line)")
  }

  @Test(arguments: [
    "feed touchesBegan", "list touchesBegan", "open ended", "open fires ended", "pan of feed began",
    "pinch of feed began", "delay of feed touchesBegan", "pop of nav touchesBegan", "hit feed",
    "hit nothing", "like touchUpInside", "feed scrollViewWillBeginDragging",
    "feed scrollViewDidEndDragging true", "table didSelectRowAt row 1",
    "row 2 of table touchesBegan",
  ])
  func `a line that TouchTrace prints is asserted`(_ line: String) throws {
    let test = try test(expecting: line)
    #expect(test.text.contains("      \"\(line)\",\n"))
    #expect(test.diagnostics.isEmpty)
  }

  /// TouchTrace doesn't see how UIKit fails a recognizer, or whom hit-testing asks.
  @Test(arguments: [
    "open failed", "never open failed", "page hitTest", "open takes", "pan of feed prevents open",
    "chain like → … → window", "like beginTracking", "hit contentView of row 1 of table",
  ])
  func `without a line that a log has, there's no test, and an error says so`(
    _ line: String
  ) throws {
    let test = try test(expecting: line)
    #expect(test.isRefused)
    #expect(test.diagnostics.map { $0.message.identifier } == ["nothingAsserted", "notAsserted"])
  }

  @Test(arguments: [
    ("like fires touchUpInside", "like touchUpInside"),
    ("feed touchesBegan ← like", "feed touchesBegan (passed on)"),
  ])
  func `a line has the words of the log`(_ line: String, _ words: String) throws {
    let test = try test(expecting: line)
    #expect(test.text.contains("      \"\(words)\",\n"))
    #expect(test.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("open fires", #".init(of: "open", "fires ")"#), ("never feed *", #".init(of: "feed", "")"#),
    ("* touchesBegan", #".init(of: nil, "touchesBegan")"#),
    ("table didSelectRowAt", #".init(of: "table", "didSelectRowAt")"#),
    ("open fires ended at 300ms", #".init("open fires ended", at: 250 ... 350)"#),
    ("open fires ended by 30ms", #".init("open fires ended", at: 0 ... 80)"#),
    ("open fires ended after 1s", #".init("open fires ended", at: 950 ... Double.infinity)"#),
    ("never open fires ended by 300ms", #".init("open fires ended", at: 0 ... 250)"#),
    ("open fires ended 2 times", #".init("open fires ended", times: 2 ... 2)"#),
  ])
  func `a test says how often, and when, within 50 milliseconds`(
    _ line: String, _ code: String
  ) throws {
    #expect(try test(expecting: line).text.contains(code))
  }

  @Test(arguments: [
    ("expect nothing of feed", #"difference(never: .init(of: "feed", ""))"#),
    (
      "expect\n  feed touchesBegan before open ended",
      #"difference(first: "feed touchesBegan", before: "open ended")"#
    ),
    (
      "expect\n  states open: possible → ended",
      #"difference(states: ["possible", "ended"], of: "open")"#
    ),
    (
      "expect exactly of feed\n  feed touchesBegan\n  feed touchesEnded",
      #"], of: ["feed"], among: ["touchesBegan", "touchesEnded"]))"#
    ),
    ("expect in any order\n  feed touchesBegan", "difference(inAnyOrder: ["),
    (
      "expect\n  like isHighlighted false",
      "return (like.isHighlighted == false, like.isHighlighted)"
    ),
    ("expect\n  feed contentOffset 0 20", "abs(feed.contentOffset.y - 20) <= 0.5"),
  ])
  func `each way to expect has its question`(_ lines: String, _ code: String) throws {
    let test = try test(Self.feed, "tap page", expecting: lines)
    #expect(test.text.contains(code))
    #expect(test.diagnostics.isEmpty)
  }

  @Test func `the number of moves isn't asserted`() throws {
    let some = try test(expecting: "feed touchesMoved 8 times")
    #expect(some.text.contains("      \"feed touchesMoved\",\n"))
    #expect(some.diagnostics.map { $0.message.identifier } == ["notAsserted"])
    #expect(try test(expecting: "feed touchesMoved 0...3 times").isRefused)
  }

  @Test func `a reaction that changes no target leaves its object's targets known`() throws {
    let test = try test(
      Self.feed, "when open fires: like removeFromSuperview\ntap like",
      expecting: "expect\n  like fires touchUpInside")
    #expect(test.diagnostics.isEmpty)
  }

  @Test func `what isn't asserted is listed in the file, with its line`() throws {
    let test = try test(expecting: "feed touchesBegan\n  feed hitTest")
    #expect(test.text.contains("///   line 14, `feed hitTest`: no log shows `hitTest`\n"))
    #expect(test.diagnostics.map { $0.message.identifier } == ["notAsserted"])
  }

  @Test func `an exact list is asserted whole, and exactly for the words that a log has`() throws {
    let test = try test(
      Self.feed, "tap feed",
      expecting:
        "expect exactly\n  open takes\n  open ended\n  feed touchesBegan\n  open fires ended"
    )
    let list =
      "XCTAssertNil(log.difference(exactly: [\n      \"open ended\",\n      \"feed touchesBegan\","
    #expect(test.text.contains(list + "\n      \"open fires ended\",\n    ], of: ["))
    #expect(test.diagnostics.map { $0.message.identifier } == ["notAsserted"])
  }

  @Test func `a line isn't forgotten because another one with its word is unnamed`() throws {
    let test = try test(
      Self.feed, "tap feed",
      expecting: "expect exactly\n  feed touchesBegan\n  contentView of row 1 of table touchesBegan"
    )
    #expect(test.text.contains("inOrder: [\n      \"feed touchesBegan\",\n    ]"))
    #expect(!test.text.contains("exactly:"))
  }

  /// UIKit doesn't document in which order targets are called.
  @Test func `what a target does isn't compared with the line of the target's call`() throws {
    let test = try test(
      Self.feed, "when open fires: like isHidden = true\ntap feed",
      expecting:
        "expect\n  feed touchesBegan\n  open fires ended\n  like isHidden = true\n  feed touchesCancelled"
    )
    #expect(
      test.text.contains(
        """
            XCTAssertNil(log.difference(inOrder: [
              "program → like: isHidden = true",
            ]))
            XCTAssertNil(log.difference(inOrder: [
              "feed touchesBegan",
              "open fires ended",
            ]))
            XCTAssertNil(log.difference(inOrder: [
              "feed touchesBegan",
              "feed touchesCancelled",
            ]))

        """))
  }

  @Test func `a control with another target later isn't asserted to call it`() throws {
    let test = try test(
      Self.feed, "like removeTarget page\ntap like",
      expecting: "expect\n  like touchDown\n  like fires touchUpInside")
    #expect(test.diagnostics.map { $0.message.identifier } == ["notAsserted"])
  }

  @Test func `a delegate logs only what the test expects`() throws {
    let test = try test(expecting: "feed scrollViewDidScroll")
    #expect(test.text.contains("func scrollViewDidScroll(_ scrollView: UIScrollView) {"))
    #expect(test.text.contains("TouchTrace.log(scrollView, \"scrollViewDidScroll\")"))
    #expect(!test.text.contains("func scrollViewWillBeginDragging"))
  }

  @Test func `a window without a controller gets one that touches pass through`() throws {
    let test = try test(
      "UIWindow window\n  UIView page", "tap page", expecting: "expect\n  page touchesBegan")
    #expect(test.text.contains("root.view.isUserInteractionEnabled = false"))
    #expect(test.text.contains("setup.window.sendSubviewToBack(root.view)"))
  }

  @Test func `of several windows, the frontmost that finds a view gets the touch`() throws {
    let test = try test(
      "UIWindow main\n  UIView page\nUIWindow top\n  UIView bar  frame: 0 0 390 80", "tap bar",
      expecting: "expect\n  bar touchesBegan")
    #expect(test.text.contains("let windows = [setup.main, setup.top]"))
    #expect(test.text.contains("try down(.rightThumb, CGPoint(x: 195, y: 40))"))
  }

  @Test(arguments: ["pointer moves to page", "remote presses select"])
  func `what Hammer can't play is an error`(_ step: String) throws {
    let test = try test(Self.feed, step, expecting: "expect\n  page touchesBegan")
    #expect(test.diagnostics.first?.message.identifier == "notPlayed")
  }
}
