import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// Gestures that a step names in one word, and the locations that they use.
extension StepRunner {
  /// Taps once or more with free fingers.
  func tap(
    _ landing: FingerLanding, count: Int, _ range: Range<Int>
  ) throws(StepFailure) {
    let landings = try landings(landing, range)
    for index in 0..<count {
      if index > 0 { try advance(to: clock.now + options.doubleTapGap, range) }
      try touch(landings, with: landing.tool, range)
      try advance(to: clock.now + options.tapDuration, range)
      try lift(landings.map { $0.finger }, range)
    }
  }

  /// Lets free fingers touch down, rest, and lift.
  func press(
    _ landing: FingerLanding, for span: VirtualTime, _ range: Range<Int>
  ) throws(StepFailure) {
    let landings = try landings(landing, range)
    try touch(landings, with: landing.tool, range)
    try advance(to: clock.now + span, range)
    try lift(landings.map { $0.finger }, range)
  }

  /// Lets free fingers touch down, move by a distance, and lift.
  func stroke(
    _ landing: FingerLanding, _ distance: CGPoint, over duration: VirtualTime, _ range: Range<Int>
  ) throws(StepFailure) {
    let landings = try landings(landing, range)
    let moved = landings.map { $0.finger }
    try touch(landings, with: landing.tool, range)
    try move(moved, at: FingerPace(duration: duration), range) { finger, part in
      let start = landings.first { $0.finger == finger }?.place ?? .zero
      return CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
    }
    try lift(moved, range)
  }

  /// Lets two free fingers touch down side by side, moves them apart or together and around their
  /// center, and lifts them.
  func pair(
    _ place: FingerPlace, scale: Double, angle: Double, over duration: VirtualTime?,
    _ range: Range<Int>
  ) throws(StepFailure) {
    let moved = try freeFingers(2, range)
    let middle = try point(of: place, range)
    let radius = options.pairDistance / 2
    // The first finger is on the left.
    func location(of finger: Int, _ part: Double) -> CGPoint {
      let turn = CGAffineTransform(rotationAngle: angle * part)
      let distance = radius * (1 + (scale - 1) * part) * (finger == moved[0] ? -1 : 1)
      let arm = CGPoint(x: distance, y: 0).applying(turn)
      return CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)
    }
    try touch(moved.map { ($0, location(of: $0, 0)) }, range)
    let span = duration ?? options.pairDuration
    try move(moved, at: FingerPace(duration: span), range) { location(of: $0, $1) }
    try lift(moved, range)
  }

  /// Returns the locations at which fingers that make the same move touch down: side by side around
  /// a location.
  private func landings(
    _ landing: FingerLanding, _ range: Range<Int>
  ) throws(StepFailure) -> [(finger: Int, place: CGPoint)] {
    let count = landing.fingers
    let free = try freeFingers(count, range)
    let middle = try point(of: landing.place, range)
    let first = middle.x - options.fingerDistance * Double(count - 1) / 2
    return free.enumerated().map { index, finger in
      (finger, CGPoint(x: first + options.fingerDistance * Double(index), y: middle.y))
    }
  }

  /// Returns the distance from the beginning of a drag to its end.
  func distance(
    from place: FingerPlace, _ destination: FingerMove.Destination, _ range: Range<Int>
  ) throws(StepFailure) -> CGPoint {
    switch destination {
    case .by(let distance):
      return distance
    case .to(let goal):
      let start = try point(of: place, range)
      let end = try point(of: goal, range)
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
  }

  /// Returns the distance of a swipe.
  func distance(of direction: SwipeDirection) -> CGPoint {
    switch direction {
    case .down: CGPoint(x: 0, y: options.swipeDistance)
    case .left: CGPoint(x: -options.swipeDistance, y: 0)
    case .right: CGPoint(x: options.swipeDistance, y: 0)
    case .up: CGPoint(x: 0, y: -options.swipeDistance)
    }
  }

  /// Returns the first fingers that are up.
  func freeFingers(_ count: Int, _ range: Range<Int>) throws(StepFailure) -> [Int] {
    let free = (1...10).filter { fingers[$0] == nil }
    guard free.count >= count else { try fail(.noFreeFinger, range) }
    return Array(free.prefix(count))
  }

  /// Returns the point on the screen that a step's location refers to.
  func point(of place: FingerPlace, _ range: Range<Int>) throws(StepFailure) -> CGPoint {
    switch place {
    case .screen(let point):
      return point
    case .view(let name, let point):
      guard let view = live.view(named: name.text), view.window != nil else {
        try fail(.notInAWindow(name.text), name.range)
      }
      if let point {
        guard let place = live.screenPoint(of: point, in: view) else {
          try fail(.notInAWindow(name.text), name.range)
        }
        return place
      }
      guard let center = live.visibleCenter(of: view) else {
        try fail(.notOnScreen(name.text), name.range)
      }
      return center
    }
  }
}
