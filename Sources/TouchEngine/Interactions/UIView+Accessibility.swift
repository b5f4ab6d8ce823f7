extension UIView {
  /// Whether assistive technologies find the view; unless it's set, it depends on the class: controls,
  /// labels, texts, and cells are found.
  public final var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? isUsuallyAccessibilityElement }
    set { storedIsAccessibilityElement = newValue }
  }

  private var isUsuallyAccessibilityElement: Bool {
    self is UIControl || self is UILabel || self is UITextView || self is UITableViewCell
  }

  /// The points at which VoiceOver looks for the view before it touches it, in its coordinates: its
  /// center, and 3 points from its top and bottom edge (D289).
  fileprivate final var activationPoints: [CGPoint] {
    [bounds.midY, bounds.minY + 3, bounds.maxY - 3].map { CGPoint(x: bounds.midX, y: $0) }
  }

  /// The nearest accessibility element among the view and its ancestors.
  fileprivate final var accessibilityElement: UIView? { nearest { $0.isAccessibilityElement } }
}

extension UIApplication {
  /// Handles a double tap with VoiceOver on, while a view is selected (D288).
  ///
  /// A class that overrides `accessibilityActivate()` and returns `true` has done all. For others,
  /// VoiceOver touches the screen.
  ///
  /// - Returns: The point of the screen at which VoiceOver touches, or `nil` for no touch.
  public final func activate(_ view: UIView) -> CGPoint? {
    let isElement = view.isAccessibilityElement && view.window != nil
    if let recorder {
      recorder.time = clock.now
      recorder.record(
        .system(.activates, recorder.trace.name(of: recorder.participant(of: view))),
        from: recorder.participant(.hardware, named: "VoiceOver"),
        to: recorder.participant(of: self),
        reason: isElement ? nil : Reason(.isNoAccessibilityElement), fact: "D288")
    }
    guard isElement, !answersActivation(view) else { return nil }
    let points = view.activationPoints.map { view.convert($0, to: nil) }
    let found = points.first { point in
      let other = hitView(at: point)?.accessibilityElement
      // What isn't an element isn't noticed, and receives the touch.
      return other == nil || other === view
    }
    return given(.activationsLookForTheView, found) ?? points[0]
  }

  private func answersActivation(_ view: UIView) -> Bool {
    guard follows(.viewsAreActivatedFirst) else { return false }
    let answer = view.ask(.accessibilityActivate) { view.accessibilityActivate() }
    if answer, let recorder {
      let id = recorder.participant(of: view)
      recorder.record(.question(.accessibilityActivate, true), from: id, to: id, fact: "D288")
    }
    return answer
  }
}

extension AnsweredMethod {
  /// Whether a view does what VoiceOver's double tap means.
  static let accessibilityActivate = AnsweredMethod(
    "accessibilityActivate() -> Bool", "accessibilityActivate", returns: .flag(usually: false))
}
