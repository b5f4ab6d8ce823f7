/// The owner of a tree of views, and a link of the responder chain between its view and what is
/// above.
open class UIViewController: UIResponder {
  open override var className: String { "UIViewController" }
  override var participantKind: Participant.Kind { .viewController }

  @exclusivity(unchecked) private var loadedView: UIView?

  /// The controller that contains this one.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: UIViewController?

  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []

  /// Creates a controller; its view is made when it is first asked for.
  public override init() {
    super.init()
  }

  deinit {
    loadedView?.viewController = nil
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
    presentation?.forgetPresented()
  }

  /// The view, made by `loadView()` when it is first asked for.
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

  /// The view when there is one already.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; the default sets a plain one.
  open func loadView() {
    view = UIView()
  }

  /// Tells that the view has been made.
  open func viewDidLoad() {}

  // MARK: Coming into sight, for subclasses

  /// Tells that the view is about to come into sight; it is in no window yet (D144).
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in its window, after all views in it were told so (D144).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is in sight: it has been laid out and committed.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to go out of sight; it is still in its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the view is about to be laid out (D149).
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has been laid out; the views in it may not have been yet (D149).
  open func viewDidLayoutSubviews() {}

  /// What is still to be told of the last exchange of controllers in this one.
  final var pendingExchange: (() -> Void)?

  /// What the bar of a tab bar controller shows for this controller.
  public final lazy var tabBarItem = UITabBarItem(title: traceName)

  /// What the bar of a navigation controller shows for this controller.
  public final lazy var navigationItem = UINavigationItem()

  /// Whether the controller's class shows other controllers in private views of UIKit (D034).
  final var containsControllers = false

  /// Where the controller is between being out of sight and in sight.
  final var appearance = AppearanceState.disappeared

  /// Whether no container has announced the last change of sight, but the window's change alone.
  final var isMovedByWindow = false

  /// Whether the last change of sight is animated.
  final var isAnimated = false

  /// The edges of the screen at which fingers go to the app before the system's gestures (G241); by
  /// default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { deferredScreenEdges }

  /// What that property answers where no subclass overrides it; for scenes that are described.
  package final var deferredScreenEdges: UIRectEdge = []

  /// The child that is asked in place of this controller for the edges at which the system's
  /// gestures wait; by default none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Makes a controller a child of this one; its view is added by the caller, as in UIKit.
  ///
  /// UIKit raises an exception when a controller is to be a child of itself or of one of its own
  /// children; the model does nothing.
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

  /// Takes the controller from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// The controller that this one was presented by.
  @exclusivity(unchecked)
  public internal(set) unowned(unsafe) final var presentingViewController: UIViewController?

  /// The controller that this one presents.
  public internal(set) final var presentedViewController: UIViewController?

  /// How the controller covers what was there when it is presented; to be set before.
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if presentingViewController == nil, oldValue != modalPresentationStyle { presentation = nil }
    }
  }

  /// Whether a finger cannot drag the controller away when it is a sheet.
  public final var isModalInPresentation = false

  /// What presents the controller, once somebody has asked for it.
  final var presentation: UIPresentationController?

  /// The window whose root controller this is.
  @exclusivity(unchecked) final unowned(unsafe) var rootWindow: UIWindow?

  /// Whether the controller is on its way to the screen.
  public internal(set) final var isBeingPresented = false

  /// Whether the controller is on its way from the screen.
  public internal(set) final var isBeingDismissed = false

  /// The presenter for a presented controller that is not on its way out (D086); the window for a
  /// window's root controller (D085), else the superview of the view (D084), else
  /// the parent when the view is in no window (D087).
  open override var next: UIResponder? {
    if let presentingViewController, !isBeingDismissed { return presentingViewController }
    guard let loadedView else { return parent }
    if let rootWindow, rootWindow.application?.behavior.rootViewControllerAnswersWindow ?? true {
      return rootWindow
    }
    if loadedView.window == nil, let parent { return parent }
    return loadedView.superview
  }
}
