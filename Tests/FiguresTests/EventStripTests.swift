import Testing
import TraceModel

@testable import Figures

/// Events in one line.
struct EventStripTests {
  private func strip(_ trace: Trace, _ belongs: (TraceEvent) -> Bool) -> EventStrip {
    EventStrip(of: trace, showing: trace.events.indices.filter { belongs(trace.events[$0]) })
  }

  private var press: EventStrip {
    let trace = TraceFixtures.longPress(cancels: true)
    return strip(trace) { event in
      switch event.payload {
      case .state(.began), .action: true
      case .touches(let method, _):
        method.phase != .moved && trace[event.to]?.kind != .recognizer
      default: false
      }
    }
  }

  @Test func `a strip has the events in order, each time once`() {
    #expect(
      press.text
        == "B touchesBegan 0 ms → hold began 500 ms → hold fires → B touchesCancelled"
        + " → hold fires 3× 616.7 ms")
  }

  @Test func `a canceled touch and a failure have their own looks`() {
    let scene = TraceFixtures.Scene()
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    scene.state("failed", of: tap)
    scene.touches("Cancelled", on: scene.root)
    scene.state("cancelled", of: tap)
    let trace = scene.recorder.trace
    #expect(strip(trace) { _ in true }.items.map { $0.look } == ["failure", "cancel", "cancel"])
    #expect(strip(trace) { _ in true }.html.contains("<li class=\"failure\"><bdi>tap</bdi> failed"))
  }

  @Test func `equal events in a row are one with their number`() {
    let scene = TraceFixtures.Scene()
    for time in [0.0, 10, 20] {
      scene.at(time)
      scene.touches("Moved", on: scene.root)
    }
    scene.touches("Ended", on: scene.root)
    #expect(
      strip(scene.recorder.trace) { _ in true }.text
        == "root touchesMoved 3× 0 ms → root touchesEnded 20 ms")
  }

  @Test(arguments: [9, 10, 11, 30])
  func `many events are folded, and the strip says how many`(count: Int) {
    let scene = TraceFixtures.Scene()
    for place in 0..<count {
      scene.at(Double(place))
      scene.touches(place % 2 == 0 ? "Moved" : "Began", on: scene.root)
    }
    let strip = strip(scene.recorder.trace) { _ in true }
    #expect(strip.items.count == (count > 10 ? 9 : count))
    #expect(strip.omitted == (count > 10 ? count - 9 : 0))
    #expect(strip.html.contains("\(count - 9) more events") == (count > 10))
    #expect(strip.items.last?.time == VirtualTime(milliseconds: Double(count - 1)))
  }

  @Test func `the choice may be in any order, twice, or of no event`() {
    let trace = TraceFixtures.longPress(cancels: true)
    let all = EventStrip(of: trace, showing: [3, 1, 3, 1, -1, 10_000])
    #expect(all.html == EventStrip(of: trace, showing: [1, 3]).html)
    #expect(EventStrip(of: trace, showing: []).isEmpty)
  }

  @Test func `names and words are escaped`() {
    let html = strip(TraceFixtures.hostile) { _ in true }.html
    #expect(!html.contains("<script"))
    #expect(html.utf8.count < 40_000)
  }

  @Test func `an arrow within an event isn't the arrow to the next`() {
    let text = strip(TraceFixtures.everyKind) { _ in true }.items.map { $0.words }.joined()
    #expect(!text.contains("→") && !text.contains("←"))
  }
}
