/// The text field of a search bar.
///
/// Narrower than UIKit: it has no tokens and no button to clear it, so it's touched like any other
/// text field.
open class UISearchTextField: UITextField {
  open override var className: String { "UISearchTextField" }
}

extension ClassDescription {
  /// The text field of a search bar.
  package static let searchTextField = ClassDescription(
    "UISearchTextField", .view, inherits: .textField, instances: .init { UISearchTextField() })
}
