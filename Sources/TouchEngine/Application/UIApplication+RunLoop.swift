/// The orders of the sources of the main run loop (D165).
private enum SourceOrder {
  /// What drains the fetcher into the queue.
  static let drain = -2
  /// What processes the queue.
  static let queue = -1
}

extension UIApplication {
  /// Gives the main run loop the sources and observers that logs have shown.
  final func equipMainRunLoop() {
    let loop = mainRunLoop
    loop.removeSourcesAndObservers()
    loop.addCommonMode(.tracking)  // D168
    loop.addSource("HID drain", order: SourceOrder.drain) { [unowned(unsafe) self] in drain() }
    loop.addSource("event queue", order: SourceOrder.queue) { [unowned(unsafe) self] in
      processQueue()
    }
    loop.addObserver("gesture update", of: .beforeWaiting, order: 0) {
      [unowned(unsafe) self] in
      gestureEnvironment.update()
    }
    // Nothing is drawn here, but views are laid out where UIKit does it (D149, D164).
    loop.addObserver("before commit", of: .beforeWaiting, order: 1_999_000)
    loop.addObserver("Core Animation commit", of: .beforeWaiting, order: 2_000_000) {
      [unowned(unsafe) self] in
      layOutViews()
    }
    loop.addObserver("after commit", of: .beforeWaiting, order: 2_001_000) {
      [unowned(unsafe) self] in
      finishCommit()
    }
  }

  /// Hands fetched reports to the main run loop, at once or with the next frame (D062).
  final func reportsAreThere() {
    if behavior.foldsReportsBetweenFrames { waitForFrame() } else { signalReports() }
  }

  /// Signals the main run loop and wakes it, as the event-fetch thread does (D156).
  final func signalReports() {
    let loop = mainRunLoop
    loop.signalSource(order: SourceOrder.drain)
    if tracesSystem, let recorder {
      let thread = recorder.fetchThread
      recorder.record(
        .transport(.signals, "source 0"), from: thread, to: recorder.mainLoop, fact: "D156")
      recorder.record(.transport(.wakes), from: thread, to: recorder.mainLoop, fact: "D156")
    }
    guard !loop.isAwake else { return }
    beginTurn()
    loop.wakeUp()
  }

  /// Lets the main run loop go round before the clock moves on, unless it is awake.
  final func runMainLoopSoon() {
    guard !mainRunLoop.isAwake, pendingRun == nil else { return }
    pendingRun = clock.schedule(after: .zero) { [unowned(unsafe) self] in
      // What is called may let go of the application.
      withExtendedLifetime(self) {
        beginTurn()
        mainRunLoop.wakeUp()
      }
    }
  }

  /// Does what is left to do of the past, without a turn.
  final func settle() {
    guard !mainRunLoop.isAwake, !pendingCommit.isEmpty else { return }
    layOutViews()
    finishCommit()
    if let pendingRun, gestureEnvironment.isSettled, !mainRunLoop.hasBlocks {
      clock.cancel(pendingRun)
      self.pendingRun = nil
    }
  }

  private func drain() {
    eventFetcher.drain(into: &queue)
    noteWork(.drains, "the fetcher")
    if !queue.isEmpty { mainRunLoop.signalSource(order: SourceOrder.queue) }
  }

  private func processQueue() {
    while !queue.isEmpty {
      noteWork(.makes, "the UIEvent")
      if behavior.foldsReportsBetweenFrames {
        process(takeFoldedReport())
        event.foldedReports.removeAll()
      } else {
        process(queue.removeFirst())
      }
    }
  }

  private func noteWork(_ work: TraceEvent.Transport, _ detail: String) {
    guard tracesSystem, let recorder else { return }
    let id = recorder.participant(of: self)
    recorder.record(.transport(work, detail), from: id, to: id, fact: "D170")
  }

