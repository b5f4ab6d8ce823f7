import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// What lines about properties, counts and times claim of a run.
struct ValueExpectationTests {
  private static let setup = """
    UIView root
      UIPinchGestureRecognizer pinch
      UIView A  frame: 10 10 50 50
        UITapGestureRecognizer tap
      UIScrollView scroll  frame: 0 300 200 200 contentSize: 200 1000

    A alpha = 0.5
    A isHidden = true
    drag scroll by 0 -100
    fingers touch 250 500 and 300 550
    fingers lift

    expect

    """

  /// Returns what is wrong with the setup's run if some lines are expected of it.
  private func failures(_ lines: String) -> [String] {
    let text =
      lines.hasPrefix("expect") ? String(Self.setup.dropLast(8)) + lines : Self.setup + lines
    let parsed = ParsedScenario(SourceText(name: "test", text: text + "\n"))
    #expect(parsed.diagnostics.map(\.message.text) == [])
    return parsed.scenario.run().failures.map(\.message.text)
  }

  @Test(arguments: [
    ("at 5000ms", true), ("after 5000ms", true), ("at >= 5000ms", true), ("at > 5000ms", true),
    ("at 5000...6000ms", true), ("within 10ms of 5000ms", true), ("within 4990ms of 5000ms", false),
    ("by 5000ms", false), ("before 5000ms", false), ("at <= 5000ms", false), ("at 20ms", false),
    ("after 20ms", false), ("at 20...5000ms", false),
  ])
  func `a claim about moments after the end of the run is an error`(moment: String, isError: Bool) {
    let expected = isError ? ["the run ends at 2100 ms, so nothing can happen"] : []
    let found = failures("  never A touchesBegan " + moment)
    #expect(found.count == expected.count, "\(found)")
    #expect(zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }

  @Test(arguments: [
    ("never A frame 10 10 50 50", "`frame` of `A` was `10 10 50 50` before the first step"),
    ("never A alpha 1", "`alpha` of `A` was `1` before the first step"),
    ("never A alpha 0.5", "`alpha` of `A` was `0.5` at 0 ms"),
    ("never A isHidden true", "`isHidden` of `A` was `true` at 0 ms"),
    ("never pinch scale > 0", "`scale` of `pinch` was `1` before the first step"),
    ("never scroll contentOffset.y 10...20", "`contentOffset.y` of `scroll` was `10` at 50 ms"),
    ("never finger 3 force > 2", "`finger 3` never existed"),
    ("never A alpha == 1", "`alpha` of `A` was `1` before"),
  ])
  func `never with a property fails when the property ever had the value`(
    line: String, message: String
  ) throws {
    let failure = try #require(failures("  " + line).first)
    #expect(failure.hasPrefix(message))
  }

  @Test(arguments: [
    "never A frame 10 10 50 51", "never A alpha 0.4", "never A isExclusiveTouch true",
    "never pinch scale > 1", "never scroll contentOffset.y > 900", "never finger force > 2",
    "never scroll contentOffset.y -50...-1",
  ])
  func `never with a property holds when the property never had the value`(line: String) {
    #expect(failures("  " + line) == [])
  }

  @Test(arguments: [
    "A isHidden = true\n  A isHidden true", "A alpha = 0.5\n  A alpha 0.5",
    "A alpha = 0.5\n  A isHidden false",
  ])
  func `a value is read after the step that it follows`(lines: String) {
    #expect(failures("  " + lines) == [])
  }

  @Test func `recognizers that a step adds and removes are read after it`() {
    let text = """
      UIView root
        UITapGestureRecognizer tap

      root removeGestureRecognizer tap
      root addGestureRecognizer tap
      root addSubview B
      """
    let scenario = ParsedScenario(
      SourceText(
        name: "test",
        text: text.replacing("root addSubview B", with: "wait 1ms") + """


          expect
            root removeGestureRecognizer tap
            root gestureRecognizers nil
            root addGestureRecognizer tap
            root gestureRecognizers tap

          """)
    ).scenario
    #expect(scenario.run().failures.map(\.message.text) == [])
  }

  @Test(arguments: [
    ("A frame.width 50", true), ("A frame.width > 50", false), ("A frame.width >= 50", true),
    ("A frame.maxX 60", true), ("A frame.midY < 35", false), ("A frame.origin.x <= 10", true),
    ("A alpha != 0.5", false), ("A alpha != 1", true), ("A alpha 0.4...0.6", true),
    ("A alpha 0.4..<0.5", false), ("A alpha 0.5..<0.6", true), ("A isHidden == true", true),
    ("A isHidden != true", false), ("root subviews.count 2", true),
    ("root subviews.count > 2", false), ("scroll contentOffset.y > 90", true),
    ("A transform.a 1", true), ("scroll contentInset.top 1...2", false),
  ])
  func `comparisons and ranges hold as they do in Swift`(line: String, holds: Bool) {
    #expect(failures("  " + line).isEmpty == holds)
  }

  @Test(arguments: [
    ("pan of scroll touchesMoved >= 1 times", true),
    ("pan of scroll touchesMoved > 100 times", false),
    ("pan of scroll touchesBegan 1...2 times", true),
    ("pan of scroll touchesBegan 2...3 times", false),
    ("pan of scroll touchesBegan 1..<2 times", true),
    ("pan of scroll touchesBegan < 2 times", true),
    ("pan of scroll touchesBegan == 1 times", true),
    ("pan of scroll touchesBegan <= 1 times", true),
    ("scroll scrollViewDidEndDragging after 100ms", true),
    ("scroll scrollViewDidEndDragging before 100ms", false),
    ("scroll scrollViewDidEndDragging at 100...400ms", true),
    ("scroll scrollViewDidEndDragging at 100ms..<250ms", false),
    ("scroll scrollViewDidEndDragging at > 0.25s", false),
    ("scroll scrollViewDidEndDragging at >= 0.25s", true),
    (
      "pan of scroll touchesBegan\n  let down = time\n  scroll scrollViewDidEndDragging after down",
      true
    ),
    (
      "pan of scroll touchesBegan\n  let down = time\n"
        + "  scroll scrollViewDidEndDragging at 200...300ms after down", true
    ),
  ])
  func `counts and times take the same operators`(line: String, holds: Bool) {
    #expect(failures("  " + line).isEmpty == holds)
  }

  @Test func `the touches of an event and of a call are counted`() {
    #expect(
      failures(
        """
          root touchesBegan
          event touches.count 1
          root touchesEnded
          event allTouches.count >= 1
        """) == [])
    let wrong = failures("  pan of scroll touchesBegan\n  event touches finger 2")
    #expect(wrong == ["`touches` of `event` was `finger`, not `finger 2`"])
  }

