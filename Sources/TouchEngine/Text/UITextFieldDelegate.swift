/// The methods that a text field calls on its delegate before and after editing.
///
/// Every method has a default implementation, which allows everything and does nothing.
public protocol UITextFieldDelegate: AnyObject {
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
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
