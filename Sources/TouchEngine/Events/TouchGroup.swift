/// The touches of one window that are in one phase, which recognizers and views receive in one
/// call.
struct TouchGroup {
  /// A set of touches; an object, because its constants can be passed on without retaining them.
  final class Members {
    /// The touches in touch-down order.
    let touches: [UITouch]

    /// The same touches, as the touch methods take them.
    let set: Set<UITouch>

    fileprivate init(_ touches: [UITouch]) {
      self.touches = touches
      set = touches.count == 1 ? [touches[0]] : Set(touches)
    }

    /// Calls a function with the touches that a recognizer tracks, if there are any.
    @inline(__always)
    func withTouches(for recognizer: UIGestureRecognizer, _ body: (Set<UITouch>) -> Void) {
      if touches.indices.allSatisfy({ recognizer.tracks(touches[$0]) }) { return body(set) }
      let some = set.filter { recognizer.tracks($0) }
      if !some.isEmpty { body(some) }
    }
  }

  /// The phase.
  var phase: UITouch.Phase

  /// The touches.
  let members: Members

  /// Creates a group of some touches, which are in one phase.
  init(phase: UITouch.Phase, touches: [UITouch]) {
    self.phase = phase
    members = Members(touches)
  }

  /// Groups the touches of a window that have changed, in the order began, moved, ended, canceled.
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
}

extension [TouchGroup] {
  /// Calls a function with the phase and the touches of each group, in order.
  ///
  /// The array keeps its elements alive during the call; see `walk(_:)`.
  @inline(__always)
  func walkGroups(_ body: (UITouch.Phase, TouchGroup.Members) -> Void) {
    for index in indices {
      let phase = self[index].phase
      Unmanaged.passUnretained(self[index].members)._withUnsafeGuaranteedRef { body(phase, $0) }
    }
  }
}
