import TouchEngine
import TraceModel

/// What one finger does after another, as XCUITest can play it.
struct PlayedGestures {
  /// A press, a double tap, or a drag.
  struct Gesture {
    /// The time at which the finger touches down, and that at which it lifts.
    var start: VirtualTime
    var end: VirtualTime

    /// The place at which the finger touches down.
    var place: CGPoint

    /// The movement, if there is one.
    var drag: Drag?

    /// Whether the finger taps twice.
    var isDoubleTap = false

    /// Whether two such gestures are a double tap.
    var isTap: Bool { drag == nil && !isDoubleTap && (end - start).milliseconds <= 200 }
  }

  /// A movement in a straight line.
  struct Drag {
    var end: CGPoint
    /// The times for which the finger rests before and after it, in seconds.
    var hold: Double
    var rest: Double
    /// The speed in points per second.
    var speed: Double
  }

  /// The gestures in order.
  private(set) var gestures: [Gesture] = []

  /// What XCUITest can't play, in words; empty if there's nothing.
  private(set) var others: [String]

  private var path: [(time: VirtualTime, place: CGPoint)] = []

  init(_ played: PlayedTouches) {
    others = played.others
    for (time, action) in played.actions {
      switch action {
      case .step: refuse("what the program does")
      case .fingers(let fingers): for finger in fingers { add(finger, time) }
      }
    }
    if !path.isEmpty { refuse("a finger that doesn't lift") }
  }

  private mutating func refuse(_ what: String) {
    if !others.contains(what) { others.append(what) }
  }

  private mutating func add(_ finger: HIDEvent.Finger, _ time: VirtualTime) {
    if finger.change == .touch {
      if !path.isEmpty { refuse("several fingers at the same time") }
      path = []
    }
    path.append((time, finger.location))
    guard finger.change == .lift, let (start, place) = path.first else { return }
    defer { path = [] }
    var gesture = Gesture(start: start, end: time, place: place)
    if path.contains(where: { $0.place != place }) { gesture.drag = drag(from: place, start) }
    if gesture.isTap, let last = gestures.last, last.isTap, last.place == gesture.place,
      (gesture.start - last.end).milliseconds < 350
    {
      gestures[gestures.count - 1].isDoubleTap = true
      gestures[gestures.count - 1].end = gesture.end
    } else {
      gestures.append(gesture)
    }
  }

  /// Returns the movement of the finger, whose path must be a straight line.
  private mutating func drag(from place: CGPoint, _ start: VirtualTime) -> Drag? {
    guard let (end, last) = path.last,
      let first = path.first(where: { $0.place != place }),
      let settled = path.first(where: { $0.place == last })
    else { return nil }
    let (x, y) = (last.x - place.x, last.y - place.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else {
      refuse("a finger that comes back")
      return nil
    }
    // The first report of a movement comes a frame after its beginning.
    let beginning = max(start.seconds, first.time.seconds - 1 / 60)
    let duration = max(1 / 60, settled.time.seconds - beginning)
    let tolerance = max(2, length / 10)
    for (index, (time, point)) in path.enumerated() {
      let (u, v) = (point.x - place.x, point.y - place.y)
      let along = (u * x + v * y) / length
      let aside = (u * y - v * x) / length
      if aside.magnitude > 2 || !(-2...(length + 2)).contains(along) {
        refuse("a finger that turns")
      }
      // It stays there until a frame before the next report.
      let next = index + 1 < path.count ? path[index + 1].time.seconds - 1 / 60 : time.seconds
      for moment in [time.seconds, max(time.seconds, next)] {
        let part = max(0, min(1, (moment - beginning) / duration))
        if (along - part * length).magnitude > tolerance { refuse("a finger whose speed changes") }
      }
    }
    return Drag(
      end: last, hold: beginning - start.seconds, rest: end.seconds - settled.time.seconds,
      speed: length / duration)
  }
}
