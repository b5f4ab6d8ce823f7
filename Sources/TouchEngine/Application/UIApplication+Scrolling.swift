extension UIApplication {
  /// Handles the scrolling of a trackpad or a wheel while the pointer is at a point of the screen.
  ///
  /// No view receives anything. The pans from the view under the pointer up to its window follow it, if
  /// their `allowedScrollTypesMask` has its kind (G302); they have no touches (G303). Narrower than UIKit:
  /// there's no momentum after the fingers have left the trackpad, and going back doesn't follow.
  ///
  /// - Parameters:
  ///   - distance: The distance, with the sign of a finger's movement that drags content, in points.
  ///   - location: The point of the pointer when the scrolling begins.
  ///   - phase: The part of the movement.
  ///   - kind: The kind of the scrolling.
  public final func scroll(
    by distance: CGPoint, at location: CGPoint, _ phase: UIScrollEvent.Phase,
    _ kind: UIScrollTypeMask = .continuous
  ) {
    scrollEvent.time = clock.now
    scrollEvent.kind = kind
    if let recorder {
      recorder.time = clock.now
      recorder.record(
        .system(phase == .ended ? .rests : .scrolls, phase == .ended ? "" : "by \(distance.text)"),
        from: recorder.participant(.hardware, named: kind == .discrete ? "wheel" : "trackpad"),
        to: recorder.participant(of: self), fact: "G302")
    }
    if phase == .began { beginScrolling(at: location) }
    for pan in scrolling where pan.receivesTouches {
      if phase == .ended {
        pan.scrollEnded()
      } else {
        pan.scrolled(by: distance, at: clock.now)
      }
    }
    if phase == .ended { scrolling = [] }
    gestureEnvironment.update()
  }

  /// Offers the scrolling to the pans under the pointer, and asks which ones wait for which.
  private func beginScrolling(at location: CGPoint) {
    scrolling = []
    var view = hitView(at: location)
    while let present = view {
      for recognizer in present.gestureRecognizers ?? [] {
        guard let pan = recognizer as? UIPanGestureRecognizer else { continue }
        let refusal = refusal(of: pan)
        if let recorder {
          recorder.record(
            .offer(refusal == nil ? .takes : .refuses, .scroll),
            from: recorder.participant(of: self), to: recorder.participant(of: pan),
            reason: refusal?.reason, fact: refusal?.fact ?? "G302")
        }
        guard refusal == nil, let window = present.window else { continue }
        gestureEnvironment.activate(pan)
        pan.scrollBegan(at: window.pointFromSuperview(location), scrollEvent.kind, clock.now)
        scrolling.append(pan)
      }
      view = present.superview
    }
    gestureEnvironment.askForRequirements()
  }

  private func refusal(of pan: UIPanGestureRecognizer) -> Refusal? {
    guard satisfies(.scrollsNeedPermission, pan.allowedScrollTypesMask.contains(scrollEvent.kind))
    else { return Refusal(Reason(.scrollsAreNotAllowed), "G302") }
    return gestureEnvironment.refusesAll(pan) ?? gestureEnvironment.refuses(pan, scrollEvent)
  }
}
