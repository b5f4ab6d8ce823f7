import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// What a run for an update proposes for lines outside exact lists.
struct UpdatedLineTests {
  private static let scene = """
    UIView root
      UIView A  frame: 20 20 100 100
        UIView B  frame: 0 0 50 50
          UIPanGestureRecognizer pan
      UIView C  frame: 20 300 100 100  alpha: 0.5
        UITapGestureRecognizer tap


    """

  /// Runs a text for an update, and returns it after one change, with the notes of its failures.
  private func updated(_ text: String) -> (text: String, notes: [String]) {
    let source = SourceText(name: "", text: Self.scene + text)
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    var options = RunOptions()
    options.namesForUpdate = parsed.scenario.run().trace.participants.map(\.name)
    let failures = parsed.scenario.run(options).failures
    #expect(!failures.isEmpty)
    let edits = failures.compactMap { $0.fixIts.first }.flatMap { $0.edits }
    let notes = failures.flatMap(\.notes).flatMap { [$0.message] + $0.lines }
    return (String(source.applying(edits).dropFirst(Self.scene.count)), notes)
  }

  @Test(arguments: [
    (
      "the step that no other line describes",
      """
      chain of B
      A removeFromSuperview
      root addSubview B
      chain of B

      expect
        chain B → A → root → controller → window → application → delegate
        chain B → root → controller → window → scene → application → delegate
      """,
      "window → application", "window → scene → application"
    ),
    (
      "states, word by word",
      "tap C\n\nexpect\n  states tap: possible → failed",
      "possible → failed", "possible → ended"
    ),
    (
      "what's a synonym stays",
      "drag B by 0 60\n\nexpect\n  states pan: possible began changed failed  // told",
      "began changed failed", "began changed ended"
    ),
    (
      "a value keeps its decimals",
      "tap C\n\nexpect\n  C alpha 0.25\n  C frame.width 90.00", "0.25\n  C frame.width 90.00",
      "0.5\n  C frame.width 100"
    ),
    (
      "a value keeps four decimals, too",
      "C alpha = 0.98523\n\nexpect\n  C alpha 0.9854", "0.9854", "0.9852"
    ),
    (
      "names of two words have commas between them",
      "fingers touch A and C\n\nexpect\n  event allTouches finger 2, finger 2",
      "finger 2, finger 2", "finger, finger 2"
    ),
    (
      "a time, although lines below have others",
      "tap C\n\nexpect\n  C touchesBegan at 10ms\n  tap fires ended at 20ms",
      "10ms\n  tap fires ended at 20ms", "0ms\n  tap fires ended at 20ms"
    ),
  ])
  func `a line becomes what is at its position`(
    what: String, text: String, old: String, new: String
  ) {
    let result = updated(text)
    #expect(result.text == text.replacing(old, with: new), "\(result.notes)")
  }

  @Test(arguments: [
    (
      "two steps differ in one member from the line",
      """
      chain of B
      B removeFromSuperview
      C addSubview B
      chain of B

      expect
        chain B → root → root → controller → window → scene → application → delegate
      """,
      "B → A → root"
    ),
    (
      "the chain is another view's",
      "chain of B\n\nexpect\n  chain C → A → root → controller → window → scene → application → delegate",
      "the chain of `B`"
    ),
    (
      "the states are another recognizer's",
      "tap C\n\nexpect\n  states pan: possible ended", "the states of `tap`"
    ),
    (
      "the value is another view's",
      "tap C\n\nexpect\n  B alpha 0.5", "`alpha` of `C`"
    ),
    (
      "the value comes later",
      "tap A\nA alpha = 0.25\n\nexpect\n  A touchesBegan\n  A alpha 0.25\n  A touchesEnded",
      "at the end"
    ),
    (
      "the line has the time of one event and the name of another",
      "drag B by 0 60\n\nexpect\n  pan began at 0ms", "`pan"
    ),
    (
      "it can be meant not to happen",
      "tap C\n\nexpect\n  C touchesMoved", "`never C touchesMoved`"
    ),
    (
      "the line next to it has the value already",
      "tap C\n\nexpect\n  C isHidden true\n  C isHidden false", "another line here"
    ),
    (
      "an event is missing among equal ones with values below them",
      """
      tap C
      at 1s
      tap C
      at 2s
      tap C

      expect exactly of tap
        tap fires ended
        C alpha 0.5
        tap fires ended
        C alpha 0.5
      """,
      "a new line `tap fires ended`"
    ),
    (
      "a line is there twice",
      "drag B by 0 60\n\nexpect\n  B touchesMoved 2 times\n  B touchesMoved 2 times",
      "no second line"
    ),
  ])
  func `where several changes fit, the line stays and they're named`(
    what: String, text: String, named: String
  ) {
    let result = updated(text)
    #expect(result.text == text)
    #expect(result.notes.contains { $0.contains(named) }, "\(result.notes)")
  }

  @Test(arguments: [
    (
      "a line that isn't the trace's",
      "  …\n  50 ms  pan touchesEnded\n  50 ms  B touchesCancelled",
      "B touchesCancelled", "B touchesEnded"
    ),
    (
      "a line that's missing, where no gap is",
      """
        0 ms  finger touches (45, 45)
        0 ms  window sendEvent
        0 ms  pan touchesBegan
        …
      """, "0 ms  window", "0 ms  application sendEvent\n  0 ms  window"
    ),
  ])
  func `a line of a trace with gaps becomes the one that must be there`(
    what: String, lines: String, old: String, new: String
  ) {
    let text = "tap B\n\nexpect trace of fingers delivery\n" + lines
    let result = updated(text)
    #expect(result.text == text.replacing(old, with: new), "\(result.notes)")
  }

  @Test func `a run for an update has the same trace`() {
    let parsed = ParsedScenario(
      SourceText(
        name: "", text: Self.scene + "drag B by 0 60\n\nexpect\n  B alpha 1\n  B center.x 25"))
    var options = RunOptions()
    options.namesForUpdate = parsed.scenario.run().trace.participants.map(\.name)
    #expect(parsed.scenario.run(options).trace == parsed.scenario.run().trace)
  }
}
