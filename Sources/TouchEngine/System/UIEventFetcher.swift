/// The thread that waits for events from the system, so that the main thread need not (D154).
///
/// When it starts, it schedules the client of the event system with its own run loop, which gives that
/// loop a source for the mach port; it registers what is to be called, and installs filters (D189).
/// When the source fires, reports are received and filtered, the thread tells that there are some, the
/// source of the main run loop is signalled, and the main run loop is woken up (D156).
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

  /// The application whose main run loop is signalled when reports are there; it makes the fetcher and
  /// lives longer.
  @exclusivity(unchecked) var application = Lent<UIApplication>()

  /// Told of each step; for traces.
  @exclusivity(unchecked) var note: ((TraceEvent.Transport) -> Void)?

  /// Told of what stands between the steps; for traces.
  @exclusivity(unchecked) var noteProcessing: ((TraceEvent.Processing, String) -> Void)?

  init() {
    setUp()
  }

  /// Makes the thread ready, or makes it ready anew (D189).
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

  /// Puts a report into the mach port, which wakes the thread.
  func send(_ report: consuming HIDEvent) {
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
    runLoop.receiveMessage(at: CFRunLoop.machPort) {
      noteProcessing?(.finds, "source 1 by its port")
    }
    guard !fetched.isEmpty else { return }
    noteProcessing?(.announces, fetched.count == 1 ? "1 event" : "\(fetched.count) events")
    noteProcessing?(.informs, "the event dispatcher")
    application.use { $0.reportsAreThere() }
  }

  /// The callback for events: takes what is in the port, and leaves out what is of no use.
  private func receive() {
    // The reports stay where they are until all are looked at, and then change hands together.
    var index = 0
    while index < port.count {
      note?(.receives)
      note?(.filters)
      // A report without fingers says nothing that an app could act on.
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
