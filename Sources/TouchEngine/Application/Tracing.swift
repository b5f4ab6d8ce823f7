extension TraceRecorder {
  /// Introduces everybody who is there before anything happens, back to front and outside in.
  func introduceEverybody(of application: UIApplication) {
    _ = participant(of: application)
    if let delegate = application.delegate {
      _ = participant(of: delegate, kind: .applicationDelegate)
    }
    for scene in application.connectedScenes {
      _ = participant(of: scene)
      for window in scene.windowsFrontToBack.reversed() { introduceTree(window) }
    }
    for scene in application.connectedScenes {
      // They may lead from one window to another, so everybody has a number by now.
      for window in scene.windowsFrontToBack { noteRequirements(in: window) }
    }
  }

  private func noteRequirements(in view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] { noteRequirements(of: recognizer) }
    for subview in view.subviews { noteRequirements(in: subview) }
  }

  /// Notes which recognizers one requires to fail; one that has no number is not introduced for it.
  func noteRequirements(of recognizer: UIGestureRecognizer) {
    guard let id = recognizer.participant else { return }
    for other in recognizer.failureRequirements {
      if let other = other.participant { note(id, requires: other) }
    }
  }

  private func introduceTree(_ view: UIView) {
    if let controller = view.viewController { _ = participant(of: controller) }
    _ = participant(of: view)
    for recognizer in view.gestureRecognizers ?? [] { _ = participant(of: recognizer) }
    for subview in view.subviews { introduceTree(subview) }
  }

  /// The number of a responder; one that was not there before is introduced.
  package func participant(of responder: UIResponder, kind: Participant.Kind? = nil)
    -> ParticipantID
  {
    if let id = responder.participant { return id }
    let view = responder as? UIView
    let parent: UIResponder? = view?.superview ?? (view as? UIWindow)?.windowScene
    let id = introduce(
      kind ?? responder.participantKind, name: name(of: responder),
      className: responder.className,
      parent: parent.map { participant(of: $0) }, geometry: view?.traceGeometry,
      appearance: view?.appearance)
    responder.participant = id
    return id
  }

  /// The name of a responder: its own, or else its class.
  package func name(of responder: UIResponder) -> String {
    responder.traceName.isEmpty ? responder.className : responder.traceName
  }

  /// The number of a recognizer; one that was not there before is introduced.
  package func participant(of recognizer: UIGestureRecognizer) -> ParticipantID {
    if let id = recognizer.participant { return id }
    let id = introduce(
      .recognizer, name: recognizer.name ?? recognizer.className, className: recognizer.className,
      parent: recognizer.view.map { participant(of: $0) })
    recognizer.participant = id
    noteRequirements(of: recognizer)
    return id
  }

  /// The number of a finger; one that was not there before is introduced.
  func participant(ofFinger number: Int) -> ParticipantID {
    participant(.finger, named: number == 1 ? "finger" : "finger \(number)")
  }

  /// The number of the operating system.
  var system: ParticipantID { participant(.system, named: "system") }

  /// The number of the object that receives actions and is no responder.
  package func target(named name: String) -> ParticipantID { participant(.target, named: name) }

  /// The number of somebody who is no object of the engine; known by kind and name.
  package func participant(_ kind: Participant.Kind, named name: String) -> ParticipantID {
    participant(of: kind, named: name) ?? introduce(kind, name: name)
  }
}

extension UIView {
  /// Where the view is, for a trace.
  final var traceGeometry: ParticipantGeometry {
    ParticipantGeometry(
      corners: cornersOnScreen, frame: frame, isHidden: isHidden, alpha: alpha,
      isUserInteractionEnabled: isUserInteractionEnabled, clipsToBounds: clipsToBounds)
  }
}
