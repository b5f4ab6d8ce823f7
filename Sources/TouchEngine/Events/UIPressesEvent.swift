/// What the buttons of an application's remote control are doing at one moment (D107).
public final class UIPressesEvent: UIEvent {
  /// The presses in the order of their beginning.
  var presses: [UIPress] = []

  init() {
    super.init(type: .presses)
  }

  /// All presses: those that changed and those that are held.
  public var allPresses: Set<UIPress> { Set(presses) }

  /// Returns the presses that a recognizer was given.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.tracks($0) })
  }
}

extension UIEvent {
  /// What an event tells of; the numbers are UIKit's.
  public enum EventType: Int, Sendable {
    /// Fingers, pencils, and pointers whose button is pressed.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// Buttons.
    case presses = 3
  }

  /// What exactly an event of a type tells of; the numbers are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// There is nothing more to say.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }
}
