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
      .state(.began), from: hold, to: hold, reason: Reason(.pressed, [500, 500]), fact: "G137")
    #expect(
      recorder.trace.text == "500 ms  hold began  [pressed for 500 ms of 500 ms; G137]\n")
  }

  @Test(arguments: [
    (TraceEvent.Payload.touches(.touchesBegan), "B touchesBegan"),
    (.hit(ParticipantID(1)), "hit B"),
    (.hit(nil), "hit nothing"),
    (.action(.state(.ended)), "tap fires ended → B"),
    (.forward(.touchesBegan), "B touchesBegan ← tap"),
    (.prevent, "tap prevents B"),
    (.chain, "chain tap → B"),
    (.hitTestResult(nil), "tap returns nil"),
    (.program(.call("removeFromSuperview")), "B removeFromSuperview"),
    (.controlEvent(.touchDown), "B touchDown"),
    (.wait(.waits), "B waits for tap, B"),
    (.timer(after: VirtualTime(milliseconds: 350)), "B timer after 350 ms"),
    (.question(.canPrevent, about: ParticipantID(1), false), "B canPrevent B false"),
    (.hold(.released, [.touchesBegan, .touchesEnded]), "B released touchesBegan touchesEnded"),
  ])
  func `an event is told in the words of an expectation`(
    payload: TraceEvent.Payload, phrase: String
  ) {
    let recorder = TraceRecorder()
    let tap = recorder.introduce(.recognizer, name: "tap")
    let view = recorder.introduce(.view, name: "B")
    recorder.record(payload, from: tap, to: view, related: [tap, view])
    #expect(recorder.trace.phrase(for: recorder.trace.events[0]) == phrase)
  }

  @Test func `a reason that a callee leaves is taken once`() {
    let recorder = TraceRecorder()
    recorder.explain(Reason(.isHidden), fact: "D003")
    #expect(recorder.takeExplanation() == (Reason(.isHidden), "D003"))
    #expect(recorder.takeExplanation() == (nil, ""))
  }

  @Test func `every topic is named by its word and no other is`() {
    for topic in TraceTopic.allCases { #expect(TraceTopic(word: topic.word) == topic) }
    #expect(TraceTopic(word: "gestures") == nil)
  }

  @Test func `every kind is named by its word and no other is`() {
    let words = TraceEvent.Kind.allCases.map { $0.traits.word }
    #expect(Set(words).count == words.count)
    for kind in Participant.Kind.allCases { #expect(Participant.Kind(word: kind.word) == kind) }
    #expect(Participant.Kind(word: "") == nil)
  }
}

@Suite struct EventPartsTests {
  @Test(arguments: SampleTrace.payloads)
  func `an event comes back from its parts`(payload: TraceEvent.Payload) {
    #expect(TraceEvent.Payload(payload.parts) == payload)
  }

  @Test(arguments: [
    (Reason(.isOutside, [12, -1, -1, 3.5]), "outside: 12 pt to the left, 3.5 pt below"),
    (Reason(.isOutside, [-1, 0, -1, -1]), "outside: 0 pt to the right"),
    (Reason(.isTransparent, [0.005, 0.01]), "alpha 0.005 is less than 0.01"),
    (Reason(.tapped, [1, 1], ["tap"]), "1 tap of 1"),
    (Reason(.tapped, [2, 3], ["click"]), "2 clicks of 3"),
    (
      Reason(.noFurtherTap, [1, 2, 350], ["tap"]),
      "no further tap within 350 ms: 1 of 2 taps"
    ),
    (Reason(.velocityIs, [0.1234, -2]), "the speed is (0.123, -2) pt/ms"),
    (
      Reason(.becomesAnother, ["began", "failed", "cancelled"]),
      "began can't become failed, so UIKit makes it cancelled"
    ),
    (Reason(.staysAsItIs, ["ended", "began"]), "ended can't become began, so it stays ended"),
    (
      Reason(.exclusiveBesideOther, of: [ParticipantID(0), ParticipantID(1)]),
      "isExclusiveTouch of A is true, and B has a touch already"
    ),
    (Reason(.requires, of: [ParticipantID(1), ParticipantID(0)]), "it requires B, A to fail"),
    (Reason(.said, ["100 % sure"]), "100 % sure"),
  ])
  func `a reason is told with its numbers, names and words`(reason: Reason, words: String) {
    let recorder = TraceRecorder()
    let a = recorder.introduce(.view, name: "A")
    _ = recorder.introduce(.view, name: "B")
    recorder.record(.reset, from: a, to: a, reason: reason)
    #expect(recorder.trace.reason(of: recorder.trace.events[0]) == words)
  }

  @Test func `every reason has words of its own, with nothing left to put in`() {
    let trace = SampleTrace.trace
    var words: [String: Reason.Cause] = [:]
    for event in trace.events {
      guard let reason = event.reason else { continue }
      let text = trace.reason(of: event)
      #expect(!text.isEmpty && !text.contains("%"), "\(reason.cause)")
      let isLine = reason.cause == .override || reason.cause == .delegate
      #expect(isLine || words.updateValue(reason.cause, forKey: text) == nil, "\(reason.cause)")
    }
  }
}
