/// The thread that waits for events from the system, so that the main thread need not (D154).
///
/// Its own run loop has a source for the mach port; when that fires, reports are received and
/// filtered, the source of the main run loop is signalled, and the main run loop is woken up
/// (D156).
final class UIEventFetcher {
  /// The run loop of the thread.
  let runLoop = CFRunLoop(name: "event-fetch loop")

  /// Whether the thread runs; while it does not, nothing reaches the app (D155).
  ///
  /// What came in the meantime is fetched once it runs again.
  var isRunning = true {
    didSet { if isRunning && !oldValue { fetch() } }
  }

  /// The reports that lie in the mach port.
  @exclusivity(unchecked) private var port: [HIDEvent] = []

  /// The reports that are fetched and wait for the main thread.
  @exclusivity(unchecked) private var fetched: [HIDEvent] = []

  /// Told when reports are there.
  @exclusivity(unchecked) var signal: () -> Void = {}

  /// Told of each step; for traces.
  @exclusivity(unchecked) var note: ((TraceEvent.Transport) -> Void)?

  /// Puts a report into the mach port, which wakes the thread.
  func send(_ report: HIDEvent) {
    port.append(report)
    if isRunning { fetch() }
  }

  /// Appends what is fetched to a queue and forgets it.
  func drain(into queue: inout [HIDEvent]) {
    if queue.isEmpty { return swap(&queue, &fetched) }
    queue.append(contentsOf: fetched)
    fetched.removeAll(keepingCapacity: true)
  }

  private func fetch() {
    guard !port.isEmpty else { return }
    runLoop.wakeUp(for: "source 1 of the mach port") {
      while !port.isEmpty {
        note?(.receives)
        let report = port.removeFirst()
        note?(.filters)
        // A report without fingers says nothing that an app could act on.
        if !report.isEmpty { fetched.append(report) }
      }
    }
    if !fetched.isEmpty { signal() }
  }
}
