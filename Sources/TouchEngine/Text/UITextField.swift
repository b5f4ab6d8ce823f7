/// A control that shows a line of text, which people edit with the keyboard.
///
/// A tap makes it first responder (D197) by its own recognizer, which cancels the touch that the
/// control tracks (D198). Narrower than UIKit: no text is typed, selected, or drawn, and of UIKit's
/// many recognizers there's only the one for a single tap. A text view also has those that select.
open class UITextField: UIControl {
  open override var className: String { "UITextField" }

  /// The object that's asked before editing and notified of it; a strong reference, where UIKit's is
  /// weak.
  public final var delegate: (any UITextFieldDelegate)?

  /// The recognizer of the tap that begins editing.
  final let tapRecognizer = UITextTapRecognizer()

  /// Creates a field with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    tapRecognizer.textView = self
    addGestureRecognizer(tapRecognizer)
  }

  deinit {
    tapRecognizer.textView = nil
  }

  /// Whether the field is the first responder.
  public final var isEditing: Bool { isFirstResponder }

  /// A text field can become first responder while it's enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  final override var needsKeyboard: Bool { true }

  /// Asks the delegate (D200), and begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let application = window?.application, application.firstResponder !== self else {
      return super.becomeFirstResponder()
    }
    let answer = delegate?.textFieldShouldBeginEditing(self) ?? true
    application.note(
      .textFieldShouldBeginEditing, self, answer ? "true" : "false", fact: "D200")
    return satisfies(.fieldsAskBeforeEditing, answer) && super.becomeFirstResponder()
  }

  /// Asks the delegate (D202), and ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let application = window?.application, application.firstResponder === self else {
      return super.resignFirstResponder()
    }
    let answer = delegate?.textFieldShouldEndEditing(self) ?? true
    application.note(.textFieldShouldEndEditing, self, answer ? "true" : "false", fact: "D202")
    return satisfies(.fieldsAskBeforeResigning, answer) && super.resignFirstResponder()
  }

  final override func didBecomeFirstResponder() {
    guard application.follows(.fieldsTellOfEditing) else { return }
    application?.note(.textFieldDidBeginEditing, self, fact: "D201")
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
  }

  final override func didResignFirstResponder() {
    application?.note(.textFieldDidEndEditing, self, fact: "D201")
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, nil)
  }
}

extension ClassDescription {
  /// A control that shows a line of text.
  package static let textField = ClassDescription(
    "UITextField", .view, inherits: .control, subjects: .textFields,
    instances: .init { UITextField() },
    asks: [.textFieldShouldBeginEditing, .textFieldShouldEndEditing],
    properties: [
      .typed(
        "isEditing", "Whether the text of a field is being edited.",
        get: { (field: UITextField) in field.isEditing })
    ],
    parts: [
      ClassPart(
        "tap", .tapGestureRecognizer, ofClass: "UITextTapRecognizer",
        at: .recognizer(classNamed: "UITextTap", taps: 1)
      ) { (field: UITextField) in field.tapRecognizer },
      .keyboardWindow,
    ])
}
