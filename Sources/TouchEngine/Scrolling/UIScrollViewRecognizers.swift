/// The pan of a scroll view, which is its permanent delegate and first target (G210, G211).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override var className: String { "UIScrollViewPanGestureRecognizer" }

  /// The scroll view that created the recognizer.
  unowned(unsafe) var scrollView: UIScrollView?

  /// Setting another delegate raises an exception in UIKit (G210); the model keeps the scroll view.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView }
    set {}
  }

  /// Whether touches to views are delayed: when the content is decelerating, the finger that
  /// catches it doesn't belong to them (G078).
  override var delaysTouchesBegan: Bool {
    get {
      super.delaysTouchesBegan
        || scrollView?.isDecelerating ?? false && follows(.caughtFingersAreHeld)
    }
    set { super.delaysTouchesBegan = newValue }
  }

  override var actingOwner: UIResponder? { scrollView }

  override func actForOwner() {
    scrollView?.followPan()
  }

  override func accepts(_ way: CGPoint) -> Bool {
    given(.declinedDragsMayTurn, scrollView)?.scrolls(along: way) ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, downCount >= minimumNumberOfTouches,
      scrollView?.isDecelerating ?? false, follows(.fingersCatchContent)
    else { return }
    explain(Reason(.catchesContent), fact: "G209")
    state = .began
  }
}

/// A recognizer that delays touches to a scroll view's content until it's clear that they don't
/// begin a drag (G196).
///
/// It never recognizes a gesture: the touches that it delays are delivered when it fails, after a
/// while or when the finger lifts (G198), or are dropped when the pan begins, which prevents it
/// (G199). Recognizers of the content don't wait for it (G220).
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  override var className: String { "UIScrollViewDelayedTouchesBeganGestureRecognizer" }

  /// The scroll view that created the recognizer.
  unowned(unsafe) var scrollView: UIScrollView?

  private var timer: VirtualClock.Timer?

  /// The clock of the timer, which outlives the application.
  private var clock: VirtualClock?

  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  deinit {
    stopTimer()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard delaysContentTouches else {
      return fail(Reason(.contentIsToldAtOnce), fact: "G197")
    }
    guard timer == nil else { return }
    let delay = limits.contentTouchDelay
    timer = application?.schedule(after: delay, for: self) { [unowned(unsafe) self] in
      fail(Reason(.noDrag, [delay.milliseconds]), fact: "G196")
    }
    clock = application?.clock
  }

  private var delaysContentTouches: Bool {
    guard follows(.contentIsDelayed) else { return false }
    return satisfies(.delayCanBeOff, scrollView?.delaysContentTouches ?? false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.fingerLifted), fact: "G198")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.touchesWereCancelled), fact: "G011")
  }

  override func reset() {
    stopTimer()
  }

  /// The time that the finger has rested (G196).
  override var progress: Measure? {
    state == .possible ? progress(of: timer, after: limits.contentTouchDelay) : nil
  }

  override func lets(_ view: UIView, beginWith touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    scrollView?.lets(contentView: view, beginWith: touches, event) ?? true
  }

  private func fail(_ reason: @autoclosure () -> Reason, fact: String) {
    stopTimer()
    explain(reason(), fact: fact)
    state = .failed
  }

  private func stopTimer() {
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}

/// The pinch of a scroll view, which is its permanent delegate and first target (G210, G211).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var className: String { "UIScrollViewPinchGestureRecognizer" }

  /// The scroll view that created the recognizer.
  unowned(unsafe) var scrollView: UIScrollView?

  /// Setting another delegate raises an exception in UIKit (G210); the model keeps the scroll view.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView }
    set {}
  }

  override var actingOwner: UIResponder? { scrollView }

  override func actForOwner() {
    scrollView?.followPinch()
  }
}
