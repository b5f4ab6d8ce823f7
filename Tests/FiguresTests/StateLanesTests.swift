import Testing
import TraceModel

@testable import Figures

@Suite struct StateLanesTests {
  private func lanes(_ trace: Trace) -> [StateLane] {
    StateLanes(of: trace, options: FigureOptions(idPrefix: "p", title: "")).layout.lanes
  }

  /// What stands on a lane, in the order of time.
  private func words(_ name: String, in trace: Trace) throws -> [String] {
    let lane = try #require(lanes(trace).first { $0.title == name })
    return lane.story.map { item in
      let detail = item.detail.isEmpty ? "" : " \(item.detail)"
      let end = item.isMark ? "" : "–\(item.end.milliseconds.text())"
      return "\(item.start.milliseconds.text())\(end) \(item.word)\(detail)"
    }
  }

  @Test func `a tap that waits for another one shows how long, and when it fires`() throws {
    let words = try words("single", in: StoredTrace.waiting.trace)
    #expect(
      words == [
        "150–500 ended 1 of 1", "150–500 waits for double", "500 fires", "1650 failed by hold",
      ])
  }

  @Test func `a press that is over too early shows how long it would have had to last`() throws {
    let lane = try #require(lanes(StoredTrace.waiting.trace).first { $0.title == "hold" })
    let miss = try #require(lane.items.first { $0.limit != nil })
    #expect(miss.word == "150 of 500 ms")
    #expect(miss.end == VirtualTime(milliseconds: 150))
    #expect(miss.limit == VirtualTime(milliseconds: 500))
  }

  @Test func `a held touch shows until when, and how that ends`() throws {
    let words = try words("Delayed", in: StoredTrace.waiting.trace)
    #expect(
      words == [
        "0–150 touchesBegan for B", "150 delivered late", "150–500 touchesEnded for B",
        "500 becomes touchesCancelled", "1150–1650 touchesBegan for B", "1650 dropped",
      ])
  }

  @Test func `the view's lane begins when it hears of the touch`() throws {
    let words = try words("B", in: StoredTrace.waiting.trace)
    #expect(words == ["150–500 touchesBegan 3 moves", "500 touchesCancelled"])
  }

  @Test func `a distance that was too short is told in numbers`() throws {
    #expect(try words("pan", in: StoredTrace.waiting.trace).first == "150 failed 4 of 10 pt")
  }

  @Test func `a recognizer that nothing happens to has no lane`() {
    let scene = TraceFixtures.Scene()
    _ = scene.recognizer("idle", "UITapGestureRecognizer", on: scene.root)
    scene.touch("touches", .zero)
    #expect(lanes(scene.recorder.trace).map { $0.title } == ["finger 1"])
  }

  @Test func `the author puts lanes first, together, or leaves them out`() throws {
    var options = FigureOptions(idPrefix: "p", title: "")
    options.pinned = ["B", "window"]
    options.hidden = ["pan", "double"]
    options.groups = [.init(title: "Patient", names: ["hold", "finger"])]
    let trace = try StoredTrace.waiting.trace
    let usual = lanes(trace).map { $0.title }
    #expect(usual == ["finger", "single", "double", "pan", "hold", "swipe", "Delayed", "B"])
    let figure = StateLanes(of: trace, options: options)
    #expect(
      figure.layout.lanes.map { $0.title }
        == ["B", "window", "finger", "hold", "single", "swipe", "Delayed"])
    #expect(figure.layout.lanes.map { $0.group } == ["", "", "Patient", "Patient", "", "", ""])
    #expect(figure.html.contains(">Patient</text>"))
    #expect(figure.html.contains("<bdi>window</bdi><span> receives no touch.</span>"))
  }

  @Test func `a held touch of a hidden view is not told`() throws {
    var options = FigureOptions(idPrefix: "p", title: "")
    options.hidden = ["B"]
    let titles = StateLanes(of: try StoredTrace.waiting.trace, options: options).layout.lanes
      .map { $0.title }
    #expect(!titles.contains("B"))
    #expect(!titles.contains("Delayed"))
  }

  @Test func `a view is not told of a finger that was never held back`() throws {
    let scene = TraceFixtures.Scene()
    let second = scene.recorder.introduce(.finger, name: "finger 2")
    scene.touch("touches", .zero)
    scene.touches("Began", on: scene.root)
    scene.touch("touches", .zero, finger: second)
    scene.recorder.record(
      .hold, from: scene.application, to: scene.root, "dropped",
      reason: "isMultipleTouchEnabled is false", fingers: [2])
    let trace = scene.recorder.trace
    #expect(lanes(trace).map { $0.title } == ["finger 1", "finger 2", "root"])
    #expect(try words("root", in: trace).contains("0 not delivered for finger 2"))
    let last = try #require(trace.events.last)
    #expect(
      EventSentence(last, in: trace).text
        == "The touch of finger 2 for root is dropped by application.")
  }

  @Test func `a message with two touches is one mark`() throws {
    let scene = TraceFixtures.Scene()
    for phase in ["Began", "Cancelled"] {
      scene.recorder.record(
        .touches, from: scene.window, to: scene.root, "touches\(phase)", fingers: [1, 2])
      scene.at(50)
    }
    #expect(
      try words("root", in: scene.recorder.trace) == ["0–50 touchesBegan", "50 touchesCancelled"])
  }

  @Test func `the sort of a long class has room in several lines`() throws {
    let lane = try #require(
      lanes(StoredTrace.scrolling.trace).first { $0.title == "delay of scroll" })
    #expect(lane.sortLines == ["scroll view delayed ", "touches began"])
  }

  @Test(arguments: StoredTrace.allCases)
  func `no label meets another one or leaves the drawing`(stored: StoredTrace) throws {
    let figure = StateLanes(of: try stored.trace, options: stored.options)
    StateFigureChecks.expectRoom(in: figure.layout)
    if let slender = figure.slender { StateFigureChecks.expectRoom(in: slender) }
  }

  @Test func `a time without anything under way is cut short, and the figure says so`() throws {
    let figure = StateLanes(
      of: TraceFixtures.twoTaps(apart: 1_000), options: FigureOptions(idPrefix: "p", title: ""))
    let cut = try #require(figure.layout.breaks.first)
    #expect(figure.layout.breaks.count == 1)
    #expect(cut.start > VirtualTime(milliseconds: 50))
    #expect(cut.next == VirtualTime(milliseconds: 1_000))
    #expect(cut.end < cut.next)
    let words =
      "leaves out \(cut.span.readableText) (from \(cut.start.readableText) to \(cut.end.readableText))"
    #expect(figure.html.contains("drawn to scale, but \(words), when nothing changes."))
    #expect(figure.html.contains("<p class=\"fig-note\">The drawing is to scale, but \(words)"))
    #expect(figure.html.contains(">\(cut.span.readableText) cut</text>"))
  }

  @Test func `a figure without a break says that it is to scale, and nothing else`() throws {
    let html = StateLanes(
      of: TraceFixtures.longPress(cancels: true), options: FigureOptions(idPrefix: "p", title: "")
    ).html
    #expect(html.contains(" over 700 ms, drawn to scale. The list below"))
    #expect(!html.contains("leaves out"))
    #expect(!html.contains("fig-cut"))
  }

  @Test(
    arguments: [
      (Reason(.liftedAfterMoving, [4, 10]), "4 of 10 pt"),
      (Reason(.pressed, [150, 500]), "150 of 500 ms"),
      (Reason(.tapped, [1, 1], ["tap"]), "1 of 1"),
      (Reason(.noFurtherTap, [1, 2, 350], ["tap"]), "1 of 2"),
      (Reason(.fingersOfAtMost, [3, 1]), "3 of 1"), (Reason(.turned, [2.54, 7]), "2.5 of 7°"),
      (Reason(.velocityIs, [1, 2]), nil), (Reason(.said, ["moved 4 of 10 pt"]), nil),
    ] as [(Reason, String?)])
  func `a reason has a measure where something was held against a limit`(
    reason: Reason, text: String?
  ) {
    #expect(reason.measure?.text == text)
  }
}
