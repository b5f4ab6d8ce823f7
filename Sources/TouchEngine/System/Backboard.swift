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

  /// Creates the system with the home screen in front.
  public init() {}

  /// Takes a report of the digitizer and sends it on.
  public func send(_ report: HIDEvent) {
    if let application = frontmostApplication { return application.handle(report) }
    reportsTakenByHomeScreen += 1
    guard let recorder else { return }
    let glass = recorder.glass
    let shell = recorder.process(named: "SpringBoard")
    recorder.record(
      .transport(.sends, "IOHIDEvent, \(report.summary)"), from: glass, to: shell,
      fact: "D152",
      fingers: report.fingers.map { $0.number })
    recorder.record(
      .transport(.consumes, "the event"), from: shell, to: shell,
      reason: Reason(.noAppInFront), fact: "D152")
  }
}
