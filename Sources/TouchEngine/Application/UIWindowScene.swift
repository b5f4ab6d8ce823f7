/// The part of an application that shows windows on a screen.
open class UIWindowScene: UIResponder {
  open override var className: String { "UIWindowScene" }
  override var participantKind: Participant.Kind { .scene }

  /// The windows in the order in which they were attached.
  public private(set) var windows: [UIWindow] = []

  /// The windows from front to back: higher levels first, and within a level the latest first
  /// (D028, D032).
  @exclusivity(unchecked) public private(set) var windowsFrontToBack: [UIWindow] = []

  /// The screen in points.
  public let screen: CGRect

  /// The area of the window controls that the system shows over an app on iPad, in the coordinates of
  /// the screen; empty without any (D294).
  ///
  /// UIKit doesn't tell an app where they are.
  package final var windowControls = CGRect.zero

  /// The application that the window scene belongs to.
  public internal(set) final var application: UIApplication? {
    get { lentApplication.object }
    set { lentApplication.object = newValue }
  }

  @exclusivity(unchecked) private final var lentApplication = Lent<UIApplication>()

  /// Creates a window scene on a screen, in points.
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

  /// Shows a window in this window scene.
  public func attach(_ window: UIWindow) {
    guard window.windowScene !== self else { return }
    window.windowScene?.detach(window)
    windows.append(window)
    sortWindows()
    window.windowScene = self
    window.recognizersEnterEnvironment()
    window.behaviorDidChange()
  }

  /// Removes a window from this window scene.
  public func detach(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    application?.viewLeavesWindow(window)
    windows.remove(at: index)
    sortWindows()
    window.windowScene = nil
    window.recognizersEnterEnvironment()
  }

  /// Moves a window in front of the other windows at its level.
  final func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, let index = windows.firstIndex(where: { $0 === window }) else {
      return
    }
    windows.append(windows.remove(at: index))
    sortWindows()
  }

  /// Whether a window that was attached after another one stays behind it anyway.
  private func isBehind(_ window: UIWindow, _ other: UIWindow) -> Bool {
    if window.windowLevel != other.windowLevel, application.follows(.windowLevelsCount) {
      return window.windowLevel < other.windowLevel
    }
    return application.suspends(.lastWindowIsInFront)
  }

  /// Updates `windowsFrontToBack`.
  final func sortWindows() {
    windowsFrontToBack.removeAll()
    for window in windows {
      let place =
        windowsFrontToBack.firstIndex { !isBehind(window, $0) } ?? windowsFrontToBack.count
      windowsFrontToBack.insert(window, at: place)
    }
  }
}

extension UIView {
  /// Notifies the recognizers of this view and its descendants that their environment may have
  /// changed.
  final func recognizersEnterEnvironment() {
    for recognizer in gestureRecognizers ?? [] { recognizer.windowDidChange() }
    for subview in subviews { subview.recognizersEnterEnvironment() }
  }

  /// Detaches the recognizers of this view and its descendants from an environment that's going
  /// away.
  final func forgetEnvironment() {
    for recognizer in gestureRecognizers ?? [] { recognizer.environment = nil }
    for subview in subviews { subview.forgetEnvironment() }
  }
}

extension ClassDescription {
  /// A window scene.
  package static let windowScene = ClassDescription(
    "UIWindowScene", .windowScene, inherits: .responder,
    properties: [
      .typed(
        "windowControls", "The area of the window controls of iPadOS.",
        get: { (scene: UIWindowScene) in scene.windowControls }, set: { $0.windowControls = $1 })
    ])
}
