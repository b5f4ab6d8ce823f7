/// A button of a bar, described by what it does.
public final class UIBarButtonItem {
  /// The words on the button, which are also its name in traces.
  public var title: String

  /// Whether the button is enabled.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  /// The object that receives the action.
  public var target: AnyObject?

  /// The action that the button sends.
  public var action: Selector?

  /// The menu that the button opens: after a press, or for a tap if there's no action (D292).
  public var menu: UIMenu? {
    didSet { button?.show(menu) }
  }

  /// The control that represents the item while a bar shows it.
  fileprivate unowned(unsafe) var button: UIButtonBarButton?

  /// Creates the description of a button.
  public init(title: String, target: AnyObject? = nil, action: Selector? = nil) {
    self.title = title
    self.target = target
    self.action = action
  }
}

/// The title and the buttons that a navigation bar shows for one controller.
public final class UINavigationItem {
  /// The title in the center of the bar.
  public var title = ""

  /// Whether the back button is hidden, whichever controller is below.
  public var hidesBackButton = false {
    didSet { navigationBar?.makeButtons() }
  }

  /// The button on the left, which replaces the back button.
  public var leftBarButtonItem: UIBarButtonItem? {
    didSet { navigationBar?.makeButtons() }
  }

  /// Whether the left button is shown next to the back button.
  public var leftItemsSupplementBackButton = false {
    didSet { navigationBar?.makeButtons() }
  }

  /// The button on the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    didSet { navigationBar?.makeButtons() }
  }

  /// The bar that shows the item.
  fileprivate unowned(unsafe) var navigationBar: UINavigationBar?

  /// Creates an item without a title or buttons.
  public init() {}

  /// Whether the back button is shown when there's a controller to return to.
  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }
}

/// The bar of a navigation controller, with a back button.
///
/// Narrower than UIKit: its buttons have a fixed size, and it shows the last item only.
open class UINavigationBar: UIView {
  open override var className: String { "UINavigationBar" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.navigationBar, title: topItem?.title ?? "")
  }

  /// The controller that owns the bar.
  final unowned(unsafe) var navigationController: UINavigationController?

  /// The item that the bar shows.
  public private(set) final var topItem: UINavigationItem?

  private final var canGoBack = false

  /// Creates a bar; its controller sets its frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = .flexibleWidth
  }

  deinit {
    topItem?.navigationBar = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    guard navigationController != nil, let behavior = newWindow?.application?.behavior else {
      return
    }
    // A window without a safe area is assumed to have a status bar.
    let safe = newWindow?.safeAreaInsets.top ?? 0
    frame = CGRect(
      x: 0, y: safe > 0 ? safe : behavior.statusBarHeight, width: superview?.bounds.width ?? 0,
      height: behavior.navigationBarHeight)
    makeButtons()
  }

  /// Shows the item of a controller.
  final func show(_ item: UINavigationItem, canGoBack: Bool) {
    topItem?.navigationBar = nil
    topItem = item
    item.navigationBar = self
    self.canGoBack = canGoBack
    makeButtons()
  }

  /// Recreates the buttons of the item.
  final func makeButtons() {
    for button in subviews where button is UIButtonBarButton { button.removeFromSuperview() }
    guard let topItem else { return }
    var left = UIButtonBarButton.margin
    if canGoBack, topItem.showsBackButton {
      let back = UIButtonBarButton()
      back.traceName = "Back"
      place(back, left)
      left = back.frame.maxX
    }
    if let item = topItem.leftBarButtonItem { place(UIButtonBarButton(item), left) }
    if let item = topItem.rightBarButtonItem {
      let button = UIButtonBarButton(item)
      place(button, bounds.width - UIButtonBarButton.margin - UIButtonBarButton.width)
      button.autoresizingMask = .flexibleLeftMargin
    }
  }

  private final func place(_ button: UIButtonBarButton, _ left: CGFloat) {
    button.frame = CGRect(
      x: left, y: 0, width: UIButtonBarButton.width, height: bounds.height)
    addSubview(button)
  }
}

/// The control that represents an item of a bar, or the back button.
final class UIButtonBarButton: UIButton {
  override var className: String { "_UIButtonBarButton" }

  override var appearance: ViewAppearance? {
    ViewAppearance(
      goesBack ? .backButton : .barButton, title: item?.title ?? traceName, isEnabled: isEnabled)
  }

  /// The distance from the edge of the bar, in points.
  static let margin: CGFloat = 8

  /// The width of a button, in points.
  static let width: CGFloat = 60

  private let goesBack: Bool
  private let item: UIBarButtonItem?

  /// Creates the control for an item.
  init(_ item: UIBarButtonItem) {
    goesBack = false
    self.item = item
    super.init(frame: .zero)
    traceName = item.title
    isEnabled = item.isEnabled
    item.button = self
    show(item.menu)
    showsMenuAsPrimaryAction = item.action == nil
    if let action = item.action {
      addTarget(item.target, action: action, for: .primaryActionTriggered)
    }
  }

  /// Takes the menu of the item, whose recognizer belongs to UIKit.
  fileprivate func show(_ menu: UIMenu?) {
    self.menu = menu
    contextMenuInteraction?.recognizer?.name = "menu of \(traceName)"
  }

  /// Creates the back button.
  init() {
    goesBack = true
    item = nil
    super.init(frame: .zero)
    // The target isn't the controller, because the button must not keep that alive.
    let pop = Selector("popViewController") { button, _ in
      let bar = button.superview as? UINavigationBar
      bar?.navigationController?.popViewController(animated: true)
    }
    addTarget(BackTarget(), action: pop, for: .primaryActionTriggered)
  }

  deinit {
    if item?.button === self { item?.button = nil }
  }

  /// Returns whether a point is inside the back button, which also receives touches next to its
  /// bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard goesBack else { return super.point(inside: point, with: event) }
    let behavior = window?.application?.behavior ?? UIKitBehavior()
    let extent = max(frame.maxX, behavior.backButtonLeastExtent)
    return CGRect(x: -frame.minX, y: 0, width: extent, height: bounds.height).contains(point)
  }
}

/// The target of the back button.
private final class BackTarget {}

extension UIViewController {
  /// The navigation controller that this controller is in.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let present = controller {
      if let navigation = present as? UINavigationController { return navigation }
      controller = present.parent
    }
    return nil
  }
}

extension ClassDescription {
  /// The description of a button of a navigation bar.
  package static let barButtonItem = ClassDescription(
    "UIBarButtonItem", .barButtonItem,
    properties: [
      .typed(
        "isEnabled", "Whether the button works.",
        get: { (item: UIBarButtonItem) in item.isEnabled }, set: { $0.isEnabled = $1 }),
      .typed(
        "menu", "Whether the button opens a menu.",
        get: { (item: UIBarButtonItem) in item.menu != nil },
        set: { $0.menu = $1 ? UIMenu() : nil }),
    ],
    parts: [
      ClassPart(
        "menu", .contextMenuInteraction, if: .ifMentioned(["menu"]), at: .unpublished
      ) { (item: UIBarButtonItem) in item.button?.contextMenuInteraction?.recognizer }
    ])
}
