import Foundation
import Testing

@testable import TraceModel

@Suite struct TraceJSONTests {
  @Test func `a trace comes back from its stored form unchanged`() throws {
    let trace = SampleTrace.trace
    #expect(try Trace(json: trace.json) == trace)
    #expect(try Trace(json: Trace().json) == Trace())
  }

  @Test func `requirements come back, whichever of the two was introduced first`() throws {
    var trace = Trace(
      participants: ["one", "two"].enumerated().map { place, name in
        Participant(id: ParticipantID(place), kind: .recognizer, name: name, className: "")
      })
    trace.participants[0].requirements = [ParticipantID(1)]
    trace.participants[1].requirements = [ParticipantID(0)]
    #expect(try Trace(json: trace.json) == trace)
    let unknown = trace.json.replacing("[1]", with: "[2]")
    #expect(throws: TraceJSONError.malformed(path: "participants[0].requirements")) {
      try Trace(json: unknown)
    }
  }

  @Test func `another JSON reader reads the stored form too`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SampleTrace.trace.json.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["version"] as? Int == 2)
    let participants = try #require(members["participants"] as? [[String: Any]])
    #expect(participants[1]["name"] as? String == SampleTrace.trace.participants[1].name)
    #expect((members["events"] as? [Any])?.count == SampleTrace.trace.events.count)
  }

  @Test func `each event is one line, in a form that does not change`() {
    let trace = Trace(
      participants: [
        Participant(id: ParticipantID(0), kind: .finger, name: "finger", className: "")
      ],
      events: [
        TraceEvent(
          index: 0, time: VirtualTime(microseconds: 16_667), turn: 1, depth: 0,
          .finger(.touches, force: 2),
          from: ParticipantID(0), to: ParticipantID(0), reason: Reason(.moved, [8.25, 10]),
          fingers: [1], location: CGPoint(x: 1, y: 2.5), related: [ParticipantID(0)])
      ])
    #expect(
      trace.json == """
        {
        "version": 2,
        "screen": [0, 0, 0, 0],
        "participants": [
        {"id": 0, "kind": "finger", "name": "finger"}
        ],
        "events": [
        {"index": 0, "time": 16667, "turn": 1, "depth": 0, "kind": "finger", "from": 0, "to": 0, \
        "what": "touches", "force": 2, "reason": {"cause": "moved", "numbers": [8.25, 10], \
        "words": "moved 8.3 of 10 pt"}, "fingers": [1], "location": [1, 2.5], "related": [0]}
        ]
        }

        """)
  }

  @Test func `the stored form cannot end a script in which it stands`() {
    #expect(!SampleTrace.trace.json.contains("<"))
    #expect(!SampleTrace.trace.json.contains("\u{2028}"))
  }

  @Test func `members that nobody knows yet are passed over`() throws {
    let json =
      #"{"version":2,"colour":{"a":[null,true]},"screen":[0,0,1,2],"participants":[],"events":[]}"#
    #expect(try Trace(json: json).screen == CGRect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test func `a trace of a later version is refused`() {
    #expect(throws: TraceJSONError.version(3)) {
      try Trace(json: #"{"version":3}"#)
    }
  }

  @Test(arguments: [
    (#"[]"#, "version"),
    (#"{"version":2}"#, "screen"),
    (#"{"version":2,"screen":[0,0,1]}"#, "screen"),
    (#"{"version":2,"screen":[0,0,1,1],"participants":3}"#, "participants"),
    (
      #"{"version":2,"screen":[0,0,1,1],"participants":[{"id":0,"kind":"ghost"}]}"#,
      "participants[0].kind"
    ),
    (
      #"{"version":2,"screen":[0,0,1,1],"participants":[{"id":0,"kind":"view","name":"A","parent":0}]}"#,
      "participants[0].parent"
    ),
    (
      #"{"version":2,"screen":[0,0,1,1],"participants":[],"#
        + #""events":[{"index":0,"kind":"hit","time":0,"turn":1,"depth":0,"from":0,"to":0,"what":"hit"}]}"#,
      "events[0].from"
    ),
    (
      #"{"version":2,"screen":[0,0,1,1],"participants":[],"events":[{"index":0,"kind":"hit","time":0.5}]}"#,
      "events[0].time"
    ),
    (
      #"{"version":2,"screen":[0,0,1,1],"events":[],"participants":[{"id":0,"kind":"view","#
        + #""name":"A","appearance":{"form":"hologram"}}]}"#,
      "participants[0].appearance.form"
    ),
    (Self.trace(#""kind":"state","what":"recognized""#), "events[0].what"),
    (Self.trace(#""kind":"pointInside","what":"point(inside:)""#), "events[0].what"),
    (Self.trace(#""kind":"hit","what":"hit","view":1"#), "events[0].view"),
    (Self.trace(#""kind":"hold","what":"held","methods":["tap"]"#), "events[0].methods"),
    (
      Self.trace(#""kind":"reset","what":"reset","reason":{"cause":"luck"}"#),
      "events[0].reason.cause"
    ),
  ])
  func `what is missing or wrong is named`(json: String, path: String) {
    #expect(throws: TraceJSONError.malformed(path: path)) { try Trace(json: json) }
  }

  /// A stored trace with one event, of which the kind and what is told are given.
  private static func trace(_ event: String) -> String {
    #"{"version":2,"screen":[0,0,1,1],"participants":[{"id":0,"kind":"view","name":"A"}],"#
      + #""events":[{"index":0,"time":0,"turn":1,"depth":0,"from":0,"to":0,"# + event + "}]}"
  }

  @Test func `whatever can happen, and whatever can be its reason, is in the sample`() {
    let trace = SampleTrace.trace
    #expect(Set(trace.events.map { $0.kind }).count == TraceEvent.Kind.allCases.count)
    #expect(
      Set(trace.events.compactMap { $0.reason?.cause }).count == Reason.Cause.allCases.count)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("nul", 3), ("01", 2), ("1.", 2), ("1e", 2), ("-", 1),
    (#""\x""#, 2), ("\"a\u{1}\"", 2), (#""open"#, 5), ("1 2", 2), (#"{"a" 1}"#, 5), ("[1 2]", 3),
    ("'a'", 0), ("+1", 0),
  ])
  func `what is not JSON is refused at the byte where it stops being JSON`(
    json: String, offset: Int
  ) {
    #expect(throws: TraceJSONError.syntax(offset: offset)) { try JSONReader.value(of: json) }
  }

  @Test func `nesting without end is refused and does not exhaust the stack`() {
    #expect(throws: TraceJSONError.syntax(offset: 64)) {
      try JSONReader.value(of: String(repeating: "[", count: 100_000))
    }
  }

  @Test(arguments: [
    ("0", 0.0), ("-12.5", -12.5), ("1e3", 1_000), ("25E-1", 2.5), ("0.000001", 0.000_001),
    ("123456789012", 123_456_789_012), ("1e400", .infinity),
  ])
  func `numbers are read exactly`(json: String, number: Double) throws {
    #expect(try JSONReader.value(of: json) == .number(number))
  }

  @Test(arguments: [
    (#""\u00e9\n\/""#, "é\n/"), (#""\ud83d\udc4d""#, "👍"), (#""\ud83d x""#, "\u{FFFD} x"),
    (#""\udc4d""#, "\u{FFFD}"), ("\"👍\"", "👍"),
  ])
  func `escapes become what they stand for`(json: String, text: String) throws {
    #expect(try JSONReader.value(of: json) == .string(text))
  }

  @Test func `a number that JSON cannot say becomes one that it can`() {
    #expect(JSONValue.number(.nan).text == "0")
    #expect(JSONValue.number(.infinity).text == "1000000000")
    #expect(JSONValue.number(1.0 / 3).text == "0.333333")
    #expect(JSONValue.number(0.009_999_999_9).text == "0.0099999999")
  }

  @Test func `each reason to refuse a trace is a phrase`() {
    #expect(TraceJSONError.syntax(offset: 7).text == "not JSON; byte 7 is not expected there")
    #expect(
      TraceJSONError.malformed(path: "events[3].kind").text
        == "not a trace; `events[3].kind` is missing or not what it should be")
    #expect(
      TraceJSONError.version(2).text == "a trace of version 2; this program reads version 2")
  }
}
