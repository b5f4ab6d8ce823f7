extension UIApplication {
  /// Delays reports until the next frame, if the main thread is to take them together (D062).
  final func waitForFrame() {
    guard !isFramePending else { return }
    let pause = nextFrame - clock.now
    guard pause > .zero else { return signalReports() }
    isFramePending = true
    clock.schedule(after: pause) { [unowned(unsafe) self] in
      // The code that's called may release the application.
      withExtendedLifetime(self) {
        isFramePending = false
        signalReports()
      }
    }
  }

  /// The time of the next frame, or the current time when that's a frame's.
  private var nextFrame: VirtualTime {
    let rate = Int64(max(1, behavior.framesPerSecond))
    let now = clock.now.microseconds
    // The remainder comes first, because the product of a long time and the rate could overflow.
    let second = now / 1_000_000 * 1_000_000
    let frame = (now - second) * rate / 1_000_000
    let moment = second + frame * 1_000_000 / rate
    return VirtualTime(
      microseconds: moment == now ? now : second + (frame + 1) * 1_000_000 / rate)
  }

  /// Removes the next report from the queue, together with the reports after it that contain only
  /// moves (D062).
  ///
  /// The event keeps the samples in between for code that asks for them (D063).
  final func takeFoldedReport() -> HIDEvent {
    var report = queue.removeFirst()
    event.foldedReports = [report]
    while report.tellsOfMovesOnly, let next = queue.first, next.tellsOfMovesOnly,
      next.buttonMask == report.buttonMask, next.modifierFlags == report.modifierFlags
    {
      event.foldedReports.append(queue.removeFirst())
      report.goOn(with: next)
    }
    if let recorder, event.foldedReports.count > 1 {
      recorder.time = clock.now
      let id = recorder.participant(of: self)
      recorder.record(
        .transport(.folds, "\(event.foldedReports.count) reports"), from: id, to: id,
        reason: Reason(.cameSinceTheFrame), fact: "D062")
    }
    return report
  }
}

extension HIDEvent {
  /// Whether the report's fingers have only moved.
  fileprivate var tellsOfMovesOnly: Bool {
    !fingers.isEmpty && fingers.allSatisfy { $0.change == .move }
  }

  /// Adopts the positions of the fingers in a later report.
  fileprivate mutating func goOn(with next: HIDEvent) {
    time = next.time
    for finger in next.fingers {
      if let index = fingers.firstIndex(where: { $0.number == finger.number }) {
        fingers[index] = finger
      } else {
        fingers.append(finger)
      }
    }
  }
}
