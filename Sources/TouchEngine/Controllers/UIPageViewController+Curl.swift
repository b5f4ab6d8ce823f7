import TraceModel

extension UIPageViewController {
  /// Returns the page that a recognizer of a curling page would turn to, if any.
  final func page(turnedBy recognizer: UIGestureRecognizer) -> UIViewController? {
    if let pan = recognizer as? UIPanGestureRecognizer {
      return page(revealedBy: pan.travelAtBegin.x)
    }
    let band = recognizer.limits.pageTapBand
    let place = recognizer.location(in: view).x
    if place < view.bounds.minX + band { return neighbors.before }
    return place >= view.bounds.maxX - band ? neighbors.after : nil
  }

  /// Responds to a change of the pan's state.
  final func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if let page = page(turnedBy: pan) { willTurn(to: page) }
    case .ended:
      let way = pan.translation(in: view).x
      let isForward = pending === neighbors.after
      let along = isForward ? -way : way
      let speed = pan.velocity(in: view).x * (isForward ? -1 : 1)
      let isFar = along > view.bounds.width / 2
      finishTurning(isCompleted: speed >= pan.limits.pagingSpeed || isFar && speed >= 0)
    case .cancelled, .failed: finishTurning(isCompleted: false)
    case .changed, .possible: break
    }
  }

  /// Responds to a tap at an edge.
  final func follow(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let page = page(turnedBy: tap) else { return }
    willTurn(to: page)
    finishTurning(isCompleted: true)
  }
}

/// The pan that turns a curling page (D258).
final class UIPageCurlPanGestureRecognizer: UIPanGestureRecognizer {
  override var className: String { "UIPanGestureRecognizer" }

  /// The controller that created the recognizer.
  unowned(unsafe) var pages: UIPageViewController?

  override var actingOwner: UIResponder? { pages }

  override func actForOwner() {
    pages?.follow(self)
  }
}

/// The tap that turns a curling page (D258).
final class UIPageCurlTapGestureRecognizer: UITapGestureRecognizer {
  override var className: String { "UITapGestureRecognizer" }

  /// The controller that created the recognizer.
  unowned(unsafe) var pages: UIPageViewController?

  override var actingOwner: UIResponder? { pages }

  override func actForOwner() {
    pages?.follow(self)
  }
}

/// The delegate that the recognizers of a curling page have until an app sets another (D260): they
/// begin when there's a page to turn to, the tap only near an edge (D261).
final class PageCurlJudge: UIGestureRecognizerDelegate {
  private unowned(unsafe) let pages: UIPageViewController

  init(_ pages: UIPageViewController) { self.pages = pages }

  func responds(to method: AnsweredMethod) -> Bool { method == .shouldBegin }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if pages.page(turnedBy: gestureRecognizer) != nil { return true }
    gestureRecognizer.application?.recorder?.explain(Reason(.noPageToTurnTo), fact: "D261")
    return false
  }
}
