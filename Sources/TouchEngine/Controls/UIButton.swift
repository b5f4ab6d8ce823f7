/// A control that is pressed.
open class UIButton: UIControl {
  open override var className: String { "UIButton" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.button, title: currentTitle ?? "", isEnabled: isEnabled)
  }

  private var titles: [(state: State, title: String)] = []

  /// Sets the words that the button shows in a state; a state without words shows those of `normal`.
  public final func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
  }

  /// The words that the button shows in a state, or `nil` when that has none.
  public final func title(for state: State) -> String? {
    titles.first { $0.state == state }?.title
  }

  /// The words that the button shows now.
  public final var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// A lift inside is what a button is for (D133).
  open override var primaryEvent: Event { .touchUpInside }

  /// Refuses a single tap with one finger to recognizers of views around it (D137, D138a).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIControl {
  /// Whether a recognizer is a single tap with one finger that belongs to a view around this
  /// control.
  ///
  /// A recognizer on the control itself is the control's own and wins (D136); double taps, two
  /// fingers and long presses are not refused (D138c).
  final func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isAround(recognizer), let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    let isKept = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    if isKept {
      window?.application?.recorder?.explain(
        Reason(.controlKeepsTaps), fact: "D137")
    }
    return isKept
  }

  /// Whether a recognizer is a pan with one finger, or a swipe, along an axis of this control, that
  /// belongs to a view around it (D138).
  final func isDrag(_ recognizer: UIGestureRecognizer, acceptsSwipes: Bool) -> Bool {
    guard isAround(recognizer) else { return false }
    var isKept = false
    if let pan = recognizer as? UIPanGestureRecognizer {
      // The translation is too short by now: the threshold has been taken off (G148).
      let way = UIGestureRecognizer.convert(vector: pan.travelAtBegin, in: window, to: self)
      isKept = pan.numberOfTouches <= 1 && way.x.magnitude >= way.y.magnitude
    } else if acceptsSwipes, let swipe = recognizer as? UISwipeGestureRecognizer {
      isKept =
        swipe.numberOfTouchesRequired == 1
        && !swipe.direction.intersection([.left, .right]).isEmpty
    }
    if isKept {
      window?.application?.recorder?.explain(
        Reason(.controlKeepsDrags), fact: "D138")
    }
    return isKept
  }

  private func isAround(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, view !== self else { return false }
    return isDescendant(of: view)
  }
}

extension ClassDescription {
  /// A control that is pressed.
  package static let button = ClassDescription(
    "UIButton", .view, inherits: .control, instances: .init { UIButton() },
    properties: [
      .typed(
        "title", "The words on the button.",
        get: { (button: UIButton) in button.title(for: .normal) ?? "" },
        set: { $0.setTitle($1, for: .normal) })
    ])
}
