import ScenarioLanguage
import TouchEngine

// A pointer that hovers until its button is pressed, and counts as the first finger.
extension StepRunner {
  private var pointerFinger: Int { 1 }

  /// Returns whether a finger that's down is the pointer with its button pressed.
  func isPointer(_ finger: Int) -> Bool {
    finger == pointerFinger && tools[finger]?.type == .indirectPointer
  }

  /// Moves the pointer, which hovers, or drags while its button is pressed.
  func movePointer(_ move: FingerMove, _ range: Range<Int>) throws(StepFailure) {
    if fingers[pointerFinger] != nil {
      guard isPointer(pointerFinger) else { try fail(.fingerAlreadyDown(pointerFinger), range) }
      return try self.move([pointerFinger], move, range)
    }
    let start = pointer
    let goal: CGPoint
    switch move.destinations[0] {
    case .by(let distance):
      guard let start else { try fail(.pointerWithoutLocation, range) }
      goal = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    case .to(let place):
      goal = try point(of: place, range)
    }
    // A pointer without a location appears immediately.
    let first = start ?? goal
    for (moment, part) in reports(at: move.pace) {
      try advance(to: moment, range)
      try hover(
        .hover,
        to: CGPoint(
          x: first.x + (goal.x - first.x) * part, y: first.y + (goal.y - first.y) * part), range)
    }
  }

  /// Removes the pointer from the screen.
  func removePointer(_ range: Range<Int>) throws(StepFailure) {
    guard let place = pointer, fingers[pointerFinger] == nil else {
      try fail(.pointerWithoutLocation, range)
    }
    try hover(.leave, to: place, range)
    pointer = nil
  }

  /// Scrolls without touches, where the pointer is.
  func scroll(
    by distance: CGPoint, _ pace: FingerPace, _ kind: UIScrollTypeMask, _ range: Range<Int>
  ) throws(StepFailure) {
    guard let place = pointer else { try fail(.pointerWithoutLocation, range) }
    func scroll(by step: CGPoint, _ phase: UIScrollEvent.Phase) {
      note(.scroll(by: step, at: place, phase, kind))
      application.scroll(by: step, at: place, phase, kind)
    }
    var phase = UIScrollEvent.Phase.began
    var last = 0.0
    for (moment, part) in reports(at: pace) {
      try advance(to: moment, range)
      let step = CGPoint(x: distance.x * (part - last), y: distance.y * (part - last))
      scroll(by: step, phase)
      phase = .changed
      last = part
    }
    scroll(by: .zero, .ended)
  }

  private func hover(
    _ change: HIDEvent.Finger.Change, to place: CGPoint, _ range: Range<Int>
  ) throws(StepFailure) {
    pointer = place
    var tool = FingerTool()
    tool.type = .indirectPointer
    tools[pointerFinger] = tool
    try send([(pointerFinger, change, place)], range)
    tools[pointerFinger] = nil
  }
}
