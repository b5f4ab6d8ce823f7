/// A method that passes an event to a responder; the raw value is its name in UIKit, without
/// argument labels.
package enum ResponderMethod: String, CaseIterable, Sendable {
  /// The device began to shake.
  case motionBegan
  /// The motion wasn't a shake.
  case motionCancelled
  /// The device came to rest.
  case motionEnded
  /// Buttons went down.
  case pressesBegan
  /// The system canceled the presses.
  case pressesCancelled
  /// The force of buttons changed.
  case pressesChanged
  /// Buttons went up.
  case pressesEnded
  /// Fingers touched down.
  case touchesBegan
  /// The system canceled the touches.
  case touchesCancelled
  /// Fingers lifted.
  case touchesEnded
  /// Fingers moved.
  case touchesMoved

  /// The kind of event that a method handles; the raw value is the word for all its methods.
  package enum Family: String, CaseIterable, Sendable {
    /// Shaking the device.
    case motion
    /// Buttons.
    case presses
    /// Fingers.
    case touches
  }

  /// The kind of event that the method handles.
  package var family: Family {
    switch self {
    case .motionBegan, .motionCancelled, .motionEnded: .motion
    case .pressesBegan, .pressesCancelled, .pressesChanged, .pressesEnded: .presses
    case .touchesBegan, .touchesCancelled, .touchesEnded, .touchesMoved: .touches
    }
  }

  /// The name in UIKit, without argument labels.
  package var name: String { rawValue }
}
