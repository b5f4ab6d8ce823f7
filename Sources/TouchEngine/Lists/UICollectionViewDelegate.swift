extension IndexPath {
  /// The item in the section, from zero.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Creates the place of an item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The place in the words of a collection view.
  var itemText: String { section == 0 ? "item \(item)" : "section \(section) item \(item)" }
}

/// An object that knows the items of a collection view.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; the default is one.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the view of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Answers one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// An object that has a say in what fingers do to the items of a collection view, and is told of it
/// (G231).
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asks whether an item may be lit and selected; the default is yes.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells that an item was lit.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Tells that an item is no longer lit.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Asks whether an item may be selected; the default is yes.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// Tells that an item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Tells that an item is no longer selected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// This delegate.
  public var collectionViewDelegate: (any UICollectionViewDelegate)? { self }

  /// Answers yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Answers yes.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
