/// The size and spacing of a collection view's items, arranged from left to right, then down.
public final class UICollectionViewFlowLayout {
  /// The size of every item, in points.
  public var itemSize = CGSize(width: 50, height: 50)

  /// The minimum distance between items of a line, in points.
  public var minimumInteritemSpacing: CGFloat = 10

  /// The distance between lines, in points.
  public var minimumLineSpacing: CGFloat = 10

  /// The distance from the edges, in points.
  public var sectionInset = UIEdgeInsets.zero

  /// Creates a layout with UIKit's numbers.
  public init() {}

  /// A layout that positions items one after another.
  struct Flow {
    fileprivate let itemSize: CGSize
    fileprivate let gap: CGFloat
    fileprivate let lineGap: CGFloat
    fileprivate let inset: UIEdgeInsets
    fileprivate let perLine: Int
    private var top: CGFloat
    private var count = 0

    fileprivate init(_ layout: UICollectionViewFlowLayout, _ width: CGFloat) {
      itemSize = layout.itemSize
      lineGap = layout.minimumLineSpacing
      inset = layout.sectionInset
      let room = width - inset.left - inset.right
      let least = layout.minimumInteritemSpacing
      let step = itemSize.width + least
      perLine = step > 0 && room.isFinite ? max(1, Int(min(10_000, (room + least) / step))) : 1
      // The remaining space of a line goes between its items.
      let left = room - Double(perLine) * itemSize.width
      gap = perLine > 1 ? max(least, left / Double(perLine - 1)) : 0
      top = layout.sectionInset.top
    }

    /// Begins a new line, unless the current one is empty.
    mutating func startLine() {
      guard count > 0 else { return }
      count = 0
      top += itemSize.height + lineGap
    }

    /// Returns the frame of the next item.
    mutating func next() -> CGRect {
      if count == perLine { startLine() }
      let x = inset.left + Double(count) * (itemSize.width + gap)
      count += 1
      return CGRect(x: x, y: top, width: itemSize.width, height: itemSize.height)
    }

    /// The height of all lines.
    var height: CGFloat { top + (count > 0 ? itemSize.height : 0) + inset.bottom }
  }

  /// Returns the layout of items in a width.
  func flow(in width: CGFloat) -> Flow { Flow(self, width) }
}

/// The view of one item of a collection view.
open class UICollectionViewCell: UIView {
  open override var className: String { "UICollectionViewCell" }

  override var appearance: ViewAppearance? { ViewAppearance(.cell) }

  override var isLit: Bool { isHighlighted || isSelected }

  /// The view that fills the cell and holds what it shows.
  public final let contentView = UIView()

  /// Whether a finger rests on the item.
  public internal(set) final var isHighlighted = false

  /// Whether the item is selected.
  public internal(set) final var isSelected = false

  /// Creates a cell; the collection view sets its frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.traceName = "contentView"
    contentView.frame = bounds
    addSubview(contentView)
  }
}

extension ClassDescription {
  /// The view of one item of a collection view.
  package static let collectionViewCell = ClassDescription(
    "UICollectionViewCell", .view, inherits: .view, instances: .init { UICollectionViewCell() },
    properties: Property.laidOut + [
      .typed(
        "isHighlighted", "Whether the cell is lit.",
        get: { (cell: UICollectionViewCell) in cell.isHighlighted }),
      .typed(
        "isSelected", "Whether the cell is selected.",
        get: { (cell: UICollectionViewCell) in cell.isSelected }),
    ],
    parts: [ClassPart("contentView", .view) { (cell: UICollectionViewCell) in cell.contentView }])
}

extension Property {
  /// The properties that the container of a cell sets during layout: a value that you set lasts
  /// only if you set it afterward.
  static let laidOut = ["bounds", "center", "frame"].compactMap {
    ClassDescription.view.property(named: $0).map { Property($0, settable: .onceMade) }
  }

  /// The maximum number of rows or items in a section.
  package static let maximumCells = 50
}
