import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// Gestures that a step names in one word, and the locations that they use.
extension StepRunner {
  /// Performs a gesture with free fingers.
  func perform(
    _ gesture: HandGesture, with tool: FingerTool = FingerTool(), _ range: Range<Int>
  ) throws(StepFailure) {
    let fingers = try freeFingers(gesture.fingers, range)
    for index in 0..<gesture.count {
      if index > 0 { try advance(to: clock.now + options.hand.doubleTapGap, range) }
      try touch(
        fingers.enumerated().map { ($1, gesture.location(ofFinger: $0, at: 0)) }, with: tool, range)
      if gesture.moves {
        try move(fingers, at: FingerPace(duration: gesture.duration), range) { finger, part in
          gesture.location(ofFinger: fingers.firstIndex(of: finger) ?? 0, at: part)
        }
      } else {
        try advance(to: clock.now + gesture.duration, range)
      }
      try lift(fingers, range)
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
