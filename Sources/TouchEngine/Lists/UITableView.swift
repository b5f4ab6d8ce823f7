/// A scroll view of rows, one below the other, that fingers can select.
///
/// Touches on its rows reach it along the responder chain, after the delay of a scroll view, and it
/// highlights and selects rows accordingly (G232); a recognizer or a button in a row that claims
/// those touches prevents the selection (G224, G227). An editable row opens when a finger swipes it
/// to the left (G233). Narrower than UIKit: one row is selected at a time, all cells exist from the
/// start, and deleting is a row's only action.
open class UITableView: UIScrollView {
  open override var className: String { "UITableView" }

  /// A row with its current frame.
  private struct Row {
    var path: IndexPath
    var cell: UITableViewCell
    var frame: CGRect
  }

  /// The object that provides the rows; a strong reference, where UIKit's is weak.
  public final var dataSource: (any UITableViewDataSource)?

  /// The height of rows in points, unless the delegate returns another.
  public final var rowHeight: CGFloat = 44

  /// Whether rows can be selected.
  public final var allowsSelection = true

  /// The row that is selected.
  public private(set) final var indexPathForSelectedRow: IndexPath?

  private var rows: [Row] = []

  /// The finger that has highlighted a row.
  final var cellTouch: CellTouch?

  /// The recognizer of swipes on rows, while some row can be edited.
  final var swipePan: UISwipeActionPanGestureRecognizer?

  /// The row that is open or being opened.
  final var swiped: SwipedRow?

  /// The interaction that opens the rows' context menus, while the delegate provides them (G290).
  public final var contextMenuInteraction: UIContextMenuInteraction? { cellMenu }

  private var cellMenu: CellContextMenuInteraction?

  final override func delegateDidChange() { cellMenu = updated(cellMenu) }

  /// Creates a table view with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  deinit {
    swipePan?.delegate = nil
    swipePan?.table = nil
  }

  private final var rowDelegate: (any UITableViewDelegate)? { delegate?.tableViewDelegate }

  /// Removes all rows and asks the data source for them again.
  public final func reloadData() {
    for row in rows { row.cell.removeFromSuperview() }
    rows = []
    cellTouch = nil
    indexPathForSelectedRow = nil
    closeSwipedRow()
    guard let dataSource else { return updateSwipeRecognizer(false) }
    var mayEdit = false
    var y = 0.0
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      for index in 0..<max(0, count) {
        let path = IndexPath(row: index, section: section)
        let asked = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let height = asked.isFinite ? max(0, asked) : rowHeight
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        cell.frame = frame
        cell.contentView.frame = cell.bounds
        addSubview(cell)
        rows.append(Row(path: path, cell: cell, frame: frame))
        y += height
        if dataSource.tableView(self, canEditRowAt: path) { mayEdit = true }
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
    updateSwipeRecognizer(mayEdit)
  }

  /// Returns the view of a row.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  /// Returns the row at a point in the table view's coordinates.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].frame.maxY <= point.y { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].frame.contains(point) else { return nil }
    return rows[low].path
  }

  /// Selects a row, or none for `nil`; the delegate isn't notified, as for every programmatic
  /// change.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
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

  /// Calls the table view's delegate about a row.
  final func tellRow(
    _ method: TraceEvent.LifeMethod, _ row: IndexPath,
    fact: String = "G292", _ call: (any UITableViewDelegate) -> Void
  ) {
    tell(method, detail: row.text, fact: fact) { delegate in
      if let delegate = delegate.tableViewDelegate { call(delegate) }
    }
  }
}

extension UITableView: CellContainer {
  final var selectsWhileLit: Bool { false }

  final func path(under touch: UITouch) -> IndexPath? {
    indexPathForRow(at: touch.location(in: self))
  }

  final func pathToLight(under touch: UITouch) -> IndexPath? {
    // A finger that touches down outside the button of an open row only closes the row.
    guard swiped == nil else {
      closeSwipedRow()
      return nil
    }
    guard allowsSelection, let path = path(under: touch) else { return nil }
    var answer = true
    tellRow(.shouldHighlightRowAt, path) {
      answer = $0.tableView(self, shouldHighlightRowAt: path)
    }
    return answer ? path : nil
  }

