/// The state of a touch at one moment.
struct TouchMoment {
  /// The phase.
  let phase: UITouch.Phase

  private let time: VirtualTime
  private let location: CGPoint
  private let previousLocation: CGPoint
  private let tapCount: Int
  private let force: Double
  private let rollAngle: Double

  /// Captures the current state of a touch.
  init(of touch: UITouch, _ phase: UITouch.Phase) {
    self.phase = phase
    time = touch.time
    location = touch.windowLocation
    previousLocation = touch.previousWindowLocation
    tapCount = touch.tapCount
    force = touch.force
    rollAngle = touch.rollAngle
  }

  /// Restores the state of a touch.
  func restore(to touch: UITouch) {
    touch.phase = phase
    touch.time = time
    touch.windowLocation = location
    touch.previousWindowLocation = previousLocation
    touch.tapCount = tapCount
    touch.force = force
    touch.rollAngle = rollAngle
  }
}

/// A touch whose delivery to its view is delayed, with the phases that the view hasn't received.
struct HeldTouch {
  /// The touch.
  var touch: UITouch

  /// The phases that the view receives once the touch is released, in order.
  var phases: [TouchMoment]

  /// The recognizers that delay the delivery of the touch's beginning.
  var holders: [UIGestureRecognizer]
}

extension UIGestureEnvironment {
  /// Delays a phase of a touch when a recognizer may still claim the touch.
  ///
  /// - Returns: Whether the view must not receive the phase now.
  func holds(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    // No recognizer delays moves alone, or touches that it doesn't track.
    if held.isEmpty, phase == .moved || touch.gestureRecognizers?.isEmpty ?? true { return false }
    if let index = held.firstIndex(where: { $0.touch === touch }) {
      if phase == .cancelled { return dropOrCancel(at: index) }
      held[index].phases.append(TouchMoment(of: touch, phase))
      return true
    }
    let holders: [UIGestureRecognizer]
    switch phase {
    case .began: holders = beganHolders(of: touch)
    case .ended: holders = endedHolders(of: touch)
    case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: return false
    }
    guard !holders.isEmpty else { return false }
    held.append(
      HeldTouch(
        touch: touch, phases: [TouchMoment(of: touch, phase)],
        holders: phase == .began ? holders : []))
    let fact = phase == .began ? beganFact(of: holders) : "G069"
    note(touch, .held, [phase.method], for: holders, fact: fact)
    return true
  }

  /// Delivers the touches that no recognizer delays any longer, oldest first (G068, G076, G079).
  func releaseHeldTouches() {
    if held.isEmpty { return }
    var index = 0
    while index < held.count {
      var record = held[index]
      record.holders = remainingHolders(of: record)
      held[index] = record
      guard record.holders.isEmpty else {
        index += 1
        continue
      }
      var due = record.phases
      if due.last?.phase == .ended, !endedHolders(of: record.touch).isEmpty { due.removeLast() }
      guard !due.isEmpty else {
        index += 1
        continue
      }
      let remaining = Array(record.phases.dropFirst(due.count))
      if remaining.isEmpty { held.remove(at: index) } else { held[index].phases = remaining }
      release(record.touch, due)
      // A view may have changed the list of delayed touches, so start over, oldest first.
      index = 0
    }
  }

  /// Returns the recognizers that still delay a touch: those that are undecided and haven't ignored
  /// it (G074, G076).
  private func remainingHolders(of record: HeldTouch) -> [UIGestureRecognizer] {
    let remaining = record.holders.filter {
      $0.isUndecided && satisfies(.ignoringFreesHeldTouches, $0.tracks(record.touch))
    }
    let allDecide = remaining.count == record.holders.count || follows(.allHoldersDecide)
    return allDecide ? remaining : []
  }

  /// Delivers the phases that a view has missed; the touch's properties describe the time when each
  /// happened.
  private func release(_ touch: UITouch, _ moments: [TouchMoment]) {
    guard let view = touch.view, view.window != nil else { return takeBack(touch) }
    note(touch, .released, moments.map { $0.phase.method })
    let present = TouchMoment(of: touch, touch.phase)
    for moment in moments where touch.viewDelivery != .finished {
      moment.restore(to: touch)
      touch.window?.deliver([touch], moment.phase, event)
    }
    present.restore(to: touch)
  }

