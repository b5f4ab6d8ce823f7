import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// Gestures that a step names in one word, and the places that it means.
extension StepRunner {
  /// Taps once or more with a free finger.
  func tap(_ place: FingerPlace, count: Int, _ range: Range<Int>) throws(StepFailure) {
    let finger = try freeFinger(range)
    let point = try point(of: place, range)
    for index in 0..<count {
      if index > 0 { try advance(to: clock.now + options.doubleTapGap, range) }
      try touch(finger, at: point, range)
      try advance(to: clock.now + options.tapDuration, range)
      try lift(finger, range)
    }
  }

  /// Brings a free finger down, moves it and lifts it.
  func stroke(
    _ place: FingerPlace, by distance: CGPoint, over duration: VirtualTime, _ range: Range<Int>
  ) throws(StepFailure) {
    let finger = try freeFinger(range)
    let start = try point(of: place, range)
    try touch(finger, at: start, range)
    let goal = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    try move(finger, to: goal, over: duration, steps: nil, range)
    try lift(finger, range)
  }

  /// Returns how far a swipe goes.
  func distance(of direction: SwipeDirection) -> CGPoint {
    switch direction {
    case .down: CGPoint(x: 0, y: options.swipeDistance)
    case .left: CGPoint(x: -options.swipeDistance, y: 0)
    case .right: CGPoint(x: options.swipeDistance, y: 0)
    case .up: CGPoint(x: 0, y: -options.swipeDistance)
    }
  }

  /// Returns the first finger that is up.
  func freeFinger(_ range: Range<Int>) throws(StepFailure) -> Int {
    for finger in 1...10 where fingers[finger] == nil { return finger }
    try fail(.noFreeFinger, range)
  }

  /// Returns the place on the screen that a step means.
  func point(of place: FingerPlace, _ range: Range<Int>) throws(StepFailure) -> CGPoint {
    switch place {
    case .screen(let point):
      return CGPoint(point)
    case .view(let name, let point):
      guard let view = live.views[name.text], view.window != nil else {
        try fail(.notInAWindow(name.text), name.range)
      }
      if let point {
        guard let place = live.screenPoint(of: CGPoint(point), in: view) else {
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