  final func light(_ path: IndexPath, _ isLit: Bool) {
    cellForRow(at: path)?.isHighlighted = isLit
    if isLit {
      tellRow(.didHighlightRowAt, path) { $0.tableView(self, didHighlightRowAt: path) }
    } else {
      tellRow(.didUnhighlightRowAt, path) { $0.tableView(self, didUnhighlightRowAt: path) }
    }
  }

  final func pathToSelect(for path: IndexPath) -> IndexPath? {
    var chosen: IndexPath? = path
    tellRow(.willSelectRowAt, path) { chosen = $0.tableView(self, willSelectRowAt: path) }
    return chosen
  }

  final func hasContextMenu(at point: CGPoint) -> Bool {
    guard let path = indexPathForRow(at: point) else { return false }
    var menu: UIContextMenuConfiguration?
    tellRow(.contextMenuConfigurationForRowAt, path, fact: "G290") {
      menu = $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
    return menu != nil
  }

  final func select(_ path: IndexPath) {
    let old = indexPathForSelectedRow
    selectRow(at: path, animated: false)
    if let old, old != path {
      tellRow(.didDeselectRowAt, old) { $0.tableView(self, didDeselectRowAt: old) }
    }
    tellRow(.didSelectRowAt, path) { $0.tableView(self, didSelectRowAt: path) }
  }
}

extension ClassDescription {
  /// A scroll view of rows.
  package static let tableView = ClassDescription(
    "UITableView", .view, inherits: .scrollView, subjects: .tableViews,
    shows: (.tableViewCell, .row), instances: .init { UITableView() },
    asks: [
      .canEditRowAt, .heightForRowAt, .shouldHighlightRowAt, .contextMenuConfigurationForRowAt,
      .willSelectRowAt,
    ],
    properties: [
      .typed(
        "allowsSelection", "Whether rows can be selected.",
        get: { (table: UITableView) in table.allowsSelection }, set: { $0.allowsSelection = $1 }),
      .dynamic(
        "indexPathForSelectedRow", "The row that is selected.", .cell(.row),
        read: { (table: UITableView, _) in .cell(table.indexPathForSelectedRow) }),
      .dynamic(
        "indexPathForSwipedRow", "The row that a finger has opened.", .cell(.row),
        read: { (table: UITableView, _) in .cell(table.indexPathForSwipedRow) }),
      .numberOfRows,
      .numberOfSections,
      .typed(
        "rowHeight", "The height of a row, in points.",
        get: { (table: UITableView) in table.rowHeight }, set: { $0.rowHeight = $1 }),
    ],
    parts: [
      ClassPart(
        "swipe", .panGestureRecognizer, ofClass: "_UISwipeActionPanGestureRecognizer",
        if: .ifMentioned(["canEditRowAt"]), at: .recognizer(classNamed: "_UISwipeActionPan")
      ) { (table: UITableView) in table.swipePan },
      ClassPart(
        "menu", .contextMenuInteraction, if: .ifMentioned(["contextMenuConfigurationForRowAt"]),
        at: .unpublished
      ) { (table: UITableView) in table.contextMenuInteraction?.recognizer },
      // The button that swiping a row reveals.
      ClassPart("Delete", .button, ofClass: "UISwipeActionStandardButton", named: .alone),
    ])
}

extension Property {
  /// The number of rows in each section.
  package static let numberOfRows = Property.dynamic(
    "numberOfRows", "The number of rows in each section.", .count(0...Property.maximumCells),
    .whenMade,
    read: { (table: UITableView, _) in
      table.dataSource?.tableView(table, numberOfRowsInSection: 0).dynamicValue
    })

  /// The number of sections.
  package static let numberOfSections = Property.dynamic(
    "numberOfSections", "The number of sections.", .count(1...10), .whenMade,
    read: { (table: UITableView, _) in table.dataSource?.numberOfSections(in: table).dynamicValue })
}
