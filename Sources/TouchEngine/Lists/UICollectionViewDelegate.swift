extension IndexPath {
  /// The item in the section, from zero.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Creates the index path of an item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// A description of the index path in the terms of a collection view.
  var itemText: String { section == 0 ? "item \(item)" : "section \(section) item \(item)" }
}

/// The methods that provide the items of a collection view.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the view of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Returns one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The methods through which a delegate controls what fingers do to the items of a collection view
/// and is notified of it (G231).
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether an item can be highlighted and selected; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells the delegate that an item was highlighted.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Tells the delegate that an item is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Asks the delegate whether an item can be selected; `true` by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// Tells the delegate that an item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Tells the delegate that an item is no longer selected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns the context menu for items, with the finger's location in the collection view's
  /// coordinates, or `nil` for no menu (G290); `nil` by default.
  ///
  /// It's called only if `providesContextMenus` is `true`, and always with one item: in UIKit, there
  /// can be several, or none when the finger is between the items.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  /// This delegate.
  public var collectionViewDelegate: (any UICollectionViewDelegate)? { self }

  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { flag(.shouldHighlightItemAt, for: collectionView, at: indexPath) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { flag(.shouldSelectItemAt, for: collectionView, at: indexPath) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    flag(.contextMenuConfigurationForItemsAt, for: collectionView, at: indexPaths.first)
      ? UIContextMenuConfiguration() : nil
  }
}

extension AnsweredMethod {
  /// Whether an item can be highlighted.
  static let shouldHighlightItemAt = AnsweredMethod(
    """
    collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) \
    -> Bool
    """, of: "UICollectionViewDelegate", "shouldHighlightItemAt", about: .cell(.item),
    returns: .flag(usually: true))

  /// Whether an item has a context menu.
  package static let contextMenuConfigurationForItemsAt = AnsweredMethod(
    """
    collectionView(_ collectionView: UICollectionView, \
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) \
    -> UIContextMenuConfiguration?
    """, of: "UICollectionViewDelegate", "contextMenuConfigurationForItemsAt",
    about: .cell(.item), returns: .flag(usually: false))

  /// Whether an item can be selected.
  static let shouldSelectItemAt = AnsweredMethod(
    """
    collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) \
    -> Bool
    """, of: "UICollectionViewDelegate", "shouldSelectItemAt", about: .cell(.item),
    returns: .flag(usually: true))
}
