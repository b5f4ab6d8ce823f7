/// A rectangle on the screen that can be touched.
///
/// It has UIKit's geometry, hierarchy, hit testing and life; it draws nothing.
open class UIView: UIResponder {
  open override var className: String { "UIView" }
  override var participantKind: Participant.Kind { .view }

  // MARK: Geometry

  /// The visible part of the view's own coordinate system, in points.
  ///
  /// UIKit raises an exception for a number that is not finite; the model keeps the old value. The
  /// same goes for `center`, `frame` and `transform`.
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

  /// The centre of the view in the coordinates of its superview, in points.
  public final var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue.isFinite else { return }
      joinAnimation()
      storedCenter = newValue
      updatePlacement()
    }
  }

  /// The map that is applied to the view about its centre.
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

  /// What is taken from a point of the superview to get a point of this view, when there is no
  /// transform.
  @exclusivity(unchecked) final var offset = CGPoint.zero

  /// The map from the superview to this view, when there is a transform.
  @exclusivity(unchecked) final var inverse: CGAffineTransform?

  // MARK: What makes a view touchable

  /// Whether the view is invisible; it then cannot be hit, nor can its subviews (D003, D007).
  @exclusivity(unchecked) public final var isHidden = false

  /// Whether the view and its subviews can be touched at all (D008).
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true

  /// The opacity from 0 to 1; a view of less than 0.01 cannot be hit, whatever its ancestors'
  /// (D004, D006).
  public final var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      joinAnimation()
      opacity = newValue.isNaN ? opacity : Float(min(1, max(0, newValue)))
    }
  }

  /// The opacity as the layer keeps it, in 32 bits (D005).
  @exclusivity(unchecked) private var opacity: Float = 1

  /// Whether what lies outside the bounds is not drawn; this does not matter for hit testing
  /// (D009).
  public final var clipsToBounds = false

  /// Whether the view receives more than the first finger of a sequence (D055).
  @exclusivity(unchecked) public final var isMultipleTouchEnabled = false

  /// Whether the view wants its window's fingers for itself alone (D058).
  @exclusivity(unchecked) public final var isExclusiveTouch = false

  /// The nearest exclusive view that this one is or is in (D059).
  final var exclusiveAncestor: UIView? {
    nearest(where: { $0.isExclusiveTouch })
  }

  /// The opacity for comparing with the least that can be hit.
  final var hittableAlpha: Double { Double(opacity) }

  /// The color behind what the view draws; a clear one is touched like any other (D015).
  public final var backgroundColor = UIColor.clear

  /// What the view shows of itself, for a trace; `nil` for one that shows nothing.
  var appearance: ViewAppearance? { nil }

  /// A number by which the program knows the view; the model gives it no meaning.
  public final var tag = 0

  // MARK: Relations

  /// The view that this one is in.
  public internal(set) final var superview: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The superview, for walks up the tree; see `nearest(where:)`.
  @exclusivity(unchecked) final var above: Unmanaged<UIView>?

  /// The window that this view is in; a window is in itself.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var window: UIWindow?

  /// The views in this one, the front one last.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []

  /// The recognizers of this view in the order of adding, or `nil` when there are none.
  @exclusivity(unchecked) public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether the view is to be laid out.
  @exclusivity(unchecked) final var needsLayout = false

  /// The parts of the view's place that give way when its superview gets another size.
  public final var autoresizingMask: AutoresizingMask = []

  /// Where to write down what a view is told that has left its window, and by which clock.
  @exclusivity(unchecked) final var pastRecord: (recorder: TraceRecorder, clock: VirtualClock)?

  /// Whether the view was to become first responder before it had a window (D106).
  final var wishesToBecomeFirstResponder = false

  /// The animation that the view takes part in, or `nil`.
  @exclusivity(unchecked) final var animation: Animation?

  /// The points that a program has collected for the view, as a drawing board does; since the model
  /// draws nothing, nothing else looks at them.
  package final var path: [CGPoint] = []

  /// The controller whose view this is.
  final var viewController: UIViewController? {
    get { lentController.object }
    set { lentController.object = newValue }
  }

  @exclusivity(unchecked) private final var lentController = Lent<UIViewController>()

  /// Creates a view with a frame in the coordinates of its superview to be.
  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
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

  /// The controller for the root view of a controller, else the superview (D083).
  open override var next: UIResponder? {
    if let viewController { return viewController }
    return superview
  }

  /// Asks the view on which a finger landed whether a recognizer may begin (G112); the default is
  /// yes (G114).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing, for subclasses

  /// Returns the deepest view under a point, in this view's coordinates, or `nil` (D001).
  ///
  /// The default returns `nil` for a view that ignores touches (D003), asks `point(inside:with:)`,
  /// then the subviews from the front to the back, and answers itself when none of them did.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findView(at: point, with: event)
  }

  /// Returns whether a point, in this view's coordinates, is inside; by default, inside the bounds
  /// (D012, D013).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  // MARK: The life of a view, for subclasses

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the superview is about to change; `nil` for none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change; `nil` for none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the window has changed.
  open func didMoveToWindow() {}

  /// Puts the subviews in their places; called before the commit that follows `setNeedsLayout()`
  /// (D149).
  open func layoutSubviews() {}

  private final func updatePlacement() {
    offset = CGPoint(
      x: storedCenter.x - storedBounds.size.width / 2 - storedBounds.origin.x,
      y: storedCenter.y - storedBounds.size.height / 2 - storedBounds.origin.y)
    inverse = storedTransform.isIdentity ? nil : transformToSuperview.inverted()
  }
}

extension CGRect {
  /// Whether all four numbers are finite and the size is not negative.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
      && size.height >= 0
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
