/// A scroll view that shows several lines of text, which people can edit with the keyboard.
///
/// A tap makes it first responder while it's editable (D207). Narrower than UIKit: there's no text,
/// so no selection and no links, and of UIKit's many recognizers there's only the one for a single
/// tap.
open class UITextView: UIScrollView {
  open override var className: String { "UITextView" }

  /// Whether a tap begins editing (D207).
  public final var isEditable = true {
    didSet { tapRecognizer.isEnabled = isEditable }
  }

  /// The recognizer of the tap that begins editing.
  final let tapRecognizer = UITextTapRecognizer()

  /// Creates a text view with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    tapRecognizer.textView = self
    addGestureRecognizer(tapRecognizer)
  }

  deinit {
    tapRecognizer.textView = nil
  }

  /// A text view can become first responder while it's editable.
  open override var canBecomeFirstResponder: Bool {
    isEditable || !(window?.application).follows(.onlyEditableTextIsEdited)
  }

  final override var needsKeyboard: Bool { true }

  final override func didBecomeFirstResponder() {
    window?.application?.note(.textViewDidBeginEditing, self, fact: "D207")
  }

  final override func didResignFirstResponder() {
    window?.application?.note(.textViewDidEndEditing, self, fact: "D207")
  }
}

extension ClassDescription {
  /// A scroll view that shows several lines of text.
  package static let textView = ClassDescription(
    "UITextView", .view, inherits: .scrollView, instances: .init { UITextView() },
    properties: [
      .typed(
        "isEditable", "Whether people can edit the text.",
        get: { (view: UITextView) in view.isEditable }, set: { $0.isEditable = $1 })
    ])
}
