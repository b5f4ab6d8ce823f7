/// The index path of a row in a table view.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, from zero.
  public var section: Int

  /// The row in the section, from zero.
  public var row: Int

  /// Creates the index path of a row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Returns whether the left row is above the right one.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// A description of the index path.
  var text: String { section == 0 ? "row \(row)" : "section \(section) row \(row)" }
}

/// The methods that provide the rows of a table view.
public protocol UITableViewDataSource: AnsweringObject {
  /// Returns the number of sections; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the view of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns whether a finger can open a row; `false` by default.
  ///
  /// In UIKit, the default is `true` once you implement `tableView(_:commit:forRowAt:)`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Tells the data source that a finger requested the deletion of a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    flag(.canEditRowAt, for: tableView, at: indexPath)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// The methods through which a delegate controls what fingers do to the rows of a table view and is
/// notified of it.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row in points; the table view's `rowHeight` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Asks the delegate whether a row can be highlighted and selected; `true` by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Asks the delegate which row to select instead of a row, or `nil` for none; the row itself by
  /// default.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells the delegate that a row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells the delegate that a row is no longer selected.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the context menu for a row, with the finger's location in the table view's coordinates,
  /// or `nil` for no menu (G290); `nil` by default.
  ///
  /// It's called only if `providesContextMenus` is `true`.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Tells the delegate that a finger begins to open a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Tells the delegate that a row is closed again.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// This delegate.
  public var tableViewDelegate: (any UITableViewDelegate)? { self }

  /// Returns the table view's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if case .height(let height)? = answer(
      .heightForRowAt, for: tableView, about: nil, at: indexPath)
    {
      return height
    }
    return tableView.rowHeight
  }

  /// Returns `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { flag(.shouldHighlightRowAt, for: tableView, at: indexPath) }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row itself.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    if case .indexPath(let other)? = answer(
      .willSelectRowAt, for: tableView, about: nil, at: indexPath)
    {
      return other
    }
    return indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    flag(.contextMenuConfigurationForRowAt, for: tableView, at: indexPath)
      ? UIContextMenuConfiguration() : nil
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath) {}
}

extension AnsweredMethod {
  /// Whether a swipe can reveal a row's actions.
  package static let canEditRowAt = AnsweredMethod(
    "tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool",
    of: "UITableViewDataSource", "canEditRowAt", about: .cell(.row), returns: .flag(usually: false))

  /// The height of a row.
  static let heightForRowAt = AnsweredMethod(
    "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
    of: "UITableViewDelegate", "heightForRowAt", about: .cell(.row), returns: .height)

  /// Whether a row can be highlighted.
  static let shouldHighlightRowAt = AnsweredMethod(
    "tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool",
    of: "UITableViewDelegate", "shouldHighlightRowAt", about: .cell(.row),
    returns: .flag(usually: true))

  /// Whether a row has a context menu.
  package static let contextMenuConfigurationForRowAt = AnsweredMethod(
    """
    tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, \
    point: CGPoint) -> UIContextMenuConfiguration?
    """, of: "UITableViewDelegate", "contextMenuConfigurationForRowAt", about: .cell(.row),
    returns: .flag(usually: false))

  /// The row that's selected instead of another row.
  static let willSelectRowAt = AnsweredMethod(
    "tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?",
    of: "UITableViewDelegate", "willSelectRowAt", about: .cell(.row), returns: .indexPath)
}
