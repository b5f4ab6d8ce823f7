/// The order values of the main run loop's sources after the source that drains the fetcher (D165).
private enum SourceOrder {
  /// The source that processes the queue.
  static let queue = -1
  /// The single source that does both; its order wasn't observed, and nothing is signaled with it.
  static let fetcher = 1
}

extension UIApplication {
  /// Adds the sources and observers that logs have shown to the main run loop.
  final func equipMainRunLoop() {
    let loop = mainRunLoop
    // The caller that wakes the loop retains the application, so no call has to retain it again.
    let application = Unmanaged.passUnretained(self)
    loop.removeSourcesAndObservers()
    if behavior.trackingModeIsCommon { loop.addCommonMode(.tracking) }
    loop.addSource("HID drain", order: behavior.drainOrder) {
      application._withUnsafeGuaranteedRef { $0.drain() }
    }
    loop.addSource("event queue", order: SourceOrder.queue) {
      application._withUnsafeGuaranteedRef { $0.processQueue() }
    }
    loop.addSource("event fetcher", order: SourceOrder.fetcher) {
      application._withUnsafeGuaranteedRef {
        $0.takeFetchedEvents()
        $0.processQueue()
      }
    }
    loop.skipsWaiting = behavior.handledSourcesSkipWaiting
    loop.addObserver(
      "gesture update", of: .beforeWaiting, order: behavior.gestureUpdateOrder
    ) {
      application._withUnsafeGuaranteedRef { $0.gestureEnvironment.update() }
    }
    // Nothing is drawn here, but views are laid out when UIKit does it (D149, D164).
    loop.addObserver("before commit", of: .beforeWaiting, order: 1_999_000)
    loop.addObserver("Core Animation commit", of: .beforeWaiting, order: 2_000_000) {
      application._withUnsafeGuaranteedRef { if !$0.pendingCommit.isEmpty { $0.layOutViews() } }
    }
    loop.addObserver("after commit", of: .beforeWaiting, order: 2_001_000) {
      application._withUnsafeGuaranteedRef { if !$0.pendingCommit.isEmpty { $0.finishCommit() } }
    }
  }

  /// Hands fetched reports to the main run loop, immediately or with the next frame (D062).
  final func reportsAreThere() {
    if behavior.foldsReportsBetweenFrames { waitForFrame() } else { signalReports() }
  }

  /// Signals the main run loop and wakes it, as the event-fetch thread does (D156).
  final func signalReports() {
    let loop = mainRunLoop
    loop.signalSource(
      order: behavior.hasSingleEventSource ? SourceOrder.fetcher : behavior.drainOrder)
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

  /// Takes a report without the event-fetch thread, as if the mach port were the main thread's.
  final func handleOnMainThread(_ report: HIDEvent) {
    let loop = mainRunLoop
    queue.append(report)
    loop.signalSource(order: SourceOrder.queue)
    guard !loop.isAwake else { return }
    beginTurn()
    loop.wakeUp()
  }

  /// Runs the main run loop once before the clock advances, unless the loop is awake.
  final func runMainLoopSoon() {
    guard !mainRunLoop.isAwake, pendingRun == nil else { return }
    pendingRun = clock.schedule(after: .zero) { [unowned(unsafe) self] in
      // The code that's called may release the application.
      withExtendedLifetime(self) {
        beginTurn()
        mainRunLoop.wakeUp()
      }
    }
  }

  /// Finishes the work that's pending, without a turn.
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
    takeFetchedEvents()
    if !queue.isEmpty { mainRunLoop.signalSource(order: SourceOrder.queue) }
  }

  /// Moves the events that the event-fetch thread has fetched into the application's queue (D191).
  private func takeFetchedEvents() {
    let count = queue.count
    eventFetcher.drain(into: &queue)
    guard tracesSystem else { return }
    noteWork(.drains, "the fetcher")
    for _ in count..<queue.count { noteProcessing(.enqueues, "the event", fact: "D191") }
  }

  /// Processes the events in the queue, and completes the update of which they're the first phase: the
  /// display links and the commit follow without returning to the run loop (D169).
  private func processQueue() {
    let isUpdate = !queue.isEmpty && follows(.updatesHavePhases)
    if isUpdate { notePhase("eventDispatch") }
    processEvents()
    guard isUpdate else { return }
    notePhase("CADisplayLinkDispatch")
    notePhase("CATransactionCommit")
    guard !pendingCommit.isEmpty else { return }
    layOutViews()
    finishCommit()
  }

  private func notePhase(_ phase: @autoclosure () -> String) {
    guard tracesSystem, let recorder else { return }
    let loop = recorder.mainLoop
    recorder.record(.runLoop(.phase, phase()), from: loop, to: loop, fact: "D169")
  }

  private func processEvents() {
    while !queue.isEmpty {
      if tracesSystem {
        noteProcessing(.dequeues, "the event", fact: "D191")
        noteWork(.makes, "the UIEvent")
      }
      if behavior.foldsReportsBetweenFrames {
        process(takeFoldedReport())
        event.foldedReports.removeAll()
      } else {
        process(takeReport())
      }
    }
  }

  /// Removes the oldest report from the queue.
  private func takeReport() -> HIDEvent {
    // The queue usually holds one report, and removing the last element moves no others.
    queue.count == 1 ? queue.removeLast() : queue.removeFirst()
  }

  private func noteWork(_ work: TraceEvent.Transport, _ detail: @autoclosure () -> String) {
    guard tracesSystem, let recorder else { return }
    let id = recorder.participant(of: self)
    recorder.record(.transport(work, detail()), from: id, to: id, fact: "D170")
  }

  /// Records that the keyboard, which is in its own window, looks at the event before any other
  /// code does; this changes nothing (D081).
  final func notePeek() {
    guard let recorder else { return }
    recorder.record(
      .transport(.peeks, "at the event"), from: recorder.process(named: "keyboard"),
      to: recorder.participant(of: self), fact: "D081")
  }

  /// Records that finished touches leave the event (D081).
  final func noteRemoval() {
    guard let recorder else { return }
    let id = recorder.participant(of: self)
    recorder.record(
      .transport(.removes, "the finished touches"), from: id, to: id, fact: "D081")
  }

  /// Lets the run loops and the fetcher report what they do.
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
    guard tracesProcessing else { return }
    eventFetcher.noteProcessing = { step, detail in
      recorder.record(.processing(step, detail), from: thread, to: thread, fact: step.fact)
    }
    // The thread has been ready since launch; a trace of the system shows how it was set up.
    eventFetcher.setUp()
  }
}

extension TraceRecorder {
  /// The thread that receives events.
  var fetchThread: ParticipantID { participant(.thread, named: "event-fetch thread") }

  /// The run loop of the main thread.
  var mainLoop: ParticipantID { participant(.runLoop, named: "main run loop") }
}
