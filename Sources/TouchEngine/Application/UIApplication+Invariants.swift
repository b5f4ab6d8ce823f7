extension UIApplication {
  /// Returns the inconsistencies in the application's state, one sentence each, or an empty array
  /// when there are none.
  ///
  /// The method checks everything and is meant for tests, between two events. The checks on a
  /// view's touches hold only while no override of `sendEvent(_:)` swallows them.
  public final func invariantViolations() -> [String] {
    var violations: [String] = []
    for scene in connectedScenes { check(scene, &violations) }
    checkRest(&violations)
    checkTouches(&violations)
    gestureEnvironment.check(&violations)
    return violations
  }

  // MARK: View tree

  private func check(_ scene: UIWindowScene, _ violations: inout [String]) {
    if scene.application !== self {
      violations.append("\(scene.traceName) does not know its application")
    }
    let front = scene.windowsFrontToBack
    for (place, window) in scene.windows.enumerated() {
      let name = window.traceName
      if window.windowScene !== scene { violations.append("\(name) does not know its scene") }
      if window.superview != nil { violations.append("\(name) is a window in a view") }
      if scene.windows[..<place].contains(where: { $0 === window }) {
        violations.append("\(name) is in its scene twice")
      }
      if front.count(where: { $0 === window }) != 1 {
        violations.append("\(name) has no position from front to back")
      }
      var path: [UIView] = []
      check(window, in: window, inside: &path, &violations)
    }
    for (window, other) in zip(front, front.dropFirst())
    where window.windowLevel < other.windowLevel {
      violations.append("\(window.traceName) is in front of \(other.traceName), which is higher")
    }
  }

  private func check(
    _ view: UIView, in window: UIWindow, inside path: inout [UIView],
    _ violations: inout [String]
  ) {
    let name = view.traceName
    if path.contains(where: { $0 === view }) {
      violations.append("\(name) is in itself")
      return
    }
    if view.window !== window {
      violations.append("\(name) is in a window that it does not know")
    }
    if let controller = view.viewController, controller.viewIfLoaded !== view {
      violations.append("\(name) has a controller that has another view")
    }
    if let control = view as? UIControl { check(control, &violations) }
    for (place, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
      check(recognizer, of: view, &violations)
      if view.gestureRecognizers?[..<place].contains(where: { $0 === recognizer }) ?? false {
        violations.append("\(gestureEnvironment.name(of: recognizer)) is on its view twice")
      }
    }
    path.append(view)
    for (place, subview) in view.subviews.enumerated() {
      if subview.superview !== view {
        violations.append("\(subview.traceName) does not know its superview")
      }
      if view.subviews[..<place].contains(where: { $0 === subview }) {
        violations.append("\(subview.traceName) is in its superview twice")
      }
      check(subview, in: window, inside: &path, &violations)
    }
    path.removeLast()
  }

  private func check(_ control: UIControl, _ violations: inout [String]) {
    if control.isTracking && control.trackedTouch == nil {
      violations.append("\(control.traceName) tracks no finger in particular")
    }
  }

  private func check(
    _ recognizer: UIGestureRecognizer, of view: UIView, _ violations: inout [String]
  ) {
    let name = gestureEnvironment.name(of: recognizer)
    if recognizer.view !== view { violations.append("\(name) does not know its view") }
    if recognizer.environment !== gestureEnvironment {
      violations.append("\(name) is not registered")
    }
    if recognizer.isActive != gestureEnvironment.active.contains(where: { $0 === recognizer }) {
      violations.append(
        recognizer.isActive
          ? "\(name) is active but not listed" : "\(name) is listed but not active"
      )
    }
    if !recognizer.isActive && !recognizer.isFresh {
      violations.append("\(name) has not forgotten its last attempt")
    }
  }

  // MARK: The run loops and the responders

  private func checkRest(_ violations: inout [String]) {
    if mainRunLoop.isAwake { violations.append("the main run loop is awake") }
    if !queue.isEmpty { violations.append("a report waits in the queue") }
    if animation != nil { violations.append("the changes of an animation have no end") }
    if let recorder, recorder.depth != 0 {
      violations.append("the trace is \(recorder.depth) calls deep")
    }
    if let firstResponder, firstResponder.owner !== self {
      violations.append("\(firstResponder.traceName) is first responder from outside")
    }
  }

  // MARK: Touches

  private func checkTouches(_ violations: inout [String]) {
    if event.touches.count > behavior.maximumNumberOfTouches {
      violations.append("there are \(event.touches.count) touches")
    }
    for (place, touch) in event.touches.enumerated() {
      let name = "the touch of finger \(touch.finger)"
      if touch.isOver { violations.append("\(name) is over and still in the event") }
      if touch.hasLeftEvent { violations.append("\(name) is in the event that it has left") }
      if event.touches[..<place].contains(where: { $0.finger == touch.finger }) {
        violations.append("finger \(touch.finger) has two touches")
      }
      checkDelivery(of: touch, name, &violations)
    }
    for (place, record) in gestureEnvironment.held.enumerated() {
      let name = "the touch of finger \(record.touch.finger)"
      if gestureEnvironment.held[..<place].contains(where: { $0.touch === record.touch }) {
        violations.append("\(name) is held twice")
      }
      if record.touch.hasLeftEvent { checkDelivery(of: record.touch, name, &violations) }
    }
  }

  /// Checks that a touch is in exactly one queue: its view has received it, it's delayed, or no
  /// view ever receives it.
  private func checkDelivery(of touch: UITouch, _ name: String, _ violations: inout [String]) {
    let record = gestureEnvironment.held.first { $0.touch === touch }
    switch touch.viewDelivery {
    case .pending:
      if record == nil { violations.append("\(name) is neither delivered nor held") }
    case .live:
      // The view may be in another window: an override of `hitTest(_:with:)` can return any view.
      if touch.view?.window == nil && !touch.landedOutsideWindows {
        violations.append("\(name) belongs to a view that has left its window")
      }
    case .finished:
      if record != nil { violations.append("\(name) is held although its view has done with it") }
    }
    for recognizer in gestureEnvironment.active where recognizer.tracks(touch) {
      if !(touch.gestureRecognizers ?? []).contains(where: { $0 === recognizer }) {
        violations.append(
          "\(name) is known to \(gestureEnvironment.name(of: recognizer)), which it does not list")
      }
    }
  }
}
