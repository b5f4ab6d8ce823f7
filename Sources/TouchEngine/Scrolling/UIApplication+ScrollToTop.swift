extension UIApplication {
  /// Handles a tap on the status bar, which the system sends as an action, without a touch: the content
  /// of the one scroll view that wants it scrolls to its top (D286).
  ///
  /// Narrower than UIKit: the tap has no place, so that it's for a scroll view of any width, and only the
  /// views of the window that was attached first count.
  public final func handleStatusBarTap() {
    guard let window = connectedScenes.first?.windows.first else { return }
    let candidates = window.scrollViewsForTop
    let chosen = candidates.count == 1 || suspends(.onlyOneGoesToTop) ? candidates.first : nil
    if let recorder {
      recorder.time = clock.now
      let reason: Reason? =
        switch candidates.count {
        case 0: Reason(.noneGoesToTop)
        case 1 where !candidates[0].isAtTop: nil
        case 1: Reason(.isAtTop, of: candidates.map { recorder.participant(of: $0) })
        default: Reason(.severalGoToTop, of: candidates.map { recorder.participant(of: $0) })
        }
      recorder.record(
        .system(.taps, "status bar"), from: recorder.system, to: recorder.participant(of: self),
        reason: reason, fact: "D286")
    }
    if let chosen, !chosen.isAtTop { chosen.scrollToTop() }
  }
}

extension UIView {
  /// The scroll views in the view that a tap on the status bar may scroll, the topmost first: those that
  /// are visible, can be scrolled, and have `scrollsToTop` on (D286).
  fileprivate final var scrollViewsForTop: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    var found: [UIScrollView] = []
    if let scrollView = self as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
      found.append(scrollView)
    }
    for subview in subviews { found += subview.scrollViewsForTop }
    return found
  }
}

extension UIScrollView {
  /// Whether the content is at its top, so that a tap on the status bar does nothing (D287).
  fileprivate final var isAtTop: Bool { contentOffset.y <= limits(on: .vertical).least }

  /// Scrolls the content to its top, unless the delegate declines (D287).
  fileprivate final func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: limits(on: .vertical).least)
    let answer = delegate?.scrollViewShouldScrollToTop(self) ?? true
    tell(.scrollViewShouldScrollToTop, detail: answer ? "true" : "false", fact: "D287") { _ in }
    guard answer || suspends(.delegatesMayKeepFromTop) else { return }
    setContentOffset(top, animated: true)
    motion?.goesToTop = true
  }
}

extension AnsweredMethod {
  /// Whether a tap on the status bar scrolls the content to its top.
  static let scrollViewShouldScrollToTop = AnsweredMethod(
    "scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool",
    of: "UIScrollViewDelegate", "scrollViewShouldScrollToTop", returns: .flag(usually: true))
}
