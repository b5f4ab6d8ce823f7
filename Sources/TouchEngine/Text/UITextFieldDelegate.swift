/// The methods that a text field calls on its delegate before and after editing.
///
/// Every method has a default implementation, which allows everything and does nothing.
public protocol UITextFieldDelegate: AnsweringObject {
  /// Asks the delegate whether a text field can become first responder (D200).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that a text field has become first responder (D201).
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks the delegate whether a text field can resign (D202).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that a text field has resigned (D201).
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    flag(.textFieldShouldBeginEditing, for: textField)
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    flag(.textFieldShouldEndEditing, for: textField)
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

extension AnsweredMethod {
  /// Whether editing can begin in a text field.
  static let textFieldShouldBeginEditing = AnsweredMethod(
    "textFieldShouldBeginEditing(_ textField: UITextField) -> Bool", of: "UITextFieldDelegate",
    "textFieldShouldBeginEditing", returns: .flag(usually: true))

  /// Whether editing can end in a text field.
  static let textFieldShouldEndEditing = AnsweredMethod(
    "textFieldShouldEndEditing(_ textField: UITextField) -> Bool", of: "UITextFieldDelegate",
    "textFieldShouldEndEditing", returns: .flag(usually: true))
}
