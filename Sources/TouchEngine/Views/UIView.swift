/// A rectangle on the screen that can be touched.
///
/// It has UIKit's geometry, hierarchy, hit-testing, and life cycle; it draws nothing.
open class UIView: UIResponder {
  open override var className: String { "UIView" }
  override var participantKind: Participant.Kind { .view }

  // MARK: Geometry

  /// The visible part of the view's own coordinate system, in points.
  ///
  /// UIKit raises an exception for a number that isn't finite; the model keeps the old value. The
  /// same applies to `center`, `frame`, and `transform`.
  public final var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue.isFinite else { return }
      joinAnimation()
      let size = storedBounds.size
      storedBounds = newValue
      updatePlacement()
      if size != newValue.size { sizeDidChange(from: size) }
    }
  }

  /// The center of the view in the coordinates of its superview, in points.
  public final var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue.isFinite else { return }
      joinAnimation()
      storedCenter = newValue
      updatePlacement()
    }
  }

  /// The transform that's applied to the view about its center.
  public final var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue.isFinite else { return }
      joinAnimation()
      storedTransform = newValue
      updatePlacement()
    }
  }

  @exclusivity(unchecked) private var storedBounds = CGRect.zero
  @exclusivity(unchecked) private var storedCenter = CGPoint.zero
  @exclusivity(unchecked) private var storedTransform = CGAffineTransform.identity

  /// The distance to subtract from a point of the superview to get a point of this view, when
  /// there's no transform.
  @exclusivity(unchecked) final var offset = CGPoint.zero

  /// The transform from the superview to this view, when there's a transform.
  @exclusivity(unchecked) final var inverse: CGAffineTransform?

  // MARK: Touchability

  /// Whether the view is hidden; hidden views can't be hit, nor can their subviews (D003, D007).
  @exclusivity(unchecked) public final var isHidden = false

  /// Whether the view and its subviews can be touched at all (D008).
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true

  /// The opacity from 0 to 1; a view with less than 0.01 can't be hit, regardless of its ancestors'
  /// opacity (D004, D006).
  public final var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      joinAnimation()
      opacity = newValue.isNaN ? opacity : Float(min(1, max(0, newValue)))
    }
  }

  /// The opacity as the layer stores it, in 32 bits (D005).
  @exclusivity(unchecked) private var opacity: Float = 1

  /// Whether content outside the bounds isn't drawn; this doesn't affect hit-testing (D009).
  public final var clipsToBounds = false

  /// Whether the view receives more than the first finger of a sequence (D055).
  @exclusivity(unchecked) public final var isMultipleTouchEnabled = false

  /// Whether the view wants exclusive use of its window's fingers (D058).
  @exclusivity(unchecked) public final var isExclusiveTouch = false

  /// Whether assistive technologies find the view, if code has set it.
  final var storedIsAccessibilityElement: Bool?

  /// Does what VoiceOver's double tap means; `false` by default, so that the screen is touched (D288).
  open func accessibilityActivate() -> Bool { false }

  /// The nearest exclusive view among this view and its ancestors (D059).
  final var exclusiveAncestor: UIView? {
    guard let exclusive = nearest(where: { $0.isExclusiveTouch }) else { return nil }
    return exclusive === self || follows(.exclusivityCoversSubviews) ? exclusive : nil
  }

  /// The opacity to compare with the minimum for hit-testing.
  final var hittableAlpha: Double { Double(opacity) }

  /// The color behind the view's content; a clear view is touched like any other (D015).
  public final var backgroundColor = UIColor.clear

  /// Whether the screen shows the view as highlighted or selected.
  var isLit: Bool { false }

  /// The appearance of the view in a trace; `nil` for a view that shows nothing.
  var appearance: ViewAppearance? { nil }

  /// A name that your code can identify the view by, or `nil`; it's the view's name in traces.
  public final var accessibilityIdentifier: String? {
    get { traceName.isEmpty ? nil : traceName }
    set { traceName = newValue ?? "" }
  }

  /// A number that your code can identify the view by; the model gives it no meaning.
  public final var tag = 0

  // MARK: Relations

  /// The view that contains this one.
  public internal(set) final var superview: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The superview, for walks up the tree; see `nearest(where:)`.
  @exclusivity(unchecked) final var above: Unmanaged<UIView>?

  /// The window that contains this view; a window contains itself.
  public internal(set) final var window: UIWindow? {
    get { lentWindow.object }
    set {
      lentWindow.object = newValue
      suspendsRules = newValue?.suspendsRules ?? false
    }
  }

  @exclusivity(unchecked) private final var lentWindow = Lent<UIWindow>()

  /// Whether the window's application goes without a rule; hit-testing asks every view for it.
  @exclusivity(unchecked) private(set) final var suspendsRules = false

  /// Notes in this view and its descendants whether their application goes without a rule.
  final func noteSuspension(_ suspends: Bool) {
    suspendsRules = suspends
    for subview in subviews { subview.noteSuspension(suspends) }
  }

  /// The views in this one, the frontmost last.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []

  /// The recognizers of this view in the order in which they were added, or `nil` when there are
  /// none.
  @exclusivity(unchecked) public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether the view needs layout.
  @exclusivity(unchecked) final var needsLayout = false

  /// The parts of the view's frame that are flexible when its superview changes size.
  public final var autoresizingMask: AutoresizingMask = []

  /// The recorder and the clock for notifications of a view that has left its window.
  @exclusivity(unchecked) final var pastRecord: (recorder: TraceRecorder, clock: VirtualClock)?

  /// Whether the view should become first responder, from before it had a window (D106).
  final var wishesToBecomeFirstResponder = false

  /// The animation that the view is part of, or `nil`.
  @exclusivity(unchecked) final var animation: Animation?

  /// The controller whose view this is.
  final var viewController: UIViewController? {
    get { lentController.object }
    set { lentController.object = newValue }
  }

  @exclusivity(unchecked) private final var lentController = Lent<UIViewController>()

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    for subview in subviews {
      subview.superview = nil
      subview.forgetWindow()
    }
    for recognizer in gestureRecognizers ?? [] {
      recognizer.view = nil
      recognizer.windowDidChange()  // G031
    }
  }

  /// The controller for a controller's root view, else the superview (D083).
  open override var next: UIResponder? {
    given(.rootViewAnswersController, viewController) ?? superview
  }

  /// Returns whether a recognizer can begin, when a finger touched down on this view (G112); `true`
  /// by default (G114).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit-testing, for subclasses

  /// Returns the deepest view under a point, in this view's coordinates, or `nil` (D001).
  ///
  /// The default implementation returns `nil` for a view that ignores touches (D003). Otherwise, it
  /// calls `point(inside:with:)`, then hit-tests the subviews from front to back, and returns the
  /// view itself when none of them returns a view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findView(at: point, with: event)
  }

  /// Returns whether a point, in this view's coordinates, is inside; by default, inside the bounds
  /// (D012, D013).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    suspendsRules ? isInsideByRules(point) : storedBounds.contains(point)
  }

  @inline(never)
  private final func isInsideByRules(_ point: CGPoint) -> Bool {
    var bounds = storedBounds
    if suspends(.boundsHaveAnOrigin) { bounds.origin = .zero }
    return bounds.contains(point)
      || suspends(.greatestEdgesAreOutside) && bounds.isOnGreatestEdge(point)
  }

  // MARK: Life cycle, for subclasses

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change; `nil` for none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change; `nil` for none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Lays out the subviews; called before the commit that follows `setNeedsLayout()` (D149).
  open func layoutSubviews() {}

  private final func updatePlacement() {
    offset = CGPoint(
      x: storedCenter.x - storedBounds.size.width / 2 - storedBounds.origin.x,
      y: storedCenter.y - storedBounds.size.height / 2 - storedBounds.origin.y)
    inverse = storedTransform.isIdentity ? nil : transformToSuperview.inverted()
  }
}

extension CGRect {
  /// Whether all four numbers are finite and the size isn't negative.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
      && size.height >= 0
  }
}

extension CGRect {
  /// Returns whether a point is on the right or the bottom edge.
  fileprivate func isOnGreatestEdge(_ point: CGPoint) -> Bool {
    (point.x == maxX || point.y == maxY)
      && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
