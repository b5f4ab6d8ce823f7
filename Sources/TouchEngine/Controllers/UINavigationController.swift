/// The methods that a navigation controller calls when it shows a view controller.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to be shown, including when a finger begins to
  /// swipe back to it.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A controller that shows the last of a stack of controllers under a bar, and lets a finger swipe
/// back from the left edge.
///
/// Its view has the structure that logs have shown (D034): a layout container view with a
/// navigation transition view, which contains a wrapper view around the visible view, and the bar
/// on top of them. While a finger swipes back, none of them is hit. Narrower than UIKit: a
/// transition is immediate, without animation, and the controllers are notified of its end after
/// the next commit.
open class UINavigationController: UIViewController {
  open override var className: String { "UINavigationController" }

  /// The stack of controllers, with the visible one last.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The controller that's shown.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The object that's notified when a controller is shown; a strong reference, where UIKit's is
  /// weak.
  public final var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the visible view.
  public final let navigationBar = UINavigationBar()

  /// Whether the bar is hidden, which also prevents swiping back (G238).
  public final var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// The recognizer of the drag that swipes back, on the view that contains all the others (G234).
  ///
  /// Its default delegate returns `false` when there's no controller to return to, and when the
  /// back button isn't visible; an app can set another delegate (G238). It's optional as in UIKit, and
  /// never `nil`.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { pop }

  /// The recognizer of the drag that swipes back from anywhere in the content, on the same view since
  /// iOS 26 (G299).
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }

  private final let pop = InteractivePopGestureRecognizer()
  private final let contentPop = InteractiveContentPopGestureRecognizer()

  /// The view around the views of the controllers.
  private let wrapper = UIViewControllerWrapperView()

  /// The controller to which a finger is swiping back.
  private final var revealed: UIViewController? { didSet { noteTransition() } }

  /// Whether a finger has begun to swipe back from the first page, which leads nowhere and never
  /// ends (G295).
  private final var isPoppingNothing = false { didSet { noteTransition() } }

  /// Whether the transition to that controller is being set up, and can't be canceled yet (G237).
  private var isSettingUp = false

  /// The delegate that both recognizers have until an app sets another.
  private final let popDelegate = PopDelegate()

  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init()
    containsControllers = true
    popDelegate.navigationController = self
    for recognizer in [pop, contentPop] {
      recognizer.navigationController = self
      recognizer.delegate = popDelegate
    }
    contentPop.require(toFail: pop)
    navigationBar.navigationController = self
    viewControllers = [rootViewController]
    addChild(rootViewController)
    showItem()
  }

  deinit {
    for recognizer in [pop, contentPop] {
      recognizer.delegate = nil
      recognizer.navigationController = nil
    }
    popDelegate.navigationController = nil
    navigationBar.navigationController = nil
  }

  open override func loadView() {
    let container = UILayoutContainerView()
    container.addGestureRecognizer(pop)
    container.contentPop = contentPop
    view = container
    container.fill(with: UINavigationTransitionView()).fill(with: wrapper)
    container.addSubview(navigationBar)
    if let topViewController { wrapper.fill(with: topViewController.view) }
  }

  /// Adds a controller and shows it.
  public final func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard exception(pushing: viewController) == nil, !isPoppingNothing else { return }
    endInteraction()
    endExchange()
    let last = topViewController
    viewControllers.append(viewController)
    addChild(viewController)
    showItem()
    guard isViewLoaded else { return }
    exchange(last, for: viewController, animated: animated)
  }

  /// Removes the last controller, unless it's the only one, and shows the one before.
  ///
  /// - Returns: The controller that was removed.
  @discardableResult
  public final func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    endInteraction()
    endExchange()
    let gone = viewControllers.removeLast()
    showItem()
    if isViewLoaded, let next = topViewController {
      exchange(gone, for: next, animated: animated)
    }
    gone.removeFromParent()
    return gone
  }

  /// Replaces one visible controller with another, and notifies the delegate and both controllers.
  private final func exchange(
    _ old: UIViewController?, for new: UIViewController, animated: Bool
  ) {
    tell(.willShow, new) {
      $0.navigationController(self, willShow: new, animated: animated)
    }
    beginExchange(of: old, for: new, animated: animated)
    // A notified object may have navigated elsewhere, which then has priority.
    if topViewController === new { wrapper.fill(with: new.view) }
    if topViewController !== old { old?.viewIfLoaded?.removeFromSuperview() }
    finish(old, new, animated: animated)
  }

  private final var application: UIApplication? {
    viewIfLoaded?.window?.application ?? pop.application
  }

  /// Notifies the delegate and the controllers of the end of a transition.
  private final func finish(_ old: UIViewController?, _ new: UIViewController, animated: Bool) {
    finishExchange(of: old, for: new, in: application) {
      [unowned(unsafe) self] in
      tell(.didShow, new) {
        $0.navigationController(self, didShow: new, animated: animated)
      }
    }
  }

  /// Makes the bar show the item of the visible controller.
  private final func showItem() {
    guard let topViewController else { return }
    navigationBar.show(topViewController.navigationItem, canGoBack: viewControllers.count > 1)
  }

  // MARK: Swiping back

  /// Responds to a change of a drag's state.
  final func follow(_ pop: InteractivePopGestureRecognizer) {
    let way = max(0, pop.translation(in: view).x)
    switch pop.state {
    case .began:
      beginInteraction()
      slide(by: way)
    case .changed: slide(by: way)
    case .ended:
      slide(by: way)
      let isFling = pop.velocity(in: view).x >= pop.limits.popSpeed
      if way > view.bounds.width / 2 || isFling, revealed != nil {
        finishInteraction()
      } else {
        endInteraction()
      }
    case .cancelled, .failed:
      // A transition that's canceled too early is set up anyway, and no gesture remains to end it
      // (G237).
      if pop.satisfies(.earlyCancellationsAreLost, !isSettingUp) { endInteraction() }
    case .possible: break
    }
  }

  private final func beginInteraction() {
    guard viewControllers.count > 1, let top = topViewController else {
      isPoppingNothing = pop.follows(.popsOfFirstPagesNeverEnd)
      return
    }
    endExchange()
    let next = viewControllers[viewControllers.count - 2]
    revealed = next
    isSettingUp = true
    defer { isSettingUp = false }
    top.beginAppearanceTransition(false, animated: true)
    // A notified object may navigate elsewhere, or remove the gesture (G237).
    if revealed === next { next.beginAppearanceTransition(true, animated: true) }
    guard revealed === next else { return }
    wrapper.fill(with: next.view, at: 0)
    guard revealed === next else { return }
    tell(.willShow, next) { $0.navigationController(self, willShow: next, animated: true) }
  }

  private final func noteTransition() {
    (viewIfLoaded as? UILayoutContainerView)?.isInTransition =
      revealed != nil || isPoppingNothing
  }

  /// Moves the view that follows the finger.
  private final func slide(by way: CGFloat) {
    guard revealed != nil, let top = topViewController?.viewIfLoaded else { return }
    top.frame = wrapper.bounds.offsetBy(dx: way, dy: 0)
  }

  /// Completes the transition that the finger started.
  private final func finishInteraction() {
    guard let next = revealed else { return }
    revealed = nil
    let gone = viewControllers.popLast()
    showItem()
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.removeFromParent()
    finish(gone, next, animated: true)
  }

  /// Restores everything as it was before the drag.
  private final func endInteraction() {
    guard let next = revealed else { return }
    revealed = nil
    let application = application
    next.beginAppearanceTransition(false, animated: true)
    next.viewIfLoaded?.removeFromSuperview()
    next.endAppearance(in: application)
    guard let top = topViewController else { return }
    top.viewIfLoaded?.frame = wrapper.bounds
    if view.window != nil { top.beginAppearanceTransition(true, animated: true) }
    top.endAppearance(in: application)
  }

  private final func tell(
    _ method: TraceEvent.LifeMethod, _ controller: UIViewController,
    _ call: (any UINavigationControllerDelegate) -> Void
  ) {
    viewIfLoaded?.window?.application?.note(
      method, self, controller.traceName.isEmpty ? controller.className : controller.traceName)
    if let delegate { call(delegate) }
  }
}

