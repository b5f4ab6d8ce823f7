extension UIApplication {
  /// Moves or removes the hovering pointer, and updates the hover recognizers (D042).
  ///
  /// A pointer whose button isn't pressed isn't a touch that views can receive. The application
  /// hit-tests it like a finger that touches down, and the recognizers from the hit-test view up to
  /// its window are notified as it arrives, moves, and leaves.
  final func hover(_ finger: HIDEvent.Finger) {
    let old = pointer
    var view: UIView?
    if finger.change == .hover, finger.location.isFinite,
      let (window, hit) = findWindow(at: finger.location), let hit
    {
      let place = window.pointFromSuperview(finger.location)
      view = hit
      let touch = old ?? makePointer(finger, window, place)
      touch.previousTime = touch.time
      touch.time = event.time
      touch.previousWindowLocation = touch.window === window ? touch.windowLocation : place
      touch.windowLocation = place
      touch.window = window
      touch.view = view
      pointer = touch
    }
    if view == nil { pointer = nil }
    guard let touch = pointer ?? old else { return }
    let hovered = recognizers(under: touch, from: view)
    for recognizer in hovering where !hovered.contains(where: { $0.recognizer === recognizer }) {
      tell(recognizer, .regionExited, touch)
    }
    for (recognizer, isNew) in hovered {
      tell(recognizer, isNew ? .regionEntered : .regionMoved, touch)
    }
    hovering = hovered.map { $0.recognizer }
    gestureEnvironment.update()
  }

  /// Ends hovering because the pointer's button goes down: the pointer's touch becomes an ordinary
  /// touch (D052).
  ///
  /// - Returns: The touch, or `nil` when no hovering pointer can be the finger.
  final func takePointer(for finger: HIDEvent.Finger, in window: UIWindow) -> UITouch? {
    guard let touch = pointer, touch.finger == finger.number, touch.type == finger.type,
      touch.window === window
    else { return nil }
    for recognizer in hovering { tell(recognizer, .regionExited, touch) }
    hovering.removeAll()
    pointer = nil
    gestureEnvironment.update()
    touch.phase = .began
    touch.view = nil
    touch.viewDelivery = .pending
    touch.time = event.time
    touch.previousTime = event.time
    touch.windowLocation = window.pointFromSuperview(finger.location)
    touch.previousWindowLocation = touch.windowLocation
    return touch
  }

  private func makePointer(
    _ finger: HIDEvent.Finger, _ window: UIWindow, _ place: CGPoint
  ) -> UITouch {
    touchCount += 1
    let touch = UITouch(
      finger: finger.number, type: finger.type, serial: touchCount, time: event.time,
      window: window, location: place)
    touch.tapCount = 0
    // No view ever receives the touch while it hovers.
    touch.viewDelivery = .finished
    return touch
  }

  /// Returns the hover recognizers from a view up to its window that track the pointer or begin to
  /// track it now.
  private func recognizers(
    under touch: UITouch, from view: UIView?
  ) -> [(recognizer: UIHoverGestureRecognizer, isNew: Bool)] {
    var list: [(recognizer: UIHoverGestureRecognizer, isNew: Bool)] = []
    var view = view
    while let present = view {
      for recognizer in present.gestureRecognizers ?? [] {
        guard let hover = recognizer as? UIHoverGestureRecognizer else { continue }
        if hover.tracks(touch) {
          list.append((hover, false))
        } else if gestureEnvironment.offerPointer(touch, to: hover) {
          list.append((hover, true))
        }
      }
      view = present.superview
    }
    return list
  }

  private func tell(
    _ recognizer: UIHoverGestureRecognizer, _ phase: UITouch.Phase, _ touch: UITouch
  ) {
    // The recognizer may have been disabled, or its view removed, since then.
    guard recognizer.tracks(touch) else { return }
    touch.phase = phase
    if let recorder {
      let sender = touch.window.map { recorder.participant(of: $0) }
      recorder.record(
        .touches(phase.method), from: sender ?? recorder.participant(of: self),
        to: recorder.participant(of: recognizer), fact: "D042",
        fingers: touch.fingers)
    }
    recognizer.hover(phase)
  }
}
