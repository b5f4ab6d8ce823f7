/// The part of an application that shows windows on a screen.
open class UIWindowScene: UIResponder {
  open override var className: String { "UIWindowScene" }
  override var participantKind: Participant.Kind { .scene }

  /// The windows in the order of attaching.
  public private(set) var windows: [UIWindow] = []

  /// The windows from front to back: greater levels first, and of equal ones the last (D028, D032).
  @exclusivity(unchecked) public private(set) var windowsFrontToBack: [UIWindow] = []

  /// The screen in points.
  public let screen: CGRect

  /// The application that the scene belongs to.
  public internal(set) final var application: UIApplication? {
    get { lentApplication.object }
    set { lentApplication.object = newValue }
  }

  @exclusivity(unchecked) private final var lentApplication = Lent<UIApplication>()

  /// Creates a scene on a screen, in points.
  public init(screen: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) {
    self.screen = screen
    super.init()
    traceName = "scene"
  }

  deinit {
    for window in windows { window.windowScene = nil }
  }

  /// The application (D088).
  open override var next: UIResponder? { application }

  /// Shows a window in this scene.
  public func attach(_ window: UIWindow) {
    guard window.windowScene !== self else { return }
    window.windowScene?.detach(window)
    windows.append(window)
    sortWindows()
    window.windowScene = self
    window.recognizersEnterEnvironment()
    window.updateSystemGestureGates()
  }

  /// Takes a window from this scene.
  public func detach(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    application?.viewLeavesWindow(window)
    windows.remove(at: index)
    sortWindows()
    window.windowScene = nil
    window.recognizersEnterEnvironment()
  }

  /// Puts a window in front of the others of its level.
  final func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, let index = windows.firstIndex(where: { $0 === window }) else {
      return
    }
    windows.append(windows.remove(at: index))
    sortWindows()
  }

  /// Brings `windowsFrontToBack` up to date.
  final func sortWindows() {
    windowsFrontToBack.removeAll()
    for window in windows {
      let place =
        windowsFrontToBack.firstIndex { window.windowLevel >= $0.windowLevel }
        ?? windowsFrontToBack.count
      windowsFrontToBack.insert(window, at: place)
    }
  }
}

extension UIView {
  /// Tells all recognizers of this view and of those in it that their environment may be another.
  final func recognizersEnterEnvironment() {
    for recognizer in gestureRecognizers ?? [] { recognizer.windowDidChange() }
    for subview in subviews { subview.recognizersEnterEnvironment() }
  }

  /// Cuts the recognizers of this view and of those in it from an environment that is going away.
  final func forgetEnvironment() {
    for recognizer in gestureRecognizers ?? [] { recognizer.environment = nil }
    for subview in subviews { subview.forgetEnvironment() }
  }
}

extension ClassDescription {
  /// A window scene.
  package static let windowScene = ClassDescription(
    "UIWindowScene", .windowScene, inherits: .responder)
}
