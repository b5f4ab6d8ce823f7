import TraceModel

/// A controller that shows one of several pages, which fingers turn.
///
/// Pages that curl are turned by a pan and a tap of the controller's own view (D258), and pages that
/// scroll by the pan of a scroll view in it (D262). Narrower than UIKit: pages follow each other
/// horizontally and are shown one at a time, and turning a page isn't animated, so pages change when
/// a pan ends.
open class UIPageViewController: UIViewController {
  /// The ways in which one page gives way to another.
  public enum TransitionStyle: Int, Sendable, WordedValue {
    /// The page curls like paper.
    case pageCurl
    /// The pages scroll.
    case scroll

    package var word: String {
      switch self {
      case .pageCurl: "pageCurl"
      case .scroll: "scroll"
      }
    }
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  open override var className: String { "UIPageViewController" }

  /// The way in which one page gives way to another.
  public package(set) final var transitionStyle: TransitionStyle

  /// The object that provides the pages; a strong reference, where UIKit's is weak.
  ///
  /// Without it, fingers turn no page (D264).
  public final var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateNeighbors() }
  }

  /// The object that's notified when a finger turns a page; a strong reference, where UIKit's is
  /// weak.
  public final var delegate: (any UIPageViewControllerDelegate)?

  /// The visible page.
  public final var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// The pan and the tap that turn a curling page; none for pages that scroll (D259).
  public final var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pan, tap] : []
  }

  /// The scroll view of pages that scroll, or `nil` for curling pages.
  package final var scrollView: UIScrollView? { transitionStyle == .scroll ? queue : nil }

  /// The visible page.
  final var shown: UIViewController?

  /// The pages next to it.
  final var neighbors: (before: UIViewController?, after: UIViewController?)

  /// The page to which a finger is turning.
  final var pending: UIViewController?

  private let pan = UIPageCurlPanGestureRecognizer()
  private let tap = UIPageCurlTapGestureRecognizer()
  private let queue = UIQueuingScrollView()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal
  ) {
    transitionStyle = style
    super.init()
    containsControllers = true
    pan.pages = self
    tap.pages = self
    pan.delegate = PageCurlJudge(self)
    tap.delegate = PageCurlJudge(self)
    queue.pages = self
  }

  /// Creates a controller for pages that curl.
  public convenience override init() {
    self.init(transitionStyle: .pageCurl)
  }

  deinit {
    pan.pages = nil
    tap.pages = nil
    pan.delegate = nil
    tap.delegate = nil
    queue.pages = nil
    queue.delegate = nil
  }

  open override func loadView() {
    let container = UIPageViewControllerContentView()
    view = container
    for recognizer in gestureRecognizers { container.addGestureRecognizer(recognizer) }
    if let scrollView { container.fill(with: scrollView) }
    if let shown { place(shown) }
    queue.updateLimits()
  }

  /// Shows the first of some pages; UIKit can show two that face each other.
  public final func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first, animated: animated)
    completion?(true)
  }

  /// Shows a page in place of the visible one.
  final func show(_ page: UIViewController?, animated: Bool) {
    endExchange()
    let old = shown
    guard page !== old else { return }
    shown = page
    if let page, page.parent !== self { addChild(page) }
    guard isViewLoaded else {
      old?.removeFromParent()
      return updateNeighbors()
    }
    beginExchange(of: old, for: page, animated: animated)
    // A notified object may have shown another page, which then has priority.
    if let page, shown === page { place(page) }
    if shown !== old {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
    }
    finishExchange(of: old, for: page, in: view.window?.application) {}
    updateNeighbors()
  }

  private final func place(_ page: UIViewController) {
    if let scrollView {
      if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
      queue.updateLimits()
    } else {
      view.fill(with: page.view)
    }
  }

  /// Asks the data source for the pages next to the visible one.
  final func updateNeighbors() {
    neighbors = (nil, nil)
    if let dataSource, let shown {
      neighbors.before = dataSource.pageViewController(self, viewControllerBefore: shown)
      neighbors.after = dataSource.pageViewController(self, viewControllerAfter: shown)
    }
    queue.updateLimits()
  }

  // MARK: Turning pages

  /// Returns the page that a finger's direction reveals: the next one when it moves to the left.
  final func page(revealedBy way: CGFloat) -> UIViewController? {
    way == 0 ? nil : way < 0 ? neighbors.after : neighbors.before
  }

  /// Notifies the delegate that a finger begins to turn to a page.
  final func willTurn(to page: UIViewController) {
    pending = page
    note(.willTransitionTo, page.traceName.isEmpty ? page.className : page.traceName)
    delegate?.pageViewController(self, willTransitionTo: [page])
  }

  /// Shows the page to which a finger was turning, or returns to the visible one.
  final func finishTurning(isCompleted: Bool) {
    guard let page = pending else { return }
    pending = nil
    let old = shown
    if isCompleted { show(page, animated: true) }
    note(.didFinishAnimating, isCompleted ? "true" : "false")
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: isCompleted)
  }

  private final func note(_ method: TraceEvent.LifeMethod, _ detail: String) {
    viewIfLoaded?.window?.application?.note(method, self, detail, fact: "D263")
  }
}

/// The view of a page view controller.
final class UIPageViewControllerContentView: UIView {
  override var className: String { "_UIPageViewControllerContentView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

extension ClassDescription {
  /// A controller that shows pages, which fingers turn.
  package static let pageViewController = ClassDescription(
    "UIPageViewController", .viewController, inherits: .viewController,
    subjects: .pageViewControllers,
    properties: [
      .typed(
        "transitionStyle", "How one page gives way to another.",
        UIPageViewController.TransitionStyle.valueKind, .whenMade,
        get: { (pages: UIPageViewController) in pages.transitionStyle },
        set: { $0.transitionStyle = $1 }),
      .dynamic(
        "viewControllers", "The controllers of a navigation controller; the last is shown.",
        .objects([.viewController]),
        read: { (pages: UIPageViewController, _) in .list(pages.viewControllers ?? []) }),
    ],
    parts: [
      ClassPart("_UIPageViewControllerContentView", .view, named: .alone),
      ClassPart(
        "pan", .panGestureRecognizer, if: curls,
        at: .first("UIPanGestureRecognizer", in: "gestureRecognizers")
      ) { (pages: UIPageViewController) in pages.gestureRecognizers.first },
      ClassPart(
        "tap", .tapGestureRecognizer, if: curls,
        at: .first("UITapGestureRecognizer", in: "gestureRecognizers")
      ) { (pages: UIPageViewController) in pages.gestureRecognizers.last },
      ClassPart(
        "scrollView", .scrollView,
        if: .ifProperty("transitionStyle", is: ["scroll"], isUsual: false),
        at: .first("UIScrollView", in: "view.subviews")
      ) { (pages: UIPageViewController) in pages.scrollView },
    ])

  private static let curls = ClassPart.Condition.ifProperty(
    "transitionStyle", is: ["pageCurl"], isUsual: true)
}
