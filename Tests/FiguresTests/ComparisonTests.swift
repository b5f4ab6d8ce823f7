import Testing
import TraceModel

@testable import Figures

@Suite struct ComparisonTests {
  private func html(_ left: Trace, _ right: Trace) -> String {
    TraceComparison(
      of: .init(name: "takes", trace: left), and: .init(name: "shares", trace: right),
      options: FigureOptions(idPrefix: "p", title: "A press")
    ).html
  }

  @Test func `what is in one run only is lit and said in words`() throws {
    let html = html(
      TraceFixtures.longPress(cancels: true), TraceFixtures.longPress(cancels: false))
    #expect(html.contains("only in takes: hold cancels<wbr>Touches<wbr>In<wbr>View"))
    #expect(html.contains("only in shares"))
    #expect(html.contains("<tr class=\"fig-left\">"))
    #expect(html.contains("steps are the same"))
    try GoldenFile.expect(html, equals: "long-press.compare.html")
  }

  @Test func `the same thing at another time says how much later it is`() {
    func trace(_ time: Double, reason: Reason) -> Trace {
      let scene = TraceFixtures.Scene()
      let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
      scene.at(time)
      scene.state("began", of: hold, reason: reason)
      return scene.recorder.trace
    }
    let html = html(trace(500, reason: "long enough"), trace(750, reason: "at last"))
    #expect(html.contains("500 ms, 750 ms"))
    #expect(html.contains("250 ms later in shares; another reason: at last"))
  }

  @Test func `the same thing with others in between is told on both lines with the other time`() {
    func trace(_ time: Double, _ end: Double) -> Trace {
      let scene = TraceFixtures.Scene()
      let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
      let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
      for (moment, id) in [(time, hold), (end, tap)].sorted(by: { $0.0 < $1.0 }) {
        scene.at(moment)
        scene.state("ended", of: id)
      }
      return scene.recorder.trace
    }
    let html = html(trace(100, 300), trace(500, 300))
    #expect(html.contains("<td>100 ms</td>"))
    #expect(html.contains("<td>at 500 ms in shares</td>"))
    #expect(html.contains("<td>at 100 ms in takes</td>"))
    #expect(!html.contains("<td>100 ms, 500 ms</td>"))
  }

  @Test func `who is hidden is compared in neither the table nor the sentence`() {
    var options = FigureOptions(idPrefix: "p", title: "A press")
    options.hidden = ["B", "hold", "window"]
    let takes = TraceFixtures.longPress(cancels: true)
    let shares = TraceFixtures.longPress(cancels: false)
    func comparison(_ options: FigureOptions) -> TraceComparison {
      TraceComparison(
        of: .init(name: "takes", trace: takes), and: .init(name: "shares", trace: shares),
        options: options)
    }
    let all = comparison(FigureOptions(idPrefix: "p", title: "A press"))
    #expect(all.html.contains("hold cancels<wbr>Touches<wbr>In<wbr>View"))
    #expect(!comparison(options).html.contains("hold cancels<wbr>Touches<wbr>In<wbr>View"))
    #expect(all.sentence != comparison(options).sentence)
  }

  @Test func `runs that are the same say so`() {
    let html = html(TraceFixtures.tapOnRoot, TraceFixtures.tapOnRoot)
    #expect(html.contains("Both runs are the same, step by step."))
    #expect(!html.contains("<table"))
  }
}
