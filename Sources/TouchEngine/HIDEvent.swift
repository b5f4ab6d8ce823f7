/// What the digitizer reports at one moment: what each finger has done, in screen points.
///
/// The hardware sends one such event for the whole hand, with a child for each finger (D153).
public struct HIDEvent: Sendable {
  /// What one finger has done.
  public struct Finger: Sendable {
    /// What a finger can do.
    public enum Change: Sendable {
      /// It has come down.
      case touch
      /// It is somewhere else, or still where it was.
      case move
      /// It has gone up.
      case lift
      /// The system takes the touch away.
      case cancel
    }

    /// The number of the finger, from one.
    public var number: Int

    /// What it has done.
    public var change: Change

    /// Where it is on the screen, in points.
    public var location: CGPoint

    /// What touches: a finger, unless something else is said.
    public var type: UITouch.TouchType

    /// How hard it presses, 1 being an ordinary finger; zero where that is not felt.
    public var force: Double

    /// How far it is turned about itself, in radians; for pencils.
    public var rollAngle: Double

    /// Creates the report of one finger.
    public init(
      _ number: Int, _ change: Change, at location: CGPoint, type: UITouch.TouchType = .direct,
      force: Double = 0, rollAngle: Double = 0
    ) {
      self.number = number
      self.change = change
      self.location = location
      self.type = type
      self.force = force
      self.rollAngle = rollAngle
    }
  }

  /// The fingers that have done something.
  public var fingers: [Finger]

  /// The buttons of the pointing device that are pressed; a finger counts as the primary one
  /// (G054).
  public var buttonMask: UIEvent.ButtonMask

  /// The keys that are held down on the keyboard.
  public var modifierFlags: UIKeyModifierFlags

  /// When it was reported.
  var time = VirtualTime.zero

  /// Creates an event from the reports of its fingers.
  public init(
    _ fingers: [Finger], buttonMask: UIEvent.ButtonMask = .primary,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.fingers = fingers
    self.buttonMask = buttonMask
    self.modifierFlags = modifierFlags
  }
}
