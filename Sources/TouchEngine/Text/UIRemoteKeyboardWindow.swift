/// The window of the keyboard, in front of the app's windows (D204).
///
/// In UIKit, it covers the screen and lets touches outside the keys through; in the model, it's as
/// large as the keyboard.
final class UIRemoteKeyboardWindow: UIWindow {
  override var className: String { "UIRemoteKeyboardWindow" }
}

extension UIApplication {
  /// Shows the keyboard while the first responder needs it, and removes it afterward (D205).
  final func updateKeyboard() {
    let scene = (firstResponder as? UIView)?.window?.windowScene
    guard let scene, firstResponder?.needsKeyboard == true else {
      if let keyboard { keyboard.windowScene?.detach(keyboard) }
      keyboard = nil
      return
    }
    if keyboard?.windowScene === scene { return }
    if let keyboard { keyboard.windowScene?.detach(keyboard) }
    let height = behavior.keyboardHeight
    let screen = scene.screen
    let window = UIRemoteKeyboardWindow(
      frame: CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height))
    window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    keyboard = window
    scene.attach(window)
    window.makeKeyAndVisible()
  }
}

extension UIView {
  /// Makes the first responder in this view resign (D203).
  ///
  /// - Parameter force: Whether it resigns without being asked.
  /// - Returns: Whether a first responder in this view has resigned.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.application?.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    if force, (window?.application).follows(.endEditingForces) {
      responder.loseFirstResponder()
      return true
    }
    return responder.resignFirstResponder()
  }
}

extension UIScrollView {
  /// The ways in which a drag dismisses the keyboard (D206).
  ///
  /// The model has no keyboard that follows the finger, so UIKit's interactive ways are absent.
  public enum KeyboardDismissMode: Int, Sendable, WordedValue {
    /// A drag leaves the keyboard where it is.
    case none
    /// The keyboard disappears when a drag begins.
    case onDrag

    package var word: String {
      switch self {
      case .none: "none"
      case .onDrag: "onDrag"
      }
    }
  }
}

extension ClassPart {
  /// The window of the keyboard, which a text brings while people edit it.
  static let keyboardWindow = ClassPart("UIRemoteKeyboardWindow", .window, named: .alone)
}
