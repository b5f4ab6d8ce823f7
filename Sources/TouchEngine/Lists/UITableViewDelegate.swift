/// The place of a row in a table.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, from zero.
  public var section: Int

  /// The row in the section, from zero.
  public var row: Int

  /// Creates the place of a row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Whether the left row stands above the right one.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// The place in words.
  var text: String { section == 0 ? "row \(row)" : "section \(section) row \(row)" }
}

/// An object that knows the rows of a table.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections; the default is one.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the view of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns whether a finger may open a row; the default is no.
  ///
  /// In UIKit the default is yes once there is a method `tableView(_:commit:forRowAt:)`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Tells that a finger wants a row to be deleted.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Answers one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Answers no.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// An object that has a say in what fingers do to the rows of a table, and is told of it.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row in points; the default is the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Asks whether a row may be lit and selected; the default is yes.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells that a row was lit.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells that a row is no longer lit.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Asks which row is to be selected instead of a row, or `nil` for none; the default is the row
  /// itself.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells that a row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells that a row is no longer selected.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Tells that a finger begins to open a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Tells that a row is closed again.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// This delegate.
  public var tableViewDelegate: (any UITableViewDelegate)? { self }

  /// Answers the table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Answers yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Answers the row itself.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath) {}
}
