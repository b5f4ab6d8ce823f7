/// The methods that a scroll view calls on its delegate, in the order of G205 and G206.
///
/// Every method has an empty default implementation.
public protocol UIScrollViewDelegate: AnsweringObject {
  /// Tells the delegate that the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that the finger lifts, with the speed in points per millisecond (G208) and
  /// the offset at which the content will come to rest, which the delegate can change (G207).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the finger has lifted, and whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that an animated movement requested by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks the delegate whether a tap on the status bar scrolls the content to its top (D287); `true` by
  /// default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Tells the delegate that a tap on the status bar has scrolled the content to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Asks the delegate for the view that two fingers zoom; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells the delegate that two fingers begin to zoom a view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells the delegate that the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells the delegate that zooming has ended, after any bounce or animation.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// This delegate, if it's also a table view's delegate; not in UIKit, where the runtime knows.
  var tableViewDelegate: (any UITableViewDelegate)? { get }

  /// This delegate, if it's also a collection view's delegate; not in UIKit, where the runtime
  /// knows.
  var collectionViewDelegate: (any UICollectionViewDelegate)? { get }

  /// This delegate, if it's also a text view's delegate; not in UIKit, where the runtime knows.
  var textViewDelegate: (any UITextViewDelegate)? { get }

  /// Whether a table view's or a collection view's delegate provides context menus, so that the
  /// view needs an interaction for them; `false` by default.
  ///
  /// In UIKit, the runtime knows whether the delegate implements the method.
  var providesContextMenus: Bool { get }
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
  ) {
    if case .contentOffset(let offset)? = answer(
      .scrollViewWillEndDragging, for: scrollView, about: nil, at: nil)
    {
      targetContentOffset.pointee = offset
    }
  }

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

  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    flag(.scrollViewShouldScrollToTop, for: scrollView)
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if case .view(let view)? = answer(.viewForZooming, for: scrollView, about: nil, at: nil) {
      return view
    }
    return nil
  }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Returns `nil`.
  public var tableViewDelegate: (any UITableViewDelegate)? { nil }

  /// Returns `nil`.
  public var collectionViewDelegate: (any UICollectionViewDelegate)? { nil }

  /// Returns `nil`.
  public var textViewDelegate: (any UITextViewDelegate)? { nil }

  /// Returns `false`.
  public var providesContextMenus: Bool { false }
}

extension AnsweredMethod {
  /// The content offset at which scrolling stops after a drag.
  static let scrollViewWillEndDragging = AnsweredMethod(
    """
    scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
    """, of: "UIScrollViewDelegate", "scrollViewWillEndDragging", returns: .contentOffset)

  /// The view that a pinch zooms.
  static let viewForZooming = AnsweredMethod(
    "viewForZooming(in scrollView: UIScrollView) -> UIView?", of: "UIScrollViewDelegate",
    "viewForZooming", returns: .view)
}
