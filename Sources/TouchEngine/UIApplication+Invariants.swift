extension UIApplication {
  /// What is wrong with the state of this world, one sentence each; empty when all is well.
  ///
  /// It looks at everything and is meant for tests, between two events.
  public final func invariantViolations() -> [String] {
    var violations: [String] = []
    for scene in connectedScenes {
      for window in scene.windows { check(window, in: window, &violations) }
    }
    checkTouches(&violations)
    checkRecognizers(&violations)
    return violations
  }

  private func check(_ view: UIView, in window: UIWindow, _ violations: inout [String]) {
    if view.window !== window {
      violations.append("\(view.traceName) is in a window that it does not know")
    }
    for recognizer in view.gestureRecognizers ?? [] {
      if recognizer.view !== view {
        violations.append("\(gestureEnvironment.name(of: recognizer)) does not know its view")
      }
      if recognizer.environment !== gestureEnvironment {
        violations.append("\(gestureEnvironment.name(of: recognizer)) is not registered")
      }
    }
    for subview in view.subviews {
      if subview.superview !== view {
        violations.append("\(subview.traceName) does not know its superview")
      }
      check(subview, in: window, &violations)
    }
  }

  private func checkTouches(_ violations: inout [String]) {
    var fingers: [Int] = []
    for touch in event.touches {
      if touch.isOver { violations.append("a touch that is over is still in the event") }
      if fingers.contains(touch.finger) {
        violations.append("finger \(touch.finger) has two touches")
      }
      fingers.append(touch.finger)
    }
    for record in gestureEnvironment.held {
      if record.phases.isEmpty { violations.append("a touch is held for nothing") }
      if record.touch.viewDelivery == .finished {
        violations.append("a touch is held although its view has done with it")
      }
    }
  }

  private func checkRecognizers(_ violations: inout [String]) {
    for recognizer in gestureEnvironment.active {
      let name = gestureEnvironment.name(of: recognizer)
      if !recognizer.isActive { violations.append("\(name) is listed but not active") }
      if recognizer.needsUpdate { violations.append("\(name) still needs an update") }
      if recognizer.isWaiting && !recognizer.hasRecognized {
        violations.append("\(name) waits without having recognized")
      }
      if recognizer.hasActed && recognizer.isWaiting {
        violations.append("\(name) waits although it has acted")
      }
      if recognizer.storedState == .changed && !recognizer.hasBegun {
        violations.append("\(name) has changed without having begun")
      }
    }
  }
}
