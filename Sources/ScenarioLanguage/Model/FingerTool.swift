package import TouchEngine

/// Where a gesture that is written as a word begins, and what it is made with.
package struct FingerLanding: Equatable, Sendable {
  /// The place, or the middle between the fingers.
  package var place: FingerPlace

  /// The number of fingers.
  package var fingers = 1

  /// What touches.
  package var tool = FingerTool()

  /// Creates a landing of one finger.
  package init(_ place: FingerPlace) {
    self.place = place
  }
}

/// What touches the screen, with what is pressed meanwhile.
package struct FingerTool: Equatable, Sendable {
  /// What sort of thing touches.
  package var type = UITouch.TouchType.direct

  /// The button of the pointing device, counted from one; a finger counts as the first.
  package var button = 1

  /// How hard it presses, 1 being an ordinary finger; zero where that is not felt.
  package var force = 0.0

  /// How far it is turned about itself, in radians.
  package var rollAngle = 0.0

  /// The keys that are held down on the keyboard.
  package var modifiers: UIKeyModifierFlags = []

  /// How hard something can press.
  static let forces = 0.0...100

  /// Creates a finger.
  package init() {}
}

extension UITouch.TouchType {
  /// The word in a step, as in `with a pencil`.
  package var noun: String {
    switch self {
    case .direct: "finger"
    case .indirect: "remote"
    case .indirectPointer: "pointer"
    case .pencil: "pencil"
    }
  }
}
