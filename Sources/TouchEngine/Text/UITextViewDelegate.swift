/// The methods that a text view calls on its delegate.
///
/// Every method has a default implementation, which returns UIKit's default.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing can begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns the action to perform for a tap on a link, or `nil` for none (D267); the default action
  /// by default.
  ///
  /// On systems before iOS 17, the method is
  /// `textView(_:shouldInteractWith:in:interaction:)`.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// Tells the delegate that people have selected another text (D271, D272).
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// This delegate.
  public var textViewDelegate: (any UITextViewDelegate)? { self }

  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    flag(.textViewShouldBeginEditing, for: textView)
  }

  /// Returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { flag(.primaryActionFor, for: textView) ? defaultAction : nil }

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension AnsweredMethod {
  /// Whether editing can begin in a text view.
  static let textViewShouldBeginEditing = AnsweredMethod(
    "textViewShouldBeginEditing(_ textView: UITextView) -> Bool", of: "UITextViewDelegate",
    "textViewShouldBeginEditing", returns: .flag(usually: true))

  /// Whether there's an action for a link of a text view.
  static let primaryActionFor = AnsweredMethod(
    """
    textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, \
    defaultAction: UIAction) -> UIAction?
    """, of: "UITextViewDelegate", "primaryActionFor", returns: .flag(usually: true))
}

/// A link in a text view.
public final class UITextItem {
  /// The index of the link's area in the text view's `linkAreas`.
  ///
  /// In UIKit, an item has its range in the text, which the model doesn't have.
  public let index: Int

  init(index: Int) {
    self.index = index
  }
}
