/// A scroll view that shows several lines of text, which people can edit with the keyboard.
///
/// A tap makes it first responder while it's editable (D207), and a tap on a link calls its delegate
/// while it's selectable and not editable (D266). A double tap and a long press select text while it's
/// selectable (D271–D273). Narrower than UIKit: there's no text, so links are areas, and of UIKit's
/// many recognizers there are only four.
open class UITextView: UIScrollView {
  open override var className: String { "UITextView" }

  /// Whether a tap begins editing (D207).
  public final var isEditable = true {
    didSet { tapRecognizer.isEnabled = isEditable }
  }

  /// Whether people can select text and interact with links (D266, D273).
  public final var isSelectable = true {
    didSet { updateSelection() }
  }

  /// The areas of the links, in the view's coordinates; in UIKit, they follow from the text.
  public final var linkAreas: [CGRect] = [] {
    didSet { updateLinkRecognizer() }
  }

  /// The recognizer of taps on links, while there are any (D268).
  fileprivate final var linkRecognizer: UITextLinkTapRecognizer?

  /// The recognizers with which people select its text.
  final let selection = TextSelectionRecognizers()

  /// The recognizer of the tap that begins editing.
  final let tapRecognizer = UITextTapRecognizer()

  /// Creates a text view with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    selection.attach(to: self)
    tapRecognizer.textView = self
    addGestureRecognizer(tapRecognizer)
  }

  deinit {
    tapRecognizer.textView = nil
    selection.detach()
    linkRecognizer?.detach()
  }

  /// Lets people select text while it's selectable (D273).
  private func updateSelection() {
    selection.areEnabled =
      satisfies(.onlySelectableTextIsSelected, isSelectable)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSelection()
  }

  /// Adds the recognizer of taps on links, or removes it when there are none.
  private func updateLinkRecognizer() {
    if !linkAreas.isEmpty, linkRecognizer == nil {
      let recognizer = UITextLinkTapRecognizer(of: self)
      linkRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if linkAreas.isEmpty, let recognizer = linkRecognizer {
      removeGestureRecognizer(recognizer)
      recognizer.detach()
      linkRecognizer = nil
    }
  }

  /// Returns the index of the link that a tap at a point would follow (D266).
  final func link(at point: CGPoint) -> Int? {
    guard isSelectable, !isEditable else { return nil }
    return linkAreas.firstIndex { $0.contains(point) }
  }

  /// Asks the delegate for the action of a link, and performs it (D267).
  final func follow(link index: Int) {
    let usual = UIAction { _ in }
    var action: UIAction? = usual
    if let delegate = delegate?.textViewDelegate {
      action = delegate.textView(
        self, primaryActionFor: UITextItem(index: index), defaultAction: usual)
    }
    window?.application?.note(
      .primaryActionFor, self, action == nil ? "false" : "true", fact: "D267")
    action?.perform()
  }

  /// Tells the delegate that another text is selected.
  final func selectionDidChange(fact: String) {
    window?.application?.note(.textViewDidChangeSelection, self, fact: fact)
    delegate?.textViewDelegate?.textViewDidChangeSelection(self)
  }

  /// A text view can become first responder while it's editable.
  open override var canBecomeFirstResponder: Bool {
    satisfies(.onlyEditableTextIsEdited, isEditable)
  }

  final override var needsKeyboard: Bool { true }

  /// Asks the delegate, if there is one, and begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let application = window?.application, application.firstResponder !== self,
      let delegate = delegate?.textViewDelegate
    else { return super.becomeFirstResponder() }
    let answer = delegate.textViewShouldBeginEditing(self)
    application.note(.textViewShouldBeginEditing, self, answer ? "true" : "false")
    return answer && super.becomeFirstResponder()
  }

  final override func didBecomeFirstResponder() {
    window?.application?.note(.textViewDidBeginEditing, self, fact: "D207")
  }

  final override func didResignFirstResponder() {
    window?.application?.note(.textViewDidEndEditing, self, fact: "D207")
  }
}

/// The recognizer of taps on a text view's links (D268), whose class in UIKit isn't published.
final class UITextLinkTapRecognizer: UITapGestureRecognizer {
  /// A delegate that lets the recognizer receive only touches on links.
  private final class Judge: UIGestureRecognizerDelegate {
    func responds(to method: AnsweredMethod) -> Bool { method == .shouldReceiveTouch }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let textView = gestureRecognizer.view as? UITextView else { return false }
      return textView.link(at: touch.location(in: textView)) != nil
    }
  }

  private unowned(unsafe) var textView: UITextView?

  /// Creates the recognizer of a text view.
  init(of textView: UITextView) {
    self.textView = textView
    super.init(target: nil, action: nil)
    delegate = Judge()
  }

  /// Forgets the text view.
  func detach() {
    textView = nil
    delegate = nil
  }

  override var actingOwner: UIResponder? { textView }

  override func actForOwner() {
    guard let textView, let link = textView.link(at: location(in: textView)) else { return }
    textView.follow(link: link)
  }
}

extension ClassDescription {
  /// A scroll view that shows several lines of text.
  package static let textView = ClassDescription(
    "UITextView", .view, inherits: .scrollView, subjects: .textViews,
    instances: .init { UITextView() },
    asks: [.textViewShouldBeginEditing, .primaryActionFor],
    properties: [
      .typed(
        "isEditable", "Whether people can edit the text.",
        get: { (view: UITextView) in view.isEditable }, set: { $0.isEditable = $1 }),
      .typed(
        "isSelectable", "Whether people can select text and interact with links.",
        get: { (view: UITextView) in view.isSelectable }, set: { $0.isSelectable = $1 }),
      .typed(
        "linkArea", "The area of the text's link, in the view's coordinates.",
        get: { (view: UITextView) in view.linkAreas.first ?? .zero },
        set: { $0.linkAreas = $1.isEmpty ? [] : [$1] }),
    ],
    parts: [
      ClassPart(
        "tap", .tapGestureRecognizer, ofClass: "UITextTapRecognizer",
        at: .recognizer(classNamed: "UITextTap", taps: 1)
      ) { (view: UITextView) in view.tapRecognizer },
      .keyboardWindow,
      ClassPart(
        "doubleTap", .tapGestureRecognizer, at: .recognizer(classNamed: "UITextTap", taps: 2)
      ) { (view: UITextView) in view.selection.doubleTap },
      ClassPart(
        "longPress", .longPressGestureRecognizer,
        at: .recognizer(classNamed: "UIVariableDelayLoupe")
      ) { (view: UITextView) in view.selection.longPress },
      ClassPart(
        "linkTap", .tapGestureRecognizer, if: .ifMentioned(["linkArea"]), at: .unpublished
      ) { (view: UITextView) in view.linkRecognizer },
    ])
}
