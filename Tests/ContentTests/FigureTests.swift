import Figures
import Foundation
import LessonRunner
import LessonTesting
import ScenarioFigures
import ScenarioRunner
import Testing
import TraceModel

/// The figures that the course can show, as their pages draw them.
struct FigureTests {
  /// A scenario of the course that runs; its description names the test.
  struct Example: CustomTestStringConvertible, Sendable {
    var entry: SuiteEntry

    var testDescription: String { entry.path.split(separator: "/").last.map(String.init) ?? "" }

    /// The runs of its variants, or its only one.
    var runs: [ScenarioRun] { entry.run().runs }

    /// The figures of one kind, with what is decided about them.
    func figures(_ kind: FigureKind) -> (request: FigureRequest, figures: [RunFigure]) {
      let options = FigureOptions(idPrefix: "p", title: entry.scenario.name)
      let request = FigureRequest(kinds: [kind], options: options)
      return (request, request.figures(of: runs))
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content").path

  static let examples = ScenarioSuite.find(in: [folder]).suite.entries
    .filter { $0.scenario.skipReason == nil }.map(Example.init)

  @Test(arguments: examples)
  func `states are drawn to one scale in all variants, and breaks are described`(
    _ example: Example
  ) {
    let (request, figures) = example.figures(.states)
    var scales: [(pixels: Double, error: Double)] = []
    // What never acts in a run is explained by another kind of figure.
    for (run, figure) in zip(example.runs, figures.filter { $0.kind == .states }) {
      guard let drawn = DrawnStates(figure.html) else { continue }
      let rows = run.trace.rows(request.options(forVariant: run.variant)).map {
        $0.time.milliseconds
      }
      #expect(drawn.faults(steps: rows) == [], "\(example.entry.scenario.name) \(run.variant)")
      if let scale = drawn.scale(steps: rows) { scales.append(scale) }
    }
    for scale in scales {
      #expect(
        abs(scale.pixels - scales[0].pixels) <= scale.error + scales[0].error,
        "\(example.entry.scenario.name): \(scales)")
    }
  }

  @Test(arguments: examples)
  func `a stored trace is drawn exactly as the one that was stored`(_ example: Example) throws {
    let options = FigureOptions(idPrefix: "p", title: "", topics: TraceTopic.allCases)
    let request = FigureRequest(
      kinds: [.tree, .sequence, .states, .statechart, .requirements, .why], options: options)
    let runs = example.runs
    let stored = try Trace.stored(in: Trace.json(of: runs.map { ($0.variant, $0.trace) }))
      .map { ScenarioRun(variant: $0.name, trace: $0.trace) }
    #expect(stored.map(\.trace.text) == runs.map(\.trace.text))
    // Only the text's places, which the table has, are not stored.
    let (drawn, expected) = (request.figures(of: stored), request.figures(of: runs))
    for (one, other) in zip(drawn, expected) {
      #expect(one.html == other.html, "\(one.kind) of \(example.entry.scenario.name)")
    }
    #expect(drawn.count == expected.count)
  }

  @Test(arguments: examples)
  func `a comparison runs forward in time and pairs what corresponds`(_ example: Example) throws {
    let runs = example.runs
    for other in runs.dropFirst() {
      let difference = TraceDifference(runs[0].trace, other.trace)
      var (earliest, latest) = (VirtualTime.zero, VirtualTime.zero)
      for row in difference.rows {
        var times: [VirtualTime] = []
        switch row {
        case .both(let i, let j), .altered(let i, let j):
          let (one, two) = (difference.leftEvents[i], difference.rightEvents[j])
          times = [one.time, two.time]
          #expect(one.kind == two.kind)
          #expect(runs[0].trace.name(of: one.subject) == other.trace.name(of: two.subject))
        case .left(let i): times = [difference.leftEvents[i].time]
        case .right(let j): times = [difference.rightEvents[j].time]
        }
        let (first, last) = (try #require(times.min()), try #require(times.max()))
        #expect(first >= earliest && last >= latest, "\(example.entry.scenario.name): \(row)")
        (earliest, latest) = (first, last)
      }
    }
    for figure in example.figures(.compare).figures {
      let times = figure.html.components(separatedBy: "<tr").map { row in
        Text(row.replacing(" class=\"fig-new\"", with: "")).between("<td>", "</td>").first.map {
          cell in
          cell.components(separatedBy: ", ").compactMap { Double($0.dropLast(3)) }
        } ?? []
      }
      let starts = times.compactMap { $0.min() }
      let ends = times.compactMap { $0.max() }
      #expect(starts == starts.sorted() && ends == ends.sorted(), "\(example.entry.scenario.name)")
    }
  }

  @Test func `the reader of drawings sees scales, breaks and variants`() throws {
    let hearts = try #require(Self.examples.first { $0.entry.scenario.name == "three-hearts" })
    let drawn = try #require(DrawnStates(hearts.figures(.states).figures[0].html))
    #expect(drawn.breaks.count == 2)
    #expect(drawn.ticks.count > 5)
    let html = hearts.figures(.states).figures[0].html
    for (old, new) in [
      (">500 ms</text>", ">450 ms</text>"), ("(from ", "(from 1"), (" cut<", " <"),
    ] {
      let bent = try #require(DrawnStates(html.replacing(old, with: new)))
      #expect(html.contains(old) && !bent.faults(steps: []).isEmpty, "\(old)")
    }
    let pans = try #require(Self.examples.first { $0.entry.scenario.name == "three-pans" })
    #expect(pans.figures(.states).figures.count == 3)
    #expect(Self.examples.count { $0.runs.count > 1 } > 40)
  }
}
