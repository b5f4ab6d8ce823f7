import LiveEngine
import TraceModel

/// A scene that lives, touched by the fingers of a run that is over.
struct ActedSession {
  /// What whoever touches is told at last.
  var news: Answer

  /// The trace.
  var trace: String

  /// A scenario that does the same.
  var text: String

  /// Acts a trace out on the scene of a scenario.
  init(_ fingersOf: Trace, on text: String) throws {
    var face = LiveFace()
    news = try Answer(face.begin(Array(text.utf8), []))
    let events = fingersOf.events.filter { $0.kind == .finger }
    for (index, event) in events.enumerated() {
      guard let phase = Self.phases[event.word], let place = event.location,
        let finger = event.fingers.first
      else { continue }
      // Fingers that do the same at one moment do it in one event.
      let next = index + 1 < events.count ? events[index + 1] : nil
      let isFollowed =
        next?.time == event.time && next?.word == event.word && next?.index == event.index + 1
        && next?.fingers != event.fingers
      let bytes = face.touch(
        Int32(finger), phase, x: place.x, y: place.y,
        milliseconds: Double(event.time.microseconds) / 1_000, isLast: !isFollowed)
      news = try Answer(bytes)
    }
    news = try Answer(face.finish())
    trace = try Answer(face.trace())["trace"].text
    self.text = try Answer(face.steps())["text"].text
    face.end()
  }

  private static let phases: [String: Int32] = ["touches": 0, "moves": 1, "lifts": 2]
}
