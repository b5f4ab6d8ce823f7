/// The touches of one window that are in one phase; what is told to recognizers and views in one
/// call.
struct TouchGroup {
  /// The phase.
  var phase: UITouch.Phase

  /// The touches in the order of landing.
  var touches: [UITouch]

  /// The same touches, as the touch methods take them.
  var set: Set<UITouch>

  /// Groups the touches of a window that have changed, in the order began, moved, ended, cancelled.
  static func groups(of event: UIEvent, in window: UIWindow) -> [TouchGroup] {
    if event.touches.count == 1 {
      let touch = event.touches[0]
      guard touch.window === window, touch.phase != .stationary else { return [] }
      return event.group(of: touch)
    }
    var groups: [TouchGroup] = []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { $0.phase == phase && $0.window === window }
      if touches.isEmpty { continue }
      groups.append(TouchGroup(phase: phase, touches: touches, set: Set(touches)))
    }
    return groups
  }

  /// Returns the touches that a recognizer listens to.
  func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch> {
    if touches.indices.allSatisfy({ recognizer.tracks(touches[$0]) }) { return set }
    return set.filter { recognizer.tracks($0) }
  }
}
