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

/// A controller that shows the last of a row of controllers and lets a finger go back from the left
/// edge.
///
/// Narrower than UIKit: there is no bar, and a change is done at once, without an animation.
open class UINavigationController: UIViewController {
  open override var className: String { "UINavigationController" }

  /// The controllers, the one that is shown last.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The controller that is shown.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The object that is told which controller is shown; held strongly, where UIKit holds it weakly.
  public final var delegate: (any UINavigationControllerDelegate)?

  /// The recognizer of the drag that goes back, on the view that holds all the others (G234).
  ///
  /// Its own delegate refuses while there is nothing to go back to; an app may set another (G238).
  public final let interactivePopGestureRecognizer: UIGestureRecognizer

  /// The controller to which a finger is going back.
  private var revealed: UIViewController?

  private final var pop: InteractivePopGestureRecognizer? {
    interactivePopGestureRecognizer as? InteractivePopGestureRecognizer
  }

  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    let pop = InteractivePopGestureRecognizer()
    interactivePopGestureRecognizer = pop
    super.init()
    pop.navigationController = self
    pop.delegate = PopDelegate(self)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  deinit {
    pop?.delegate = nil
    pop?.navigationController = nil
  }

  open override func loadView() {
    let container = LayoutContainerView()
    container.traceName = traceName.isEmpty ? "" : traceName + "View"
    container.addGestureRecognizer(interactivePopGestureRecognizer)
    view = container
    if let topViewController { show(topViewController) }
  }

  /// Adds a controller and shows it.
  public final func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== self, !viewControllers.contains(where: { $0 === viewController })
    else { return }
    endInteraction()
    let last = topViewController
    viewControllers.append(viewController)
    addChild(viewController)
    guard isViewLoaded else { return }
    tell("willShow", viewController) {
      $0.navigationController(self, willShow: viewController, animated: animated)
    }
    show(viewController)
    last?.viewIfLoaded?.removeFromSuperview()
    tell("didShow", viewController) {
      $0.navigationController(self, didShow: viewController, animated: animated)
    }
  }

  /// Takes the last controller away, unless it is the only one, and shows the one before.
  ///
  /// - Returns: the controller that was taken away.
  @discardableResult
  public final func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    endInteraction()
    let next = viewControllers[viewControllers.count - 2]
    if isViewLoaded {
      tell("willShow", next) {
        $0.navigationController(self, willShow: next, animated: animated)
      }
      reveal(next)
    }
    return finishPop(to: next, animated: animated)
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
      if way > view.bounds.width / 2 || isFling, let next = revealed {
        revealed = nil
        finishPop(to: next, animated: true)
      } else {
        endInteraction()
      }
    case .cancelled, .failed: endInteraction()
    case .possible: break
    }
  }

  private final func beginInteraction() {
    guard viewControllers.count > 1 else { return }
    let next = viewControllers[viewControllers.count - 2]
    revealed = next
    reveal(next)
    // Last, because who is told may take the gesture away (G237).
    tell("willShow", next) { $0.navigationController(self, willShow: next, animated: true) }
  }

  /// Moves the view that goes with the finger.
  private final func slide(by way: CGFloat) {
    guard revealed != nil, let top = topViewController?.viewIfLoaded else { return }
    top.frame = view.bounds.offsetBy(dx: way, dy: 0)
  }

  /// Puts everything back as it was before the drag.
  private final func endInteraction() {
    guard let next = revealed else { return }
    revealed = nil
    next.viewIfLoaded?.removeFromSuperview()
    topViewController?.viewIfLoaded?.frame = view.bounds
  }

  @discardableResult
  private final func finishPop(to next: UIViewController, animated: Bool) -> UIViewController? {
    let gone = viewControllers.popLast()
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.removeFromParent()
    if isViewLoaded {
      tell("didShow", next) {
        $0.navigationController(self, didShow: next, animated: animated)
      }
    }
    return gone
  }

  private final func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
  }

  /// Puts the view of a controller behind the one that is shown.
  private final func reveal(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }

  private final func tell(
    _ method: String, _ controller: UIViewController,
    _ call: (any UINavigationControllerDelegate) -> Void
  ) {
    viewIfLoaded?.window?.application?.note(
      .life, self, method,
      detail: controller.traceName.isEmpty ? controller.className : controller.traceName)
    if let delegate { call(delegate) }
  }
}

/// The view of a navigation controller, which holds the views of the others (G234).
final class LayoutContainerView: UIView {
  override var className: String { "UILayoutContainerView" }
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
    if navigationController.viewControllers.count > 1 { return true }
    gestureRecognizer.application?.recorder?.explain("there is nothing to go back to", fact: "G234")
    return false
  }
}
