/// The recognizers with which people select text in a text view.
///
/// A double tap selects a word (D271), and so does a long press, or it moves the cursor (D272).
/// Narrower than UIKit: what's selected isn't in the model, and neither are UIKit's recognizers for
/// triple taps, for two fingers, and for a tap and a half.
final class TextSelectionRecognizers {
  /// The recognizer of two taps.
  let doubleTap = UITextTapRecognizer()

  /// The recognizer of a finger that rests on the text.
  let longPress = UIVariableDelayLoupeGesture()

  /// Whether the recognizers receive touches (D273).
  var areEnabled = true {
    didSet {
      doubleTap.isEnabled = areEnabled
      longPress.isEnabled = areEnabled
    }
  }

  /// Adds the recognizers to a text view.
  func attach(to textView: UITextView) {
    doubleTap.numberOfTapsRequired = 2
    doubleTap.textView = textView
    longPress.textView = textView
    textView.addGestureRecognizer(doubleTap)
    textView.addGestureRecognizer(longPress)
  }

  /// Forgets the text view, which is about to go.
  func detach() {
    doubleTap.textView = nil
    longPress.textView = nil
  }

}

/// The recognizer of a tap on a text: of the one with which people begin to edit it (D197), or of
/// the two that select a word (D271).
///
/// Its class is known from logs, in which it belongs to the text itself and doesn't delay
/// `touchesEnded` (D198).
final class UITextTapRecognizer: UITapGestureRecognizer {
  override var className: String { "UITextTapRecognizer" }

  /// The view that created the recognizer.
  unowned(unsafe) var textView: UIView?

  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  override var actingOwner: UIResponder? { textView }

  private var selects: Bool { numberOfTapsRequired > 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if application.suspends(selects ? .textGesturesSelect : .textTapsBeginEditing) {
      state = .failed
    }
  }

  override func actForOwner() {
    if selects {
      (textView as? UITextView)?.selectionDidChange(fact: "D271")
    } else {
      textView?.becomeFirstResponder()
    }
  }
}

/// The recognizer of a finger that rests on a text (D272), known by its class from logs.
///
/// The delay that its name speaks of isn't published; in the model, it's half a second, as for any press.
final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {
  override var className: String { "UIVariableDelayLoupeGesture" }

  /// The text view that created the recognizer.
  unowned(unsafe) var textView: UITextView?

  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  override var actingOwner: UIResponder? { textView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if application.suspends(.textGesturesSelect) { state = .failed }
  }

  override func actForOwner() {
    guard state == .began else { return }
    textView?.selectionDidChange(fact: "D272")
  }
}
