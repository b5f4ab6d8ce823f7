extension UITableViewCell {
  /// The ways of editing a row.
  public enum EditingStyle: Int, Sendable {
    /// No editing.
    case none
    /// Deleting the row.
    case delete
    /// Inserting a row.
    case insert
  }
}

/// The row that a finger has swiped, and how far it is open.
struct SwipedRow {
  /// The index path of the row.
  let path: IndexPath

  /// Its view.
  let cell: UITableViewCell

  /// The button that the swipe reveals.
  let button: UISwipeActionButton

  /// The distance to the left at which the content was when the finger began, in points.
  var start: CGFloat = 0
}

extension UITableView {
  /// The row that's open, with its delete button revealed.
  public final var indexPathForSwipedRow: IndexPath? { swiped?.path }

  /// Adds the swipe recognizer if some row can be edited, or removes it otherwise (G233).
  final func updateSwipeRecognizer(_ mayEdit: Bool) {
    if mayEdit, swipePan == nil {
      let pan = UISwipeActionPanGestureRecognizer()
      pan.table = self
      pan.delegate = pan.judge
      swipePan = pan
      addGestureRecognizer(pan)
    } else if !mayEdit, let pan = swipePan {
      removeGestureRecognizer(pan)
      pan.delegate = nil
      pan.table = nil
      swipePan = nil
    }
  }

  /// Returns whether a drag over a distance, ending at a point, opens a row or closes the open one.
  final func maySwipe(from place: CGPoint, by way: CGPoint) -> Bool {
    guard follows(.swipesOpenRows) else { return false }
    guard way.x.magnitude > way.y.magnitude else {
      swipePan?.application?.recorder?.explain(Reason(.rowsOpenSideways), fact: "G233")
      return false
    }
    let path = indexPathForRow(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
    if let path, path == swiped?.path { return true }
    guard way.x < 0, let path, dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      swipePan?.application?.recorder?.explain(
        Reason(way.x < 0 ? .noRowToEdit : .rowsOpenLeft),
        fact: "G233")
      return false
    }
    return true
  }

  /// Responds to a change of the swipe's state.
  final func followSwipe() {
    guard let pan = swipePan else { return }
    let step = pan.translation(in: self).x
    switch pan.state {
    case .began:
      beginSwipe(at: pan.location(in: self), by: pan.travelAtBegin)
      slide(by: step)
    case .changed: slide(by: step)
    case .ended:
      slide(by: step)
      endSwipe(speed: pan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipedRow()
    case .possible: break
    }
  }

  private func beginSwipe(at place: CGPoint, by way: CGPoint) {
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard let path = indexPathForRow(at: start), let cell = cellForRow(at: path) else { return }
    if swiped?.path == path {
      swiped?.start = -cell.contentView.frame.minX
      return
    }
    closeSwipedRow()
    let button = UISwipeActionButton()
    let width = behavior.swipeActionWidth
    button.frame = CGRect(
      x: cell.bounds.width - width, y: 0, width: width, height: cell.bounds.height)
    cell.insertSubview(button, at: 0)
    swiped = SwipedRow(path: path, cell: cell, button: button)
    tellRow(.willBeginEditingRowAt, path) { $0.tableView(self, willBeginEditingRowAt: path) }
  }

  /// Moves the content of the row with the finger.
  private func slide(by step: CGFloat) {
    guard let swiped else { return }
    open(swiped, by: max(0, swiped.start - step))
  }

  private func open(_ row: SwipedRow, by way: CGFloat) {
    row.cell.contentView.frame = row.cell.bounds.offsetBy(dx: -way, dy: 0)
  }

  /// Leaves the row open, closes it, or immediately performs its button's action.
  private func endSwipe(speed: CGFloat) {
    guard let row = swiped else { return }
    let way = -row.cell.contentView.frame.minX
    let width = behavior.swipeActionWidth
    if way > row.cell.bounds.width / 2 {
      commitSwipedRow()
    } else if way > width / 2 || -speed >= behavior.swipeActionSpeed {
      open(row, by: width)
    } else {
      closeSwipedRow()
    }
  }

  /// Deletes the row that is open.
  final func commitSwipedRow() {
    guard let path = swiped?.path else { return }
    closeSwipedRow()
    tell(.commit, detail: "delete " + path.text, fact: "G233") { _ in }
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }

  /// Closes the row that is open.
  final func closeSwipedRow() {
    guard let row = swiped else { return }
    swiped = nil
    open(row, by: 0)
    row.button.removeFromSuperview()
    tellRow(.didEndEditingRowAt, row.path) { $0.tableView(self, didEndEditingRowAt: row.path) }
  }
}

/// The drag that opens a row to the left; it belongs to the table view, and has to move farther
/// than other pans before it begins (G233).
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  /// A delegate that asks the table view.
  final class Judge: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UISwipeActionPanGestureRecognizer,
        let table = pan.table
      else { return true }
      return table.maySwipe(from: pan.location(in: table), by: pan.travelAtBegin)
    }
  }

  override var className: String { "_UISwipeActionPanGestureRecognizer" }

  /// The table view that created the recognizer.
  unowned(unsafe) var table: UITableView?

  /// The permanent delegate.
  let judge = Judge()

  override var threshold: CGFloat { limits.swipeActionThreshold }

  override var actingOwner: UIResponder? { table }

  override func actForOwner() {
    table?.followSwipe()
  }
}

/// The button that a swipe reveals.
final class UISwipeActionButton: UIButton {
  override var className: String { "UISwipeActionStandardButton" }

  init() {
    super.init(frame: .zero)
    traceName = "Delete"
    let commit = Selector("commit") { button, _ in
      (button.superview?.superview as? UITableView)?.commitSwipedRow()
    }
    addTarget(Target(), action: commit, for: .primaryActionTriggered)
  }

  /// The target, which isn't the table view, because the button must not keep that alive.
  private final class Target {}
}
