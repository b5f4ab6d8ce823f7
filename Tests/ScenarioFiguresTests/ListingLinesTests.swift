import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// The lines of the text that light up with a row of the figures.
struct ListingLinesTests {
  /// The rows of a run with the words of its topics, and what belongs to each.
  private func lines(
    _ text: String, showing topics: [TraceTopic] = [.fingers, .recognizers, .actions]
  ) throws -> [String] {
    let source = SourceText(name: "test", text: text)
    let parsed = ParsedScenario(source)
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    let result = parsed.scenario.run()
    #expect(result.hasPassed, "\(result.failures.listing())")
    let rows = result.trace.events.filter { topics.contains($0.kind.topic) }
    let found = ListingLines(of: source, shownWith: result.shownEdits)
      .text(for: rows, steps: result.steps, expected: result.expected)
    return zip(rows, found.split(separator: " ")).map { row, word in
      "\(word) \(result.trace.phrase(for: row))"
    }
  }

  @Test func `a row goes back to the step before it, and to the lines that expect it`() throws {
    let found = try lines(
      """
      UIView root
        UITapGestureRecognizer tap

      finger touches root
      wait 20ms
      finger lifts

      expect
        tap fires
        never tap failed

      expect
        tap fires
      """)
    #expect(
      found == [
        "4 finger touches (195, 422)", "4 tap takes finger 1", "6 finger lifts (195, 422)",
        "6 tap ended", "6:9:13 tap fires ended → target", "6 tap reset",
      ])
  }

  @Test func `hidden lines are not counted`() throws {
    let found = try lines(
      """
      # UIView root
      #   UITapGestureRecognizer tap

      tap 5 5

      expect
        tap fires
      """, showing: [.actions])
    #expect(found == ["2:5 tap fires ended → target"])
  }

  @Test func `lines that the page puts in the place of a gap are counted`() {
    let source = SourceText(name: "test", text: "one\n…\nthree\nfour\n")
    let edit = SourceEdit(range: 4..<7, replacement: "a\nb\nc")
    let lines = ListingLines(of: source, shownWith: [edit])
    #expect([0, 4, 8, 14].map { lines.number(at: $0) } == [1, 2, 5, 6])
  }

  @Test func `a step that is repeated lights its own line each time`() throws {
    let found = try lines(
      """
      UIView root
        UITapGestureRecognizer tap
      repeat 2 times
        tap root
        wait 1s
      expect
        tap fires 2 times
      """, showing: [.actions])
    #expect(found == ["4:7 tap fires ended → target", "4:7 tap fires ended → target"])
  }

  @Test func `steps of a scene that is used belong to no line of this text`() throws {
    let source = SourceText(name: "test", text: "scene: other\nwait 1s\ntap root\n")
    let other = SourceText(name: "other", text: "UIView root\n\ntap root\n")
    let resolver = SceneResolver { _, _ in other }
    let parsed = ParsedScenario(source, resolver: resolver)
    let result = parsed.scenario.run()
    #expect(result.steps.allSatisfy { $0.range.upperBound <= source.bytes.count })
    #expect(!result.steps.isEmpty)
  }
}
