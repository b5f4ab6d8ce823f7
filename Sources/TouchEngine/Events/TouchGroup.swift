/// The touches of one window that are in one phase; what is told to recognizers and views in one
/// call.
///
/// An object, for its constants can be handed on without counting them as used.
final class TouchGroup {
  /// The phase.
  @exclusivity(unchecked) var phase: UITouch.Phase

  /// The touches in the order of landing.
  let touches: [UITouch]

  /// The same touches, as the touch methods take them.
  let set: Set<UITouch>

  /// Creates a group of some touches, which are in one phase.
  init(phase: UITouch.Phase, touches: [UITouch]) {
    self.phase = phase
    self.touches = touches
    set = Set(touches)
  }

  /// Groups the touches of a window that have changed, in the order began, moved, ended, cancelled.
  static func groups(of event: UIEvent, in window: UIWindow) -> [TouchGroup] {
    if event.touches.count == 1 {
      guard event.touches[0].window === window, event.touches[0].phase != .stationary else {
        return []
      }
      return event.loneGroup
    }
    var groups: [TouchGroup] = []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { $0.phase == phase && $0.window === window }
      if touches.isEmpty { continue }
      groups.append(TouchGroup(phase: phase, touches: touches))
    }
    return groups
  }

  /// Calls a function with the touches that a recognizer listens to, if there are any.
  @inline(__always)
  func withTouches(for recognizer: UIGestureRecognizer, _ body: (Set<UITouch>) -> Void) {
    if touches.indices.allSatisfy({ recognizer.tracks(touches[$0]) }) { return body(set) }
    let some = set.filter { recognizer.tracks($0) }
    if !some.isEmpty { body(some) }
  }
}
