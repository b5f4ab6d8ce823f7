/// A control that is pressed.
open class UIButton: UIControl {
  open override var className: String { "UIButton" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.button, title: currentTitle ?? "", isEnabled: isEnabled)
  }

  private var titles: [(state: State, title: String)] = []

  /// Sets the title that the button shows in a state; a state without a title uses the title for
  /// `normal`.
  public final func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
  }

  /// Returns the title that the button shows in a state, or `nil` when the state has none.
  public final func title(for state: State) -> String? {
    titles.first { $0.state == state }?.title
  }

  /// The title that the button currently shows.
  public final var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The menu that the button opens after a press, or as soon as a finger touches down (D292).
  public final var menu: UIMenu? { didSet { updateMenuInteraction() } }

  /// Whether opening the menu is what the button does for a tap (D292).
  public final var showsMenuAsPrimaryAction = false

  /// The interaction that opens the menu, while there is one.
  public private(set) final var contextMenuInteraction: UIContextMenuInteraction?

  private final func updateMenuInteraction() {
    if menu == nil, let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    } else if menu != nil, contextMenuInteraction == nil {
      let interaction = ButtonMenuInteraction()
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, showsMenuAsPrimaryAction, follows(.menusOpenOnTouchDown) else { return }
    (contextMenuInteraction as? ButtonMenuInteraction)?.open()
  }

  /// A button's primary event is a touch-up inside it (D133).
  open override var primaryEvent: Event { .touchUpInside }

  /// Prevents recognizers of its ancestors from recognizing a single tap with one finger (D137,
  /// D138a).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIControl {
  /// Returns whether a recognizer is a single one-finger tap that belongs to an ancestor of this
  /// control.
  ///
  /// A recognizer on the control itself belongs to the control and wins (D136); double taps,
  /// two-finger taps, and long presses aren't prevented (D138c).
  final func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isAround(recognizer), let tap = recognizer as? UITapGestureRecognizer,
      follows(.controlsKeepSingleTaps)
    else { return false }
    let isSingle = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    guard satisfies(.controlsGiveOtherTapsAway, isSingle) else { return false }
    window?.application?.recorder?.explain(Reason(.controlKeepsTaps), fact: "D137")
    return true
  }

  /// Returns whether a recognizer is a one-finger swipe along this control, and belongs to an
  /// ancestor (D138).
  final func isSwipeAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isAround(recognizer), let swipe = recognizer as? UISwipeGestureRecognizer else {
      return false
    }
    return keeps(
      swipe.numberOfTouchesRequired == 1
        && !swipe.direction.intersection([.left, .right]).isEmpty)
  }

  private func keeps(_ isAlong: Bool) -> Bool {
    guard isAlong, follows(.controlsKeepDrags) else { return false }
    window?.application?.recorder?.explain(Reason(.controlKeepsDrags), fact: "D138")
    return true
  }

  /// Returns whether a recognizer belongs to an ancestor of this control.
  final func isAround(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    return isDescendant(of: view) && satisfies(.ownRecognizerWins, view !== self)
  }
}

extension ClassDescription {
  /// A control that is pressed.
  package static let button = ClassDescription(
    "UIButton", .view, inherits: .control, instances: .init { UIButton() },
    properties: [
      .typed(
        "menu", "Whether the button opens a menu.",
        get: { (button: UIButton) in button.menu != nil },
        set: { $0.menu = $1 ? UIMenu() : nil }),
      .typed(
        "showsMenuAsPrimaryAction", "Whether the menu opens as soon as a finger touches down.",
        get: { (button: UIButton) in button.showsMenuAsPrimaryAction },
        set: { $0.showsMenuAsPrimaryAction = $1 }),
      .typed(
        "title", "The words on the button.",
        get: { (button: UIButton) in button.title(for: .normal) ?? "" },
        set: { $0.setTitle($1, for: .normal) }),
    ],
    parts: [
      ClassPart(
        "menu", .contextMenuInteraction, if: .ifMentioned(["menu"]), at: .unpublished
      ) { (button: UIButton) in button.contextMenuInteraction?.recognizer }
    ])
}
