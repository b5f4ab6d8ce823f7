import Testing
import TraceModel

@Suite struct TraceTests {
  @Test func `a trace names its participants, and a question mark for others`() {
    #expect(SampleTrace.trace.name(of: ParticipantID(2)) == "tap")
    #expect(SampleTrace.trace.name(of: ParticipantID(9)) == "?")
    #expect(SampleTrace.trace[ParticipantID(-1)] == nil)
  }

  @Test func `a line has the time, the phrase, and the reason with its fact`() throws {
    let recorder = TraceRecorder()
    let hold = recorder.introduce(.recognizer, name: "hold")
    recorder.time = VirtualTime(milliseconds: 500)
    recorder.record(
      .state, from: hold, to: hold, "began", reason: "pressed for 500 of 500 ms", fact: "G137")
    #expect(
      recorder.trace.text == "500 ms  hold began  [pressed for 500 of 500 ms; G137]\n")
  }

  @Test(arguments: [
    (TraceEvent.Kind.touches, "touchesBegan", "", "B touchesBegan"),
    (.hit, "hit", "B", "hit B"),
    (.action, "fires", "ended", "tap fires ended → B"),
    (.forward, "touchesBegan", "", "B touchesBegan ← tap"),
    (.prevent, "prevents", "", "tap prevents B"),
    (.chain, "chain", "", "chain tap → B"),
    (.hitTestResult, "returns", "nil", "tap returns nil"),
    (.program, "removeFromSuperview", "", "B removeFromSuperview"),
    (.controlEvent, "touchDown", "", "B touchDown"),
  ])
  func `an event is told in the words of an expectation`(
    kind: TraceEvent.Kind, what: String, detail: String, phrase: String
  ) {
    let recorder = TraceRecorder()
    let tap = recorder.introduce(.recognizer, name: "tap")
    let view = recorder.introduce(.view, name: "B")
    recorder.record(kind, from: tap, to: view, what, detail: detail, related: [tap, view])
    #expect(recorder.trace.phrase(for: recorder.trace.events[0]) == phrase)
  }

  @Test func `a reason that a callee leaves is taken once`() {
    let recorder = TraceRecorder()
    recorder.explain("hidden", fact: "D003")
    #expect(recorder.takeExplanation() == ("hidden", "D003"))
    #expect(recorder.takeExplanation() == ("", ""))
  }

  @Test func `every topic is named by its word and no other is`() {
    for topic in TraceTopic.allCases { #expect(TraceTopic(word: topic.word) == topic) }
    #expect(TraceTopic(word: "gestures") == nil)
  }

  @Test func `every kind is named by its word and no other is`() {
    for kind in TraceEvent.Kind.allCases { #expect(TraceEvent.Kind(word: kind.word) == kind) }
    for kind in Participant.Kind.allCases { #expect(Participant.Kind(word: kind.word) == kind) }
    #expect(TraceEvent.Kind(word: "touch") == nil)
    #expect(Participant.Kind(word: "") == nil)
  }
}
