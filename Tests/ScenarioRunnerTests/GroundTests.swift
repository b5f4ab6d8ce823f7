import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// The events that show expectations outside of lists.
struct GroundTests {
  private static let text = """
    UIView root
      UITapGestureRecognizer tap
      UIView A  frame: 10 10 100 100

    tap A

    expect
      A touchesBegan
      A alpha 1
      tap fires
      never A touchesMoved
      tap fires before A touchesCancelled
      chain A → root → …
      states tap: possible ended
      root alpha 1

    """

  private let scenario = ParsedScenario(SourceText(name: "test", text: text)).scenario

  @Test func `a value, an order, a chain, and states have the events that show them`() {
    let run = scenario.run()
    #expect(run.failures.map(\.message.text) == [])
    var lines: [String: [String]] = [:]
    for place in run.grounds {
      let line = scenario.source[place.range]
      lines[line, default: []].append(run.trace.events[place.event].word)
    }
    #expect(lines["A alpha 1"] == ["touchesBegan"])
    #expect(lines["tap fires before A touchesCancelled"]?.last == "touchesCancelled")
    #expect(lines["chain A → root → …"]?.count == 1)
    #expect(lines["states tap: possible ended"]?.count == 1)
    #expect(lines["never A touchesMoved"] == nil)
  }

  @Test func `a run can be cut off after an event`() {
    let run = scenario.run()
    let cut = run.prefix(events: 3)
    #expect(cut.trace.events.count == 3)
    #expect(cut.trace.participants == run.trace.participants)
    #expect(cut.endTime == cut.trace.events.last?.time)
    #expect(cut.grounds == run.grounds)
  }
}
