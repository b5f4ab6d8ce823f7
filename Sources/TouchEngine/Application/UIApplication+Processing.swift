// What a trace records of the work on an event, when its steps are requested (D170).

extension UIApplication {
  /// Records a step of the work on an event.
  final func noteProcessing(
    _ step: TraceEvent.Processing, _ detail: @autoclosure () -> String,
    for receiver: UIResponder? = nil,
    fact: String = "D170", fingers: @autoclosure () -> [Int] = []
  ) {
    guard tracesProcessing, let recorder else { return }
    recorder.time = clock.now
    let id = recorder.participant(of: self)
    recorder.record(
      .processing(step, detail()), from: id,
      to: receiver.map { recorder.participant(of: $0) } ?? id,
      fact: fact, fingers: fingers())
  }

  /// Records which window an event is for, and how many fingers it reports.
  ///
  /// UIKit keeps an event's touches with that window. The model keeps all touches in one event, so
  /// the window decides nothing here: for each new finger, the application hit-tests the windows
  /// (D022).
  final func noteAddressee(of report: HIDEvent) {
    guard tracesProcessing, let finger = report.fingers.first else { return }
    let touch = event.touches.first { $0.finger == finger.number && !$0.isOver }
    let window = touch?.window ?? frontWindow(at: finger.location)
    noteProcessing(.picks, window == nil ? "no window" : "the window", for: window)
    let fingers = report.fingers.map { $0.number }
    noteProcessing(
      .enumerates, fingers.count == 1 ? "1 finger" : "\(fingers.count) fingers", fingers: fingers)
  }

  /// Returns the frontmost visible window at a point, regardless of what its views return.
  private func frontWindow(at location: CGPoint) -> UIWindow? {
    for scene in connectedScenes {
      for window in scene.windowsFrontToBack
      where !window.isHidden && window.frame.contains(location) {
        return window
      }
    }
    return nil
  }

  /// Records the status of system gestures, which is read before any touch is updated (D192).
  final func noteClaim(of report: HIDEvent) {
    guard tracesProcessing, !report.fingers.isEmpty else { return }
    let isClaimed = report.fingers.contains { $0.change == .cancel }
    noteProcessing(
      .checks, "the claim of system gestures: \(isClaimed ? "yes" : "no")", fact: "D192")
  }

  /// Records that the changed touches are kept for their windows, what follows from the status of
  /// system gestures, and which touches end, in this order (D192).
  final func noteTouchesOfWindows() {
    guard tracesProcessing else { return }
    let changed = event.touches.filter { $0.phase != .stationary }
    for (index, touch) in changed.enumerated() {
      guard let window = touch.window,
        !changed[..<index].contains(where: { $0.window === window })
      else { continue }
      let fingers = changed.filter { $0.window === window }.map { $0.finger }
      noteProcessing(.stores, "the touches", for: window, fingers: fingers)
    }
    noteProcessing(.updates, "what system gestures may do", fact: "D192")
    for touch in changed where touch.phase == .ended {
      noteProcessing(.marks, "the touch as ended", fact: "D192", fingers: [touch.finger])
    }
  }
}

extension UIWindow {
  /// Records what the window looks up: the views of its touches, then the touches of each view,
  /// phase by phase (D193).
  final func noteGathering(_ groups: [TouchGroup], _ recorder: TraceRecorder) {
    let touches = groups.flatMap { $0.members.touches }
    var views: [UIView] = []
    for touch in touches {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    note("its views", touches, related: views, recorder)
    recorder.depth += 1
    note("its touches", touches, recorder)
    recorder.depth -= 1
    for group in groups {
      for view in views {
        let those = group.members.touches.filter { $0.view === view }
        if !those.isEmpty {
          note("the touches that \(group.phase.verb)", those, for: view, recorder)
        }
      }
    }
  }

  private func note(
    _ detail: String, _ touches: [UITouch], for view: UIView? = nil, related: [UIView] = [],
    _ recorder: TraceRecorder
  ) {
    recorder.record(
      .processing(.gathers, detail), from: recorder.participant(of: self),
      to: recorder.participant(of: view ?? self), fact: "D193",
      fingers: touches.map { $0.finger },
      related: related.map { recorder.participant(of: $0) })
  }
}

extension UITouch.Phase {
  /// The verb for what touches in the phase have done.
  fileprivate var verb: String {
    switch self {
    case .cancelled: "were canceled"
    case .stationary: "rest"
    default: word
    }
  }
}

extension TraceEvent.Processing {
  /// The fact behind a step of the event-fetch thread.
  var fact: String {
    switch self {
    case .schedules, .registers, .installs: "D189"
    case .finds: "D190"
    default: "D156"
    }
  }
}
