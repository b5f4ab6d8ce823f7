extension UIGestureEnvironment {
  /// Offers a new touch to the recognizers from the view that was hit up to the window (G039, G041,
  /// G042).
  ///
  /// The touch's list is fixed from now on (G046).
  func collectRecognizers(for touch: UITouch, on hit: UIView) {
    var list: [UIGestureRecognizer] = []
    var view: UIView? = hit
    while let present = view {
      for recognizer in present.gestureRecognizers ?? [] {
        let refusal = refusal(of: recognizer, touch)
        note(recognizer, touch, refusal)
        guard refusal == nil else { continue }
        list.append(recognizer)
        recognizer.touches.append(touch)
        activate(recognizer)
      }
      view = present.superview
    }
    touch.gestureRecognizers = list
  }

  /// Why a recognizer is not given a touch, or `nil` when it is; the order of the checks is that of
  /// G045.
  private func refusal(
    of recognizer: UIGestureRecognizer, _ touch: UITouch
  ) -> (reason: String, fact: String)? {
    if !recognizer.isEnabled { return ("isEnabled is false", "G029") }
    if recognizer.storedState.rawValue > UIGestureRecognizer.State.changed.rawValue {
      return ("it has not been reset since it \(recognizer.storedState.word)", "G024")
    }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      recognizer.noteQuestion("shouldReceive", about: nil, answer, fact: "G043")
      if !answer { return ("its delegate does not want the touch", "G043") }
    }
    return nil
  }

  private func note(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ refusal: (reason: String, fact: String)?
  ) {
    guard let recorder = application.recorder else { return }
    recorder.record(
      .offer, from: recorder.participant(of: application), to: recorder.participant(of: recognizer),
      refusal == nil ? "takes" : "refuses", detail: "finger \(touch.finger)",
      reason: refusal?.reason ?? "", fact: refusal?.fact ?? "G039", fingers: [touch.finger])
  }
}
