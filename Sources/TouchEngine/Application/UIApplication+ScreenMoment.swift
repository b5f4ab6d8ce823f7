package import TraceModel

extension UIApplication {
  /// What the screen shows now: all views in windows, where their layers are presented (D240), and
  /// how far recognizers are.
  package final func screenMoment(with recorder: TraceRecorder) -> ScreenMoment {
    var moment = ScreenMoment(time: clock.now, eventCount: recorder.trace.events.count)
    for scene in connectedScenes {
      for window in scene.windowsFrontToBack.reversed() {
        moment.add(window, in: nil, .identity, recorder)
      }
    }
    return moment
  }
}

extension ScreenMoment {
  /// Adds a view with its subviews; the transform is from the superview to the screen.
  fileprivate mutating func add(
    _ view: UIView, in superview: ParticipantID?, _ toScreen: CGAffineTransform,
    _ recorder: TraceRecorder
  ) {
    let id = recorder.participant(of: view)
    let values = view.valuesOnScreen
    let transform = values.transformToSuperview.concatenating(toScreen)
    views.append(
      View(
        id: id, parent: superview,
        geometry: ParticipantGeometry(
          corners: values.bounds.corners.map { $0.applying(transform) }, frame: view.frame,
          isHidden: view.isHidden,
          alpha: view.animation == nil ? view.alpha : values.opacity,
          isUserInteractionEnabled: view.isUserInteractionEnabled,
          clipsToBounds: view.clipsToBounds),
        appearance: view.appearance, isLit: view.isLit))
    for recognizer in view.gestureRecognizers ?? [] {
      guard let measure = recognizer.progress else { continue }
      progress.append(Progress(of: recorder.participant(of: recognizer), measure))
    }
    for subview in view.subviews { add(subview, in: id, transform, recorder) }
  }
}
