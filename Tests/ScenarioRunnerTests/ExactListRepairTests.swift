import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// What accepting the repair of an exact list writes.
struct ExactListRepairTests {
  private static let scene = """
    UIView root
      UIView A  frame: 20 20 100 100
      UIView B  frame: 20 200 100 100
        UIPanGestureRecognizer pan

    tap A
    drag B by 0 60


    """

  /// Runs a scenario with a list, and returns the list after one repair.
  private func repaired(_ list: String) -> String {
    let source = SourceText(name: "", text: Self.scene + list)
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let result = parsed.scenario.run()
    let edits = result.failures.compactMap { $0.fixIts.first }.flatMap { $0.edits }
    let text = source.applying(edits)
    let again = ParsedScenario(SourceText(name: "", text: text))
    #expect(again.diagnostics.listing() == "")
    #expect(again.scenario.run().failures.listing() == "")
    return String(text.dropFirst(Self.scene.count))
  }

  @Test(arguments: [
    (
      "a line that means nothing goes",
      """
      expect exactly of A
        A touchesBegan
        A touchesCancelled  // told
        A touchesEnded
      """,
      """
      expect exactly of A
        A touchesBegan
        A touchesEnded
      """
    ),
    (
      "a line is replaced in its place, and its comment stays",
      """
      expect exactly of B
        B touchesBegan
        B touchesEnded 2 times  // told
        …
      expect exactly of B
        B touchesBegan
        B touchesCancelled  // told
        B touchesMoved 2 times
      """,
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved 2 times  // told
        …
      expect exactly of B
        B touchesBegan
        B touchesMoved 2 times  // told
        B touchesCancelled
      """
    ),
    (
      "a detail becomes the event's although the next line counts others",
      """
      expect exactly of pan
        pan fires changed
        pan fires changed 12 times
        pan fires ended
      """,
      """
      expect exactly of pan
        pan fires began
        pan fires changed 12 times
        pan fires ended
      """
    ),
    (
      "what is missing at the end comes at the end",
      """
      expect exactly of A B
        A touchesBegan  // one
        A alpha 1  // two
        A touchesEnded
        A touchesCancelled

      expect
        A touchesBegan
      """,
      """
      expect exactly of A B
        A touchesBegan  // one
        A alpha 1  // two
        A touchesEnded
        B touchesBegan
        B touchesCancelled

      expect
        A touchesBegan
      """
    ),
    (
      "wildcards that still fit stay as they are",
      """
      expect exactly of A B
        * touchesBegan
        A touches*
        /B/ touchesBegan
        B touchesMoved …
        B touchesEnded
        * touchesCancelled
      """,
      """
      expect exactly of A B
        * touchesBegan
        A touches*
        /B/ touchesBegan
        B touchesMoved …
        * touchesCancelled
      """
    ),
    (
      "a gap takes what it took, and no line is written for that",
      """
      expect exactly of A B
        A touchesBegan
        …
        B touchesMoved 9 times
        B touchesEnded
        B touchesCancelled
      """,
      """
      expect exactly of A B
        A touchesBegan
        …
        B touchesMoved 2 times
        B touchesCancelled
      """
    ),
    (
      "times are repaired, and new lines have them where all have them",
      """
      expect exactly of A B
        A touchesBegan at 1ms
        A touchesEnded at 0.05s
        B touchesCancelled at 1ms
        B touchesEnded at 1ms
      """,
      """
      expect exactly of A B
        A touchesBegan at 0ms
        A touchesEnded at 0.05s
        B touchesBegan at 50ms
        B touchesCancelled at 100ms
      """
    ),
    (
      "alike events are one line with their number",
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved 3 times
        B touchesCancelled
      """,
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved 2 times
        B touchesCancelled
      """
    ),
    (
      "alike events have a line each where the author writes them so",
      """
      expect exactly of B
        B touchesMoved
        B touchesMoved
        B touchesBegan
        B touchesCancelled
      """,
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved
        B touchesMoved
        B touchesCancelled
      """
    ),
    (
      "details and arrows are told as the others are",
      """
      expect exactly of root A B
        root returns A
        A returns A
        root returns B

      expect exactly of A root
        root touchesEnded ← A
        root touchesBegan ← B
      """,
      """
      expect exactly of root A B
        B returns nil
        A returns A
        root returns A
        B returns nil
        A returns A
        root returns A
        B returns B
        root returns B
        B returns B
        root returns B

      expect exactly of A root
        A touchesBegan
        root touchesBegan ← A
        A touchesEnded
        root touchesEnded ← A
        root touchesBegan ← B
      """
    ),
    (
      "hits are told in their own words",
      """
      expect exactly
        hit B
        hit nothing
      """,
      """
      expect exactly
        hit A
        hit B
      """
    ),
  ])
  func `a list becomes what happened`(what: String, old: String, new: String) {
    #expect(repaired(old) == new)
  }