  @Test(arguments: [
    ("expect nothing of tap", ""),
    ("expect nothing of tap, pinch", "nothing should happen to `pinch`"),
    ("expect nothing of A", "`A alpha = 0.5` happened at 0 ms"),
    ("expect nothing of target", ""), ("expect nothing of finger 3", ""),
  ])
  func `nothing of somebody is nothing at all`(block: String, message: String) {
    let failures = failures(block)
    #expect(message.isEmpty ? failures == [] : failures.contains { $0.contains(message) })
  }

  @Test func `what is exactly between two whole numbers is neither`() {
    #expect(failures("  A alpha 1").count == 1)
    #expect(failures("  A alpha 0").count == 1)
    #expect(failures("  A alpha 0.5") == [])
  }

  @Test(arguments: [
    "A alpha > 0.7", "A alpha 0.6...0.7", "A alpha != 0.5", "root subviews.count < 2",
    "scroll scrollViewDidEndDragging after 300ms", "pan of scroll touchesBegan 2...3 times",
  ])
  func `a comparison that fails is not rewritten`(line: String) {
    let parsed = ParsedScenario(SourceText(name: "test", text: Self.setup + "  \(line)\n"))
    let failures = parsed.scenario.run().failures
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { $0.fixIts.isEmpty })
  }

  @Test(arguments: [
    ("UISegmentedControl s  numberOfSegments: 3 selectedSegmentIndex: 5", "from 0 to 2"),
    ("UISegmentedControl s  numberOfSegments: 3 selectedSegmentIndex: 2", ""),
    ("UISegmentedControl s  numberOfSegments: 3 selectedSegmentIndex: -1", ""),
  ])
  func `a segment that is not there cannot be selected`(line: String, message: String) {
    let text = "UIView root\n  \(line)\n\nexpect\n  s isEnabled true\n"
    let failures = ParsedScenario(SourceText(name: "test", text: text)).scenario.run().failures
    #expect(failures.isEmpty == message.isEmpty)
    #expect(failures.allSatisfy { $0.message.text.contains(message) })
  }

  @Test(arguments: [
    ("UIPageControl c  numberOfPages: 3 currentPage: 7", "c currentPage 2"),
    ("UIStepper c  maximumValue: 5 value: 7", "c value 5"),
    ("UIStepper c  minimumValue: 2", "c value 2"),
    ("UISlider c  maximumValue: 5 value: 7", "c value 5"),
    ("UISlider c  minimumValue: 0.5", "c value 0.5"),
  ])
  func `a value beyond its limits becomes the nearest, as documented`(line: String, claim: String) {
    let text = "UIView root\n  \(line)\n\nexpect\n  \(claim)\n"
    let failures = ParsedScenario(SourceText(name: "test", text: text)).scenario.run().failures
    #expect(failures.map(\.message.text) == [])
  }
}
