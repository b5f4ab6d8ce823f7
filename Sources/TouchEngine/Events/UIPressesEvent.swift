/// A description of what the buttons of an application's remote control are doing at one moment
/// (D107).
public final class UIPressesEvent: UIEvent {
  /// The presses in the order in which they began.
  var presses: [UIPress] = []

  init() {
    super.init(type: .presses)
  }

  /// All presses, both those that changed and those that are held.
  public var allPresses: Set<UIPress> { Set(presses) }

  /// Returns the presses that a recognizer received.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.tracks($0) })
  }
}

extension UIEvent {
  /// The types of events; the raw values are UIKit's.
  public enum EventType: Int, Sendable {
    /// Fingers, pencils, and pointers whose button is pressed.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// Buttons.
    case presses = 3
    /// A trackpad or a wheel, without touches.
    case scroll = 10
  }

  /// The subtypes of events; the raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }
}
