import TouchEngine

// Single fingers, for what no gesture describes.
extension TestScreen {
  /// Lets a finger touch down at a point on the screen.
  ///
  /// - Precondition: The finger is up.
  public func touch(
    at point: CGPoint, finger: Int = 1, type: UITouch.TouchType = .direct, force: Double = 0
  ) {
    precondition(fingers[finger] == nil, "finger \(finger) is already down")
    send([HIDEvent.Finger(finger, .touch, at: point, type: type, force: force)])
  }

  /// Moves a finger to a point on the screen, in one report, and optionally changes its force.
  ///
  /// - Precondition: The finger is down.
  public func move(to point: CGPoint, finger: Int = 1, force: Double? = nil) {
    send([report(of: finger, .move, at: point, force: force)])
  }

  /// Lifts a finger.
  ///
  /// - Precondition: The finger is down.
  public func lift(finger: Int = 1) {
    send([report(of: finger, .lift)])
  }

  /// Returns the location on the screen of a point of a view, or for `nil`, of the center of the
  /// part that's visible.
  public func location(of point: CGPoint? = nil, in view: UIView) throws(TestScreenError)
    -> CGPoint
  {
    let name = startTracing().name(of: view)
    guard let window = view.window else { throw .hasNoWindow(name) }
    guard window.windowScene === scene else { throw .windowIsElsewhere(name) }
    guard !window.isHidden else { throw .windowIsHidden(name) }
    guard let center = view.visibleCenter(on: scene.screen) else { throw .isNotVisible(name) }
    guard let point else { return center }
    return view.screenPoint(of: point)
  }

  /// Sends what fingers do at one time.
  func send(_ reports: [HIDEvent.Finger]) {
    startTracing()
    for report in reports {
      fingers[report.number] = report.change == .lift ? nil : report
    }
    application.handle(HIDEvent(reports))
    finishTurn()
  }

  /// Returns what a finger that's down does now.
  func report(
    of finger: Int, _ change: HIDEvent.Finger.Change, at point: CGPoint? = nil,
    force: Double? = nil
  ) -> HIDEvent.Finger {
    guard var report = fingers[finger] else { preconditionFailure("finger \(finger) isn't down") }
    report.change = change
    report.location = point ?? report.location
    report.force = force ?? report.force
    return report
  }
}
