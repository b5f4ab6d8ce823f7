/// A hand on the screen: how long its gestures take, and which way its fingers go.
///
/// The hand only describes gestures; the code that performs one sends the reports and advances the
/// clock.
public struct Hand: Sendable {
  /// The number of times per second that the digitizer reports a moving finger.
  public var reportsPerSecond: Int64 = 60

  /// The duration of a tap.
  public var tapDuration = VirtualTime(milliseconds: 50)

  /// The time between the taps of a double tap.
  public var doubleTapGap = VirtualTime(milliseconds: 100)

  /// The default duration of a drag.
  public var dragDuration = VirtualTime(milliseconds: 250)

  /// The distance of a swipe, in points.
  public var swipeDistance = 100.0

  /// The duration of a swipe.
  public var swipeDuration = VirtualTime(milliseconds: 100)

  /// The distance between fingers that make the same move, in points.
  public var fingerDistance = 40.0

  /// The distance between two fingers at the beginning of a pinch or a rotation, in points.
  public var pairDistance = 100.0

  /// The default duration of a pinch or a rotation.
  public var pairDuration = VirtualTime(milliseconds: 300)

  /// Creates a hand with the default durations and distances.
  public init() {}

  /// Returns one tap or more, with fingers side by side around a point on the screen.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> HandGesture {
    var gesture = press(at: point, for: tapDuration, fingers: fingers)
    gesture.count = count
    return gesture
  }

  /// Returns a touch of fingers that rest and lift.
  public func press(
    at point: CGPoint, for duration: VirtualTime, fingers: Int = 1
  ) -> HandGesture {
    var gesture = drag(from: point, by: .zero, over: duration, fingers: fingers)
    gesture.moves = false
    return gesture
  }

  /// Returns a move of fingers side by side around a point, along a straight line.
  public func drag(
    from point: CGPoint, by distance: CGPoint, over duration: VirtualTime? = nil, fingers: Int = 1
  ) -> HandGesture {
    let first = point.x - fingerDistance * Double(fingers - 1) / 2
    let gap = fingerDistance
    return HandGesture(fingers: fingers, over: duration ?? dragDuration) { finger, part in
      let start = CGPoint(x: first + gap * Double(finger), y: point.y)
      return CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
    }
  }

  /// Returns a quick drag from a point in one of the four directions.
  public func swipe(
    from point: CGPoint, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1
  ) -> HandGesture {
    var distance = CGPoint.zero
    if direction.contains(.left) { distance.x -= swipeDistance }
    if direction.contains(.right) { distance.x += swipeDistance }
    if direction.contains(.up) { distance.y -= swipeDistance }
    if direction.contains(.down) { distance.y += swipeDistance }
    return drag(from: point, by: distance, over: swipeDuration, fingers: fingers)
  }

  /// Returns a move of one finger from point to point, at constant speed.
  public func drag(along points: [CGPoint], over duration: VirtualTime? = nil) -> HandGesture {
    HandGesture(fingers: 1, over: duration ?? dragDuration) { _, part in
      CGPoint(at: part, along: points)
    }
  }

  /// Returns a move of two fingers on opposite sides of a point: apart or together by a factor, and
  /// around the point by an angle, in radians.
  public func pair(
    around point: CGPoint, scale: Double = 1, angle: Double = 0, over duration: VirtualTime? = nil
  ) -> HandGesture {
    let radius = pairDistance / 2
    return HandGesture(fingers: 2, over: duration ?? pairDuration) { finger, part in
      let turn = CGAffineTransform(rotationAngle: angle * part)
      // The first finger is on the left.
      let distance = radius * (1 + (scale - 1) * part) * (finger == 0 ? -1 : 1)
      let arm = CGPoint(x: distance, y: 0).applying(turn)
      return CGPoint(x: point.x + arm.x, y: point.y + arm.y)
    }
  }

  /// Determines when the digitizer reports during a move.
  ///
  /// - Parameters:
  ///   - span: The duration of the move; `nil` makes a single, immediate report.
  ///   - steps: The number of evenly spaced reports; with `nil`, each is at a tick of the digitizer.
  /// - Returns: The times from the beginning of the move, each with the fraction of the move that's
  ///   done by then.
  public func reports(
    over span: VirtualTime?, steps: Int? = nil
  ) -> [(offset: VirtualTime, part: Double)] {
    let span = span?.microseconds ?? 0
    let million: Int64 = 1_000_000
    let byClock = (span * reportsPerSecond + million - 1) / million
    let count = Int64(steps ?? Int(max(1, byClock)))
    return (1...count).map { index in
      var offset = span
      if index < count {
        let rate = reportsPerSecond
        offset = steps == nil ? (index * million + rate / 2) / rate : span * index / count
      }
      let part = span > 0 ? Double(offset) / Double(span) : Double(index) / Double(count)
      return (VirtualTime(microseconds: offset), part)
    }
  }
}

/// What some fingers do from when they touch down until they lift.
public struct HandGesture {
  /// The number of fingers.
  public let fingers: Int

  /// The time from touch-down to lift.
  public let duration: VirtualTime

  /// Whether the fingers move meanwhile, or rest.
  public internal(set) var moves = true

  /// The number of times that the fingers do it.
  public internal(set) var count = 1

  private let place: (_ finger: Int, _ part: Double) -> CGPoint

  /// Creates a gesture from the location of each finger on the screen, by its index, after each
  /// fraction of the duration, from zero to one.
  public init(
    fingers: Int, over duration: VirtualTime,
    location: @escaping (_ finger: Int, _ part: Double) -> CGPoint
  ) {
    self.fingers = fingers
    self.duration = duration
    place = location
  }

  /// Returns the location of a finger on the screen, by its index, after a fraction of the
  /// duration.
  public func location(ofFinger index: Int, at part: Double) -> CGPoint { place(index, part) }
}

extension CGPoint {
  /// Creates the point after a fraction of the way from point to point.
  fileprivate init(at part: Double, along points: [CGPoint]) {
    self = points.last ?? .zero
    let lengths = zip(points, points.dropFirst()).map { start, end in
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * x + y * y).squareRoot()
    }
    var rest = lengths.reduce(0, +) * part
    for (index, length) in lengths.enumerated() {
      guard rest >= length else {
        let (start, end) = (points[index], points[index + 1])
        let share = rest / length
        self = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        return
      }
      rest -= length
    }
  }
}
