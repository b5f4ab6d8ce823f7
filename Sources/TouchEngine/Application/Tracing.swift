extension TraceRecorder {
  /// Introduces every existing participant before anything happens, back to front and outside in.
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
      // Requirements may lead from one window to another, so every participant has a number by now.
      for window in scene.windowsFrontToBack { noteRequirements(in: window) }
    }
  }

  private func noteRequirements(in view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] { noteRequirements(of: recognizer) }
    for subview in view.subviews { noteRequirements(in: subview) }
  }

  /// Notes which recognizers a recognizer requires to fail, skipping those that have no number yet.
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

  /// Returns the number of a responder, introducing the responder if it's new.
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

  /// Returns the name of a responder, or of its class when it has no name.
  package func name(of responder: UIResponder) -> String {
    guard responder.traceName.isEmpty else { return responder.traceName }
    return nameObject?(responder) ?? responder.className
  }

  /// Returns the number of a recognizer, introducing the recognizer if it's new.
  package func participant(of recognizer: UIGestureRecognizer) -> ParticipantID {
    if let id = recognizer.participant { return id }
    let id = introduce(
      .recognizer, name: recognizer.name ?? nameObject?(recognizer) ?? recognizer.className,
      className: recognizer.className,
      parent: recognizer.view.map { participant(of: $0) })
    recognizer.participant = id
    noteRequirements(of: recognizer)
    return id
  }

  /// Returns the number of a finger, introducing the finger if it's new.
  func participant(ofFinger number: Int) -> ParticipantID {
    participant(.finger, named: number == 1 ? "finger" : "finger \(number)")
  }

  /// The number of the operating system.
  var system: ParticipantID { participant(.system, named: "system") }

  /// Returns the number of an object that receives actions and isn't a responder.
  package func target(named name: String) -> ParticipantID { participant(.target, named: name) }

  /// Returns the number of a participant that isn't an object of the engine, known by its kind and
  /// name.
  package func participant(_ kind: Participant.Kind, named name: String) -> ParticipantID {
    participant(of: kind, named: name) ?? introduce(kind, name: name)
  }
}

extension UIView {
  /// The view's position and size, for a trace.
  final var traceGeometry: ParticipantGeometry {
    ParticipantGeometry(
      corners: cornersOnScreen, frame: frame, isHidden: isHidden, alpha: alpha,
      isUserInteractionEnabled: isUserInteractionEnabled, clipsToBounds: clipsToBounds)
  }
}
