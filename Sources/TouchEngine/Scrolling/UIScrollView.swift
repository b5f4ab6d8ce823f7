/// A view that shows a part of its content and lets fingers move it.
///
/// Its bounds begin at `contentOffset`, so moving the content is moving the bounds. Narrower than
/// UIKit: no scroll indicators, no safe area.
open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open override var className: String { "UIScrollView" }

  // MARK: The content

  /// The point of the content that is at the upper left corner, in points.
  ///
  /// Content that is moving by itself or under a finger goes on from a place that is set here;
  /// `setContentOffset(_:animated:)` stops it.
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

  /// The size of the content, in points; a number that is not finite is not taken.
  public final var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      storedContentSize = newValue
    }
  }

  /// How far the content may be dragged beyond its edges and stay there, in points.
  public final var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { if newValue.isFinite { storedContentInset = newValue } }
  }

  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero

  // MARK: What fingers may do

  /// Whether the content may be dragged beyond its edges for a while.
  public final var bounces = true

  /// Whether content that fits may be dragged to the sides, when it bounces.
  public final var alwaysBounceHorizontal = false

  /// Whether content that fits may be dragged up and down, when it bounces.
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

  /// Whether content hears of touches only after a while in which no drag has begun (G196, G197).
  public final var delaysContentTouches = true

  /// Whether a drag may take touches from content that tracks them (G203).
  public final var canCancelContentTouches = true

  /// The object that is told what happens; held strongly, where UIKit holds it weakly.
  public final var delegate: (any UIScrollViewDelegate)?

  // MARK: What goes on

  /// Whether a finger is down that may drag the content.
  public final var isTracking: Bool { panGestureRecognizer.downCount > 0 }

  /// Whether a finger drags the content.
  public final var isDragging: Bool { drag != nil }

  /// Whether the content moves by itself, which it also does when it bounces.
  public final var isDecelerating: Bool { motion.map { !$0.isOfProgram } ?? false }

  /// Whether the content is on its way to a place that the program has set with animation.
  public final var isScrollAnimating: Bool { motion?.isOfProgram ?? false }

  /// The drag under way.
  final var drag: ScrollDrag?

  /// The run loop that is in its tracking mode because of this view (D168).
  final var trackedRunLoop: CFRunLoop?

  /// The movement under way that no finger makes.
  final var motion: ScrollMotion?

  // MARK: Recognizers

  /// The recognizer of drags; others can be made to wait for it (G212).
  public final let panGestureRecognizer: UIPanGestureRecognizer

  /// The recognizer that makes content larger and smaller, or `nil` while the limits of the scale
  /// leave no room.
  public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// The recognizer that holds touches back from the content (G196).
  final let delayedTouchesBegan: UIScrollViewDelayedTouchesBeganGestureRecognizer

  /// The limits and the scale of the content's size.
  final var zoom = ScrollZoom()

  /// Creates a scroll view with a frame in the coordinates of its superview to be.
  public override init(frame: CGRect = .zero) {
    let pan = UIScrollViewPanGestureRecognizer()
    panGestureRecognizer = pan
    delayedTouchesBegan = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
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

  /// Asks whether a view of the content may have some new touches; a no is for their whole life
  /// (G200).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Asks whether a drag may take touches from a view of the content; by default from all but
  /// controls (G201, D138e).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Answers for the scroll view's own pan, and yes for others (G210, G216, G218).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    gestureRecognizer === panGestureRecognizer ? mayBeginDragging() : true
  }

  /// Lets its own pan and pinch go on together.
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

  /// Keeps the touches of the content from the views and controllers around it (G258).
  ///
  /// Here they come to an end, in every subclass that calls `super`. One that wants a controller to
  /// receive them calls the same method of `next`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps the touches of the content from the views and controllers around it (G258).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps the touches of the content from the views and controllers around it (G258).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps the touches of the content from the views and controllers around it (G258).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Moving

  /// Puts a point of the content at the upper left corner and stops what moves by itself.
  ///
  /// With animation the content goes there frame by frame, and the delegate is told of each and of
  /// the end; a finger that drags stops it. Without a window there is no animation.
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

  /// Moves the content and tells the delegate.
  final func scroll(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
    tell(.scrollViewDidScroll, detail: offset.text) { $0.scrollViewDidScroll(self) }
  }

  /// The application whose touches move the content, or did a moment ago.
  final var application: UIApplication? { panGestureRecognizer.application ?? window?.application }

  /// Calls the delegate, and writes down what there was to tell, whether or not anybody listens.
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
