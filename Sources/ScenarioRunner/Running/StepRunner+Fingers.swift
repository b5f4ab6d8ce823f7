import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// The actions of single fingers, of which several can share an event.
extension StepRunner {
  /// Returns the given fingers, or all that are down when the list is empty.
  func allIfNone(_ fingers: [Int], _ range: Range<Int>) throws(StepFailure) -> [Int] {
    guard fingers.isEmpty else { return fingers }
    let down = self.fingers.keys.sorted()
    if down.isEmpty { try fail(.noFingerIsDown, range) }
    return down
  }

  /// Lets fingers touch down in one event.
  func touch(
    _ landings: [(finger: Int, place: CGPoint)], with tool: FingerTool = FingerTool(),
    _ range: Range<Int>
  ) throws(StepFailure) {
    for (finger, place) in landings {
      guard fingers[finger] == nil else { try fail(.fingerAlreadyDown(finger), range) }
      fingers[finger] = place
      tools[finger] = tool
    }
    try send(landings.map { (finger: $0.finger, change: .touch, place: $0.place) }, range)
  }

  /// Lets fingers that are up touch down at some locations, in one event.
  func touch(_ places: [FingerPlace], _ range: Range<Int>) throws(StepFailure) {
    var landings: [(finger: Int, place: CGPoint)] = []
    for (finger, place) in zip(try freeFingers(places.count, range), places) {
      landings.append((finger, try point(of: place, range)))
    }
    try touch(landings, range)
  }

  /// Lifts fingers in one event.
  func lift(_ lifted: [Int], _ range: Range<Int>) throws(StepFailure) {
    var reports: [Report] = []
    for finger in lifted {
      guard let place = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
      fingers[finger] = nil
      reports.append((finger, .lift, place))
    }
    try send(reports, range)
    for (finger, _, place) in reports {
      // A pointer stays at its location.
      if isPointer(finger) { pointer = place }
      tools[finger] = nil
    }
  }

  /// Moves fingers that are down as a step describes.
  func move(_ moved: [Int], _ move: FingerMove, _ range: Range<Int>) throws(StepFailure) {
    var goals: [Int: CGPoint] = [:]
    let destinations = move.destinations
    guard destinations.count == 1 || destinations.count == moved.count else {
      try fail(.wrongNumberOfFingers(moved.count, moves: destinations.count), range)
    }
    for (index, finger) in moved.enumerated() {
      guard let start = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
      switch destinations.count == 1 ? destinations[0] : destinations[index] {
      case .by(let distance):
        goals[finger] = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
      case .to(let place):
        goals[finger] = try point(of: place, range)
      }
    }
    let starts = fingers
    try self.move(moved, at: move.pace, range) {
      finger, part in
      let start = starts[finger] ?? .zero
      let goal = goals[finger] ?? start
      return CGPoint(
        x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
    }
  }

  /// Moves fingers at constant speed, all in the same events, ending exactly at the destination.
  ///
  /// The closure returns the location of a finger after a fraction of the distance, from zero to
  /// one.
  func move(
    _ moved: [Int], at pace: FingerPace, _ range: Range<Int>,
    place: (_ finger: Int, _ part: Double) -> CGPoint
  ) throws(StepFailure) {
    for (moment, part) in reports(at: pace) {
      try advance(to: moment, range)
      var reports: [Report] = []
      for finger in moved {
        let place = place(finger, part)
        fingers[finger] = place
        reports.append((finger, .move, place))
      }
      try send(reports, range)
    }
  }

  /// Lets a finger tremble: first, the area that it covers changes without a move, and then it
  /// moves back and forth by the smallest distance that a screen with three pixels per point can
  /// show.
  func tremble(_ finger: Int, _ pace: FingerPace, _ range: Range<Int>) throws(StepFailure) {
    guard let start = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
    let pixel = 1.0 / 3
    for (step, report) in reports(at: pace).enumerated() {
      try advance(to: report.moment, range)
      guard step > 0 else {
        try send([(finger, .tremble, start)], range)
        continue
      }
      let place = CGPoint(x: start.x + (step % 2 == 1 ? pixel : 0), y: start.y)
      fingers[finger] = place
      try send([(finger, .move, place)], range)
    }
  }

  /// Returns the times of the digitizer's reports during an action, each with the fraction of it
  /// that's done by then.
  func reports(at pace: FingerPace) -> [(moment: VirtualTime, part: Double)] {
    let begin = clock.now
    return options.hand.reports(over: pace.duration, steps: pace.steps).map {
      (begin + $0.offset, $0.part)
    }
  }

  /// Changes a finger's force or roll angle, without moving it.
  func change(
    _ finger: Int, _ range: Range<Int>, _ change: (inout FingerTool) -> Void
  ) throws(StepFailure) {
    guard let place = fingers[finger] else { try fail(.fingerIsNotDown(finger), range) }
    var tool = tools[finger] ?? FingerTool()
    change(&tool)
    tools[finger] = tool
    try send([(finger, .move, place)], range)
  }

  /// An action of a finger at one time.
  typealias Report = (finger: Int, change: HIDEvent.Finger.Change, place: CGPoint)

  /// Sends the actions of fingers at one time.
  func send(_ reports: [Report], _ range: Range<Int>) throws(StepFailure) {
    let tool = reports.first.flatMap { tools[$0.finger] } ?? FingerTool()
    send(
      HIDEvent(
        reports.map { report in
          HIDEvent.Finger(
            report.finger, report.change, at: report.place,
            type: tools[report.finger]?.type ?? .direct,
            force: tools[report.finger]?.force ?? 0,
            rollAngle: tools[report.finger]?.rollAngle ?? 0)
        },
        buttonMask: .button(tool.button), modifierFlags: tool.modifiers))
    try checkLimits(range)
  }
}
