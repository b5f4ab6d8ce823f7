/// The part of the system between the digitizer and the apps: IOKit, backboardd and SpringBoard
/// (D152).
///
/// It sends each report to the app in front; without one, the home screen takes it (E02).
public final class Backboard {
  /// The app in front, or `nil` when the home screen is.
  public var frontmostApplication: UIApplication? {
    didSet {
      if oldValue !== frontmostApplication { oldValue?.cancelTouches() }  // D186
    }
  }

  /// The number of reports that the home screen has taken.
  public private(set) var reportsTakenByHomeScreen = 0

  /// The recorder that is told of what the home screen takes.
  public var recorder: TraceRecorder?

  /// The main run loop of SpringBoard, which draws the home screen.
  private let homeScreenLoop = CFRunLoop(name: "SpringBoard main run loop")

  /// The order of the one source of version 0 in that loop; what others it has is not known.
  private static let homeScreenSource = 0

  /// Creates the system with the home screen in front.
  public init() {
    // A message at the port wakes the loop, and the event is consumed by a source that is signalled
    // then (D152).
    homeScreenLoop.addSource(of: CFRunLoop.machPort) { [unowned(unsafe) self] in
      homeScreenLoop.signalSource(order: Self.homeScreenSource)
    }
    homeScreenLoop.addSource("event", order: Self.homeScreenSource) { [unowned(unsafe) self] in
      consume()
    }
  }

  /// Takes a report of the digitizer and sends it on.
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

  /// Has the run loop of the home screen tell what wakes it and what it performs.
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
