extension UIApplication {
  /// Moves the pointer that hovers, or takes it away, and tells the hover recognizers (D042).
  ///
  /// A pointer whose button is not pressed is no touch that views could hear of. It is looked for like
  /// a landing finger, and the recognizers from the view that is found up to its window learn that it
  /// comes, moves and goes.
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

  /// Gives up the pointer that hovers, because its button goes down: its touch becomes an ordinary
  /// one, and it hovers no longer (D052).
  ///
  /// - Returns: the touch, or `nil` when no pointer hovers that the finger could be.
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
    // No view ever hears of it as long as it hovers.
    touch.viewDelivery = .finished
    return touch
  }

  /// The hover recognizers from a view up to its window that know the pointer, or take it now.
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
    // It may have been switched off, or its view taken away, since.
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