  @Test(arguments: [
    (
      "a gap is no reason to remove a line, or the right one next to it",
      """
      expect exactly of A
        A hitTest
        A point(inside:) false
        A returns A
        …
      """,
      """
      expect exactly of A
        A hitTest
        A point(inside:) true
        A returns A
        …
      """
    ),
    (
      "a line with a word that only it has is corrected",
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved 2 times
        B touchesEnded
      """,
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved 2 times
        B touchesCancelled
      """
    ),
    (
      "only the wrong piece of a line changes",
      """
      expect exactly of A B
        A  touchesBegan   at 0ms
        A touchesEnded  at 0.05s
        A  touchesBegan   at 0.05s  // told
      """,
      """
      expect exactly of A B
        A  touchesBegan   at 0ms
        A touchesEnded  at 0.05s
        B  touchesBegan   at 0.05s  // told
      """
    ),
  ])
  func `a line becomes the event at its position`(what: String, old: String, new: String) {
    #expect(repaired(old) == new)
  }

  @Test(arguments: [
    (
      "two events of B are between the lines",
      """
      expect exactly of B
        B touchesBegan
        B touchesEnded
        …
      """
    ),
    (
      "the event can be a mistake, or the gap too much",
      """
      expect exactly of B
        B touchesBegan
        …
        B touchesEnded
        …
      """
    ),
    (
      "a line is right, although others are missing",
      """
      expect exactly of A root
        root touchesBegan ← B
      """
    ),
    (
      "one of two alike events is missing, or a neighbor is it",
      """
      expect exactly of B
        B touchesBegan
        B touchesMoved
        B touchesCancelled
      """
    ),
    (
      "a line that's there twice can be meant to be another",
      """
      expect exactly of A
        A touchesBegan
        A touchesBegan
        A touchesEnded
      """
    ),
    (
      "a wrong line can be of A, or be about what A had before",
      """
      expect exactly of A
        A touchesCancelled
        A touchesEnded
      """
    ),
    (
      "another participant after 'of' makes the list hold",
      """
      expect exactly of A pan
        A touchesBegan
        A touchesEnded
        B touchesBegan
        B touchesMoved 2 times
        B touchesCancelled
      """
    ),
    (
      "a line with 'never' can be the wrong one",
      """
      expect exactly of A
        A touchesBegan
        never A touchesEnded
        A touchesCancelled
      """
    ),
  ])
  func `a list in which several changes fit stays`(what: String, list: String) {
    #expect(settled(list).text == list)
    #expect(!settled(list).holds)
  }

  /// Repairs a list until nothing changes any more.
  private func settled(_ list: String) -> (text: String, holds: Bool) {
    var text = list
    for _ in 0..<50 {
      let source = SourceText(name: "", text: Self.scene + text)
      let parsed = ParsedScenario(source)
      #expect(parsed.diagnostics.listing() == "")
      let failures = parsed.scenario.run().failures
      let edits = failures.compactMap { $0.fixIts.first }.flatMap { $0.edits }
      if edits.isEmpty { return (text, failures.isEmpty) }
      text = String(source.applying(edits).dropFirst(Self.scene.count))
    }
    Issue.record("the repairs of this list don't end:\n\(list)")
    return (text, false)
  }

  @Test func `what holds is not repaired`() {
    let list = """
      expect exactly of B
        B touchesBegan
        …
        B touchesCancelled
      """
    #expect(repaired(list) == list)
  }

  @Test(arguments: 0..<60)
  func `whatever is done to a list, its repair keeps the words that it checked`(seed: Int) {
    var lines = [
      "A touchesBegan", "A touchesEnded", "B touchesBegan", "B touchesMoved", "B touchesMoved",
      "B touchesCancelled",
    ]
    var number = UInt64(seed)
    func next(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((number >> 33) % UInt64(bound))
    }
    for _ in 0...seed % 4 {
      switch next(4) {
      case 0: lines.remove(at: next(lines.count))
      case 1: lines.insert("pan touchesMoved", at: next(lines.count + 1))
      case 2: lines.swapAt(next(lines.count), next(lines.count))
      default: lines[next(lines.count)] = "A touchesMoved \(next(3) + 1) times"
      }
    }
    let list = "expect exactly of A B pan" + lines.map { "\n  " + $0 }.joined()
    let new = settled(list)
    // What happens and was checked is still checked.
    let words = ["touchesBegan", "touchesEnded", "touchesMoved", "touchesCancelled"]
    for word in words where list.contains(word) && !(word == "touchesMoved" && new.holds) {
      #expect(new.text.contains(word), "\(list)\n\(new.text)")
    }
    // Comments mark lines; a repair that writes everything anew would lose them.
    let marked = settled(
      "expect exactly of A B pan" + lines.map { "\n  " + $0 + "  // old" }.joined())
    #expect(marked.text.replacing("  // old", with: "") == new.text)
  }
}
