import Testing
import TraceModel

@testable import Figures

@Suite struct TimeScaleTests {
  private func figure(_ trace: Trace) -> StateLanes {
    StateLanes(of: trace, options: FigureOptions(idPrefix: "p", title: ""))
  }

  @Test(arguments: 0..<150)
  func `time is linear in figures of any runs, and nothing on them meets`(seed: UInt64) throws {
    var random = RandomRuns(seed: seed)
    let runs = (0...Int(seed % 3)).map { _ in
      (trace: random.run(), options: FigureOptions(idPrefix: "p", title: ""))
    }
    let figures = StateLanes.sharingScale(runs)
    for layouts in [figures.map { $0.layout }, figures.compactMap { $0.slender }]
    where !layouts.isEmpty {
      try StateFigureChecks.expectTrueTime(in: layouts)
      for layout in layouts { StateFigureChecks.expectRoom(in: layout) }
    }
  }

  @Test(arguments: StoredTrace.allCases)
  func `time is linear in the figures of real runs`(stored: StoredTrace) throws {
    try StateFigureChecks.expectTrueTime(in: [figure(stored.trace).layout])
  }

  @Test func `the runs of variants share a ruler, whatever is on them`() {
    let short = TraceFixtures.longPress(cancels: true)
    let long = TraceFixtures.twoTaps(apart: 3_000)
    let options = FigureOptions(idPrefix: "p", title: "")
    let together = StateLanes.sharingScale([(short, options), (long, options)]).map { $0.layout }
    #expect(together[0].scale == together[1].scale)
    #expect(figure(short).layout.scale != figure(long).layout.scale)
    // What's after the end of the shorter run isn't drawn in it.
    #expect(together[0].width < together[1].width)
    #expect(together[0].breaks.isEmpty)
    #expect(together[1].breaks.count == 1)
    #expect(together[1].breaks.allSatisfy { $0.start > together[0].end })
  }

  @Test func `a wait of an hour under a finger is cut, and the beginning can still be read`() throws
  {
    let scene = TraceFixtures.Scene()
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    scene.touch("touches", .zero)
    scene.at(500)
    scene.state("began", of: hold)
    scene.at(3_600_000)
    scene.state("ended", of: hold)
    scene.touch("lifts", .zero)
    let layout = figure(scene.recorder.trace).layout
    #expect(layout.breaks.count == 1)
    #expect(layout.width < 1_100)
    #expect(layout.scale.x(at: VirtualTime(milliseconds: 500)) > 300)
    StateFigureChecks.expectRoom(in: layout)
  }

  @Test(arguments: [(180.0, 0), (5_000, 1)])
  func `only a wait that is longer than its break would be is cut`(start: Double, count: Int) {
    let scene = TraceFixtures.Scene()
    for (down, up) in [(0, 40), (start, start + 1_000)] {
      scene.at(down)
      scene.touch("touches", .zero)
      scene.at(up)
      scene.touch("lifts", .zero)
    }
    #expect(figure(scene.recorder.trace).layout.breaks.count == count)
  }

  @Test func `a run that is shorter than a step of the ruler has its end on it`() {
    let scene = TraceFixtures.Scene()
    scene.touch("touches", .zero)
    scene.at(40)
    scene.touch("lifts", .zero)
    let layout = figure(scene.recorder.trace).layout
    #expect(layout.scale.ticks(until: layout.end).map { $0.time.milliseconds } == [0, 40])
  }

  @Test func `many events in a few milliseconds each have their own label`() {
    let scene = TraceFixtures.Scene()
    let pan = scene.recognizer("pan", "UIPanGestureRecognizer", on: scene.root)
    scene.touch("touches", .zero)
    for (time, state) in [(1.0, "began"), (2, "changed"), (3, "ended"), (4, "possible")] {
      scene.at(time)
      scene.state(state, of: pan)
      scene.touches(state == "began" ? "Began" : "Moved", on: scene.root)
    }
    scene.touches("Cancelled", on: scene.root)
    scene.at(600)
    scene.touch("lifts", .zero)
    let layout = figure(scene.recorder.trace).layout
    StateFigureChecks.expectRoom(in: layout)
    let rows = layout.packed[1].rows.map { $0.map { $0.item.word } }
    #expect(rows == [["began"], ["changed"], ["ended"]])
  }