  /// Writes down that the keyboard, which shows itself in a window of its own, looks at the event
  /// before anybody else; it changes nothing (D081).
  final func notePeek() {
    guard let recorder else { return }
    recorder.record(
      .transport(.peeks, "at the event"), from: recorder.process(named: "keyboard"),
      to: recorder.participant(of: self), fact: "D081")
  }

  /// Writes down that touches that are over leave the event (D081).
  final func noteRemoval() {
    guard let recorder else { return }
    let id = recorder.participant(of: self)
    recorder.record(
      .transport(.removes, "the finished touches"), from: id, to: id, fact: "D081")
  }

  /// Writes down the way of a report from the glass to the mach port of the app (D152, D153).
  final func noteArrival(of report: HIDEvent) {
    guard let recorder else { return }
    recorder.time = clock.now
    let fingers = report.fingers.map { $0.number }
    let kit = recorder.process(named: "IOKit")
    let backboard = recorder.process(named: "backboardd")
    recorder.record(
      .transport(.reports, report.measure), from: report.source(recorder), to: kit,
      fact: "D152", fingers: fingers)
    recorder.record(
      .transport(.sends, "IOHIDEvent, \(report.summary)"), from: kit, to: backboard,
      fact: "D153",
      fingers: fingers)
    recorder.record(
      .transport(.sends, "mach message"), from: backboard, to: recorder.fetchThread,
      fact: "D152", fingers: fingers)
  }

  /// Has the run loops and the fetcher tell what they do.
  final func watchSystem(_ recorder: TraceRecorder) {
    let thread = recorder.fetchThread
    let mainLoop = recorder.mainLoop
    mainRunLoop.note = { step, detail in
      recorder.record(.runLoop(step, detail), from: mainLoop, to: mainLoop, fact: "D162")
    }
    eventFetcher.runLoop.note = { step, detail in
      recorder.record(.runLoop(step, detail), from: thread, to: thread, fact: "D162")
    }
    eventFetcher.note = { what in
      recorder.record(
        .transport(what, "the event"), from: thread, to: thread, fact: "D156")
    }
  }
}

extension HIDEvent {
  /// Whether it reports nothing at all.
  var isEmpty: Bool {
    if case .some = input { return false }
    return fingers.isEmpty
  }

  /// The part of the device that has measured it.
  fileprivate func source(_ recorder: TraceRecorder) -> ParticipantID {
    switch input {
    case .presses: recorder.participant(.hardware, named: "remote")
    case .shake: recorder.participant(.hardware, named: "device")
    case nil: recorder.glass
    }
  }

  /// What that part has measured.
  fileprivate var measure: String {
    switch input {
    case .presses: "buttons"
    case .shake: "acceleration"
    case nil: "capacitance"
    }
  }

  /// The report in a few words: one hand at (0, 0), and a child for each finger (D153).
  var summary: String {
    switch input {
    case .presses(let presses):
      return presses.map { "\($0.type.word) \($0.change == .press ? "down" : "up")" }
        .joined(separator: "; ")
    case .shake: return "shake"
    case nil: break
    }
    let children = fingers.map { "finger \($0.number) \($0.mask) at \($0.location.text)" }
    return (["hand at (0, 0)"] + children).joined(separator: "; ")
  }
}

extension HIDEvent.Finger {
  /// What has changed about the finger, as the digitizer's event mask says it (D153).
  fileprivate var mask: String {
    switch change {
    case .touch: "range, touch, position"
    case .move: "position"
    case .lift: "range, touch"
    case .cancel: "cancel"
    case .hover: "range, position"
    case .leave: "range"
    }
  }
}

extension TraceRecorder {
  /// The digitizer under the glass.
  var glass: ParticipantID { participant(.hardware, named: "digitizer") }

  /// The thread that receives events.
  var fetchThread: ParticipantID { participant(.thread, named: "event-fetch thread") }

  /// The run loop of the main thread.
  var mainLoop: ParticipantID { participant(.runLoop, named: "main run loop") }

  /// A process of the system.
  func process(named name: String) -> ParticipantID { participant(.process, named: name) }
}