extension ClassDescription {
  /// A controller that shows the last of several controllers.
  package static let navigationController = ClassDescription(
    "UINavigationController", .viewController, inherits: .viewController,
    subjects: .navigationControllers,
    properties: [
      .typed(
        "isNavigationBarHidden", "Whether the bar of a navigation controller is hidden.",
        get: { (navigation: UINavigationController) in navigation.isNavigationBarHidden },
        set: { $0.isNavigationBarHidden = $1 }),
      .dynamic(
        "topViewController", "The controller that a navigation controller shows.",
        .object([.viewController]),
        read: { (navigation: UINavigationController, _) in .object(navigation.topViewController) }),
      .dynamic(
        "viewControllers",
        "The controllers of a navigation controller; the last is shown.",
        .objects([.viewController]),
        read: { (navigation: UINavigationController, _) in .list(navigation.viewControllers) }),
    ],
    parts: [
      ClassPart("navigationBar", .view, if: .ifWritten) { (navigation: UINavigationController) in
        navigation.navigationBar
      },
      ClassPart(
        "pop", .screenEdgePanGestureRecognizer,
        at: .member(
          "interactivePopGestureRecognizer", as: "UIGestureRecognizer", isOptional: true)
      ) { (navigation: UINavigationController) in navigation.interactivePopGestureRecognizer },
      ClassPart(
        "contentPop", .screenEdgePanGestureRecognizer,
        ofClass: "_UIParallaxTransitionPanGestureRecognizer",
        at: .member(
          "interactiveContentPopGestureRecognizer", as: "UIGestureRecognizer", isOptional: true)
      ) { (navigation: UINavigationController) in
        navigation.interactiveContentPopGestureRecognizer
      },
    ])
}
