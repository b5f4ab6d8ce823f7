/// A scroll view of items in rows, which fingers can select.
///
/// Fingers highlight and select items as they do the rows of a table view, but the highlight ends
/// last (G231).
/// Narrower than UIKit: the layout is a flow from the top-left corner down, all cells exist from
/// the start, and one item is selected at a time.
open class UICollectionView: UIScrollView {
  open override var className: String { "UICollectionView" }

  /// An item with its current frame.
  private struct Item {
    var path: IndexPath
    var cell: UICollectionViewCell
  }

  /// The object that provides the items; a strong reference, where UIKit's is weak.
  public final var dataSource: (any UICollectionViewDataSource)?

  /// The size and spacing of the items.
  public final let collectionViewLayout: UICollectionViewFlowLayout

  /// Whether items can be selected.
  public final var allowsSelection = true

  /// The item that is selected.
  public private(set) final var indexPathForSelectedItem: IndexPath?

  private var items: [Item] = []

  /// The finger that has highlighted an item.
  final var cellTouch: CellTouch?

  /// The interaction that opens the items' context menus, while the delegate provides them (G290).
  public final var contextMenuInteraction: UIContextMenuInteraction? { cellMenu }

  private var cellMenu: CellContextMenuInteraction?

  final override func delegateDidChange() { cellMenu = updated(cellMenu) }

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(
    frame: CGRect = .zero,
    collectionViewLayout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  private final var itemDelegate: (any UICollectionViewDelegate)? {
    delegate?.collectionViewDelegate
  }

  /// Removes all items and asks the data source for them again.
  public final func reloadData() {
    for item in items { item.cell.removeFromSuperview() }
    items = []
    cellTouch = nil
    indexPathForSelectedItem = nil
    guard let dataSource else { return }
    var flow = collectionViewLayout.flow(in: bounds.width)
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      flow.startLine()
      for index in 0..<max(0, count) {
        let path = IndexPath(item: index, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.frame = flow.next()
        cell.contentView.frame = cell.bounds
        addSubview(cell)
        items.append(Item(path: path, cell: cell))
      }
    }
    contentSize = CGSize(width: bounds.width, height: flow.height)
  }

  /// Returns the view of an item.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }

  /// Returns the item at a point of the view's coordinates.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }

  /// Selects an item, or none for `nil`; the delegate isn't notified, as for every programmatic
  /// change.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedItem { cellForItem(at: old)?.isSelected = false }
    indexPathForSelectedItem = indexPath
    if let indexPath { cellForItem(at: indexPath)?.isSelected = true }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    cellTouchesBegan(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    cellTouchesMoved(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    cellTouchesEnded(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cellTouchesCancelled(touches)
    super.touchesCancelled(touches, with: event)
  }
}

extension UICollectionView: CellContainer {
  final var selectsWhileLit: Bool { true }

  final func path(under touch: UITouch) -> IndexPath? {
    indexPathForItem(at: touch.location(in: self))
  }

  final func pathToLight(under touch: UITouch) -> IndexPath? {
    guard allowsSelection, let path = path(under: touch) else { return nil }
    return ask(.shouldHighlightItemAt, path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    } ? path : nil
  }

  final func light(_ path: IndexPath, _ isLit: Bool) {
    cellForItem(at: path)?.isHighlighted = isLit
    if isLit {
      tellItem(.didHighlightItemAt, path) { $0.collectionView(self, didHighlightItemAt: path) }
    } else {
      tellItem(.didUnhighlightItemAt, path) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }
  }

  final func pathToSelect(for path: IndexPath) -> IndexPath? {
    ask(.shouldSelectItemAt, path) { $0.collectionView(self, shouldSelectItemAt: path) }
      ? path : nil
  }

  final func hasContextMenu(at point: CGPoint) -> Bool {
    guard let path = indexPathForItem(at: point) else { return false }
    var menu: UIContextMenuConfiguration?
    tellItem(.contextMenuConfigurationForItemsAt, path, fact: "G290") {
      menu = $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    return menu != nil
  }

  final func select(_ path: IndexPath) {
    let old = indexPathForSelectedItem
    selectItem(at: path, animated: false)
    if let old, old != path {
      tellItem(.didDeselectItemAt, old) { $0.collectionView(self, didDeselectItemAt: old) }
    }
    tellItem(.didSelectItemAt, path) { $0.collectionView(self, didSelectItemAt: path) }
  }

  private final func ask(
    _ method: TraceEvent.LifeMethod, _ path: IndexPath,
    _ call: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    var answer = true
    tellItem(method, path) { answer = call($0) }
    return answer
  }

  private final func tellItem(
    _ method: TraceEvent.LifeMethod, _ path: IndexPath, fact: String = "G231",
    _ call: (any UICollectionViewDelegate) -> Void
  ) {
    tell(method, detail: path.itemText, fact: fact) { delegate in
      if let delegate = delegate.collectionViewDelegate { call(delegate) }
    }
  }
}

extension ClassDescription {
  /// A scroll view of items in lines.
  package static let collectionView = ClassDescription(
    "UICollectionView", .view, inherits: .scrollView, subjects: .collectionViews,
    shows: (.collectionViewCell, .item), instances: .init { UICollectionView() },
    asks: [.shouldHighlightItemAt, .contextMenuConfigurationForItemsAt, .shouldSelectItemAt],
    properties: [
      .typed(
        "allowsSelection", "Whether rows can be selected.",
        get: { (grid: UICollectionView) in grid.allowsSelection }, set: { $0.allowsSelection = $1 }),
      .dynamic(
        "indexPathForSelectedItem", "The item that is selected.", .cell(.item),
        read: { (grid: UICollectionView, _) in .cell(grid.indexPathForSelectedItem) }),
      .typed(
        "itemSize", "The size of the items of a collection view, in points.", .size, .whenMade,
        get: { (grid: UICollectionView) in grid.collectionViewLayout.itemSize },
        set: { $0.collectionViewLayout.itemSize = $1 }),
      .typed(
        "minimumInteritemSpacing", "The least distance between the items of a line, in points.",
        .length, .whenMade,
        get: { (grid: UICollectionView) in grid.collectionViewLayout.minimumInteritemSpacing },
        set: { $0.collectionViewLayout.minimumInteritemSpacing = $1 }),
      .typed(
        "minimumLineSpacing", "The distance between the lines of items, in points.", .length,
        .whenMade,
        get: { (grid: UICollectionView) in grid.collectionViewLayout.minimumLineSpacing },
        set: { $0.collectionViewLayout.minimumLineSpacing = $1 }),
      .numberOfItems,
      .dynamic(
        "numberOfSections", "The number of sections.", .count(1...10), .whenMade,
        read: { (grid: UICollectionView, _) in
          grid.dataSource?.numberOfSections(in: grid).dynamicValue
        }),
      .typed(
        "sectionInset", "The space around the items: top, left, bottom and right, in points.",
        .insets, .whenMade,
        get: { (grid: UICollectionView) in grid.collectionViewLayout.sectionInset },
        set: { $0.collectionViewLayout.sectionInset = $1 }),
    ],
    parts: [
      ClassPart(
        "menu", .contextMenuInteraction, if: .ifMentioned(["contextMenuConfigurationForItemsAt"]),
        at: .unpublished
      ) { (grid: UICollectionView) in grid.contextMenuInteraction?.recognizer }
    ])
}

extension Property {
  /// The number of items in each section.
  package static let numberOfItems = Property.dynamic(
    "numberOfItems", "The number of items in each section.", .count(0...Property.maximumCells),
    .whenMade,
    read: { (grid: UICollectionView, _) in
      grid.dataSource?.collectionView(grid, numberOfItemsInSection: 0).dynamicValue
    })
}
