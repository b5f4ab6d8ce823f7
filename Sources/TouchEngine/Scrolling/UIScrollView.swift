/// A view that shows a part of its content and lets fingers scroll it.
///
/// Its bounds begin at `contentOffset`, so scrolling moves the bounds. Narrower than UIKit: no
/// scroll indicators, no safe area.
open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open override var className: String { "UIScrollView" }

  // MARK: The content

  /// The point of the content at the top-left corner, in points.
  ///
  /// When you set the offset while a finger or deceleration moves the content, the movement
  /// continues from the new offset; `setContentOffset(_:animated:)` stops it.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite, newValue != contentOffset else { return }
      let step = newValue - contentOffset
      drag?.offset += step
      motion?.shift(by: step)
      scroll(to: newValue)
    }
  }

  /// The size of the content, in points; setting a number that isn't finite has no effect.
  public final var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      storedContentSize = newValue
    }
  }

  /// The distance by which the content can be dragged beyond its edges and remain there, in points.
  public final var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { if newValue.isFinite { storedContentInset = newValue } }
  }

  /// The distance by which the content can be dragged beyond its edges and remain there, in points.
  ///
  /// Narrower than UIKit: it's `contentInset`, because the model has no safe areas to add.
  public final var adjustedContentInset: UIEdgeInsets { contentInset }

  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero

  // MARK: Interaction

  /// Whether the content can temporarily be dragged beyond its edges.
  public final var bounces = true

  /// Whether content that fits can be dragged horizontally, when it bounces.
  public final var alwaysBounceHorizontal = false

  /// Whether content that fits can be dragged vertically, when it bounces.
  public final var alwaysBounceVertical = false

  /// Whether fingers move the content at all.
  public final var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      delayedTouchesBegan.isEnabled = isScrollEnabled
    }
  }

  /// Whether the content comes to rest at multiples of the bounds (G214).
  public final var isPagingEnabled = false

  /// Whether a drag near an axis moves the content along that axis only (G213).
  public final var isDirectionalLockEnabled = false

  /// Whether content receives touches only after a delay in which no drag has begun (G196, G197).
  public final var delaysContentTouches = true

  /// Whether a drag can cancel touches in content that tracks them (G203).
  public final var canCancelContentTouches = true

  /// Whether a horizontal drag that begins at the end of the content is left to a scroll view around
  /// it (G216, G297).
  public final var transfersHorizontalScrollingToParent = true

  /// Whether a vertical drag that begins at the end of the content is left to a scroll view around
  /// it (G216, G297).
  public final var transfersVerticalScrollingToParent = true

  /// Whether a tap on the status bar scrolls the content to its top, if no other scroll view on the
  /// screen has this on (D286).
  public final var scrollsToTop = true

  /// How a drag dismisses the keyboard (D206).
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// The object that's notified of scrolling; a strong reference, where UIKit's is weak.
  public final var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// Adapts to another delegate.
  func delegateDidChange() {}

  // MARK: Current state

  /// Whether a finger that can drag the content is down.
  public final var isTracking: Bool { panGestureRecognizer.downCount > 0 }

  /// Whether a finger drags the content.
  public final var isDragging: Bool { drag != nil }

  /// Whether the content moves without a finger, including when it bounces.
  public final var isDecelerating: Bool { motion.map { !$0.isOfProgram } ?? false }

  /// Whether the content is moving to an offset that code has set with animation.
  public final var isScrollAnimating: Bool { motion?.isOfProgram ?? false }

  /// The current drag.
  final var drag: ScrollDrag?

  /// The run loop that's in tracking mode because of this view (D168).
  final var trackedRunLoop: CFRunLoop?

  /// The current movement without a finger.
  final var motion: ScrollMotion?

  // MARK: Recognizers

  /// The recognizer of drags, which you can make others wait for (G212).
  public final let panGestureRecognizer: UIPanGestureRecognizer

  /// The recognizer that scales the content, or `nil` while the scale limits don't differ.
  public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// The recognizer that delays touches to the content (G196).
  final let delayedTouchesBegan: UIScrollViewDelayedTouchesBeganGestureRecognizer

  /// The control that refreshes the content, which is one of the subviews.
  final unowned(unsafe) var pulledControl: UIRefreshControl?

  /// The scale of the content and its limits.
  final var zoom = ScrollZoom()

  /// Creates a scroll view with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    let pan = UIScrollViewPanGestureRecognizer()
    panGestureRecognizer = pan
    delayedTouchesBegan = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
    pan.allowedScrollTypesMask = .all
    delayedTouchesBegan.scrollView = self
    addGestureRecognizer(delayedTouchesBegan)
    addGestureRecognizer(pan)
  }

  deinit {
    motion?.stop()
    zoom.stop()
    trackedRunLoop?.endTracking()
    (panGestureRecognizer as? UIScrollViewPanGestureRecognizer)?.scrollView = nil
    (pinchGestureRecognizer as? UIScrollViewPinchGestureRecognizer)?.scrollView = nil
    delayedTouchesBegan.scrollView = nil
  }

  // MARK: For subclasses

  /// Returns whether a view of the content can receive some new touches; `false` applies to their
  /// whole life (G200).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Returns whether a drag can cancel touches in a view of the content; by default, in all views
  /// but controls (G201, D138e).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Decides for the scroll view's own pan, and returns `true` for others (G210, G216, G218).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    gestureRecognizer === panGestureRecognizer ? mayBeginDragging() : true
  }

  /// Lets the scroll view's own pan and pinch recognize together.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pinchGestureRecognizer else { return false }
    return gestureRecognizer === panGestureRecognizer
      && otherGestureRecognizer === pinchGestureRecognizer
      || gestureRecognizer === pinchGestureRecognizer
        && otherGestureRecognizer === panGestureRecognizer
  }

  // MARK: Touches

  /// Keeps the content's touches from the responders around the scroll view (G258).
  ///
  /// The touches stop here, in every subclass that calls `super`. A subclass that wants a
  /// controller to receive them calls the same method of `next`.
  override func passesOn(_ phase: UITouch.Phase) -> Bool { suspends(.scrollViewsPassNothingOn) }

  // MARK: Moving

  /// Moves a point of the content to the top-left corner and stops any movement.
  ///
  /// With animation, the content moves there frame by frame, and the delegate is notified of each
  /// frame and of the end; a finger that drags stops it. Without a window, there's no animation.
  public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if motion != nil { endMotion(reason: Reason(.offsetWasSet)) }
    guard animated, window?.application != nil, contentOffset.isFinite,
      contentOffset != self.contentOffset
    else {
      self.contentOffset = contentOffset
      return
    }
    begin(ScrollMotion(of: self, easingTo: contentOffset, at: now))
  }

  /// Moves the content and notifies the delegate.
  final func scroll(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
    tell(.scrollViewDidScroll, detail: offset.text) { $0.scrollViewDidScroll(self) }
  }

  /// The application whose touches move the content, or did a moment ago.
  final var application: UIApplication? { panGestureRecognizer.application ?? window?.application }

  /// Calls the delegate, and records the call even when there's no delegate.
  final func tell(
    _ method: TraceEvent.LifeMethod, detail: @autoclosure () -> String = "",
    reason: @autoclosure () -> Reason? = nil, fact: String = "G205",
    _ call: (any UIScrollViewDelegate) -> Void
  ) {
    guard let application, let recorder = application.recorder else {
      if let delegate { call(delegate) }
      return
    }
    recorder.time = application.clock.now
    let id = recorder.participant(of: self)
    recorder.record(
      .life(method, detail()), from: id, to: id, reason: reason(), fact: fact)
    guard let delegate else { return }
    recorder.depth += 1
    call(delegate)
    recorder.depth -= 1
  }
}

extension CGPoint {
  /// Returns the sum of two vectors.
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the vector from the right point to the left one.
  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Adds a vector.
  static func += (left: inout CGPoint, right: CGPoint) {
    left = left + right
  }
}
