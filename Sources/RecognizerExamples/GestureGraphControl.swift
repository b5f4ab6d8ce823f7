public import TouchEngine

/// A control that reads gestures of one and two fingers from raw touches, as a graph of what its
/// fingers may still become.
///
/// A touch, a lift, a move, or the passing of time leads from node to node. The control sends
/// `valueChanged` whenever it reaches one. It ignores a finger that touches down where the graph
/// has no edge for it, and starts over when the last finger of a gesture lifts.
open class GestureGraphControl: UIControl {
  /// The nodes of the graph.
  public enum Node: String, CaseIterable, Sendable, WordedValue {
    /// No finger has touched down.
    case start
    /// One finger is down and may become anything.
    case oneFinger
    /// Two fingers are down.
    case twoFingers
    /// One finger has tapped, and a second tap may follow.
    case pendingTap
    /// The finger of a second tap is down.
    case oneFingerAgain
    /// One of two fingers has lifted.
    case oneLifted
    /// The finger has tapped once.
    case singleTap
    /// The finger has tapped twice.
    case doubleTap
    /// One finger moves.
    case pan
    /// Two fingers move.
    case pinchAndPan
    /// Two fingers have tapped.
    case twoFingerTap
    /// One finger has rested too long for a tap.
    case oneFingerNoTap
    /// Two fingers have rested too long for a tap.
    case twoFingersNoTap
    /// Three fingers are down.
    case tooManyFingers

    package var word: String { rawValue }
  }

  /// The causes of an edge.
  private enum Cause {
    case touch
    case lift
    case move
    case time
  }

  /// A finger that the graph follows.
  private struct Finger {
    let touch: UITouch
    let start: CGPoint
  }

  deinit {
    // A timer must not outlive the control that it calls.
    stopTimer()
  }

  open override var className: String { "GestureGraphControl" }

  /// The node that the fingers have reached.
  public private(set) var node = Node.start

  private var fingers: [Finger] = []
  private var timer: Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let known = fingers
    for touch in touches {
      fingers.append(Finger(touch: touch, start: touch.location(in: nil)))
    }
    if node != .pendingTap, known.isEmpty { node = .start }
    if !advance(.touch) { fingers = known }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let hasMoved = fingers.contains { finger in
      let place = finger.touch.location(in: nil)
      let x = place.x - finger.start.x
      let y = place.y - finger.start.y
      return x * x + y * y > 100
    }
    if hasMoved { _ = advance(.move) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let count = fingers.count
    fingers.removeAll { touches.contains($0.touch) }
    if fingers.count < count { _ = advance(.lift) }
    startOverIfDone()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll { touches.contains($0.touch) }
    startOverIfDone()
  }

  /// Follows an edge, and returns whether there is one.
  private final func advance(_ cause: Cause) -> Bool {
    guard let next = next(cause) else { return false }
    stopTimer()
    node = next
    switch next {
    case .oneFinger, .oneFingerAgain, .twoFingers, .oneLifted: startTimer(after: 0.5)
    case .pendingTap: startTimer(after: 0.35)
    default: break
    }
    sendActions(for: .valueChanged)
    return true
  }

  /// Returns the node to which an edge with this cause leads: the graph itself.
  private final func next(_ cause: Cause) -> Node? {
    switch (node, cause, fingers.count) {
    case (.start, .touch, 1): .oneFinger
    case (.start, .touch, 2), (.oneFingerAgain, .touch, 2), (.oneFingerNoTap, .touch, 2):
      .twoFingers
    case (.start, .touch, 3...), (.oneFingerNoTap, .touch, 3...), (.twoFingers, .touch, 3...),
      (.twoFingersNoTap, .touch, 3...):
      .tooManyFingers
    case (.oneFinger, .lift, 0): .pendingTap
    case (.pendingTap, .touch, 1): .oneFingerAgain
    case (.pendingTap, .time, _): .singleTap
    case (.oneFingerAgain, .lift, 0): .doubleTap
    case (.twoFingers, .lift, 0): .twoFingerTap
    case (.twoFingers, .lift, 1): .oneLifted
    case (.oneFinger, .move, _), (.oneFingerAgain, .move, _), (.oneFingerNoTap, .move, _),
      (.oneLifted, .move, _), (.pinchAndPan, .lift, 1):
      .pan
    case (.pan, .touch, 2), (.twoFingers, .move, _), (.twoFingersNoTap, .move, _): .pinchAndPan
    case (.oneFinger, .time, _), (.oneFingerAgain, .time, _), (.oneLifted, .time, _):
      .oneFingerNoTap
    case (.twoFingers, .time, _), (.oneLifted, .touch, 2): .twoFingersNoTap
    default: nil
    }
  }

  /// Forgets a gesture whose last finger has lifted, unless a second tap may follow.
  private final func startOverIfDone() {
    guard fingers.isEmpty, node != .pendingTap else { return }
    stopTimer()
    node = .start
  }

  private final func startTimer(after interval: Double) {
    let timer = Timer(timeInterval: interval, repeats: false) { [unowned(unsafe) self] _ in
      _ = advance(.time)
    }
    timer.traceName = "timer"
    self.timer = timer
    window?.application?.runLoop.add(timer, forMode: .common)
  }

  private final func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}

extension ClassDescription {
  /// The example control that reads raw touches as a graph.
  package static let gestureGraphControl = ClassDescription(
    "GestureGraphControl", .view, inherits: .control, instances: .init { GestureGraphControl() },
    properties: [
      .typed(
        "node", "The node of the graph that the fingers have reached.",
        get: { (control: GestureGraphControl) in control.node })
    ])
}
