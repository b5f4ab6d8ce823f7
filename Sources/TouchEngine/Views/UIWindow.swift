/// The topmost view of a tree, in front of or behind other windows of its scene.
///
/// A window's coordinates are moved by its frame on the screen. It starts hidden, as in UIKit, until
/// `makeKeyAndVisible()`.
open class UIWindow: UIView {
  /// How far in front a window is; greater levels are nearer to the reader (D033).
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

    /// Whether the left level is farther behind.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// A run of taps at one place (D048).
  struct TapRecord {
    var count: Int
    var start: CGPoint
    var view: ObjectIdentifier
    var lift: VirtualTime?
  }

  open override var className: String { "UIWindow" }
  override var participantKind: Participant.Kind { .window }

  /// How far in front the window is.
  public var windowLevel = Level.normal {
    didSet { windowScene?.sortWindows() }
  }

  /// The scene that shows the window.
  public internal(set) final var windowScene: UIWindowScene? {
    get { lentScene.object }
    set { lentScene.object = newValue }
  }

  @exclusivity(unchecked) private final var lentScene = Lent<UIWindowScene>()

  /// The controller whose view fills the window (D150).
  ///
  /// Around the view of a navigation or tab bar controller the window puts two views of its own, as
  /// logs have shown (D034); around others it does so when
  /// `UIKitBehavior.wrapsEveryRootView` asks for it.
  public var rootViewController: UIViewController? {
    didSet { installRootView(replacing: oldValue) }
  }

  /// The outer one of the views that the window has put around its root controller's view.
  private final var rootTransitionView: UITransitionView?

  /// The last run of taps, by which new touches are counted (D048, D050).
  @exclusivity(unchecked) final var taps: TapRecord?

  /// The gates of the system, while there are any (G239).
  final var systemGestureGates: [UISystemGestureGateGestureRecognizer] = []

  /// How far the parts of the screen that a case or a sensor takes reach into the window, in points.
  ///
  /// In UIKit the device decides; here the window is told, and has none by default. Touches outside
  /// the safe area do not count when it is decided whether a view takes one more (D061).
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

  /// Creates a hidden window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen)
    windowScene.attach(self)
  }

  /// The application that the window belongs to.
  public final var application: UIApplication? { windowScene?.application }

  /// The scene, as logs have shown since there are scenes (D088).
  open override var next: UIResponder? {
    windowScene
  }

  /// Shows the window, in front of the others of its level.
  ///
  /// Which window is the key window does not matter for touches (D030).
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
      environment.deliver(groups)
      sendTouches(groups, event, environment)
    }
  }

  private final func installRootView(replacing old: UIViewController?) {
    if old === rootViewController { return }
    old?.viewIfLoaded?.removeFromSuperview()
    rootTransitionView?.removeFromSuperview()
    rootTransitionView = nil
    old?.rootWindow = nil
    guard let root = rootViewController else { return }
    root.rootWindow = self
    let behavior = application?.behavior ?? UIKitBehavior()
    let wraps = root.containsControllers || behavior.wrapsEveryRootView
    guard wraps else {
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
