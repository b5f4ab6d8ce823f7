import Testing
import TraceModel

@testable import Figures

@Suite struct StateChartTests {
  private let scene = TraceFixtures.Scene()

  private func html(_ change: (inout FigureOptions) -> Void = { _ in }) -> String {
    var options = FigureOptions(idPrefix: "p", title: "")
    change(&options)
    return StateCharts(of: scene.recorder.trace, options: options).html
  }

  private func enter(_ states: String..., of recognizer: ParticipantID) {
    for state in states { scene.state(state, of: recognizer) }
  }

  private func pictures(_ html: String) -> Int { html.split(separator: "<svg").count - 1 }

  @Test func `a long press has six states, a tap has three`() {
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    enter("failed", of: hold)
    enter("ended", of: tap)
    #expect(html().contains("2 of 6 states, 1 transition."))
    #expect(html().contains("2 of 3 states, 1 transition."))
    #expect(html().contains("<bdi>hold</bdi></b>: long press on root, continuous"))
    #expect(html().contains("<bdi>tap</bdi></b>: tap on root, discrete"))
  }

  @Test func `a class of the app is what it did`() {
    let one = scene.recognizer("one", "CheckmarkGestureRecognizer", on: scene.root)
    let other = scene.recognizer("other", "CheckmarkGestureRecognizer", on: scene.root)
    enter("ended", of: one)
    enter("began", of: other)
    #expect(html().contains("checkmark on root, discrete"))
    #expect(html().contains("checkmark on root, continuous"))
  }

  @Test func `transitions are numbered in their order, and changes are counted`() {
    let pan = scene.recognizer("pan", "UIPanGestureRecognizer", on: scene.root)
    enter("began", of: pan)
    scene.at(20)
    enter("changed", of: pan)
    for time in [40.0, 60, 80] {
      scene.at(time)
      enter("changed", of: pan)
    }
    enter("ended", of: pan)
    scene.recorder.record(.reset, from: pan, to: pan, "reset")
    let html = html()
    for line in [
      "<b>1</b> possible → began at 0 ms<", "<b>2</b> began → changed at 20 ms<",
      "<b>3</b> changed → changed 3 times, 40 ms to 80 ms<", "<b>4</b> changed → ended at 80 ms<",
      "<b>5</b> ended → possible at 80 ms (reset)<",
    ] {
      #expect(html.contains(line), "\(line)")
    }
    #expect(html.contains(">3×</text>"))
    #expect(html.contains("5 of 6 states") == false)
    #expect(html.contains("4 of 6 states, 7 transitions."))
  }

  @Test func `a reset that also tells of the state is one transition`() {
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    enter("failed", of: tap)
    scene.recorder.record(.reset, from: tap, to: tap, "reset")
    enter("possible", "failed", of: tap)
    let steps = StateStep.steps(of: tap, in: scene.recorder.trace)
    #expect(steps.map(\.transition.to) == [.failed, .possible, .failed])
  }

  @Test func `where every run begins, the time of a reset isn't shown`() {
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    scene.at(50)
    enter("ended", of: tap)
    scene.at(70)
    scene.recorder.record(.reset, from: tap, to: tap, "reset")
    #expect(html().contains(">50 ms</text>"))
    #expect(!html().contains(">70 ms</text>"))
    #expect(html().contains("ended → possible at 70 ms (reset)"))
  }

  @Test func `an action that comes late is told with its time`() {
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    enter("ended", of: tap)
    scene.at(350)
    scene.recorder.record(.action, from: tap, to: scene.controller, "fires", detail: "ended")
    #expect(html().contains("possible → ended at 0 ms, action called at 350 ms"))
  }

  @Test func `every transition that a machine has is drawn, and so are those of one that waits`() {
    for isContinuous in [false, true] {
      let states = isContinuous ? ["began"] : ["ended"]
      let pan = scene.recognizer("r", "", on: scene.root)
      for state in states { enter(state, of: pan) }
      let machine = StateMachine(
        ofClass: "", taking: StateStep.steps(of: pan, in: scene.recorder.trace))
      #expect(machine.isContinuous == isContinuous)
      let map = StateChartMap(isContinuous: isContinuous)
      for transition in machine.transitions { #expect(map.route(of: transition) != nil) }
      #expect(map.route(of: .init(from: .ended, to: .failed)) != nil)
      #expect(map.route(of: .init(from: .failed, to: .changed)) == nil)
    }
    let map = StateChartMap(isContinuous: true)
    for state in [StateMachine.State.began, .changed] {
      #expect(map.route(of: .init(from: state, to: .failed)) != nil)
    }
    #expect(map.route(of: .init(from: .possible, to: .ended)) != nil)
  }

  @Test func `states stay inside the drawing and apart from each other`() {
    for isContinuous in [false, true] {
      let map = StateChartMap(isContinuous: isContinuous)
      let places = StateMachine.State.allCases
        .filter { isContinuous || [.possible, .ended, .failed].contains($0) }
        .map { map.place(of: $0) }
      for (index, one) in places.enumerated() {
        #expect(one.x - one.halfWidth >= 1 && one.x + one.halfWidth <= map.size.width - 1)
        #expect(one.y - 18 >= 1 && one.y + 18 <= map.size.height - 1)
        for other in places[..<index] {
          #expect(
            abs(one.x - other.x) > one.halfWidth + other.halfWidth || abs(one.y - other.y) > 36)
        }
      }
    }
  }

  @Test func `the numbers of many gestures fit`() {
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    for _ in 1...20 {
      enter("failed", of: tap)
      scene.recorder.record(.reset, from: tap, to: tap, "reset")
    }
    #expect(html().contains(">1…39</text>"))
    #expect(html().contains(">2…40</text>"))
  }

  @Test func `at most four are drawn, the pinned ones first and UIKit's own last`() {
    _ = scene.recognizer("silent", "UITapGestureRecognizer", on: scene.root)
    let own = scene.recognizer("pan of scroll", "UIPanGestureRecognizer", on: scene.root)
    enter("failed", of: own)
    for name in ["a", "b", "c", "d"] {
      enter("failed", of: scene.recognizer(name, "UITapGestureRecognizer", on: scene.root))
    }
    #expect(pictures(html()) == 4)
    #expect(html().contains("Not drawn, though their states change: pan of scroll."))
    let pinned = html { $0.pinned = ["silent", "d"] }
    #expect(pinned.contains("It stays possible."))
    #expect(pinned.contains("Not drawn, though their states change: c, pan of scroll."))
    #expect(pictures(html { $0.hidden = ["a", "b"] }) == 3)
  }

  @Test func `a run without recognizers says so`() {
    #expect(html().contains("No recognizer changes its state."))
    #expect(StateCharts(of: Trace(), options: FigureOptions(idPrefix: "p", title: "")).isEmpty)
  }
}