  @Test func `the time before a decision is drawn up to what is written`() throws {
    let scene = TraceFixtures.Scene()
    let pan = scene.recognizer("pan", "UIPanGestureRecognizer", on: scene.root)
    scene.touch("touches", .zero)
    scene.recorder.record(.offer, from: scene.window, to: pan, "takes", fingers: [1])
    scene.at(20)
    scene.state("began", of: pan)
    scene.at(40)
    scene.state("changed", of: pan)
    scene.at(300)
    scene.state("ended", of: pan)
    scene.recorder.record(.reset, from: pan, to: pan, "reset")
    scene.touch("lifts", .zero)
    let layout = figure(scene.recorder.trace).layout
    let lane = try #require(layout.packed.last)
    let began = try #require(lane.rows[0].first)
    let stretches = lane.free(from: 0, to: layout.scale.x(at: layout.end))
    #expect(began.side == .after)
    #expect(stretches.map { $0.left }.first == 0)
    #expect(stretches.map { $0.right }.first == began.left)
    #expect(stretches.allSatisfy { $0.right <= began.left || $0.left > began.labelEnd })
  }
}

extension TraceFixtures {
  /// Two taps on a view with nothing between them.
  static func twoTaps(apart span: Double) -> Trace {
    let scene = Scene()
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    for start in [0, span] {
      scene.at(start)
      scene.touch("touches", .zero)
      scene.at(start + 50)
      scene.touch("lifts", .zero)
      scene.state("ended", of: tap)
      scene.state("possible", of: tap)
    }
    return scene.recorder.trace
  }
}

/// Makes up runs from a seed: fingers, recognizers, views and held touches at any times.
struct RandomRuns: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let waits = [
    0, 0, 0.5, 1, 5, 16.7, 20, 50, 125, 350, 500, 800, 4_000, 60_000, 1_234.5,
  ]
  private static let states = ["began", "changed", "ended", "failed", "cancelled", "possible"]

  /// A run with up to forty events.
  mutating func run() -> Trace {
    let scene = TraceFixtures.Scene()
    let view = scene.view("B", in: scene.root, 0, 0, 100, 100)
    let recognizers = ["tap", "aRecognizerWithALongName", "hold"].map {
      scene.recognizer($0, "UITapGestureRecognizer", on: view)
    }
    var time = 0.0
    for _ in 0..<Int.random(in: 1...40, using: &self) {
      time += Self.waits.randomElement(using: &self) ?? 0
      scene.at(time)
      let recognizer = recognizers.randomElement(using: &self) ?? recognizers[0]
      let receiver = Bool.random(using: &self) ? view : scene.root
      switch Int.random(in: 0..<8, using: &self) {
      case 0: scene.touch("touches", .zero)
      case 1: scene.touch("lifts", CGPoint(x: 40, y: 30))
      case 2:
        let word = Self.states.randomElement(using: &self) ?? "began"
        scene.state(word, of: recognizer, reason: Reason(.pressed, [150, 500]))
      case 3:
        scene.recorder.record(.offer, from: scene.window, to: recognizer, "takes", fingers: [1])
      case 4: scene.touches("Began", on: receiver)
      case 5: scene.touches(Bool.random(using: &self) ? "Ended" : "Cancelled", on: receiver)
      case 6:
        scene.recorder.record(
          .hold, from: recognizer, to: receiver, "held", detail: "touchesBegan", fingers: [1])
      default:
        scene.recorder.record(
          .hold, from: recognizer, to: receiver, "released", detail: "touchesBegan", fingers: [1])
      }
    }
    return scene.recorder.trace
  }
}
