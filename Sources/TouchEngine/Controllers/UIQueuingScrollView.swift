/// The scroll view of pages that scroll: three pages wide, with the visible page in the center
/// (D262).
final class UIQueuingScrollView: UIScrollView {
  override var className: String { "_UIQueuingScrollView" }

  /// The controller that created the view.
  unowned(unsafe) var pages: UIPageViewController? {
    didSet {
      if delegate == nil, pages != nil { delegate = QueueWatcher(self) }
    }
  }

  /// Creates a scroll view that shows whole pages.
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isPagingEnabled = true
    alwaysBounceHorizontal = true
  }

  /// The width of a page.
  private var extent: CGFloat { bounds.width }

  /// Places the visible page in the center, and closes the sides where there's no page.
  func updateLimits() {
    guard let pages, extent > 0 else { return }
    contentSize = CGSize(width: 3 * extent, height: bounds.height)
    contentInset = UIEdgeInsets(
      top: 0, left: pages.neighbors.before == nil ? -extent : 0, bottom: 0,
      right: pages.neighbors.after == nil ? -extent : 0)
    guard !isDragging, motion == nil else { return }
    contentOffset = CGPoint(x: extent, y: 0)
    pages.shown?.viewIfLoaded?.frame = slot(1)
  }

  override func layoutSubviews() {
    if contentSize.width != 3 * extent || contentSize.height != bounds.height { updateLimits() }
  }

  private func slot(_ index: CGFloat) -> CGRect {
    CGRect(x: index * extent, y: 0, width: extent, height: bounds.height)
  }

  /// Adds the page that a finger begins to reveal.
  func reveal() {
    guard let pages, let page = pages.page(revealedBy: extent - contentOffset.x),
      page !== pages.pending
    else { return }
    if let other = pages.pending {
      pages.finishTurning(isCompleted: false)
      withdraw(other)
    }
    pages.willTurn(to: page)
    if page.parent !== pages { pages.addChild(page) }
    page.view.frame = slot(page === pages.neighbors.after ? 2 : 0)
    addSubview(page.view)
  }

  /// Shows the page on which the content has come to rest.
  func settle() {
    guard let pages, let page = pages.pending, extent > 0 else { return }
    let isOnPage = (contentOffset.x / extent).rounded() * extent == contentOffset.x
    // A finger has caught the pages between two of them.
    guard isOnPage else { return }
    let isTurned = contentOffset.x != extent
    pages.finishTurning(isCompleted: isTurned)
    if pages.shown !== page { withdraw(page) }
  }

  private func withdraw(_ page: UIViewController) {
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}

/// The delegate of a queuing scroll view, which in UIKit is the page view controller.
private final class QueueWatcher: UIScrollViewDelegate {
  private unowned(unsafe) let queue: UIQueuingScrollView

  init(_ queue: UIQueuingScrollView) { self.queue = queue }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { queue.reveal() }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { queue.settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { queue.settle() }
}
