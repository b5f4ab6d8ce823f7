/// An object that is told which controller a navigation controller shows.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells that a controller is about to be shown, also when a finger begins to go back to it.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells that a controller is shown.
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

/// A controller that shows the last of a row of controllers under a bar, and lets a finger go back
/// from the left edge.
///
/// Its view is what logs have shown (D034): a layout container view with a navigation transition
/// view, in it a wrapper view around the view that is shown, and in front of them the bar. While a
/// finger goes back, none of them is hit. Narrower than UIKit: a change is done at once, without an
/// animation; the controllers hear of its end after the next commit.
open class UINavigationController: UIViewController {
  open override var className: String { "UINavigationController" }

  /// The controllers, the one that is shown last.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The controller that is shown.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The object that is told which controller is shown; held strongly, where UIKit holds it weakly.
  public final var delegate: (any UINavigationControllerDelegate)?

  /// The bar above what is shown.
  public final let navigationBar = UINavigationBar()

  /// Whether the bar is hidden; then a finger cannot go back either (G238).
  public final var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// The recognizer of the drag that goes back, on the view that holds all the others (G234).
  ///
  /// Its own delegate refuses while there is nothing to go back to, and when the back button is not
  /// there; an app may set another (G238).
  public final let interactivePopGestureRecognizer: UIGestureRecognizer

  /// The view around the views of the controllers.
  private let wrapper = UIViewControllerWrapperView()

  /// The controller to which a finger is going back.
  private final var revealed: UIViewController? {
    didSet { (viewIfLoaded as? UILayoutContainerView)?.isInTransition = revealed != nil }
  }

  /// Whether the transition to that controller is being set up, and can't be cancelled yet (G237).
  private var isSettingUp = false

  private final var pop: InteractivePopGestureRecognizer? {
    interactivePopGestureRecognizer as? InteractivePopGestureRecognizer
  }

  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    let pop = InteractivePopGestureRecognizer()
    interactivePopGestureRecognizer = pop
    super.init()
    containsControllers = true
    pop.navigationController = self
    pop.delegate = PopDelegate(self)
    navigationBar.navigationController = self
    viewControllers = [rootViewController]
    addChild(rootViewController)
    showItem()
  }

  deinit {
    pop?.delegate = nil
    pop?.navigationController = nil
    navigationBar.navigationController = nil
  }

  open override func loadView() {
    let container = UILayoutContainerView()
    container.addGestureRecognizer(interactivePopGestureRecognizer)
    view = container
    container.fill(with: UINavigationTransitionView()).fill(with: wrapper)
    container.addSubview(navigationBar)
    if let topViewController { wrapper.fill(with: topViewController.view) }
  }

  /// Adds a controller and shows it.
  public final func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== self, !viewControllers.contains(where: { $0 === viewController })
    else { return }
    endInteraction()
    endExchange()
    let last = topViewController
    viewControllers.append(viewController)
    addChild(viewController)
    showItem()
    guard isViewLoaded else { return }
    exchange(last, for: viewController, animated: animated)
  }

  /// Takes the last controller away, unless it is the only one, and shows the one before.
  ///
  /// - Returns: the controller that was taken away.
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

  /// Shows a controller in the place of another, and tells everybody.
  private final func exchange(
    _ old: UIViewController?, for new: UIViewController, animated: Bool
  ) {
    tell(.willShow, new) {
      $0.navigationController(self, willShow: new, animated: animated)
    }
    beginExchange(of: old, for: new, animated: animated)
    // Who is told may have gone elsewhere; then that was the last word.
    if topViewController === new { wrapper.fill(with: new.view) }
    if topViewController !== old { old?.viewIfLoaded?.removeFromSuperview() }
    finish(old, new, animated: animated)
  }

  private final var application: UIApplication? {
    viewIfLoaded?.window?.application ?? interactivePopGestureRecognizer.application
  }

  /// Tells of the end of a change.
  private final func finish(_ old: UIViewController?, _ new: UIViewController, animated: Bool) {
    finishExchange(of: old, for: new, in: application) {
      [unowned(unsafe) self] in
      tell(.didShow, new) {
        $0.navigationController(self, didShow: new, animated: animated)
      }
    }
  }

  /// Has the bar show what belongs to the controller that is shown.
  private final func showItem() {
    guard let topViewController else { return }
    navigationBar.show(topViewController.navigationItem, canGoBack: viewControllers.count > 1)
  }

  // MARK: Going back with a finger

  /// Does what the state of the drag asks for.
  final func followPop() {
    guard let pop else { return }
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
      // What is cancelled too early is set up all the same, and no gesture is left to end it (G237).
      if !isSettingUp { endInteraction() }
    case .possible: break
    }
  }

  private final func beginInteraction() {
    guard viewControllers.count > 1, let top = topViewController else { return }
    endExchange()
    let next = viewControllers[viewControllers.count - 2]
    revealed = next
    isSettingUp = true
    defer { isSettingUp = false }
    top.beginAppearanceTransition(false, animated: true)
    // Who is told may go elsewhere, or take the gesture away (G237).
    if revealed === next { next.beginAppearanceTransition(true, animated: true) }
    guard revealed === next else { return }
    wrapper.fill(with: next.view, at: 0)
    guard revealed === next else { return }
    tell(.willShow, next) { $0.navigationController(self, willShow: next, animated: true) }
  }

  /// Moves the view that goes with the finger.
  private final func slide(by way: CGFloat) {
    guard revealed != nil, let top = topViewController?.viewIfLoaded else { return }
    top.frame = wrapper.bounds.offsetBy(dx: way, dy: 0)
  }

  /// Goes on to where the finger has pointed.
  private final func finishInteraction() {
    guard let next = revealed else { return }
    revealed = nil
    let gone = viewControllers.popLast()
    showItem()
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.removeFromParent()
    finish(gone, next, animated: true)
  }

  /// Puts everything back as it was before the drag.
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

/// The drag from the left edge that goes back.
///
/// It delays touches (G234), but only for fingers that land in the band along the edge: for all
/// others it fails at once (G235).
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var className: String { "UIScreenEdgePanGestureRecognizer" }

  /// The controller that made it.
  unowned(unsafe) var navigationController: UINavigationController?

  override init() {
    super.init()
    edges = .left
    delaysTouchesBegan = true
  }

  override var actingOwner: UIResponder? { navigationController }

  override func actForOwner() {
    navigationController?.followPop()
  }
}

/// The delegate that a pop gesture has until an app sets another (G238).
final class PopDelegate: UIGestureRecognizerDelegate {
  private unowned(unsafe) let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let recorder = gestureRecognizer.application?.recorder
    if navigationController.viewControllers.count < 2 {
      recorder?.explain(Reason(.nothingToGoBackTo), fact: "G234")
      return false
    }
    if navigationController.isNavigationBarHidden {
      recorder?.explain(Reason(.barIsHidden), fact: "G238")
      return false
    }
    if navigationController.topViewController?.navigationItem.showsBackButton == false {
      recorder?.explain(Reason(.backButtonIsReplaced), fact: "G238")
      return false
    }
    return true
  }
}

extension ClassDescription {
  /// A controller that shows the last of several controllers.
  package static let navigationController = ClassDescription(
    "UINavigationController", .viewController, inherits: .viewController,
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
    ])
}
