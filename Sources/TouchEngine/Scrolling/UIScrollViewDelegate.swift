/// An object that is told what a scroll view does, in the order of G205 and G206.
///
/// Every call has an empty default.
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the finger lifts, with the speed in points per millisecond (G208) and the place at
  /// which the content will come to rest, which may be changed (G207).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells that the finger has lifted, and whether the content moves on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells that the content is where the program has sent it with animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks which view two fingers make larger and smaller; the default is none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells that two fingers begin to change the size of a view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells that the size has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells that the size has come to rest, after any bounce or animation.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// This delegate when it is also one of a table; not in UIKit, where the runtime knows.
  var tableViewDelegate: (any UITableViewDelegate)? { get }

  /// This delegate when it is also one of a collection view; not in UIKit, where the runtime knows.
  var collectionViewDelegate: (any UICollectionViewDelegate)? { get }
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Answers none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Answers none.
  public var tableViewDelegate: (any UITableViewDelegate)? { nil }

  /// Answers none.
  public var collectionViewDelegate: (any UICollectionViewDelegate)? { nil }
}
