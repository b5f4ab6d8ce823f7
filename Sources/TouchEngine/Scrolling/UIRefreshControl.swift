/// A control above the content of a scroll view, which a finger pulls down to refresh the content.
///
/// Once a finger has pulled the content far enough, the control begins to refresh and sends
/// `valueChanged`, while the finger is still down (D254), and once until `endRefreshing()` (D255).
/// It's hidden while it's neither pulled nor refreshing. Narrower than UIKit: the distance doesn't
/// depend on the scroll view's height, and nothing is animated.
open class UIRefreshControl: UIControl {
  open override var className: String { "UIRefreshControl" }

  /// Whether the content is being refreshed.
  public private(set) final var isRefreshing = false

  /// The default height of the control, in points (D257).
  static let height: CGFloat = 60

  /// Whether the scroll view's inset has grown by the control's height.
  private var hasInset = false

  /// Whether the content has been back at its edge since the last refresh.
  private var isArmed = true

  /// A refresh control's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  /// Creates a control; the scroll view that it's added to determines its frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Begins to refresh without an event, and makes room for the control (D256).
  public final func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
    makeRoom()
  }

  /// Ends refreshing, and removes the room for the control (D257).
  public final func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    removeRoom()
    guard let scrollView else { return }
    let rest = scrollView.limits(on: .vertical).least
    if !scrollView.isDragging, scrollView.contentOffset.y < rest {
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: rest), animated: false)
    }
    isHidden = true
  }

  /// Responds to a finger that drags the content.
  final func follow() {
    guard let scrollView else { return }
    place(in: scrollView)
    let pull = scrollView.limits(on: .vertical).least - scrollView.contentOffset.y
    if pull <= 0 { isArmed = true }
    if !isRefreshing { isHidden = pull <= 0 }
    guard isArmed, isEnabled, !isRefreshing, pull >= scrollView.behavior.refreshDistance else {
      return
    }
    begin()
    send(.valueChanged, nil)
  }

  /// Responds to the end of a drag, before the content moves to where it rests.
  ///
  /// No source says when UIKit enlarges the inset during a drag. Here it happens at the end, so that
  /// the content doesn't move under the finger.
  final func dragWillEnd() {
    if isRefreshing { makeRoom() }
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    guard newSuperview !== superview else { return }
    removeRoom()
    if scrollView?.pulledControl === self { scrollView?.pulledControl = nil }
  }

  open override func didMoveToSuperview() {
    guard let scrollView else { return }
    scrollView.pulledControl = self
    place(in: scrollView)
    autoresizingMask = .flexibleWidth
    if isRefreshing { makeRoom() }
  }

  /// Moves the control above the content, even if an app has set another frame.
  private final func place(in scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  private final var scrollView: UIScrollView? { superview as? UIScrollView }

  private final func begin() {
    isRefreshing = true
    isArmed = false
    isHidden = false
  }

  private final func makeRoom() {
    guard !hasInset, let scrollView else { return }
    hasInset = true
    scrollView.contentInset.top += Self.height
  }

  private final func removeRoom() {
    guard hasInset, let scrollView else { return }
    hasInset = false
    scrollView.contentInset.top -= Self.height
  }
}

extension UIScrollView {
  /// The control that a finger pulls down to refresh the content.
  public final var refreshControl: UIRefreshControl? {
    get { pulledControl }
    set {
      guard newValue !== pulledControl else { return }
      pulledControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}

extension ClassDescription {
  /// A control that a finger pulls down to refresh a scroll view.
  package static let refreshControl = ClassDescription(
    "UIRefreshControl", .view, inherits: .control, instances: .init { UIRefreshControl() },
    properties: [
      .typed(
        "isRefreshing", "Whether a refresh control is refreshing the content.",
        get: { (control: UIRefreshControl) in control.isRefreshing })
    ])
}
