import Testing
import TraceModel

@testable import Figures

@Suite struct EventTests {
  @Test func `each event is one sentence`() {
    let trace = TraceFixtures.everyKind
    #expect(Set(trace.events.map { $0.kind }).count == TraceEvent.Kind.allCases.count)
    for event in trace.events {
      let sentence = EventSentence(event, in: trace).text
      #expect(sentence.hasSuffix("."))
      #expect(!sentence.contains("  "))
      #expect(!sentence.contains(" ."))
      #expect(sentence.split(separator: " ").count > 2, "\(sentence)")
    }
  }

  @Test(arguments: [
    (0, "finger 1 touches at (195, 422)."),
    (3, "root asks B for the view at (50, 50)."),
    (4, "The point is inside B."),
    (5, "B returns B to root."),
    (6, "The touch belongs to B."),
    (7, "No view is hit."),
    (8, "tap receives the touch."),
    (10, "application hands the event to window."),
    (11, "B gets touchesBegan from window."),
    (13, "B passes touchesBegan on to root."),
    (15, "touchesEnded for B is delayed by tap."),
    (19, "tap asks controller gestureRecognizerShouldBegin: false."),
    (21, "tap becomes ended."),
    (22, "tap sets its state to changed."),
    (23, "double waits for tap to fail."),
    (25, "tap prevents double."),
    (26, "tap fires: controller is called, state ended."),
    (28, "The responder chain of B: root → controller."),
    (31, "program runs isHidden = true on B."),
    (32, "B calls its own beginTracking."),
    (33, "B sends touchDown."),
    (34, "system sends mach message to application."),
    (36, "application enqueues the event."),
    (37, "application: source 0 HID drain."),
  ])
  func `an event is told as a person would tell it`(index: Int, sentence: String) {
    let trace = TraceFixtures.everyKind
    #expect(EventSentence(trace.events[index], in: trace).text == sentence)
  }

  @Test func `which finger is meant is told when there are several`() {
    let recorder = TraceRecorder()
    _ = recorder.introduce(.finger, name: "finger")
    _ = recorder.introduce(.finger, name: "finger 2")
    let window = recorder.introduce(.window, name: "window")
    let view = recorder.introduce(.view, name: "B")
    recorder.record(.touches, from: window, to: view, "touchesMoved", fingers: [1, 2])
    #expect(
      EventSentence(recorder.trace.events[0], in: recorder.trace).text
        == "B gets touchesMoved for fingers 1 and 2 from window.")
  }

  @Test func `a cancelled touch looks like nothing else, however it travels`() {
    for event in TraceFixtures.everyKind.events {
      #expect((event.look == .cancel) == (event.word == "touchesCancelled"))
    }
  }

  @Test(arguments: [
    (TraceTopic.allCases, ""),
    (
      [.fingers, .delivery, .recognizers, .actions, .program, .chain],
      "8 hit-test calls are not shown."
    ),
    ([.fingers, .search, .delivery, .recognizers, .program, .chain], "1 action is not shown."),
    (
      [.search, .delivery, .chain, .program],
      "2 movements of fingers, 4 decisions of recognizers and 1 action are not shown."
    ),
  ])
  func `what is hidden is said in words`(topics: [TraceTopic], note: String) {
    let options = FigureOptions(idPrefix: "p", title: "", topics: topics)
    #expect(EventSelection(of: TraceFixtures.tapOnRoot, options: options).note == note)
  }
}
