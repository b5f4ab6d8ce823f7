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
    #expect(
      html.contains(
        "<span class=\"fig-of\">only in takes: </span>hold cancels<wbr>Touches<wbr>In<wbr>View"))
    #expect(html.contains("<b class=\"fig-sign\">+</b>"))
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
    #expect(html.contains("250 ms later; another reason: at last"))
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
    #expect(html.contains("<td class=\"fig-new\">100 ms</td>"))
    #expect(html.contains("<span class=\"fig-why\">at 500 ms in shares</span></td>"))
    #expect(html.contains("<span class=\"fig-why\">at 100 ms in takes</span></td>"))
    #expect(!html.contains("100 ms, 500 ms</td>"))
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

  @Test func `the run without a fact says so with the claim, and what repeats is folded`() {
    func trace(hidden: Bool) -> Trace {
      let scene = TraceFixtures.Scene()
      for _ in 0..<3 {
        for _ in 0..<4 { scene.touches("Began", on: scene.root) }
        if hidden { scene.touches("Ended", on: scene.root) }
      }
      return scene.recorder.trace
    }
    var options = FigureOptions(idPrefix: "p", title: "A press")
    options.factPage = "facts.html"
    let html = TraceComparison(
      of: .init(name: "the run", trace: trace(hidden: true)),
      and: .init(
        name: "the run without D017", trace: trace(hidden: false),
        heading: "If UIKit ignored D017"),
      without: [("D017", "A view with `isHidden` isn't hit.")], options: options
    ).html
    #expect(
      html.contains(
        "<caption>If UIKit ignored <a href=\"facts.html#D017\">D017</a>: A view with "
          + "<code>isHidden</code> isn't hit."))
    #expect(html.contains("<b class=\"fig-sign\">+</b> If UIKit ignored D017</th>"))
    #expect(html.contains("The same 5 steps 2 times more"))
  }

  @Test(
    arguments: [
      ("abcdabcd", ["4..<8 of 4"]), ("abcdabcdabcdx", ["4..<12 of 4"]), ("abcabc", []),
      ("xabcdeabcdey", ["6..<11 of 5"]), ("abcdabce", []), ("", []),
    ] as [(String, [String])])
  func `a repetition has at least four rows and follows them directly`(
    lines: String, repeats: [String]
  ) {
    let found = ComparisonRepeat.all(in: lines.map { String($0) })
    #expect(found.map { "\($0.rows) of \($0.period)" } == repeats)
  }

  @Test func `runs that are the same say so`() {
    let html = html(TraceFixtures.tapOnRoot, TraceFixtures.tapOnRoot)
    #expect(html.contains("Both runs are the same, step by step."))
    #expect(!html.contains("<table"))
  }
}
