import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// What can be shown on top of the views of a screen.
struct OverlayTests {
  private static let card = """
    UIView root
      UITapGestureRecognizer dismiss
      UIView card  frame: 40 340 310 180
        UIButton send  frame: 215 -35 70 70
        UIButton help  frame: 20 20 40 40
          override point(inside:): bounds inset by -20 -20
        UIView shade  frame: 0 100 310 80  isUserInteractionEnabled: false

    tap card

    """

  private func run(_ text: String, maps: Bool = true) -> ScenarioRun {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    var options = RunOptions()
    options.mapsHits = maps
    return parsed.scenario.run(options)
  }

  private func picture(showing overlays: [ScreenOverlay]) -> String {
    var options = FigureOptions(idPrefix: "p", title: "")
    options.overlays = overlays
    return FigureRequest(kinds: [.tree], options: options).figures(of: [run(Self.card)])
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  /// The name of the view that a map has at a point.
  private func name(at point: CGPoint, in run: ScenarioRun) throws -> String? {
    let map = try #require(run.hitMap)
    let area = map.areas.first { $0.rectangles.contains { $0.contains(point) } }
    return try #require(area).view.map { run.trace.name(of: $0).nameOrPlaceholder }
  }

  /// Points on both sides of every edge that decides who is hit.
  private static let points = [
    (290, 320), (290, 345), (290, 300), (65, 380), (45, 345), (38, 355), (38, 330), (95, 420),
    (102, 430), (200, 500), (10, 10),
  ]

  @Test(arguments: points)
  func `a map has at each point the view that a finger there hits`(x: Int, y: Int) throws {
    let mapped = try name(at: CGPoint(x: Double(x), y: Double(y)), in: run(Self.card))
    let touched = Self.card.replacing("tap card", with: "tap \(x) \(y)")
    let trace = run(touched, maps: false).trace
    let hits = trace.events.compactMap { event -> String? in
      if case .hit(let view?) = event.payload {
        trace.name(of: view).nameOrPlaceholder
      } else {
        nil
      }
    }
    #expect(mapped == hits.first)
  }

  @Test func `a map leaves the trace as it is`() {
    #expect(run(Self.card).trace.text == run(Self.card, maps: false).trace.text)
  }

  @Test(arguments: ScreenOverlay.allCases)
  func `a request says in text which overlays it asks for`(overlay: ScreenOverlay) {
    let request = FigureRequest(text: "figure tree\noverlay \(overlay.rawValue)\n")
    #expect(request.options.overlays == [overlay])
    #expect(request.text.contains("overlay \(overlay.rawValue)\n"))
  }

  @Test(arguments: [
    (ScreenOverlay.bounds, "send: UIButton, x 215, y -35, 70 × 70"),
    (.hitAreas, "A touch can hit root, help, card, send."),
    (.recognizers, "Recognizers: root has dismiss (UITapGestureRecognizer)"),
  ])
  func `an overlay is described in words, too`(overlay: ScreenOverlay, words: String) throws {
    let description = try #require(
      picture(showing: [overlay]).firstMatch(of: /<desc[^>]*>(.*?)<\/desc>/)?.1)
    #expect(description.contains(words), "\(description)")
  }

  @Test func `a picture without overlays has none`() {
    #expect(!picture(showing: []).contains("fig-overlays"))
  }
}
