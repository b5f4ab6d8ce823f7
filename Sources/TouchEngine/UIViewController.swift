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
    if let window = loadedView.window, window.rootViewController === self,
      window.application?.behavior.rootViewControllerAnswersWindow ?? true
    {
      return window
    }
    if loadedView.window == nil, let parent { return parent }
    return loadedView.superview
  }
}