  /// Ends a touch whose view has left the window.
  ///
  /// A view that has received the beginning must receive an end (D066, G251); a view that hasn't
  /// receives nothing (G077).
  func takeBack(_ touch: UITouch) {
    guard satisfies(.unheardTouchesAreDropped, touch.viewDelivery == .live) else {
      touch.viewDelivery = .finished
      note(touch, .dropped, [], because: Reason(.viewLeaves), fact: "G077")
      return
    }
    let phase = touch.phase
    touch.phase = .cancelled
    touch.window?.deliver(
      [touch], .cancelled, event, reason: Reason(.viewLeaves), fact: "G251")
    touch.phase = phase
  }

  /// Drops or cancels a delayed touch that the system cancels: the view receives the cancellation
  /// only if it has received the touch.
  private func dropOrCancel(at index: Int) -> Bool {
    let record = held.remove(at: index)
    guard record.touch.viewDelivery != .live else { return false }
    record.touch.viewDelivery = .finished
    note(record.touch, .dropped, [], because: Reason(.isCancelled), fact: "G069")
    return true
  }

  /// Returns the recognizers that delay a new touch: those that delay beginnings, and those that
  /// already delay an earlier touch (G073).
  private func beganHolders(of touch: UITouch) -> [UIGestureRecognizer] {
    guard let list = touch.gestureRecognizers, !list.isEmpty else { return [] }
    return list.filter { recognizer in
      recognizer.isUndecided && recognizer.tracks(touch)
        && (recognizer.delaysTouchesBegan && follows(.beginningsAreHeld)
          || follows(.heldTouchesHoldTheNext)
            && held.contains { $0.touch !== touch && recognizer.tracks($0.touch) })
    }
  }

  /// Returns the fact behind the delay of a beginning: a scroll view delays touches to its content
  /// (G196), other recognizers because their properties say so (G068), or because they already
  /// delay another touch (G073).
  private func beganFact(of holders: [UIGestureRecognizer]) -> String {
    if holders.contains(where: { $0 is UIScrollViewDelayedTouchesBeganGestureRecognizer }) {
      return "G196"
    }
    return holders.contains { $0.delaysTouchesBegan } ? "G068" : "G073"
  }

  /// Returns the recognizers that delay the end of a touch (G069).
  func endedHolders(of touch: UITouch) -> [UIGestureRecognizer] {
    guard let list = given(.endsAreHeld, touch.gestureRecognizers), !list.isEmpty else {
      return []
    }
    return list.filter { $0.delaysTouchesEnded && $0.isUndecided && $0.tracks(touch) }
  }

  /// Records that a recognizer keeps a touch that the view hasn't received (G067).
  func noteDropped(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard let recorder = event.recorder, let view = touch.view else { return }
    recorder.record(
      .hold(.dropped), from: recorder.participant(of: recognizer),
      to: recorder.participant(of: view), reason: reason(.cancelsTouches, recognizer), fact: "G067",
      fingers: touch.fingers)
  }

  private func note(
    _ touch: UITouch, _ change: TraceEvent.Hold, _ methods: [TraceEvent.Method],
    for holders: [UIGestureRecognizer] = [], because reason: Reason? = nil, fact: String = "G069"
  ) {
    guard let recorder = event.recorder, let view = touch.view else { return }
    let related = holders.map { recorder.participant(of: $0) }
    recorder.record(
      .hold(change, methods),
      from: related.first ?? touch.window.map { recorder.participant(of: $0) }
        ?? recorder.participant(of: view),
      to: recorder.participant(of: view),
      reason: related.isEmpty ? reason : Reason(.mayStillRecognize, of: related), fact: fact,
      fingers: touch.fingers, related: related)
  }
}

extension UIApplication {
  /// Cancels the touches of a view that leaves its window (D067, G251).
  ///
  /// A touch that has ended but whose end is still delayed counts as well.
  final func viewLeavesWindow(_ view: UIView) {
    if !pressesEvent.presses.isEmpty { cancelPresses(in: view) }
    guard follows(.leavingViewsLoseTouches) else { return }
    let heldTouches = gestureEnvironment.held.map { $0.touch }.filter { $0.hasLeftEvent }
    for touch in heldTouches + event.touches where touch.viewDelivery != .finished {
      guard let owner = touch.view, owner.isDescendant(of: view) else { continue }
      gestureEnvironment.held.removeAll { $0.touch === touch }
      gestureEnvironment.takeBack(touch)
    }
  }
}
