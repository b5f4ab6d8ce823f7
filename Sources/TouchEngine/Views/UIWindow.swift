/// The topmost view of a tree, in front of or behind other windows of its window scene.
///
/// A window's coordinates are offset by its frame on the screen. It starts hidden, as in UIKit,
/// until you call `makeKeyAndVisible()`.
open class UIWindow: UIView {
  /// The level of a window in the z-order; higher levels are closer to the user (D033).
  public struct Level: Comparable, Sendable {
    /// The number of the level.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an app's windows, 0.
    public static let normal = Level(rawValue: 0)

    /// The level of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1_000)

    /// The level of alerts, 2000.
    public static let alert = Level(rawValue: 2_000)

    /// Returns whether the left level is farther back.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// A run of taps at one location (D048).
  struct TapRecord {
    var count: Int
    var start: CGPoint
    var view: ObjectIdentifier
    var lift: VirtualTime?
  }

  open override var className: String { "UIWindow" }
  override var participantKind: Participant.Kind { .window }

  /// The level of the window in the z-order.
  public var windowLevel = Level.normal {
    didSet { windowScene?.sortWindows() }
  }

  /// The window scene that shows the window.
  public internal(set) final var windowScene: UIWindowScene? {
    get { lentScene.object }
    set { lentScene.object = newValue }
  }

  @exclusivity(unchecked) private final var lentScene = Lent<UIWindowScene>()

  /// The controller whose view fills the window (D150).
  ///
  /// Around the view of a navigation or tab bar controller, the window puts two private views, as
  /// logs have shown (D034); around others, it does so when `UIKitBehavior.wrapsEveryRootView` is
  /// `true`.
  public var rootViewController: UIViewController? {
    didSet { installRootView(replacing: oldValue) }
  }

  /// The outer of the two views that the window has put around its root view controller's view.
  private final var rootTransitionView: UITransitionView?

  /// The latest run of taps, which determines the tap count of new touches (D048, D050).
  @exclusivity(unchecked) final var taps: TapRecord?

  /// The system's gates, while there are any (G239).
  final var systemGestureGates: [UISystemGestureGateGestureRecognizer] = []

  /// The distances by which the parts of the screen that a case or a sensor covers extend into the
  /// window, in points.
  ///
  /// In UIKit, the device determines them; here you set them, and there are none by default.
  /// Touches outside the safe area don't count when the window decides whether a view receives one
  /// more (D061).
  public final var safeAreaInsets: UIEdgeInsets {
    get { storedSafeAreaInsets }
    set { if newValue.isFinite { storedSafeAreaInsets = newValue } }
  }

  private final var storedSafeAreaInsets = UIEdgeInsets.zero

  /// Creates a hidden window, with a frame on the screen in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
    window = self
  }

  deinit {
    rootViewController?.rootWindow = nil
  }

  /// Creates a hidden window that fills the screen of a window scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen)
    windowScene.attach(self)
  }

  /// The application that the window belongs to.
  public final var application: UIApplication? { windowScene?.application }

  /// The window scene, as logs since iOS 13 have shown (D088).
  open override var next: UIResponder? {
    given(.windowAnswersScene, windowScene) ?? application
  }

  /// Shows the window, in front of the other windows at its level.
  ///
  /// Which window is the key window doesn't matter for touches (D030).
  public func makeKeyAndVisible() {
    isHidden = false
    windowScene?.bringToFront(self)
  }

  /// Delivers an event: to recognizers first, then to views (D073, G038).
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      application?.deliver(event, in: self)
      return
    }
    Lent(application?.gestureEnvironment).use { environment in
      let groups = TouchGroup.groups(of: event, in: self)
      inOrder(.recognizersComeFirst) {
        environment.deliver(groups)
      } then: {
        sendTouches(groups, event, environment)
      }
    }
  }

  /// Adopts the behavior of the window's application, which may be another one now.
  final func behaviorDidChange() {
    let suspends = application?.behavior.suspendsRules ?? false
    if suspends != suspendsRules { noteSuspension(suspends) }
    updateSystemGestureGates()
  }

  private final func installRootView(replacing old: UIViewController?) {
    if old === rootViewController { return }
    old?.viewIfLoaded?.removeFromSuperview()
    rootTransitionView?.removeFromSuperview()
    rootTransitionView = nil
    old?.rootWindow = nil
    guard let root = given(.rootViewIsAdded, rootViewController) else { return }
    root.rootWindow = self
    let behavior = application?.behavior ?? UIKitBehavior()
    let wraps = root.containsControllers || behavior.wrapsEveryRootView
    guard wraps, behavior.follows(.containersSurroundControllers) else {
      root.view.frame = bounds
      insertSubview(root.view, at: 0)
      return
    }
    let transition = fill(with: UITransitionView(), at: 0)
    rootTransitionView = transition
    transition.fill(with: UIDropShadowView()).fill(with: root.view)
  }
}

extension ClassDescription {
  /// A window.
  package static let window = ClassDescription(
    "UIWindow", .window, inherits: .view, instances: .init { UIWindow() },
    properties: [
      .dynamic(
        "rootViewController", "The controller whose view fills a window.",
        .object([.viewController]), .onceMade,
        read: { (window: UIWindow, _) in .object(window.rootViewController) },
        write: { window, value in window.rootViewController = value.object as? UIViewController }),
      .typed(
        "safeAreaInsets",
        "The space along the edges of a window that the system uses: top, left, bottom and right, in points.",
        get: { (window: UIWindow) in window.safeAreaInsets }, set: { $0.safeAreaInsets = $1 }),
      .typed(
        "windowLevel", "How far to the front a window is.",
        get: { (window: UIWindow) in window.windowLevel }, set: { $0.windowLevel = $1 }),
    ])
}
