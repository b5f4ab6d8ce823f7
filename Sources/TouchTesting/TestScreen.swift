@_exported public import TouchEngine

/// A screen with an app and a hand that touches it, for the tests of an app's views and recognizers.
///
/// Put views on the screen with `show(_:)`, touch them with gestures such as `tap(at:)`, let time
/// pass with `wait(for:)`, and read what happened in `events`. Nothing here sleeps: a clock advances
/// only when a gesture takes its time or you wait.
///
/// The class is for one thread or actor at a time, such as the main actor.
public final class TestScreen {
  /// The app on the screen.
  public let application = UIApplication()

  /// The scene that shows the app's windows.
  public let scene: UIWindowScene

  /// The window that fills the screen, with a view controller as its root.
  public let window: UIWindow

  /// The hand, which determines how long gestures take and how far apart fingers are.
  public var hand = Hand()

  /// The fingers that are down, by their numbers, in screen points.
  var fingers: [Int: HIDEvent.Finger] = [:]

  /// Creates a screen of a size, in points, which is the size of a recent phone by default.
  public init(width: Double = 390, height: Double = 844) {
    let names = ObjectNames()
    application.nameObject = { names.name(of: $0) }
    scene = UIWindowScene(screen: CGRect(x: 0, y: 0, width: width, height: height))
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    window.traceName = "window"
    show(UIViewController())
    view.traceName = "root"
    window.makeKeyAndVisible()
  }

  // MARK: What the screen shows

  /// The root view, which fills the window.
  public var view: UIView { window.rootViewController?.view ?? window }

  /// Adds a view to the root view; a view of no size fills it.
  public func show(_ view: UIView) {
    if view.bounds.size == .zero { view.frame = self.view.bounds }
    self.view.addSubview(view)
  }

  /// Shows a view controller as the root of the window, instead of the one before.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
  }

  /// Shows another window on top, such as one that was created with `UIWindow(frame:)`; a window of
  /// no size fills the screen.
  public func show(_ window: UIWindow) {
    if window.bounds.size == .zero { window.frame = scene.screen }
    scene.attach(window)
    window.makeKeyAndVisible()
  }

  // MARK: Time

  /// The time since the screen was created, in seconds.
  public var time: Double { application.clock.now.seconds }

  /// Lets time pass, in seconds.
  public func wait(for seconds: Double) {
    startTracing()
    application.clock.advance(by: VirtualTime(seconds: seconds))
  }

  /// Lets time pass until nothing more is scheduled, such as the end of a deceleration or of the
  /// wait for a second tap; a repeating timer never ends, so it's at most ten seconds.
  public func settle() {
    startTracing()
    let clock = application.clock
    let end = clock.now + VirtualTime(seconds: 10)
    while let deadline = clock.nextDeadline, deadline <= end { clock.advance(to: deadline) }
  }

  /// Cancels all touches, as the system does for a phone call.
  public func cancelTouches() {
    startTracing()
    fingers.removeAll()
    application.cancelTouches()
    finishTurn()
  }

  // MARK: What has happened

  /// Everything that has happened since the first gesture, as typed values.
  public var trace: Trace { startTracing().trace }

  /// Everything that has happened since the first gesture, as sentences such as `pan began` or
  /// `button touchesEnded`.
  ///
  /// Objects have the names that you gave them (`name` for recognizers, `accessibilityIdentifier`
  /// for views, or `traceName`), or else the names of their classes.
  public var events: [String] {
    let trace = trace
    return trace.events.map { trace.phrase(for: $0) }
  }

  /// What has happened to a view, a view controller, or another responder, as sentences.
  public func events(of responder: UIResponder) -> [String] {
    phrases(about: startTracing().participant(of: responder))
  }

  /// What has happened to a recognizer, as sentences.
  public func events(of recognizer: UIGestureRecognizer) -> [String] {
    phrases(about: startTracing().participant(of: recognizer))
  }

  /// Everything that has happened since the first gesture, one line for each event with its time
  /// and its reason, to print when a test fails.
  public var report: String { trace.text }

  private func phrases(about participant: ParticipantID) -> [String] {
    let trace = trace
    return trace.events.filter { $0.subject == participant }.map { trace.phrase(for: $0) }
  }

  @discardableResult
  func startTracing() -> TraceRecorder {
    application.startTracing()
  }

  /// Runs what's due now.
  func finishTurn() {
    application.clock.advance(to: application.clock.now)
  }
}
