import Foundation
import Testing
import TraceModel

struct TraceJSONTests {
  private let trace = Trace(
    participants: [
      Participant(id: ParticipantID(0), kind: .finger, name: "finger 1", className: ""),
      Participant(
        id: ParticipantID(1), kind: .view, name: "B \"x\"\\\n\u{1}é", className: "UIView",
        parent: ParticipantID(0),
        geometry: ParticipantGeometry(
          corners: [CGPoint(x: 0.1, y: .infinity)],
          frame: CGRect(x: 1, y: 2, width: 3, height: 4), alpha: 0.5)),
    ],
    events: [
      TraceEvent(
        index: 0, time: VirtualTime(microseconds: 16_667), turn: 1, depth: 0, kind: .finger,
        from: ParticipantID(0), to: ParticipantID(1), what: "touches", detail: "(1, 2)",
        fingers: [1], location: CGPoint(x: 1, y: 2), related: [ParticipantID(1)])
    ],
    screen: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `any reader of JSON gets back what the trace says`() throws {
    let value = try JSONSerialization.jsonObject(with: Data(trace.json.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let participants = try #require(object["participants"] as? [[String: Any]])
    #expect(participants[1]["name"] as? String == "B \"x\"\\\n\u{1}é")
    let geometry = try #require(participants[1]["geometry"] as? [String: Any])
    #expect(geometry["alpha"] as? Double == 0.5)
    #expect(geometry["frame"] as? [Int] == [1, 2, 3, 4])
    let events = try #require(object["events"] as? [[String: Any]])
    #expect(events[0]["time"] as? Int == 16_667)
    #expect(events[0]["related"] as? [Int] == [1])
    #expect(events[0]["reason"] == nil)
  }

  @Test func `each event is one line, in a form that does not change`() {
    #expect(
      trace.json.split(separator: "\n").dropLast(2).last == """
        {"index": 0, "time": 16667, "turn": 1, "depth": 0, "kind": "finger", "from": 0, "to": 1, \
        "what": "touches", "detail": "(1, 2)", "fingers": [1], "location": [1, 2], "related": [1]}
        """)
  }

  @Test func `an empty trace is JSON too`() throws {
    _ = try JSONSerialization.jsonObject(with: Data(Trace().json.utf8))
  }
}
