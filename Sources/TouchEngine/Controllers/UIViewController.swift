/// The owner of a view tree, and a link of the responder chain between its view and the responders
/// above.
open class UIViewController: UIResponder {
  open override var className: String { "UIViewController" }
  override var participantKind: Participant.Kind { .viewController }

  @exclusivity(unchecked) private var loadedView: UIView?

  /// The controller that contains this one.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: UIViewController?

  /// The controllers that this controller contains.
  public private(set) var children: [UIViewController] = []

  /// Creates a controller, whose view is loaded on demand.
  public override init() {
    super.init()
  }

  deinit {
    loadedView?.viewController = nil
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
    presentation?.forgetPresented()
  }

  /// The view, loaded by `loadView()` on demand.
  public var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      if let loadedView {
        viewDidLoad()
        return loadedView
      }
      let plain = UIView()
      self.view = plain
      viewDidLoad()
      return plain
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// The view, if it's already loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view; the default implementation creates a plain one.
  open func loadView() {
    view = UIView()
  }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearing and disappearing, for subclasses

  /// Called when the view is about to appear, before it's in a window (D144).
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, after the controllers of all its subviews are notified
  /// (D144).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is visible: laid out and committed.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear, while it's still in its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is no longer visible.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view is about to lay out its subviews (D149).
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews, whose own layout may not be done yet (D149).
  open func viewDidLayoutSubviews() {}

  /// The notifications that are still due for the last replacement of a child controller.
  final var pendingExchange: (() -> Void)?

  /// The item that a tab bar controller's bar shows for this controller.
  public final lazy var tabBarItem = UITabBarItem(title: traceName)

  /// The item that a navigation controller's bar shows for this controller.
  public final lazy var navigationItem = UINavigationItem()

  /// Whether the controller's class shows other controllers in private UIKit views (D034).
  final var containsControllers = false

  /// The stage of the controller's visibility.
  final var appearance = AppearanceState.disappeared

  /// Whether the last change of visibility came from the window alone, without a container's
  /// announcement.
  final var isMovedByWindow = false

  /// Whether the last change of visibility is animated.
  final var isAnimated = false

  /// The edges of the screen where the app receives fingers before the system's gestures (G241);
  /// none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { deferredScreenEdges }

  /// The value of that property where no subclass overrides it; for controllers that a scenario
  /// describes.
  package final var deferredScreenEdges: UIRectEdge = []

  /// The child that's asked instead of this controller for the edges where the system's gestures
  /// wait; none by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Makes a controller a child of this one; its view is added by the caller, as in UIKit.
  ///
  /// UIKit raises an exception when you add a controller to itself or to one of its children; the
  /// model does nothing.
  public func addChild(_ controller: UIViewController) {
    var ancestor: UIViewController? = self
    while let present = ancestor {
      if present === controller { return }
      ancestor = present.parent
    }
    controller.removeFromParent()
    children.append(controller)
    controller.parent = self
  }

  /// Removes the controller from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// The controller that presented this one.
  @exclusivity(unchecked)
  public internal(set) unowned(unsafe) final var presentingViewController: UIViewController?

  /// The controller that this one presents.
  public internal(set) final var presentedViewController: UIViewController?

  /// The way the controller covers the current content, which you set before presenting it.
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if presentingViewController == nil, oldValue != modalPresentationStyle { presentation = nil }
    }
  }

  /// Whether a finger can't dismiss the controller when it's a sheet.
  public final var isModalInPresentation = false {
    didSet { presentation?.modalityDidChange() }
  }

  /// The object that presents the controller, once it has been requested.
  final var presentation: UIPresentationController?

  /// The window whose root controller this is.
  @exclusivity(unchecked) final unowned(unsafe) var rootWindow: UIWindow?

  /// Whether the controller is being presented.
  public internal(set) final var isBeingPresented = false

  /// Whether the controller is being dismissed.
  public internal(set) final var isBeingDismissed = false

  /// The presenter for a presented controller that isn't being dismissed (D086); the window for a
  /// root view controller (D085), else the superview of the view (D084), else the parent when the
  /// view isn't in a window (D087).
  open override var next: UIResponder? {
    if let presentingViewController, !isBeingDismissed,
      presentingViewController.viewIfLoaded?.follows(.presentedAnswersPresenter) ?? true
    {
      return presentingViewController
    }
    guard let loadedView else { return parent }
    if let rootWindow, rootWindow.application?.behavior.rootViewControllerAnswersWindow ?? true {
      return rootWindow
    }
    if loadedView.window == nil, let parent,
      parent.viewIfLoaded?.follows(.childAnswersParent) ?? true
    {
      return parent
    }
    return loadedView.follows(.controllerAnswersSuperview) ? loadedView.superview : parent
  }
}
