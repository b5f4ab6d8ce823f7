/// A view that arranges its subviews in a row or a column.
///
/// For touches it's a view like any other, so it is hit in the gaps between its subviews (D194). The
/// model doesn't lay them out: you set the frames of the subviews.
open class UIStackView: UIView {
  open override var className: String { "UIStackView" }
}

extension ClassDescription {
  /// A view that arranges its subviews.
  package static let stackView = ClassDescription(
    "UIStackView", .view, inherits: .view, instances: .init { UIStackView() })
}
