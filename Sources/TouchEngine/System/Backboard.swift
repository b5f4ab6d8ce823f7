/// The part of the system between the digitizer and the apps: IOKit, backboardd, and SpringBoard
/// (D152).
///
/// It sends each report to the frontmost app or, when there's none, to the home screen (E02).
public final class Backboard {
  /// The frontmost app, or `nil` when the home screen is frontmost.
  public var frontmostApplication: UIApplication? {
    didSet {
      if oldValue !== frontmostApplication { oldValue?.cancelTouches() }  // D186
    }
  }

  /// The number of reports that the home screen has received.
  public private(set) var reportsTakenByHomeScreen = 0

  /// The recorder of the reports that the home screen receives.
  public var recorder: TraceRecorder?

  /// The main run loop of SpringBoard, which draws the home screen.
  private let homeScreenLoop = CFRunLoop(name: "SpringBoard main run loop")

  /// The order of the only version 0 source in that loop; its other sources aren't known.
  private static let homeScreenSource = 0

  /// Creates the system with the home screen frontmost.
  public init() {
    // A message at the port wakes the loop, and a source that's then signaled consumes the event
    // (D152).
    homeScreenLoop.addSource(of: CFRunLoop.machPort) { [unowned(unsafe) self] in
      homeScreenLoop.signalSource(order: Self.homeScreenSource)
    }
    homeScreenLoop.addSource("event", order: Self.homeScreenSource) { [unowned(unsafe) self] in
      consume()
    }
  }

  /// Receives a report of the digitizer and forwards it.
  public func send(_ report: HIDEvent) {
    if let application = frontmostApplication { return application.handle(report) }
    if let recorder {
      recorder.noteArrival(of: report, at: recorder.homeScreen)
      watchHomeScreen(recorder)
    }
    homeScreenLoop.receiveMessage(at: CFRunLoop.machPort)
  }

  private func consume() {
    reportsTakenByHomeScreen += 1
    guard let recorder else { return }
    recorder.record(
      .transport(.consumes, "the event"), from: recorder.homeScreen, to: recorder.homeScreen,
      reason: Reason(.noAppInFront), fact: "D152")
  }

  /// Makes the run loop of the home screen report what wakes it and what it performs.
  private func watchHomeScreen(_ recorder: TraceRecorder) {
    homeScreenLoop.note = { step, detail in
      guard step == .wakes || step == .source else { return }
      recorder.record(
        .runLoop(step, detail), from: recorder.homeScreen, to: recorder.homeScreen, fact: "D152")
    }
  }
}

extension TraceRecorder {
  /// The process that draws the home screen.
  fileprivate var homeScreen: ParticipantID { process(named: "SpringBoard") }
}
