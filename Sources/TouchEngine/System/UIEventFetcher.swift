/// The thread that waits for events from the system, so that the main thread doesn't have to
/// (D154).
///
/// When it starts, it schedules the client of the event system with its own run loop, which gives
/// that loop a source for the mach port; it registers its callback, and installs filters (D189).
/// When the source fires, the thread receives and filters reports, announces that there are some,
/// signals the source of the main run loop, and wakes the main run loop (D156).
final class UIEventFetcher {
  /// The run loop of the thread.
  let runLoop = CFRunLoop(name: "event-fetch loop")

  /// Whether the thread is running; while it isn't, no event reaches the app (D155).
  ///
  /// Reports that arrive meanwhile are fetched once it runs again.
  var isRunning = true {
    didSet { if isRunning && !oldValue { fetch() } }
  }

  /// The reports that are waiting in the mach port.
  @exclusivity(unchecked) private var port: [HIDEvent] = []

  /// The reports that are fetched and wait for the main thread.
  @exclusivity(unchecked) private var fetched: [HIDEvent] = []

  /// The application whose main run loop is signaled when there are reports, and which creates the
  /// fetcher and outlives it.
  @exclusivity(unchecked) var application = Lent<UIApplication>()

  /// A closure that receives each step; for traces.
  @exclusivity(unchecked) var note: ((TraceEvent.Transport) -> Void)?

  /// A closure that receives the processing between the steps; for traces.
  @exclusivity(unchecked) var noteProcessing: ((TraceEvent.Processing, String) -> Void)?

  init() {
    setUp()
  }

  /// Sets up the thread, for the first time or again (D189).
  func setUp() {
    runLoop.removeSourcesAndObservers()
    let fetcher = Unmanaged.passUnretained(self)
    runLoop.addSource(of: CFRunLoop.machPort) {
      fetcher._withUnsafeGuaranteedRef { $0.receive() }
    }
    noteProcessing?(.schedules, "the event client with its run loop")
    noteProcessing?(.registers, "the callback for events")
    noteProcessing?(.installs, "the filter chain")
  }

  /// Sends a report to the mach port, which wakes the thread.
  func send(_ report: consuming HIDEvent) {
    port.append(report)
    if isRunning { fetch() }
  }

  /// Appends the fetched reports to a queue and removes them.
  func drain(into queue: inout [HIDEvent]) {
    if queue.isEmpty { return swap(&queue, &fetched) }
    queue.append(contentsOf: fetched)
    fetched.removeAll(keepingCapacity: true)
  }

  private func fetch() {
    guard !port.isEmpty else { return }
    runLoop.receiveMessage(at: CFRunLoop.machPort) {
      noteProcessing?(.finds, "source 1 by its port")
    }
    guard !fetched.isEmpty else { return }
    noteProcessing?(.announces, fetched.count == 1 ? "1 event" : "\(fetched.count) events")
    noteProcessing?(.informs, "the event dispatcher")
    application.use { $0.reportsAreThere() }
  }

  /// Receives events, as the callback for them: takes the reports from the port and filters out
  /// useless ones.
  private func receive() {
    // The reports stay in the port until all are checked, and then move together.
    var index = 0
    while index < port.count {
      note?(.receives)
      note?(.filters)
      // A report without fingers contains nothing that an app could act on.
      if port[index].isEmpty { port.remove(at: index) } else { index += 1 }
    }
    if fetched.isEmpty { return swap(&fetched, &port) }
    fetched.append(contentsOf: port)
    port.removeAll(keepingCapacity: true)
  }
}

extension CFRunLoop {
  /// The port at which the reports of the system arrive.
  static let machPort = "mach port"
}
