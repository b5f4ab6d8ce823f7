/// A button of a tab bar, described by its title.
public final class UITabBarItem {
  /// The words on the button, which are also its name in traces.
  public var title: String

  /// A number for the app.
  public var tag: Int

  /// Whether the button is enabled.
  public var isEnabled = true

  /// Creates the description of a button.
  public init(title: String, tag: Int = 0) {
    self.title = title
    self.tag = tag
  }
}

/// The methods that a tab bar calls when an item is selected.
public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that a finger selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A bar with a button for each of its items, all of the same width.
///
/// A finger doesn't hit a subview of the bar where the subview extends beyond the bar's edge,
/// unless an override of `point(inside:with:)` extends the bar (D009, D010).
open class UITabBar: UIView {
  open override var className: String { "UITabBar" }

  override var appearance: ViewAppearance? { ViewAppearance(.tabBar) }

  /// The items, from left to right.
  public final var items: [UITabBarItem] = [] {
    didSet { makeButtons() }
  }

  /// The item that was selected last.
  public final var selectedItem: UITabBarItem?

  /// The object that's notified of selections; a strong reference, where UIKit's is weak.
  public final var delegate: (any UITabBarDelegate)?

  /// The controller that owns the bar.
  final unowned(unsafe) var controller: UITabBarController?

  private final var buttons: [UITabBarButton] = []

  open override func layoutSubviews() {
    placeButtons()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    if controller != nil, let superview, let behavior = newWindow?.application?.behavior {
      let safe = newWindow?.safeAreaInsets.bottom ?? 0
      let height = behavior.tabBarHeight + (safe > 0 ? safe : behavior.homeIndicatorHeight)
      frame = CGRect(
        x: 0, y: superview.bounds.height - height, width: superview.bounds.width, height: height)
    }
    placeButtons()
  }

  private final func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { UITabBarButton($0) }
    placeButtons()
    // Behind the app's own subviews of the bar.
    for (index, button) in buttons.enumerated() { insertSubview(button, at: index) }
  }

  private final func placeButtons() {
    guard !buttons.isEmpty else { return }
    let share = bounds.width / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      let place = CGRect(x: Double(index) * share, y: 0, width: share, height: bounds.height)
      button.place = place
      button.frame = place.insetBy(dx: UITabBarButton.margin, dy: UITabBarButton.margin)
    }
  }

  /// Responds to a finger on a button.
  final func choose(_ item: UITabBarItem) {
    if let controller { return controller.choose(item) }
    selectedItem = item
    window?.application?.note(.didSelect, self, item.title)
    delegate?.tabBar(self, didSelect: item)
  }
}

/// One of the buttons that a tab bar makes.
///
/// A finger hits it within a separate rectangle (D038): the button's share of the bar. The size of
/// UIKit's rectangle isn't published.
final class UITabBarButton: UIControl {
  override var className: String { "UITabBarButton" }

  override var appearance: ViewAppearance? {
    let isSelected = (superview as? UITabBar)?.selectedItem === item
    return ViewAppearance(
      .tabBarButton, title: item.title, isEnabled: item.isEnabled, value: isSelected ? 1 : 0)
  }

  /// The distance between the button and its share of the bar, in points.
  static let margin: CGFloat = 2

  /// The button's share, in the coordinates of the bar.
  var place = CGRect.zero

  private let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isInTabBar = true
    traceName = item.title
    let choose = Selector("choose") { button, _ in
      (button.superview as? UITabBar)?.choose(item)
    }
    addTarget(item, action: choose, for: .primaryActionTriggered)
  }

  override var primaryEvent: Event { .touchUpInside }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled = item.isEnabled
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard follows(.tabButtonsHaveTheirRectangle) else {
      return super.point(inside: point, with: event)
    }
    return place.offsetBy(dx: -frame.minX, dy: -frame.minY).contains(point)
  }
}
