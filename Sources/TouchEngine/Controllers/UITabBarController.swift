/// An object that has a say in what a tab bar controller shows, and is told of it.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks whether a controller may be chosen by a finger; the default is yes.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that a controller was chosen by a finger.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Answers yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller that shows one of several others above a bar with a button for each.
///
/// Its view is made as that of a navigation controller is (D034): a layout container view with a
/// transition view, in it a wrapper view around the view that is shown, and in front of them the
/// bar.
open class UITabBarController: UIViewController {
  open override var className: String { "UITabBarController" }

  /// The bar.
  public final let tabBar: UITabBar

  /// The object that is asked and told; held strongly, where UIKit holds it weakly.
  public final var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, from left to right; setting them shows the first, unless the one that is
  /// shown is among them.
  public final var viewControllers: [UIViewController] = [] {
    didSet { exchangeControllers(oldValue) }
  }

  /// The controller that is shown; one that is not among the controllers is not taken.
  public final var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue, viewControllers.contains(where: { $0 === newValue }) else { return }
      show(newValue)
    }
  }

  /// The place of the controller that is shown, or -1 for none; a place that is out of range is not
  /// taken.
  public final var selectedIndex: Int {
    get { viewControllers.firstIndex { $0 === shown } ?? -1 }
    set { if viewControllers.indices.contains(newValue) { show(viewControllers[newValue]) } }
  }

  private var shown: UIViewController?
  private let wrapper = UIViewControllerWrapperView()

  /// Creates a controller without others.
  ///
  /// - Parameter tabBar: the bar; UIKit makes its own, and apps that want one of their own class
  ///   put it there behind its back.
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
    // Who is told may have gone elsewhere; then that was the last word.
    if let controller, shown === controller { wrapper.fill(with: controller.view) }
    if shown !== old { old?.viewIfLoaded?.removeFromSuperview() }
    finishExchange(of: old, for: controller, in: view.window?.application) {}
  }

  /// Does what a finger on the bar asks for.
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
    "UITabBarController", .viewController, inherits: .viewController,
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
    ])
}
