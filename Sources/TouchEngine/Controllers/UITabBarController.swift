/// The methods through which a delegate controls what a tab bar controller shows and is notified of
/// it.
public protocol UITabBarControllerDelegate: AnsweringObject {
  /// Asks the delegate whether a finger can select a controller; `true` by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that a finger selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { flag(.shouldSelect, for: tabBarController, about: viewController) }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension AnsweredMethod {
  /// Whether a tap on a tab can select its controller.
  static let shouldSelect = AnsweredMethod(
    """
    tabBarController(_ tabBarController: UITabBarController, \
    shouldSelect viewController: UIViewController) -> Bool
    """, of: "UITabBarControllerDelegate", "shouldSelect", about: .controller,
    returns: .flag(usually: true))
}

/// A controller that shows one of several others above a bar with a button for each.
///
/// Its view has the same structure as the view of a navigation controller (D034): a layout
/// container view with a transition view, which contains a wrapper view around the visible view,
/// and the bar on top of them.
open class UITabBarController: UIViewController {
  open override var className: String { "UITabBarController" }

  /// The bar.
  public final let tabBar: UITabBar

  /// The delegate of the controller; a strong reference, where UIKit's is weak.
  public final var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, from left to right; setting them shows the first, unless they include the
  /// visible controller.
  public final var viewControllers: [UIViewController] = [] {
    didSet { exchangeControllers(oldValue) }
  }

  /// The visible controller; setting a controller that isn't among the controllers has no effect.
  public final var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue, viewControllers.contains(where: { $0 === newValue }) else { return }
      show(newValue)
    }
  }

  /// The index of the visible controller, or -1 for none; setting an index that's out of range has
  /// no effect.
  public final var selectedIndex: Int {
    get { viewControllers.firstIndex { $0 === shown } ?? -1 }
    set { if viewControllers.indices.contains(newValue) { show(viewControllers[newValue]) } }
  }

  private var shown: UIViewController?
  private let wrapper = UIViewControllerWrapperView()

  /// Creates a controller without others.
  ///
  /// - Parameter tabBar: The bar. UIKit creates the bar itself, and apps that want a custom class
  ///   replace it by undocumented means.
  public init(tabBar: UITabBar = UITabBar()) {
    self.tabBar = tabBar
    super.init()
    containsControllers = true
    tabBar.controller = self
  }

  deinit {
    tabBar.controller = nil
  }

  open override func loadView() {
    let container = UILayoutContainerView()
    view = container
    container.fill(with: UITransitionView()).fill(with: wrapper)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(tabBar)
    if let shown { wrapper.fill(with: shown.view) }
  }

  private final func exchangeControllers(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    tabBar.items = viewControllers.map { $0.tabBarItem }
    let isStillThere = viewControllers.contains { $0 === shown }
    if isStillThere { tabBar.selectedItem = shown?.tabBarItem } else { show(viewControllers.first) }
  }

  private final func show(_ controller: UIViewController?) {
    endExchange()
    let old = shown
    guard controller !== old else { return }
    shown = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    beginExchange(of: old, for: controller, animated: false)
    // A notified object may have selected another controller, which then has priority.
    if let controller, shown === controller { wrapper.fill(with: controller.view) }
    if shown !== old { old?.viewIfLoaded?.removeFromSuperview() }
    finishExchange(of: old, for: controller, in: view.window?.application) {}
  }

  /// Responds to a finger on the bar.
  final func choose(_ item: UITabBarItem) {
    guard let controller = viewControllers.first(where: { $0.tabBarItem === item }) else { return }
    let answer = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    let name = controller.traceName.isEmpty ? controller.className : controller.traceName
    let application = viewIfLoaded?.window?.application
    application?.note(.shouldSelect, self, name + (answer ? " true" : " false"))
    guard answer else { return }
    show(controller)
    application?.note(.didSelect, self, name)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UIViewController {
  /// The tab bar controller that this controller is in.
  public final var tabBarController: UITabBarController? {
    var controller = parent
    while let present = controller {
      if let tabBarController = present as? UITabBarController { return tabBarController }
      controller = present.parent
    }
    return nil
  }
}

extension ClassDescription {
  /// A controller that shows one of several controllers, with a bar to choose.
  package static let tabBarController = ClassDescription(
    "UITabBarController", .viewController, inherits: .viewController, subjects: .tabBarControllers,
    asks: [.shouldSelect],
    properties: [
      .typed(
        "selectedIndex", "The number of the tab that is shown, from zero.", .count(0...100),
        get: { (tabs: UITabBarController) in tabs.selectedIndex }, set: { $0.selectedIndex = $1 },
        choosingFrom: { tabs in tabs.viewControllers.count }),
      .dynamic(
        "selectedViewController", "The controller whose tab is shown.", .object([.viewController]),
        read: { (tabs: UITabBarController, _) in .object(tabs.selectedViewController) }),
      .dynamic(
        "viewControllers",
        "The controllers of a navigation controller; the last is shown.",
        .objects([.viewController]),
        read: { (tabs: UITabBarController, _) in .list(tabs.viewControllers) }),
    ],
    parts: [
      ClassPart("tab", .control, ofClass: "UITabBarButton", named: .ofEachChild),
      ClassPart("tabBar", .view, if: .ifWritten) { (tabs: UITabBarController) in tabs.tabBar },
    ])
}
