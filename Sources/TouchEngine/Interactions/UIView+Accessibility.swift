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

  /// Whether VoiceOver finds the view and nothing inside it.
  ///
  /// A cell's controls are found, unless code has made the cell an element.
  fileprivate final var hidesElementsInside: Bool {
    storedIsAccessibilityElement ?? (isUsuallyAccessibilityElement && !(self is UITableViewCell))
  }
}

extension UIApplication {
  /// Handles a double tap with VoiceOver on, while a view is selected (D288).
  ///
  /// A class that overrides `accessibilityActivate()` and returns `true` has done all. For others,
  /// VoiceOver touches the screen. Narrower than UIKit: VoiceOver doesn't scroll to the view.
  ///
  /// - Returns: The point of the screen at which VoiceOver touches, or `nil` for no touch.
  public final func activate(_ view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    let refusal = refusal(of: view)
    if let recorder {
      recorder.time = clock.now
      recorder.record(
        .system(.activates, recorder.trace.name(of: recorder.participant(of: view))),
        from: recorder.participant(.hardware, named: "VoiceOver"),
        to: recorder.participant(of: self),
        reason: refusal?.reason, fact: refusal?.fact ?? "D288")
    }
    guard refusal == nil, !answersActivation(view) else { return nil }
    let points = view.activationPoints.map { view.convert($0, to: nil) }
    let found = points.first { point in
      let other = hitView(at: point)?.accessibilityElement
      // What isn't an element isn't noticed, and receives the touch.
      return other == nil || other === view
    }
    return given(.activationsLookForTheView, found) ?? points[0]
  }

  /// Returns the reason VoiceOver doesn't find a view, or `nil` if it does (D288, D290).
  private func refusal(of view: UIView) -> Refusal? {
    func reason(_ cause: Reason.Cause, _ view: UIView) -> Reason {
      Reason(cause, of: recorder.map { [$0.participant(of: view)] } ?? [])
    }
    if !view.isAccessibilityElement { return Refusal(Reason(.isNoAccessibilityElement), "D288") }
    guard follows(.someElementsAreNotFound) else { return nil }
    if let hidden = view.nearest(where: { $0.isHidden }) {
      return Refusal(reason(.isHiddenFromVoiceOver, hidden), "D290")
    }
    return view.superview?.nearest { $0.hidesElementsInside }
      .map { Refusal(reason(.isInElement, $0), "D290") }
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
