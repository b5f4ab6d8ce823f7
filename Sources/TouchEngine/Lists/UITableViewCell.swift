/// The view of one row of a table view.
open class UITableViewCell: UIView {
  open override var className: String { "UITableViewCell" }

  override var appearance: ViewAppearance? { ViewAppearance(.cell) }

  override var isLit: Bool { isHighlighted || isSelected }

  /// The view that fills the cell and holds what it shows.
  public final let contentView = UIView()

  /// Whether a finger rests on the row.
  public internal(set) final var isHighlighted = false

  /// Whether the row is selected.
  public internal(set) final var isSelected = false

  /// Creates a cell; the table view sets its frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.traceName = "contentView"
    contentView.frame = bounds
    addSubview(contentView)
  }
}

extension ClassDescription {
  /// The view of one row of a table.
  package static let tableViewCell = ClassDescription(
    "UITableViewCell", .view, inherits: .view, instances: .init { UITableViewCell() },
    properties: Property.laidOut + [
      .typed(
        "isHighlighted", "Whether the cell is lit.",
        get: { (cell: UITableViewCell) in cell.isHighlighted }),
      .typed(
        "isSelected", "Whether the cell is selected.",
        get: { (cell: UITableViewCell) in cell.isSelected }),
    ],
    parts: [ClassPart("contentView", .view) { (cell: UITableViewCell) in cell.contentView }])
}
