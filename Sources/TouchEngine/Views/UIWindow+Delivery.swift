extension UIWindow {
  /// Calls the touch methods of the views, phase by phase, after the recognizers have decided
  /// (G038).
  ///
  /// Touches that a recognizer may still claim are delayed; the environment delivers them later
  /// (G069).
  final func sendTouches(
    _ groups: [TouchGroup], _ event: UIEvent, _ environment: UIGestureEnvironment
  ) {
    if let recorder = event.recorder, environment.application.tracesProcessing {
      noteGathering(groups, recorder)
    }
    groups.walkGroups { phase, group in
      if group.touches.count == 1 {
        guard isDue(group.touches[0], phase, environment) else { return }
        // The touch retains its view during the call.
        Lent(group.touches[0].view).use { tell($0, phase, group.touches, group.set, event) }
      } else {
        let due = group.touches.filter { isDue($0, phase, environment) }
        deliver(due, phase, event)
      }
    }
  }

  /// Calls one touch method on each view of some touches, in the order of the touches.
  final func deliver(
    _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent, reason: Reason? = nil,
    fact: String = ""
  ) {
    var remaining = touches
    while let view = remaining.first?.view {
      let group = remaining.count == 1 ? remaining : remaining.filter { $0.view === view }
      remaining.removeAll { $0.view === view }
      tell(view, phase, group, Set(group), event, reason: reason, fact: fact)
    }
  }

  private func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ group: [UITouch], _ touches: Set<UITouch>,
    _ event: UIEvent, reason: Reason? = nil, fact: String = ""
  ) {
    if phase == .began, !mayBegin(view, touches, group, event) {
      for touch in group { touch.viewDelivery = .finished }
      return
    }
    let delivery: UITouch.ViewDelivery =
      phase == .ended || phase == .cancelled ? .finished : .live
    for index in group.indices { group[index].viewDelivery = delivery }
    guard let recorder = event.recorder else {
      view.receive(phase, touches, with: event)
      return
    }
    recorder.record(
      .touches(phase.method), from: recorder.participant(of: self),
      to: recorder.participant(of: view), reason: reason, fact: fact,
      fingers: UITouch.fingers(of: touches))
    recorder.depth += 1
    view.receive(phase, touches, with: event)
    recorder.depth -= 1
  }

  /// Returns whether all recognizers of some new touches let the view receive them (G200).
  private func mayBegin(
    _ view: UIView, _ touches: Set<UITouch>, _ group: [UITouch], _ event: UIEvent
  ) -> Bool {
    guard let recognizers = group.first?.gestureRecognizers else { return true }
    for recognizer in recognizers where !recognizer.lets(view, beginWith: touches, event) {
      return false
    }
    return true
  }

  /// Returns whether the view of a touch receives a phase now.
  private func isDue(
    _ touch: UITouch, _ phase: UITouch.Phase, _ environment: UIGestureEnvironment
  ) -> Bool {
    guard touch.view != nil, touch.viewDelivery != .finished else { return false }
    return !environment.holds(touch, phase)
  }
}
