/// One of the methods by which a responder hears of an event; the raw value is its name in UIKit,
/// without argument labels.
package enum ResponderMethod: String, CaseIterable, Sendable {
  /// The device began to be shaken.
  case motionBegan
  /// The shake was none.
  case motionCancelled
  /// The device rests again.
  case motionEnded
  /// Buttons went down.
  case pressesBegan
  /// The system took the presses away.
  case pressesCancelled
  /// Buttons are pressed with another force.
  case pressesChanged
  /// Buttons went up.
  case pressesEnded
  /// Fingers came down.
  case touchesBegan
  /// The system took the touches away.
  case touchesCancelled
  /// Fingers were lifted.
  case touchesEnded
  /// Fingers moved.
  case touchesMoved

  /// What sort of event a method tells of; the raw value is the word for all its methods.
  package enum Family: String, CaseIterable, Sendable {
    /// The device is shaken.
    case motion
    /// Buttons.
    case presses
    /// Fingers.
    case touches
  }

  /// What sort of event it tells of.
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
