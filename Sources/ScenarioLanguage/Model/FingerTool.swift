package import TouchEngine

/// The start of a gesture that's written as a word, and the tool that makes it.
package struct FingerLanding: Equatable, Sendable {
  /// The location, or the center between the fingers.
  package var place: FingerPlace

  /// The number of fingers.
  package var fingers = 1

  /// The tool that touches.
  package var tool = FingerTool()

  /// Creates a start with one finger.
  package init(_ place: FingerPlace) {
    self.place = place
  }
}

/// A finger or another tool that touches the screen, with the keys held meanwhile.
package struct FingerTool: Equatable, Sendable {
  /// The type of touch.
  package var type = UITouch.TouchType.direct

  /// The button of the pointing device, counted from one; a finger counts as the first.
  package var button = 1

  /// The force, where 1 is the force of an ordinary finger, or zero when there's no force to
  /// measure.
  package var force = 0.0

  /// The angle of the tool around its own axis, in radians.
  package var rollAngle = 0.0

  /// The keys that are held on the keyboard.
  package var modifiers: UIKeyModifierFlags = []

  /// The range of forces.
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
